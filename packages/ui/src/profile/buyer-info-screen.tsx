import { roleFlags } from "@xl/core/navigation"
import type { Profile } from "@xl/core/profiles"
import { buyerStanding } from "@xl/core/roles"
import { observer } from "mobx-react-lite"
import { Button, day, GradedMoney, KeyValueGrid, Panel } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { shownAddress, shownName } from "./facts.ts"
import { profileDialogs } from "./profile-dialogs.ts"
import { ProfilePage } from "./profile-page.tsx"

/** Where one stands as a buyer. */
export const BuyerInfoScreen = observer(() => {
  const { profile } = useViewModel(sessionStore)
  const dialogs = useViewModel(profileDialogs)
  if (profile === null) return null
  return (
    <ProfilePage title="Buyer info">
      <Panel
        title="Proof of funds"
        end={
          <Button size="small" onPress={() => dialogs.openBuyer(false)}>
            {roleFlags(profile.roles).buyer ? "Renew proof of funds" : "Become a Buyer"}
          </Button>
        }
      >
        <KeyValueGrid items={fundsFacts(profile)} />
      </Panel>
      <Panel title="Purchasing entity">
        <KeyValueGrid items={entityFacts(profile)} />
      </Panel>
    </ProfilePage>
  )
})

const STANDINGS = { approved: "Approved", none: undefined, underReview: "Under review" }

const fundsFacts = (profile: Profile) => {
  const { fundsApprovalDate, fundsApprovalExpiryDate, pofDocument, pofSum } = profile.buyerProfile
  return [
    { label: "Request", value: STANDINGS[buyerStanding(profile)] },
    { label: "Approved funds", value: pofSum > 0 ? <GradedMoney cents={pofSum} /> : undefined },
    { label: "Approved on", value: fundsApprovalDate === null ? undefined : day(fundsApprovalDate) },
    { label: "Good until", value: fundsApprovalExpiryDate === null ? undefined : day(fundsApprovalExpiryDate) },
    { label: "Documents", value: pofDocument.map(({ name }) => name).join(", ") || undefined },
  ]
}

const entityFacts = ({ buyerProfile: buyer }: Profile) => [
  { label: "Name of the entity", value: buyer.purchasingEntity ?? undefined },
  { label: "Address of the entity", value: shownAddress(buyer.purchasingEntityAddress) },
  { label: "Managing member or general partner", value: shownName(buyer.mmgpFirstName, buyer.mmgpLastName) },
]
