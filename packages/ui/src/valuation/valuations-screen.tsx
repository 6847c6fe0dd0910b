import { isKnown } from "@xl/core/shared"
import type { CalculatorResult, Valuation, ValuationInput } from "@xl/core/valuation"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { accountDialogs } from "../accounts/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  Cluster,
  count,
  dateTime,
  EmptyState,
  Entries,
  Entry,
  Facts,
  LinkButton,
  ListedPanel,
  moneyShort,
  percent,
  ScreenTitle,
  Stack,
  TextLink,
} from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { RETURNS } from "./steps.ts"
import { titleOf, type ValuationsModel, valuationsModel } from "./valuations-model.ts"

const START = "/free-loan-valuation"

export interface ValuationsScreenProps {
  /** What lists a valuation on the market, for whoever is signed in. */
  readonly listOf?: ((valuation: Valuation) => ReactNode) | undefined
}

/** One's valuations; a guest's is empty, and asks nothing of the gateway. */
export const ValuationsScreen = observer((props: ValuationsScreenProps) => {
  const session = useViewModel(sessionStore)
  return (
    <Wrap>
      {session.state.tag === "guest" && <ForGuests />}
      {session.state.tag === "signedIn" && <Own {...props} key={session.state.profile.id} />}
    </Wrap>
  )
})

const ForGuests = () => {
  const dialogs = useViewModel(accountDialogs)
  return (
    <>
      <ScreenHead>
        <ScreenTitle>Valuations</ScreenTitle>
      </ScreenHead>
      <EmptyState
        title="Sign in to see your valuations"
        actions={
          <>
            <Button kind="primary" onPress={() => dialogs.open("signIn")}>
              Sign in
            </Button>
            <LinkButton href={START}>Value a loan</LinkButton>
          </>
        }
      >
        Loans that you value are kept here with your account. Valuing one is free and needs none.
      </EmptyState>
    </>
  )
}

const Own = observer(({ listOf }: ValuationsScreenProps) => {
  const model = useViewModel(valuationsModel)
  useEffect(() => void model.open(), [model])
  return (
    <>
      <ScreenHead>
        <ScreenTitle>Valuations</ScreenTitle>
        {model.count > 0 && (
          <Facts as="output">
            <b>{count(model.count)}</b> {model.count === 1 ? "loan valued" : "loans valued"}
          </Facts>
        )}
        <LinkButton kind="primary" href={START}>
          Value a loan
        </LinkButton>
      </ScreenHead>
      <ListedPanel
        listed={model.listed}
        subject="Your valuations"
        label="Your valuations"
        onRetry={() => void model.open()}
        itemsOf={({ valuations }) => valuations}
        empty={{ title: "No valuations yet", said: "Value a loan, and it is kept here." }}
      >
        {({ valuations }) => (
          <Stack $gap={2}>
            <Entries>
              {valuations.map((valuation) => (
                <Row key={valuation.id} model={model} valuation={valuation} listOf={listOf} />
              ))}
            </Entries>
          </Stack>
        )}
      </ListedPanel>
      {model.hasMore && (
        <Cluster>
          <Button isPending={model.isAdding} onPress={() => void model.more()}>
            Show more
          </Button>
        </Cluster>
      )}
    </>
  )
})

interface RowProps extends ValuationsScreenProps {
  readonly model: ValuationsModel
  readonly valuation: Valuation
}

/** What kind of property, where, and how much is owed. */
const factsOf = ({ address, propertyType, specifics }: ValuationInput): ReadonlyArray<string> => {
  const upb = specifics?.upb ?? null
  return [
    propertyType !== null && isKnown(propertyType) ? propertyType : "",
    [address?.city, address?.state].filter(Boolean).join(", "),
    upb === null ? "" : `${moneyShort(upb)} unpaid`,
  ].filter((part) => part !== "")
}

/** "$1.77M to $3.08M, expected $2.73M, 54.7% of UPB". */
const saidOf = ({ highValueRange, lowValueRange, percentToUpb, value }: CalculatorResult): string =>
  [
    `${moneyShort(lowValueRange ?? 0)} to ${moneyShort(highValueRange ?? 0)}`,
    `expected ${moneyShort(value ?? 0)}`,
    ...(percentToUpb === null ? [] : [`${percent(percentToUpb)} of UPB`]),
  ].join(", ")

const Row = observer(({ model, valuation, listOf }: RowProps) => {
  const { calculatorResult, dateModified, id, userInput } = valuation
  const title = titleOf(valuation)
  return (
    <Entry
      title={<TextLink href={`${START}/valuation/${id}`}>{title}</TextLink>}
      meta={[...factsOf(userInput), `Valued ${dateTime(dateModified)}`].map((part) => (
        <span key={part}>{part}</span>
      ))}
      action={
        <Cluster>
          {listOf?.(valuation)}
          <LinkButton size="small" href={`${START}/general/${id}${RETURNS}`}>
            Edit
          </LinkButton>
          <Button
            size="small"
            kind="danger"
            aria-label={`Delete ${title}`}
            isPending={model.deleting.has(id)}
            onPress={() => model.remove({ id, title })}
          >
            Delete
          </Button>
        </Cluster>
      }
    >
      {calculatorResult === null ? "Not valued yet" : saidOf(calculatorResult)}
    </Entry>
  )
})
