import { AssetId } from "@xl/core/shared"
import { AssetScreen, AssetViewModel, assetViewModel } from "@xl/ui/asset"
import { NotFoundScreen } from "@xl/ui/frame"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { advisorsOf } from "./advisors.tsx"
import { useMinute } from "./minute.ts"
import { offeringOn, roomOf } from "./offering.tsx"
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
      actions={offeringOn}
      advisors={advisorsOf}
      ownPictures={ownPicturesOf}
      room={roomOf}
      star={starOf}
    />
  )
})
