import {
  CreationCompleteScreen,
  LoanSaleAdvisoryScreen,
  LoanSalesScreen,
  SellScreen,
  SuccessPaymentScreen,
} from "@xl/ui/information"
import { NotFoundScreen } from "@xl/ui/frame"
import { useViewModel } from "@xl/ui/view-model"
import { AssetId } from "@xl/core/shared"
import { useLocation, useNavigate, useParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"

/** The address asks for the seller's profile; by what name the page was reached stays with it. */
export const LoanSalesPage = () => {
  const { house } = useViewModel(Tokens.config)
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const sell = () => void navigate(`${pathname}?become=seller`, { replace: true, state: state as unknown })
  return <LoanSalesScreen onSell={house.showsSellerProfile ? sell : undefined} />
}
export const LoanSaleAdvisoryPage = () => <LoanSaleAdvisoryScreen />
export const SellPage = () => <SellScreen hasAdvisory={useViewModel(Tokens.config).house.hasExclusive} />

/** The asset that the address names, where it names one. */
const useAsset = (): { readonly id: string | undefined; readonly isWrong: boolean } => {
  const { id } = useParams()
  return { id, isWrong: id !== undefined && !AssetId.is(id) }
}

export const CreationCompletePage = () => {
  const { id, isWrong } = useAsset()
  return isWrong ? <NotFoundScreen /> : <CreationCompleteScreen id={id} />
}

export const SuccessPaymentPage = () => {
  const { id, isWrong } = useAsset()
  return isWrong ? <NotFoundScreen /> : <SuccessPaymentScreen id={id} />
}
