import { roleFlags } from "@xl/core/navigation"
import { criteriaFormOf, type Profile } from "@xl/core/profiles"
import { US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Button, GradedMoney, KeyValueGrid, money, Panel, Stack } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { buyerDialog } from "./buyer-dialog.ts"
import { buyerStart } from "./buyer-start.ts"
import { CriteriaDialog } from "./criteria-dialog.tsx"
import { criteriaModel } from "./criteria-model.ts"
import { Declined, FiledPapers } from "./filed-papers.tsx"
import { fundsFacts, purchasingFacts } from "./profile-facts.ts"
import { ProfilePage } from "./profile-page.tsx"

export interface BuyerInfoScreenProps {
  /** The meter of buying power, which knows one's offers; nothing for who is no buyer. */
  readonly power?: ReactNode
}

/** Where one stands as a buyer. */
export const BuyerInfoScreen = observer(({ power }: BuyerInfoScreenProps) => {
  const { profile } = useViewModel(sessionStore)
  if (profile === null) return null
  return (
    <ProfilePage title="Buyer info">
      {power}
      <FundsPanel profile={profile} />
      <EntityPanel profile={profile} />
      <CriteriaPanel profile={profile} />
    </ProfilePage>
  )
})

interface PanelOf {
  readonly profile: Profile
}

const FundsPanel = observer(({ profile }: PanelOf) => {
  const buying = useViewModel(buyerStart)
  const { declineReason, pofDocument } = profile.buyerProfile
  return (
    <Panel
      title="Proof of funds"
      end={
        <Button size="small" onPress={() => buying.start(false)}>
          {roleFlags(profile.roles).buyer ? "Renew proof of funds" : "Become a Buyer"}
        </Button>
      }
    >
      <Stack $gap={5}>
        <Declined reason={declineReason} />
        <KeyValueGrid items={fundsShown(profile)} />
        <FiledPapers papers={pofDocument} />
      </Stack>
    </Panel>
  )
})

const EntityPanel = observer(({ profile }: PanelOf) => {
  const dialog = useViewModel(buyerDialog)
  return (
    <Panel
      title="Purchasing entity"
      end={
        <Button size="small" onPress={() => dialog.open(1, false)}>
          Edit purchasing entity
        </Button>
      }
    >
      <KeyValueGrid items={purchasingFacts(profile)} />
    </Panel>
  )
})

const CriteriaPanel = observer(({ profile }: PanelOf) => {
  const model = useViewModel(criteriaModel)
  return (
    <Panel
      title="Acquisition criteria"
      end={
        <Button size="small" onPress={model.open}>
          Edit criteria
        </Button>
      }
    >
      <KeyValueGrid items={criteriaFacts(profile)} />
      <CriteriaDialog model={model} />
    </Panel>
  )
})

/** As everybody's facts, with the sum in its own type. */
const fundsShown = (profile: Profile) =>
  fundsFacts(profile).flatMap((fact) => {
    if (fact.label === "Approved for") return []
    const { pofSum } = profile.buyerProfile
    return [fact.label === "Approved funds" && pofSum > 0 ? { ...fact, value: <GradedMoney cents={pofSum} /> } : fact]
  })

const listed = (words: ReadonlyArray<string>) => words.join(", ") || undefined

const criteriaFacts = (profile: Profile) => {
  const { maxUpb, minUpb, ...chosen } = criteriaFormOf(profile)
  return [
    { label: "Least unpaid balance", value: minUpb === null ? undefined : money(minUpb) },
    { label: "Most unpaid balance", value: maxUpb === null ? undefined : money(maxUpb) },
    { label: "Asset type", value: listed(chosen.assetType) },
    { label: "Lien position", value: listed(chosen.lienPositions) },
    { label: "Loan status", value: listed(chosen.loanStatus) },
    { label: "Collateral", value: listed(chosen.collateralPreferences) },
    { label: "Property type", value: listed(chosen.propertyTypes) },
    { label: "Locations", value: listed(chosen.locations.map((state) => US_STATES[state])) },
  ]
}
