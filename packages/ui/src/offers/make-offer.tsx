import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { useEffect } from "react"
import { accountDialogs } from "../accounts/index.ts"
import { returnPath } from "../arrival/index.ts"
import { Button, Said } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { signInForOffer } from "./sign-in-for-offer.ts"

interface OnAsset {
  readonly asset: AssetView
}

interface MakeOfferProps extends OnAsset {
  readonly isPending?: boolean | undefined
  readonly onPress: () => void
}

/** The way to a new offer, where the asset takes one. */
export const MakeOffer = ({ asset, isPending, onPress }: MakeOfferProps) =>
  isOpenToOffers(asset.status) ? (
    <Button kind="primary" size="large" isWide isPending={isPending} onPress={onPress}>
      Make an offer
    </Button>
  ) : (
    <Said $isQuiet>This asset does not take new offers.</Said>
  )

/** What somebody pressed before it was known whether they are signed in. */
export type EarlyPress = "message" | "offer"

interface GuestOfferProps extends OnAsset {
  /** Whether the session of this browser is still being looked for. */
  readonly isOpening: boolean
  readonly pressed: EarlyPress | null
  readonly onPressed: (what: EarlyPress | null) => void
}

/**
 * What a guest may do here: sign in, and come back. It needs none of what members bid and talk with. A press before the session is known
 * waits for it.
 */
export const GuestOffer = ({ asset, isOpening, onPressed, pressed }: GuestOfferProps) => {
  const accounts = useViewModel(accountDialogs)
  const paths = useViewModel(returnPath)
  const press = (what: EarlyPress) => (isOpening ? onPressed(what) : signInForOffer(asset, accounts, paths))
  useEffect(() => {
    if (isOpening || pressed === null) return
    onPressed(null)
    signInForOffer(asset, accounts, paths)
  }, [accounts, asset, isOpening, onPressed, paths, pressed])
  return (
    <>
      <MakeOffer asset={asset} isPending={pressed === "offer"} onPress={() => press("offer")} />
      <Button isWide isPending={pressed === "message"} onPress={() => press("message")}>
        Message the seller
      </Button>
    </>
  )
}
