import { SellerDeposits, sellerDeposits } from "@xl/ui/profile"
import { screenModel, Tokens } from "../composition/index.ts"

const { after, banks, nonce, settings, snackbars } = Tokens

screenModel(sellerDeposits, SellerDeposits, banks, settings, snackbars, after, nonce)
