import { lockedTexts } from "@xl/core/shared"
import type { PostalAddress, Profile } from "@xl/core/profiles"
import { roleLabels } from "@xl/core/navigation"
import { observer } from "mobx-react-lite"
import { AlertCriteriaPanel } from "../listing-alerts/index.ts"
import { Button, Icon, KeyValueGrid, Panel } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { AvatarPanel } from "./avatar-panel.tsx"
import { shownAum, shownName, shownPhone } from "./facts.ts"
import { profileDialogs } from "./profile-dialogs.ts"
import { ProfilePage } from "./profile-page.tsx"

/** Who one is: what every request for a role needs. */
export const ProfileScreen = observer(() => {
  const { profile } = useViewModel(sessionStore)
  const dialogs = useViewModel(profileDialogs)
  if (profile === null) return null
  return (
    <ProfilePage title="Profile data">
      <Panel
        title="About you"
        end={
          <Button size="small" onPress={() => dialogs.openUser()}>
            Edit
          </Button>
        }
      >
        <KeyValueGrid items={aboutFacts(profile)} />
      </Panel>
      <AvatarPanel profile={profile} />
      <AlertCriteriaPanel />
    </ProfilePage>
  )
})

const placeFacts = (address: PostalAddress | null) => [
  { label: "Street", value: address?.address },
  { label: "City", value: address?.city },
  { label: "State", value: address?.state },
  { label: "Zip code", value: address?.zipCode },
  { label: "Country", value: address?.country },
]

const aboutFacts = (profile: Profile) => [
  { label: "Name", value: shownName(profile.firstName, profile.lastName) },
  {
    label: "Email",
    value: (
      <span title={lockedTexts.email}>
        <Icon name="lock" size={14} label="Read-only:" /> {profile.email}
      </span>
    ),
  },
  { label: "Office phone", value: shownPhone(profile.officePhone) },
  { label: "Cell phone", value: shownPhone(profile.cellPhone) },
  { label: "Fax", value: shownPhone(profile.faxNumber) },
  { label: "Company", value: profile.companyName ?? undefined },
  { label: "Job title", value: profile.jobTitle ?? undefined },
  { label: "Assets under management", value: shownAum(profile.aum) },
  { label: "Company profile", value: profile.companyProfile.join(", ") || undefined },
  ...placeFacts(profile.address),
  { label: "Roles", value: roleLabels(profile.roles).join(", ") },
]
