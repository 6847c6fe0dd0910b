import type { SellerProfile } from "@xl/core/profiles"
import { sellerStanding } from "@xl/core/roles"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Banner, Button, KeyValueGrid, Panel } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { confirmationFacts, sellingFacts } from "./profile-facts.ts"
import { ProfilePage } from "./profile-page.tsx"
import { sellerStart } from "./seller-start.ts"

export interface SellerInfoScreenProps {
  /** Whether the deployment lets people become sellers. */
  readonly offersRole: boolean
  /** Who acts for a seller. */
  readonly mandates?: ReactNode
}

/** The firm that sells, and who signed for it. */
export const SellerInfoScreen = observer(({ mandates, offersRole }: SellerInfoScreenProps) => {
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
        <KeyValueGrid items={sellingFacts(profile)} />
      </Panel>
      <Panel title="Seller confirmation">
        <KeyValueGrid items={confirmationFacts(profile)} />
      </Panel>
      {flags.seller && mandates}
    </ProfilePage>
  )
})

const blocked = ({ comment }: SellerProfile): string =>
  ["An administrator blocked your seller profile.", comment].filter(Boolean).join(" ")
