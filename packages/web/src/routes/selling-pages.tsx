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
import { useParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"

export const LoanSalesPage = () => <LoanSalesScreen />
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
