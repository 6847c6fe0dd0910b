import { shownEnd } from "@xl/core/shared"
import {
  acceptBy,
  type ClosingParty,
  closingPath,
  hasSeenClosing,
  OFFERS_ON_A_PAGE,
  type OfferView,
} from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Entries, Entry, ErrorState, LinkButton, money, Pagination, Panel, timeLeft, ToneIcon } from "../parts/index.ts"
import { dayEnd } from "../offers/next-step.tsx"
import { useViewModel } from "../view-model/index.ts"
import { closingListModel } from "./closing-list-model.ts"
import { assetsText } from "./closing-words.ts"

interface Props {
  readonly party: ClosingParty
  /** In milliseconds since the Unix epoch. */
  readonly now: number
}

/** The closings that wait for the reader, above the reader's offers or assets; nothing where there are none. */
export const ClosingListPanel = observer(({ now, party }: Props) => {
  const model = useViewModel(closingListModel)
  useEffect(() => void model.open(party), [model, party])
  useEffect(() => model.follow(), [model])
  const { listed, offset, total } = model
  const offers = model.openAt(now)
  if (listed.tag === "failed")
    return (
      <ErrorState title="Your closings did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (offers.length === 0) return null
  return (
    <Panel title="Closings that wait for you" end={total === 1 ? "1 closing" : `${total} closings`} isFlush>
      <Entries>
        {offers.map((offer) => (
          <Closing key={offer.id} offer={offer} party={party} now={now} />
        ))}
      </Entries>
      {total > OFFERS_ON_A_PAGE && (
        <Pagination
          label="Closings"
          total={total}
          offset={offset}
          size={OFFERS_ON_A_PAGE}
          onGo={(next) => void model.open(party, next)}
        />
      )}
    </Panel>
  )
})

const Closing = ({ now, offer, party }: Props & { readonly offer: OfferView }) => {
  const by = acceptBy(offer, party)
  const name = assetsText(offer)
  return (
    <Entry
      mark={<ToneIcon tone="blue" icon="file" word="Closing" />}
      title={name}
      isNew={!hasSeenClosing(offer, party)}
      meta={by && <span>{timeLeft(dayEnd(by), now)} left</span>}
      action={
        <LinkButton
          kind="primary"
          size="small"
          href={closingPath(party, "ss", offer.id)}
          label={`Open closing, ${name}`}
        >
          Open closing
        </LinkButton>
      }
    >
      {`Closing: act by ${by === null ? "the day agreed" : shownEnd(by)}. Price ${money(offer.terms.bidPrice)}.`}
    </Entry>
  )
}
