import type { AssetView } from "@xl/core/assets"
import { AssetId } from "@xl/core/shared"
import { AssetScreen, AssetViewModel, assetViewModel } from "@xl/ui/asset"
import { NotFoundScreen } from "@xl/ui/frame"
import { LinkButton } from "@xl/ui/parts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { advisorsOf } from "./advisors.tsx"
import { changesOf } from "./changes.tsx"
import { useMinute } from "./minute.ts"
import { offeringOn, ownListingOf, roomOf } from "./offering.tsx"
import { ownPicturesOf } from "./own-pictures.tsx"
import type { Prepare } from "./prepared.ts"
import { starOf } from "./star.tsx"

screenModel(assetViewModel, AssetViewModel, Tokens.catalog, StoreTokens.session)

export const prepare: Prepare = async (resolve, { params: { id } }) => {
  if (!AssetId.is(id)) return undefined
  const model = resolve(assetViewModel)
  await model.prepare(id)
  return { token: assetViewModel, model }
}

/** Administrators go on to the page of the deal. */
const offeringAndDeal = (asset: AssetView) => (
  <>
    {offeringOn(asset)}
    <LinkButton href={`/admin/deal/${asset.id}`} isWide>
      Open the deal
    </LinkButton>
  </>
)

/** Mounted afresh for another identity: what one may see differs. */
export const AssetPage = observer(() => {
  const { id } = useParams()
  const session = useViewModel(sessionStore)
  const now = useMinute(useViewModel(Tokens.now))
  if (!AssetId.is(id)) return <NotFoundScreen />
  if (session.state.tag === "opening") return null
  return (
    <AssetScreen
      key={`${id} ${session.profile?.id ?? ""}`}
      id={id}
      now={now}
      actions={session.flags.admin ? offeringAndDeal : offeringOn}
      advisors={advisorsOf}
      changes={changesOf}
      own={ownListingOf}
      ownPictures={ownPicturesOf}
      room={roomOf}
      star={starOf}
    />
  )
})
