import { isSellerProfileFilled, type SellerProfile } from "@xl/core/profiles"
import { sellerStanding } from "@xl/core/roles"
import { observer } from "mobx-react-lite"
import { Banner, dateTime, KeyValueGrid, Panel } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { shownAddress, shownName, shownPhone } from "./facts.ts"
import { ProfilePage } from "./profile-page.tsx"

/** The firm that sells, and who signed for it. */
export const SellerInfoScreen = observer(() => {
  const { profile } = useViewModel(sessionStore)
  if (profile === null) return null
  const { sellerProfile } = profile
  return (
    <ProfilePage title="Seller info">
      {sellerStanding(profile) === "blocked" && <Banner tone="bad">{blocked(sellerProfile)}</Banner>}
      <Panel title="Seller entity">
        <KeyValueGrid items={entityFacts(sellerProfile)} />
      </Panel>
      <Panel title="Seller confirmation">
        <KeyValueGrid items={confirmationFacts(sellerProfile, isSellerProfileFilled(profile))} />
      </Panel>
    </ProfilePage>
  )
})

const blocked = ({ comment }: SellerProfile): string =>
  ["An administrator blocked your seller profile.", comment].filter(Boolean).join(" ")

const entityFacts = (seller: SellerProfile) => [
  { label: "Name of the entity", value: seller.entityName ?? undefined },
  { label: "Address", value: shownAddress(seller.entityAddress) },
]

const confirmationFacts = (seller: SellerProfile, isFilled: boolean) => [
  { label: "Signed by", value: shownName(seller.signedByFirstName, seller.signedByLastName) },
  { label: "Title", value: seller.title ?? undefined },
  { label: "Phone", value: shownPhone(seller.phoneNumber) },
  {
    label: "Certified on",
    value: isFilled && seller.confirmationDate !== null ? dateTime(seller.confirmationDate) : undefined,
  },
]
