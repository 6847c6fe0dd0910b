import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { accountDialogs } from "../accounts/index.ts"
import { returnPath } from "../arrival/index.ts"
import { Button, Said } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { signInForOffer } from "./sign-in-for-offer.ts"

interface OnAsset {
  readonly asset: AssetView
}

/** The way to a new offer, where the asset takes one. */
export const MakeOffer = ({ asset, onPress }: OnAsset & { readonly onPress: () => void }) =>
  isOpenToOffers(asset.status) ? (
    <Button kind="primary" size="large" isWide onPress={onPress}>
      Make an offer
    </Button>
  ) : (
    <Said $isQuiet>This asset does not take new offers.</Said>
  )

/** What a guest may do here: sign in, and come back. It needs none of what members bid and talk with. */
export const GuestOffer = ({ asset }: OnAsset) => {
  const accounts = useViewModel(accountDialogs)
  const paths = useViewModel(returnPath)
  const signIn = () => signInForOffer(asset, accounts, paths)
  return (
    <>
      <MakeOffer asset={asset} onPress={signIn} />
      <Button isWide onPress={signIn}>
        Message the seller
      </Button>
    </>
  )
}
