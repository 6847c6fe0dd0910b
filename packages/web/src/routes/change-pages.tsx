import { AssetId, ChangeRequestId } from "@xl/core/shared"
import { ReviewModel, reviewModel, ReviewScreen } from "@xl/ui/administration"
import {
  ChangeRequestModel,
  changeRequestModel,
  ChangeRequestScreen,
  ChangeRequestsModel,
  changeRequestsModel,
  ChangeRequestsScreen,
} from "@xl/ui/changes"
import { NotFoundScreen } from "@xl/ui/frame"
import { useViewModel } from "@xl/ui/view-model"
import { useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { useAddressParams } from "./address-params.ts"
import { Guard } from "./guard.tsx"
import { useMinute } from "./minute.ts"
import { roomOf } from "./offering.tsx"
import { offsetIn } from "./offset.ts"
import { ownPicturesOf } from "./own-pictures.tsx"

const { catalog, changeRequests, deals, listings, snackbars } = Tokens
const { session } = StoreTokens
screenModel(changeRequestsModel, ChangeRequestsModel, changeRequests, session)
screenModel(changeRequestModel, ChangeRequestModel, changeRequests, catalog, session, snackbars)
screenModel(reviewModel, ReviewModel, deals, listings, session, snackbars)

/** Requests to change published listings; the place in the list stands in the address. */
export const ChangeRequestsPage = () => {
  const [params, setParams] = useAddressParams()
  return (
    <Guard area="admin">
      <ChangeRequestsScreen
        offset={offsetIn(params)}
        onOffset={(offset) => setParams(offset === 0 ? {} : { offset: String(offset) })}
      />
    </Guard>
  )
}

/** One change request. */
export const ChangeRequestPage = () => {
  const { id } = useParams()
  if (!ChangeRequestId.is(id)) return <NotFoundScreen />
  return (
    <Guard area="admin">
      <ChangeRequestScreen key={id} id={id} />
    </Guard>
  )
}

/** One requested publication. (SEL-093) */
export const AssetReviewPage = () => {
  const { id } = useParams()
  const now = useMinute(useViewModel(Tokens.now))
  if (!AssetId.is(id)) return <NotFoundScreen />
  return (
    <Guard area="admin">
      <ReviewScreen key={id} id={id} now={now} pictures={ownPicturesOf} room={roomOf} />
    </Guard>
  )
}
