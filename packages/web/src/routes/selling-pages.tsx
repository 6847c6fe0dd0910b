import {
  CreationCompleteScreen,
  LoanSaleAdvisoryScreen,
  LoanSalesScreen,
  SellScreen,
  SuccessPaymentScreen,
} from "@xl/ui/information"
import { publishingStart } from "@xl/core/profiles"
import { OwnListing, useOwnListing } from "@xl/ui/listing-life"
import { NotFoundScreen } from "@xl/ui/frame"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import "./listing-life-parts.ts"

const WIZARD = "/sell-your-loan/create"

/**
 * Guests and sellers go where a loan is listed, guests by way of a login. Of others the address asks for the seller's profile; by what name
 * the page was reached stays with it.
 */
export const LoanSalesPage = () => {
  const session = useViewModel(sessionStore)
  const { house } = useViewModel(Tokens.config)
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const sell = () => {
    const { profile } = session
    if (profile === null || publishingStart(profile) === "asset") return void navigate(WIZARD)
    return void navigate(`${pathname}?become=seller`, { replace: true, state: state as unknown })
  }
  return <LoanSalesScreen onSell={house.showsSellerProfile ? sell : undefined} />
}
export const LoanSaleAdvisoryPage = () => <LoanSaleAdvisoryScreen />
export const SellPage = () => <SellScreen hasAdvisory={useViewModel(Tokens.config).house.hasExclusive} />

/** The asset that the address names, where it names one. */
const useAsset = (): { readonly id: string | undefined; readonly isWrong: boolean } => {
  const { id } = useParams()
  return { id, isWrong: id !== undefined && !AssetId.is(id) }
}

/** After the wizard: what was saved, followed until it is on the market. */
export const CreatedListing = observer(({ id }: { readonly id: AssetId }) => {
  const asset = useOwnListing(id)
  const navigate = useNavigate()
  const gone = () => void navigate("/seller/filters/active")
  return <CreationCompleteScreen id={id} listing={asset} next={asset && <OwnListing asset={asset} onGone={gone} />} />
})

export const CreationCompletePage = () => {
  const { id, isWrong } = useAsset()
  if (isWrong) return <NotFoundScreen />
  return AssetId.is(id) ? <CreatedListing id={id} /> : <CreationCompleteScreen id={id} />
}

export const SuccessPaymentPage = () => {
  const { id, isWrong } = useAsset()
  return isWrong ? <NotFoundScreen /> : <SuccessPaymentScreen id={id} />
}
