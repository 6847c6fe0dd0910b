import type { ClosingParty } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { Banner, Button, Dialog, money, Stack } from "../parts/index.ts"
import type { ClosingPageModel } from "./closing-page-model.ts"
import { assetsText, consequenceText } from "./closing-words.ts"

interface Props {
  readonly model: ClosingPageModel
  readonly party: ClosingParty
}

/** Asks once more before a party accepts, with the amount and what follows. */
export const AcceptDialog = observer(({ model, party }: Props) => {
  const { error, facts, isConfirming, isSending } = model
  if (facts === null || !isConfirming) return null
  const { offer } = facts
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title="Accept the closing documents?"
      context={assetsText(offer)}
      onClose={model.dismiss}
      onSubmit={model.accept}
      actions={
        <>
          <Button onPress={model.dismiss}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>{`Accept, ${money(offer.terms.bidPrice)}`}</Button>
        </>
      }
    >
      <Stack>
        <p>{consequenceText(party, offer)}</p>
        {error !== null && (
          <Banner tone="bad" isAlert>
            {error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
})
