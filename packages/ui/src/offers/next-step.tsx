import type { ClosingParty, NextStep, StepActor } from "@xl/core/offers"
import { addDays, type Day, startOfDay } from "@xl/core/shared"
import { type ReactNode, useId } from "react"
import { Cluster, Deadline, Panel, Said, Stack, Tag } from "../parts/index.ts"

/** The first instant after a UTC day, in milliseconds since the Unix epoch. */
export const dayEnd = (day: Day): number => startOfDay(addDays(day, 1))

export interface NextStepProps {
  readonly step: NextStep
  readonly reader: ClosingParty | "administrator"
  /** In milliseconds since the Unix epoch. */
  readonly now: number
  /** The way to do it where the reader acts, or what else waits for the reader. */
  readonly action?: ReactNode
  /** Inside a panel: a section of it, and no panel. */
  readonly isInside?: boolean | undefined
}

const WAITING: { readonly [Actor in StepActor]: string } = {
  administrator: "Waiting for an administrator",
  bidders: "Waiting for buyers",
  buyer: "Waiting for the buyer",
  seller: "Waiting for the seller",
  nobody: "Nothing due",
}

/** Who acts next, what is done, by when with the time left, and what happens otherwise. */
export const NextStepPanel = ({ isInside = false, ...props }: NextStepProps) => {
  const id = useId()
  const turn = <Turn {...props} />
  if (!isInside)
    return (
      <Panel title="Next step" end={turn}>
        <Body {...props} />
      </Panel>
    )
  return (
    <Stack as="section" $gap={2} aria-labelledby={id}>
      <Cluster $isApart>
        <h3 id={id}>Next step</h3>
        {turn}
      </Cluster>
      <Body {...props} />
    </Stack>
  )
}

const Turn = ({ reader, step: { actor } }: NextStepProps) =>
  actor === reader ? (
    <Tag tone="blue" isFilled>
      Your turn
    </Tag>
  ) : (
    <Tag tone="neutral">{WAITING[actor]}</Tag>
  )

const Body = ({ action, now, step }: NextStepProps) => (
  <Stack $gap={2}>
    <b>{step.does}</b>
    {step.by !== null && <Deadline until={dayEnd(step.by)} now={now} label="Until" />}
    {step.otherwise !== null && <Said $isQuiet>{step.otherwise}</Said>}
    {action}
  </Stack>
)
