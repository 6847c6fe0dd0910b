import {
  type AssetEdit,
  type AssetView,
  listingChanges,
  type ListingForm,
  materialOnly,
  normalizedMainInfo,
  sentMainInfo,
  type WizardPage,
} from "@xl/core/assets"
import { needsChangeRequest, type ShownChange, shownChanges } from "@xl/core/change-requests"
import { isBlank } from "@xl/core/shared"
import type { SaveKind } from "./save-plan.ts"

/** A save that waits until the seller confirms the material changes in it. */
export interface ConfirmedSave {
  readonly kind: SaveKind
  readonly page: WizardPage
  readonly changes: ReadonlyArray<ShownChange>
}

/** Material facts that the form changes; none of a listing that is not on the market, where they apply at once. */
export const materialIn = (form: ListingForm, asset: AssetView | null): ReadonlyArray<ShownChange> => {
  if (asset === null || !needsChangeRequest(asset)) return []
  const typed = { ...form, mainInfo: normalizedMainInfo(sentMainInfo(form)) }
  return shownChanges(materialOnly(listingChanges({ ...asset, legal: asset.legal ?? form.legal }, typed)))
}

/** The material facts that a save is meant to change, and why. */
export interface Confirmed {
  readonly changes: ReadonlyArray<ShownChange>
  readonly note: string
}

/** The save with the material facts that it is meant to change; without the list before publication. */
export const withConfirmed = (edit: AssetEdit, asset: AssetView | null, { changes, note }: Confirmed): AssetEdit => {
  if (asset === null || !needsChangeRequest(asset) || Object.keys(edit).length === 0) return edit
  return {
    ...edit,
    confirmedChanges: changes.map(({ field }) => field),
    ...(isBlank(note) ? {} : { changeNote: note }),
  }
}

type Fields = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Of two records the typed values where they differ from `before`, else those of `after`. */
const merged = (typed: unknown, before: unknown, after: unknown): unknown => {
  if (isSame(typed, before)) return after
  if (!isRecord(typed) || !isRecord(before) || !isRecord(after)) return typed
  return Object.fromEntries(Object.keys(typed).map((key) => [key, merged(typed[key], before[key], after[key])]))
}

/** What is typed, over the listing as others changed it meanwhile. */
export const rebased = (typed: ListingForm, before: ListingForm, after: ListingForm): ListingForm =>
  merged(typed, before, after) as ListingForm
