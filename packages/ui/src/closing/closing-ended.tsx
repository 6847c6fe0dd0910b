import { observer } from "mobx-react-lite"
import { Banner, Cluster, LinkButton } from "../parts/index.ts"
import { ClosingNextStep } from "./closing-next-step.tsx"
import type { ClosingStepProps } from "./closing-props.ts"
import { HOME_OF } from "./closing-words.ts"

/** A closing that waits for this party no more: why, and what comes next. Nothing is due and nothing can be accepted. */
export const ClosingEnded = observer(({ facts, now, party }: ClosingStepProps) => {
  const { cancelReason } = facts.offer
  const { href, label } = HOME_OF[party]
  return (
    <>
      <Banner tone="warn">{`This closing has ended. ${cancelReason ?? "Nothing is due."}`}</Banner>
      <ClosingNextStep facts={facts} party={party} now={now} />
      <Cluster>
        <LinkButton href={href}>{label}</LinkButton>
      </Cluster>
    </>
  )
})
