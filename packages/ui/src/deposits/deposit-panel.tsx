import type { DepositAction } from "@xl/core/deposits"
import type { OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { Button, Cluster, ErrorState, Panel, RowsSkeleton, Said, Stack, SubTitle, TextLink } from "../parts/index.ts"
import { shownEnd } from "@xl/core/shared"
import { useViewModel } from "../view-model/index.ts"
import { DepositDialog } from "./deposit-dialog.tsx"
import { type DepositModel, depositModel } from "./deposit-model.ts"
import { DepositOverview } from "./deposit-overview.tsx"
import { ACTIONS, BANKS } from "./deposit-words.ts"

interface DepositPanelProps {
  readonly offer: OfferView
  readonly onRead?: (() => void) | undefined
}

/** What tells this offer from the others beside it: to its buyer the assets, to others the buyer. */
const whose = ({ assets, buyerName }: OfferView): string => buyerName ?? assets.map(({ title }) => title).join(", ")

/** The deposit of an offer as it stands, with what the viewer may do about it. */
export const DepositPanel = ({ offer, onRead }: DepositPanelProps) => {
  const model = useViewModel(depositModel)
  const told = useRef(onRead)
  useEffect(() => {
    told.current = onRead
  })
  useEffect(() => void model.open(offer).then(() => told.current?.()), [model, offer])
  useEffect(() => model.follow(), [model])
  return (
    <>
      <Panel title="Deposit" end={whose(offer)}>
        <Shown model={model} />
      </Panel>
      <DepositDialog model={model} />
    </>
  )
}

const Shown = observer(({ model }: { readonly model: DepositModel }) => {
  const { deposit, held } = model
  if (held.tag === "failed")
    return (
      <ErrorState title="The deposit did not load" onRetry={() => void model.again()}>
        {held.said}
      </ErrorState>
    )
  if (deposit === null) return <RowsSkeleton label="The deposit is loading" />
  return (
    <Stack $gap={5}>
      <DepositOverview deposit={deposit} />
      <PayingByHand model={model} />
      <Commands model={model} />
    </Stack>
  )
})

/** How and by when the buyer pays; an operator who has said nothing is asked. */
const PayingByHand = observer(({ model: { offer, payingByHand } }: { readonly model: DepositModel }) => {
  if (payingByHand === null) return null
  const by = offer?.buyerClosingPeriod?.endDate
  return (
    <Stack as="section" $gap={2} aria-label="How to pay">
      <SubTitle>How to pay</SubTitle>
      <Said>{`Pay${by === undefined ? "" : ` by ${shownEnd(by)}`}. An administrator records the money when it has arrived.`}</Said>
      {payingByHand === "" ? (
        <Said>
          The account to pay into is not published here yet.{" "}
          <TextLink href="?contact=message">Ask XL for the wire instructions.</TextLink>
        </Said>
      ) : (
        <Said $isProse>{payingByHand}</Said>
      )}
    </Stack>
  )
})

const RAISE = "Raise amount"

/** The first is what the deposit waits for; another amount is possible and waited for by nobody. */
const kindOf = (action: DepositAction, place: number) =>
  place === 0 && action !== "editDepositAmount" ? "primary" : "secondary"

export const Commands = observer(({ model }: { readonly model: DepositModel }) => {
  const { deposit } = model
  const actions = deposit?.actions ?? []
  return (
    <Cluster>
      {actions.map((action, place) => (
        <Button key={action} kind={kindOf(action, place)} onPress={() => model.ask(action)}>
          {action === "editDepositAmount" && model.isAgreed ? RAISE : ACTIONS[action]}
        </Button>
      ))}
      {deposit !== null && model.takesBank && (
        <Button kind={actions.length === 0 ? "secondary" : "quiet"} onPress={() => model.ask("selectBank")}>
          {BANKS[deposit.side].select}
        </Button>
      )}
    </Cluster>
  )
})
