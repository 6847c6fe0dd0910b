import { placeOfMissing, stepOfPage, WIZARD_STEPS, wizardPath } from "@xl/core/assets"
import type { AssetId } from "@xl/core/shared"
import { Checklist, Said, Stack, TextLink } from "../parts/index.ts"
import { labelOf } from "./facts.ts"
import { STEP_LABELS } from "./step-labels.ts"

type Place = ReturnType<typeof placeOfMissing>

/** A fact that two steps need is missing once, at the one place where it is entered. */
const placesOf = (missing: ReadonlyArray<string>): ReadonlyArray<Place> => [
  ...new Map(missing.map(placeOfMissing).map((place) => [`${place.page}#${place.field}`, place])).values(),
]

export interface MissingFactsProps {
  /** Null of an asset that is not created yet. */
  readonly id: AssetId | null
  /** As step.field. */
  readonly missing: ReadonlyArray<string>
}

/** What publication still needs, step by step, each with the way to it. */
export const MissingFacts = ({ id, missing }: MissingFactsProps) => {
  const places = placesOf(missing)
  return (
    <Stack $gap={5}>
      <Said>
        {places.length === 1 ? "One thing is missing" : `${places.length} things are missing`} before it can be
        published.
      </Said>
      {WIZARD_STEPS.map((step) => {
        const here = places.filter(({ page }) => stepOfPage(page) === step)
        if (here.length === 0) return null
        return (
          <Checklist
            key={step}
            title={STEP_LABELS[step]}
            items={here.map((place) => ({ id: place.field, isMet: false, text: <Missing id={id} place={place} /> }))}
          />
        )
      })}
    </Stack>
  )
}

/** Of an asset that is not created yet the first step alone can be gone to. */
const Missing = ({ id, place: { field, page } }: { readonly id: AssetId | null; readonly place: Place }) =>
  id === null && page !== "asset-info" ? (
    labelOf(field)
  ) : (
    <TextLink href={`${wizardPath(page, id)}#${field}`}>{labelOf(field)}</TextLink>
  )
