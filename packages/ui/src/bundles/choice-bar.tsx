import { makeOfferPath } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { offerStart } from "../offers/offer-start.ts"
import { BottomBar, Button, LinkButton, money, TextLink } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { bundleDialog } from "./bundle-dialog-model.ts"
import { offerChoice } from "./offer-choice.ts"

/** What was chosen for one offer, at the foot of every page: how many assets, whose, what is owed on them. `path` is the page's. */
export const ChoiceBar = observer(({ path }: { readonly path: string }) => {
  const choice = useViewModel(offerChoice)
  const start = useViewModel(offerStart)
  const dialog = useViewModel(bundleDialog)
  if (choice.count === 0) return null
  const isEnough = choice.count > 1
  const [first] = choice.assets
  return (
    <BottomBar
      label="Chosen for one offer"
      keepsClear
      actions={
        <>
          <Button kind="quiet" onPress={choice.clear}>
            Clear
          </Button>
          <LinkButton href={makeOfferPath("assets")}>Step by step</LinkButton>
          <Button kind="primary" isDisabled={!isEnough} onPress={() => start.startBundle(path, dialog.open)}>
            Make one offer
          </Button>
        </>
      }
    >
      <b>{choice.count === 1 ? "1 asset" : `${choice.count} assets of one seller`}</b>
      {`, ${money(choice.upb)} UPB. `}
      {!isEnough && first && (
        <>
          Choose another asset of the same seller: its page{" "}
          <TextLink href={`/asset/${first.id}`}>lists those that may join</TextLink>.
        </>
      )}
    </BottomBar>
  )
})
