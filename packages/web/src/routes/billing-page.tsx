import { BillingScreen } from "@xl/ui/profile"
import { Guard } from "./guard.tsx"
import "./member-stores.ts"

export const BillingPage = () => (
  <Guard>
    <BillingScreen />
  </Guard>
)
