import { roleFlags } from "@xl/core/navigation"
import { type Profile, queryOfCriteria } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { addresses } from "../frame/index.ts"
import { Button, Cluster, GradedMoney, KeyValueGrid, LinkButton, Panel, Stack } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { buyerDialog } from "./buyer-dialog.ts"
import { buyerStart } from "./buyer-start.ts"
import { CriteriaDialog } from "./criteria-dialog.tsx"
import { criteriaModel } from "./criteria-model.ts"
import { Declined, FiledPapers } from "./filed-papers.tsx"
import { criteriaFacts, fundsFacts, purchasingFacts } from "./profile-facts.ts"
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
          {fundsVerb(profile)}
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

/** Whoever has asked already looks at what was sent. */
const fundsVerb = ({ buyerUnderReview, roles }: Profile): string => {
  if (roleFlags(roles).buyer) return "Renew proof of funds"
  return buyerUnderReview ? "See your request" : "Become a Buyer"
}

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
  const query = queryOfCriteria(profile)
  return (
    <Panel
      title="Acquisition criteria"
      end={
        <Cluster>
          {query !== null && (
            <LinkButton size="small" kind="quiet" href={`${addresses.buy}?${query}`}>
              See loans that match
            </LinkButton>
          )}
          <Button size="small" onPress={model.open}>
            Edit criteria
          </Button>
        </Cluster>
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
