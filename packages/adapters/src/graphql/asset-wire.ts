import {
  type AssetEdit,
  AssetPage,
  AssetView,
  Contact,
  MainInfo,
  NoteOverview,
  PropertyOverview,
} from "@xl/core/assets"
import { Cents, DecimalCents, must } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { EditAssetMutationVariables, MainInfoInput } from "../gql/graphql.ts"
import { promised } from "./ask.ts"

const FlatAsset = t.intersection([
  t.UnknownRecord,
  t.type({ provenance: t.array(t.type({ field: t.string, note: t.string })) }),
])

/** The schema lays the main facts flat on an asset; the core keeps them together. */
const nested = (flat: t.TypeOf<typeof FlatAsset>) => ({
  ...flat,
  mainInfo: flat,
  provenance: Object.fromEntries(flat.provenance.map(({ field, note }) => [field, note])),
})

export const assetFrom = (wire: unknown): Effect.Effect<AssetView> =>
  promised(FlatAsset, wire).pipe(Effect.flatMap((flat) => promised(AssetView, nested(flat))))

const FlatPage = t.type({ total: t.number, assets: t.array(FlatAsset), isPlaceUnknown: t.boolean })
export const assetPageFrom = (wire: unknown): Effect.Effect<AssetPage> =>
  promised(FlatPage, wire).pipe(
    Effect.flatMap(({ assets, ...page }) => promised(AssetPage, { ...page, assets: assets.map(nested) })),
  )

type Plain<T> =
  T extends ReadonlyArray<infer E> ? Array<Plain<E>> : T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T
/** Lists that the encoder hands out are read-only; the generated inputs want plain ones. */
export const plain = <T>(value: T): Plain<T> => structuredClone(value) as Plain<T>

export const mainInfoTo = (mainInfo: MainInfo): MainInfoInput => plain(MainInfo.encode(mainInfo))
export const contactsTo = (contacts: ReadonlyArray<Contact>) =>
  contacts.map((contact) => plain(Contact.encode(contact)))
export const centsTo = (cents: number): string => DecimalCents.encode(must(Cents, cents))

type Edit = Omit<EditAssetMutationVariables, "id">

const stepsTo = ({ mainInfo, noteOverview, propertyOverview }: AssetEdit): Edit => ({
  ...(mainInfo && { mainInfo: mainInfoTo(mainInfo) }),
  ...(noteOverview && { noteOverview: plain(NoteOverview.encode(noteOverview)) }),
  ...(propertyOverview && { propertyOverview: plain(PropertyOverview.encode(propertyOverview)) }),
})

const listsTo = ({
  changeNote,
  confirmedChanges,
  confirmedWarnings,
  contacts,
  images,
  provenance,
}: AssetEdit): Edit => ({
  ...(changeNote !== undefined && { changeNote }),
  ...(confirmedChanges && { confirmedChanges: [...confirmedChanges] }),
  ...(confirmedWarnings && { confirmedWarnings: [...confirmedWarnings] }),
  ...(images && { images: [...images] }),
  ...(contacts && { contacts: contactsTo(contacts) }),
  ...(provenance && { provenance: Object.entries(provenance).map(([field, note]) => ({ field, note })) }),
})

const FLAGS = ["currentStep", "dueDiligenceVisited", "contactsDisclosed", "requireBidDeposit"] as const
const flagsTo = (edit: AssetEdit): Edit =>
  Object.fromEntries(FLAGS.flatMap((flag) => (edit[flag] === undefined ? [] : [[flag, edit[flag]]])))

/** Only the steps that the save carries. */
export const editTo = (edit: AssetEdit): Edit => {
  const { bidDepositSum, legal } = edit
  return {
    ...flagsTo(edit),
    ...stepsTo(edit),
    ...listsTo(edit),
    ...(legal && { legal: plain(legal) }),
    ...(bidDepositSum !== undefined && { bidDepositSum: centsTo(bidDepositSum) }),
  }
}
