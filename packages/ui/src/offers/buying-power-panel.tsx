import { warningTexts } from "@xl/core/messages"
import { type BuyingPower, buyingPower } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import {
  Banner,
  Button,
  count,
  day,
  ErrorState,
  KeyValueGrid,
  money,
  Panel,
  Progress,
  RowsSkeleton,
  Stack,
} from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type BuyerOffers, buyerOffers } from "./buyer-offers.ts"

export interface BuyingPowerPanelProps {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Opens the renewal of the proof of funds. */
  readonly onRenew: (isExpired: boolean) => void
}

/** What a buyer may still bid: approved funds minus own live offers, and until when. Nothing before a first approval. */
export const BuyingPowerPanel = observer(({ now, onRenew }: BuyingPowerPanelProps) => {
  const { profile } = useViewModel(sessionStore)
  const model = useViewModel(buyerOffers)
  if (profile === null) return null
  const power = buyingPower(profile, model.offers, now)
  if (power.tag === "none") return null
  const isUnderReview = profile.buyerUnderReview
  return (
    <Panel title="Buying power">
      {power.tag === "expired" ? (
        <Banner tone="warn" action={!isUnderReview && <Renew onPress={() => onRenew(true)} />}>
          {warningTexts.fundsExpired}
        </Banner>
      ) : (
        <Stack $gap={5}>
          {power.isRenewalDue && (
            <Banner tone="warn" action={!isUnderReview && <Renew onPress={() => onRenew(false)} />}>
              Your approval ends {lasting(power.daysLeft)}. Offers need approved funds: renew it before then.
            </Banner>
          )}
          <Meter model={model} power={power} />
        </Stack>
      )}
    </Panel>
  )
})

const Renew = ({ onPress }: { readonly onPress: () => void }) => (
  <Button size="small" onPress={onPress}>
    Renew now
  </Button>
)

const days = (left: number): string => (left === 1 ? "1 day" : `${count(left)} days`)
const lasting = (left: number): string => (left === 1 ? "today" : `in ${days(left)}, today included`)

const facts = (power: Held) => [
  { label: "Left to bid", value: money(power.left), isBad: power.over > 0 },
  { label: "Approved funds", value: money(power.approved) },
  {
    label: power.offers === 1 ? "In 1 live offer" : `In ${count(power.offers)} live offers`,
    value: money(power.committed),
  },
  { label: "Days left", value: `${count(power.daysLeft)}, until ${day(power.lastDay)}`, isBad: power.isRenewalDue },
]

type Held = Extract<BuyingPower, { readonly tag: "held" }>

const Meter = observer(({ model, power }: { readonly model: BuyerOffers; readonly power: Held }) => {
  const { held } = model
  if (held.tag === "failed")
    return (
      <ErrorState title="Your offers did not load" onRetry={() => void model.load()}>
        {held.said}
      </ErrorState>
    )
  if (held.tag === "loading" && held.offers.length === 0) return <RowsSkeleton label="Your offers are loading" />
  return (
    <>
      <KeyValueGrid items={facts(power)} />
      <Progress
        label="Promised in live offers"
        value={power.approved === 0 ? 0 : power.committed / power.approved}
        said={`${money(power.committed)} of ${money(power.approved)}`}
      />
      {power.over > 0 && (
        <Banner tone="bad">Your live offers are {money(power.over)} above the funds that were approved.</Banner>
      )}
    </>
  )
})
