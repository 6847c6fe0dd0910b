import { fundsMarkHelp, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { Banner, Button, Dialog, money, TextArea } from "../parts/index.ts"
import { ListingChangedBanner } from "../changes/listing-changed-note.tsx"
import type { Asked, AssetOverviewModel } from "./asset-overview-model.ts"
import { PlanPeriodsDialog } from "./plan-periods-dialog.tsx"

interface Props {
  readonly model: AssetOverviewModel
}

interface Words {
  readonly title: string
  readonly text: string
  readonly go: string
  readonly isDanger?: boolean
}

/** Of a bundle the answer moves every asset. */
const who = ({ assets, buyerName, terms }: OfferView): string => {
  const offers = `${buyerName ?? "This buyer"} offers ${money(terms.bidPrice)}`
  if (assets.length === 1) return `${offers}.`
  return `${offers} for ${assets.length} assets: ${assets.map(({ title }) => title).join(", ")}. Your answer holds for all of them.`
}

const wordsOf = (asked: Exclude<Asked, { readonly tag: "plan" }>): Words => {
  switch (asked.tag) {
    case "closeCall":
      return {
        title: "Close the call for offers?",
        text: "No new offers are taken from now on. You choose a winner, or select offers for best and final.",
        go: "Close call for offers",
      }
    case "endBidding":
      return {
        title: "End bidding and choose a winner?",
        text: "No call for offers was opened. No new offers are taken from now on. You choose a winner among the active offers, or select offers for best and final.",
        go: "End bidding",
      }
    case "closeBestAndFinal":
      return {
        title: "Close best and final?",
        text: "Selected buyers can no longer revise. You choose a winner.",
        go: "Close best and final",
      }
    case "select":
      return {
        title: "Select this offer as winner?",
        text: `${who(asked.offer)} Due diligence and closing start today. Other active offers stay until both sides have accepted the documents.`,
        go: `Select winner, ${money(asked.offer.terms.bidPrice)}`,
      }
    case "selectForBestAndFinal":
      return {
        title: "Select for best and final?",
        text: `${who(asked.offer)} The buyer may revise the offer while best and final runs; plan that period if you have not.`,
        go: "Select for best and final",
      }
    case "decline":
      return {
        title: "Decline this offer?",
        text: `${who(asked.offer)} The buyer is told the reason.`,
        go: "Decline offer",
        isDanger: true,
      }
  }
}

/** That the chosen offer is older than a change of the listing, as its row says. */
const ChangedHelp = ({ asked }: { readonly asked: Asked }) =>
  asked.tag === "select" || asked.tag === "selectForBestAndFinal" ? <ListingChangedBanner offer={asked.offer} /> : null

/** What a mark of the chosen offer means, before it is selected. */
const FundsHelp = ({ asked }: { readonly asked: Asked }) =>
  asked.tag === "select" && asked.offer.fundsMark !== "covered" ? (
    <Banner tone="warn">{fundsMarkHelp[asked.offer.fundsMark]}</Banner>
  ) : null

/** What the seller is asked before something happens that others see. */
export const OverviewDialogs = observer(({ model }: Props) => {
  const { asked } = model
  if (asked === null) return null
  if (asked.tag === "plan") return <PlanPeriodsDialog model={model} />
  const words = wordsOf(asked)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title={words.title}
      onClose={model.dismiss}
      onSubmit={model.confirm}
      actions={
        <>
          <Button onPress={model.dismiss}>Cancel</Button>
          <Button kind={words.isDanger ? "danger" : "primary"} type="submit" isPending={model.isAsking}>
            {words.go}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <ChangedHelp asked={asked} />
      <FundsHelp asked={asked} />
      {asked.tag === "decline" && (
        <TextArea label="Reason" value={model.reason} onChange={model.typeReason} error={model.error ?? undefined} />
      )}
      {asked.tag !== "decline" && model.error !== null && (
        <Banner tone="bad" isAlert>
          {model.error}
        </Banner>
      )}
    </Dialog>
  )
})
