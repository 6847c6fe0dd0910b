import { isSellerProfileFilled, type SellerProfile } from "@xl/core/profiles"
import { sellerStanding } from "@xl/core/roles"
import { StateCode, US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Banner, Button, dateTime, KeyValueGrid, Panel } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { shownAddress, shownName, shownPhone } from "./facts.ts"
import { ProfilePage } from "./profile-page.tsx"
import { sellerStart } from "./seller-start.ts"

export interface SellerInfoScreenProps {
  /** Whether the deployment lets people become sellers. */
  readonly offersRole: boolean
}

/** The firm that sells, and who signed for it. */
export const SellerInfoScreen = observer(({ offersRole }: SellerInfoScreenProps) => {
  const { flags, profile } = useViewModel(sessionStore)
  const seller = useViewModel(sellerStart)
  if (profile === null) return null
  const { sellerProfile } = profile
  return (
    <ProfilePage title="Seller info">
      {sellerStanding(profile) === "blocked" && <Banner tone="bad">{blocked(sellerProfile)}</Banner>}
      <Panel
        title="Seller entity"
        end={
          (flags.seller || offersRole) && (
            <Button size="small" onPress={() => seller.start(true)}>
              {flags.seller ? "Edit seller profile" : "Become a Seller"}
            </Button>
          )
        }
      >
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

const stateNames = ({ states }: SellerProfile): string | undefined =>
  states.map((state) => (StateCode.is(state) ? US_STATES[state] : state.unknown)).join(", ") || undefined

const entityFacts = (seller: SellerProfile) => [
  { label: "Name of the entity", value: seller.entityName ?? undefined },
  { label: "Address", value: shownAddress(seller.entityAddress) },
  { label: "States of formation", value: stateNames(seller) },
  { label: "Finance partner", value: seller.financePartner ?? undefined },
  { label: "Fax", value: shownPhone(seller.faxNumber) },
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
