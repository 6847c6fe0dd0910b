import "./address-parts.ts"
import "./seller-deposits.ts"

/** The seller's profile with its bank: fetched when it opens. */
export { SellerDialogView } from "@xl/ui/profile"
