import type { MainInfo, NoteOverview } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Pair } from "../parts/index.ts"
import { FactField } from "./fact-field.tsx"
import type { Fact } from "./facts.ts"
import type { ListingWizard } from "./listing-wizard.ts"

interface Props {
  readonly model: ListingWizard
}

const money = { tag: "money" } as const
const MAIN_FACTS: ReadonlyArray<Fact<"listingPrice" | "principalBalance" | "upb" | "upbDate">> = [
  { field: "principalBalance", label: "Principal balance", kind: money, isNeeded: true },
  {
    field: "upb",
    label: "Unpaid principal balance",
    kind: money,
    helper: "What is owed without interest",
    isNeeded: true,
  },
  { field: "upbDate", label: "Date of the unpaid balance", kind: { tag: "day" }, isNeeded: true },
  { field: "listingPrice", label: "Asking price", kind: money, helper: "Left empty, buyers name the price" },
]
const NOTE_FACTS: ReadonlyArray<Fact<"estCollateralValue" | "totalPayoff">> = [
  {
    field: "totalPayoff",
    label: "Total payoff",
    kind: money,
    helper: "What pays the loan off today, with interest and fees",
    isNeeded: true,
  },
  { field: "estCollateralValue", label: "Estimated collateral value", kind: money, isNeeded: true },
]

/** What is unpaid is a fact of the note, too: it follows as long as nobody said otherwise there. */
const withUnpaid = ({ form }: ListingWizard, upb: MainInfo["upb"]): NoteOverview => {
  const { mainInfo, noteOverview } = form
  const follows = noteOverview.unpaidPrincipalBalance === null || noteOverview.unpaidPrincipalBalance === mainInfo.upb
  return follows ? { ...noteOverview, unpaidPrincipalBalance: upb } : noteOverview
}

/** What is owed, what pays it off, and what stands behind it. */
export const Amounts = observer(({ model }: Props) => {
  const { mainInfo, noteOverview } = model.form
  const typeFact = (field: string, value: unknown) =>
    model.type({
      mainInfo: { ...mainInfo, [field]: value },
      ...(field === "upb" ? { noteOverview: withUnpaid(model, value as MainInfo["upb"]) } : {}),
    })
  const words = (field: string) => ({ onLeave: () => model.leave(field), error: model.errors[field] })
  return (
    <Pair>
      {MAIN_FACTS.map((fact) => (
        <FactField
          key={fact.field}
          fact={fact}
          value={mainInfo[fact.field]}
          onChange={(value) => typeFact(fact.field, value)}
          {...words(fact.field)}
        />
      ))}
      {NOTE_FACTS.map((fact) => (
        <FactField
          key={fact.field}
          fact={fact}
          value={noteOverview[fact.field]}
          onChange={(value) => model.type({ noteOverview: { ...noteOverview, [fact.field]: value } })}
          {...words(fact.field)}
        />
      ))}
    </Pair>
  )
})
