import { BillingModel, billingModel, BillingScreen } from "@xl/ui/banking"
import { screenModel, Tokens } from "../composition/index.ts"
import { OwnGuard } from "./own-guard.tsx"
import "./member-stores.ts"

const { after, banks, nonce, settings, snackbars } = Tokens
screenModel(billingModel, BillingModel, banks, settings, snackbars, after, nonce)

export const BillingPage = () => (
  <OwnGuard>
    <BillingScreen />
  </OwnGuard>
)
