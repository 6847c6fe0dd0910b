import { type FactWarning, fieldOf, pageOfFact, wizardPath } from "@xl/core/assets"
import type { AssetId } from "@xl/core/shared"
import { Checklist, Stack, TextLink } from "../parts/index.ts"

export interface DoubtfulFactsProps {
  /** Null of an asset that is not created yet. */
  readonly id: AssetId | null
  readonly wrong: ReadonlyArray<FactWarning>
  readonly unconfirmed: ReadonlyArray<FactWarning>
}

/** Facts that do not go together: those to be changed, and those to be confirmed, each with the way to it. */
export const DoubtfulFacts = ({ id, unconfirmed, wrong }: DoubtfulFactsProps) => (
  <Stack $gap={5}>
    {wrong.length > 0 && <Checklist title="To be changed" items={wrong.map((one) => itemOf(id, one))} />}
    {unconfirmed.length > 0 && (
      <Checklist title="To be changed or confirmed" items={unconfirmed.map((one) => itemOf(id, one))} />
    )}
  </Stack>
)

const itemOf = (id: AssetId | null, { fields: [path], message, warning }: FactWarning) => ({
  id: warning,
  isMet: false,
  text:
    path === undefined ? (
      message
    ) : (
      <TextLink href={`${wizardPath(pageOfFact(path), id)}#${fieldOf({ path })}`}>{message}</TextLink>
    ),
})
