import { warningTexts } from "@xl/core/kernel"
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
  const renew = (isExpired: boolean) => !profile.buyerUnderReview && <Renew onPress={() => onRenew(isExpired)} />
  return (
    <Panel title="Buying power">
      {power.tag === "held" ? (
        <Stack $gap={5}>
          {power.isRenewalDue && (
            <Banner tone="warn" action={renew(false)}>
              Your approval ends {lasting(power.daysLeft)}. Offers need approved funds: renew it before then.
            </Banner>
          )}
          <Meter model={model} power={power} />
        </Stack>
      ) : (
        <Banner tone="warn" action={renew(power.tag === "expired")}>
          {power.tag === "expired" ? warningTexts.fundsExpired : otherEntityText(power)}
        </Banner>
      )}
    </Panel>
  )
})

/** Says whose funds were approved, and that they do not count for the entity that buys now. */
export const otherEntityText = (power: Extract<BuyingPower, { readonly tag: "otherEntity" }>): string =>
  `Funds of ${money(power.approved)} were approved ${power.fundsEntity === null ? "without a purchasing entity" : `for ${power.fundsEntity}`}. They do not count for ${power.purchasingEntity ?? "a buyer without one"}: renew your proof of funds.`

const Renew = ({ onPress }: { readonly onPress: () => void }) => (
  <Button size="small" onPress={onPress}>
    Renew now
  </Button>
)

const days = (left: number): string => (left === 1 ? "1 day" : `${count(left)} days`)
const lasting = (left: number): string => (left === 1 ? "today" : `in ${days(left)}, today included`)

const facts = (power: Held) => [
  { label: "Left to bid", value: money(power.left), isBad: power.over > 0 },
  { label: power.entity === null ? "Approved funds" : `Approved funds, ${power.entity}`, value: money(power.approved) },
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
