import { EmptyState } from "../parts/index.ts"
import { ProfilePage } from "./profile-page.tsx"

/** The bank accounts that deposits come from and go to. */
export const BillingScreen = () => (
  <ProfilePage title="Billing">
    <EmptyState title="No bank account is linked" level={2}>
      Deposits are paid from and to an account of your own.
    </EmptyState>
  </ProfilePage>
)
