import { observer } from "mobx-react-lite"
import { Banner, Cluster, KeyValueGrid, LinkButton, Panel } from "../parts/index.ts"
import { dayItems, moneyItems } from "./closing-figures.tsx"
import { ClosingNextStep } from "./closing-next-step.tsx"
import type { ClosingStepProps } from "./closing-props.ts"
import { acceptedText, HOME_OF } from "./closing-words.ts"

/** Result of an acceptance: what happened and what comes next. */
export const ClosingAccepted = observer(({ facts, now, party }: ClosingStepProps) => {
  const { label } = HOME_OF[party]
  return (
    <>
      <Banner tone="ok" icon="check">
        {acceptedText(party, facts)}
      </Banner>
      <ClosingNextStep facts={facts} party={party} now={now} />
      <Panel title="Terms accepted">
        <KeyValueGrid items={[...moneyItems(facts), ...dayItems(facts)]} />
      </Panel>
      <Cluster>
        <LinkButton
          kind="primary"
          href={party === "buyer" ? `/asset/${facts.asset.id}` : `/seller/asset-overview/${facts.asset.id}`}
        >
          Open the asset
        </LinkButton>
        <LinkButton href={HOME_OF[party].href}>{label}</LinkButton>
      </Cluster>
    </>
  )
})
