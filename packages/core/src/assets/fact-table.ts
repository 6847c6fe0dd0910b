import type { Address, MainInfo, NoteOverview, PropertyOverview } from "./facts.ts"

/** Where a fact of a listing is kept, from the asset on. */
export type FactPath =
  | `mainInfo.${keyof MainInfo}`
  | `mainInfo.address.${keyof Address}`
  | `noteOverview.${keyof NoteOverview}`
  | `propertyOverview.${keyof PropertyOverview}`

/** The parts of an asset in which its facts are kept. */
export interface FactParts {
  readonly mainInfo: MainInfo
  readonly noteOverview: NoteOverview
  readonly propertyOverview: PropertyOverview
}

/** How a fact is entered and written. `unit` stands behind the figure; "unitOfMeasure" is the unit that the property names. */
export type FactKind =
  | { readonly tag: "choice"; readonly options: ReadonlyArray<string> }
  | { readonly tag: "count" | "dollars" | "months"; readonly unit: string; readonly zero?: string }
  | { readonly tag: "day" | "flag" | "list" | "money" | "percent" | "rate" | "ratio" | "text" | "year" }

/** One fact that the wizard asks and the listing shows. */
export interface AssetFact {
  readonly path: FactPath
  readonly label: string
  readonly kind: FactKind
  /** Stated of some loans only: the listing does not name it as missing. */
  readonly isExtra?: true
  /** The fact that says on which day the figure was so; it is shown with the figure. */
  readonly asOf?: FactPath
  /** The fact that says where the figure comes from; it is shown with the figure. */
  readonly basis?: FactPath
}

/** Facts that stand together under one title, in the wizard and on the listing. */
export interface AssetFactGroup {
  readonly title: string
  /** Whether the listing names what of the group is not stated; it does where this is missing. */
  readonly isShown?: (asset: FactParts) => boolean
  readonly facts: ReadonlyArray<AssetFact>
}

/** The field that a fact is kept in: the last part of its path, which no two facts share. */
export const fieldOf = ({ path }: Pick<AssetFact, "path">): string => path.slice(path.lastIndexOf(".") + 1)

/** What the asset says at a path; null where it says nothing. Money in cents, rates and ratios in millionths. */
export const factAt = (asset: FactParts, path: FactPath): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (value as { readonly [field: string]: unknown } | null)?.[key], asset) ?? null

export const money = { tag: "money" } as const
export const day = { tag: "day" } as const
export const flag = { tag: "flag" } as const
export const text = { tag: "text" } as const
export const rate = { tag: "rate" } as const
export const count = { tag: "count", unit: "" } as const
export const choice = (...options: ReadonlyArray<string>): FactKind => ({ tag: "choice", options })
