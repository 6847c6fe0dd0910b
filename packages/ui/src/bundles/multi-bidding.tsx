import { observer } from "mobx-react-lite"
import { RefusalBanner } from "../offers/refusal-banner.tsx"
import { Button, Dialog, KeyValueGrid, money, Stack } from "../parts/index.ts"
import type { BundleDialogModel } from "./bundle-dialog-model.ts"
import { BundlePrices } from "./bundle-prices.tsx"
import { shareText } from "./bundle-terms.tsx"

/** Multi bidding: another price for each asset of an offer at once. The total is their sum, the other terms stay. */
export const MultiBidding = observer(({ model }: { readonly model: BundleDialogModel }) => {
  const { draft, editing } = model
  return (
    <Dialog
      isOpen
      width={1019}
      title="Multi bidding"
      context={`${draft.assets.length} assets of one seller`}
      onClose={model.close}
      onSubmit={model.send}
      note={
        model.isRevising
          ? "The seller sees the new prices at once. Deposit, periods and notes stay as they are."
          : "The seller sees your offer at once."
      }
      actions={
        <>
          <Button onPress={model.close}>Cancel</Button>
          <Button kind="primary" size="large" type="submit" isPending={model.isSending}>
            {`${model.isRevising ? "Send prices" : "Send offer"}, ${money(draft.allocated)}`}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Refusal model={model} />
        <BundlePrices draft={draft} isTotal />
        <KeyValueGrid
          items={[
            { label: "Total offer price before", value: editing ? money(editing.terms.bidPrice) : undefined },
            {
              label: "Earnest money deposit",
              value: [money(draft.form.earnestMoneyDeposit ?? 0), shareText(draft.depositShare, "price before")]
                .filter(Boolean)
                .join(", "),
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
})

/** What was refused, by the gateway or before it is asked. */
const Refusal = observer(({ model: { close, draft, refusal, unsigned } }: { readonly model: BundleDialogModel }) => {
  const text = refusal ?? draft.errors.bidPrice ?? draft.errors.earnestMoneyDeposit
  return text === undefined ? null : (
    <RefusalBanner said={text} unsigned={refusal === null ? null : unsigned} onLeave={close} />
  )
})
