import { type AssetView, isOpenToOffers } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { accountDialogs } from "../accounts/index.ts"
import { type GuestPress, returnPath } from "../arrival/index.ts"
import { Button, Said } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { signInAt } from "./sign-in-for-offer.ts"

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

interface GuestOfferProps extends OnAsset {
  /** Whether the session of this browser is still being looked for. */
  readonly isOpening: boolean
}

/**
 * What a guest may do here: sign in, and then it goes on. It needs none of what members bid and talk with. A press before the session is
 * known waits for it.
 */
export const GuestOffer = observer(({ asset, isOpening }: GuestOfferProps) => {
  const accounts = useViewModel(accountDialogs)
  const paths = useViewModel(returnPath)
  const path = `/asset/${asset.id}`
  const wasOpening = useRef(isOpening)
  useEffect(() => {
    if (wasOpening.current && !isOpening && paths.pressed?.path === path) accounts.open("signIn", true)
    wasOpening.current = isOpening
  }, [accounts, isOpening, path, paths])
  const press = (what: GuestPress) => {
    if (isOpening) paths.keep(path, what)
    else signInAt(path, accounts, paths, what)
  }
  const waits = isOpening ? paths.pressed?.press : undefined
  return (
    <>
      <MakeOffer asset={asset} isPending={waits === "offer"} onPress={() => press("offer")} />
      <Button isWide isPending={waits === "message"} onPress={() => press("message")}>
        Message the seller
      </Button>
    </>
  )
})
