import { titleOf } from "@xl/core/assets"
import { warningTexts } from "@xl/core/kernel"
import { Cents, must } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { OfferAllocation } from "../offers/offer-allocation.tsx"
import { BudgetWarning } from "../offers/offer-budget.tsx"
import { Banner, KeyValueGrid, money, Said, Stack } from "../parts/index.ts"
import type { BundleDraft } from "./bundle-draft.ts"
import { shareText } from "./bundle-terms.tsx"

const amount = (cents: number | undefined, of: string | undefined): string =>
  [money(cents ?? 0), of].filter(Boolean).join(", ")

/** What is about to be sent, every asset with its price. */
export const BundleReview = observer(({ draft }: { readonly draft: BundleDraft }) => {
  const { assets, form } = draft
  return (
    <Stack>
      {draft.isAboveOwed && <Banner tone="warn">{warningTexts.aboveUnpaidPrincipal}</Banner>}
      <BudgetWarning budget={draft.budget} price={form.bidPrice} />
      <KeyValueGrid
        items={[
          {
            label: draft.isBundle ? "Total offer price" : "Offer price",
            value: amount(form.bidPrice, shareText(draft.priceShare, draft.isBundle ? "total UPB" : "UPB")),
          },
          {
            label: "Earnest money deposit",
            value: amount(form.earnestMoneyDeposit, shareText(draft.depositShare, "price")),
          },
          { label: "Due diligence period", value: `${form.dueDiligencePeriod ?? 0} days` },
          { label: "Closing", value: `${form.closing ?? 0} days` },
        ]}
      />
      <KeyValueGrid columns={1} items={[{ label: "Notes to the seller", value: form.notes || undefined }]} />
      <OfferAllocation
        offer={{
          assets: assets.map((asset) => ({
            id: asset.id,
            title: titleOf(asset),
            principalBalance: asset.mainInfo.upb ?? must(Cents, 0),
            bidAllocation: must(Cents, (draft.isBundle ? form.prices[asset.id] : form.bidPrice) ?? 0),
          })),
          listingChangedAt: null,
        }}
      />
      <Said $isQuiet>
        {draft.isBundle
          ? "The seller takes all of these assets with one answer, or none. If your offer is chosen, due diligence and closing start that day."
          : "If the seller chooses your offer, due diligence and closing start that day."}
      </Said>
    </Stack>
  )
})
