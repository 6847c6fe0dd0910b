import { displayedPhone, type Profile } from "@xl/core/profiles"
import { roleLabels } from "@xl/core/navigation"
import { observer } from "mobx-react-lite"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, day, GradedMoney, Icon, KeyValueGrid, Panel, ScreenTitle, Stack } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { profileDialogs } from "./profile-dialogs.ts"

/** One's own profile: who one is, and where one stands as a buyer. */
export const ProfileScreen = observer(() => {
  const session = useViewModel(sessionStore)
  const dialogs = useViewModel(profileDialogs)
  const { profile } = session
  if (profile === null) return null
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Profile</ScreenTitle>
      </ScreenHead>
      <Stack $gap={6} $isPage>
        <Panel
          title="Profile data"
          end={
            <Button size="small" onPress={dialogs.openBasic}>
              Edit
            </Button>
          }
        >
          <KeyValueGrid items={aboutFacts(profile)} />
        </Panel>
        <Panel
          title="Buyer info"
          end={
            <Button size="small" onPress={() => dialogs.openBuyer(false)}>
              {buyerAction(profile)}
            </Button>
          }
        >
          <KeyValueGrid items={buyerFacts(profile)} />
        </Panel>
      </Stack>
    </Wrap>
  )
})

const buyerAction = ({ roles }: Profile): string =>
  roles.includes("ApprovedBuyers") ? "Renew proof of funds" : "Become a Buyer"

const aboutFacts = (profile: Profile) => [
  { label: "Name", value: [profile.firstName, profile.lastName].filter(Boolean).join(" ") || undefined },
  {
    label: "Email",
    value: (
      <span title="Contact support to change your email">
        <Icon name="lock" size={14} label="Read-only:" /> {profile.email}
      </span>
    ),
  },
  { label: "Office phone", value: profile.officePhone === null ? undefined : displayedPhone(profile.officePhone) },
  { label: "Company", value: profile.companyName ?? undefined },
  { label: "Job title", value: profile.jobTitle ?? undefined },
  { label: "Company profile", value: profile.companyProfile.join(", ") || undefined },
  { label: "City", value: profile.address?.city || undefined },
  { label: "Roles", value: roleLabels(profile.roles).join(", ") },
]

const buyerFacts = ({ buyerProfile, buyerUnderReview, roles }: Profile) => [
  {
    label: "Request",
    value: buyerUnderReview ? "Under review" : roles.includes("ApprovedBuyers") ? "Approved" : undefined,
  },
  { label: "Approved funds", value: buyerProfile.pofSum > 0 ? <GradedMoney cents={buyerProfile.pofSum} /> : undefined },
  {
    label: "Approved on",
    value: buyerProfile.fundsApprovalDate === null ? undefined : day(buyerProfile.fundsApprovalDate),
  },
  {
    label: "Good until",
    value: buyerProfile.fundsApprovalExpiryDate === null ? undefined : day(buyerProfile.fundsApprovalExpiryDate),
  },
  { label: "Purchasing entity", value: buyerProfile.purchasingEntity ?? undefined },
  { label: "Documents", value: buyerProfile.pofDocument.map(({ name }) => name).join(", ") || undefined },
]
