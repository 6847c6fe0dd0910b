import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ProfilePage } from "../profile/profile-page.tsx"
import { useViewModel } from "../view-model/index.ts"
import { billingModel } from "./billing-model.ts"
import { BankDialogs, OwnBanks } from "./own-banks.tsx"

/** The bank accounts that deposits come from and go to. */
export const BillingScreen = observer(() => {
  const model = useViewModel(billingModel)
  useEffect(() => void model.open(), [model])
  return (
    <ProfilePage title="Billing">
      <OwnBanks model={model} title="Your banks" level={2} />
      <BankDialogs model={model} />
    </ProfilePage>
  )
})
