import { Result } from "effect"
import { assetFieldTexts } from "./words.ts"
import { UsdCents } from "../shared/decimal.ts"
import type { Cents } from "../shared/money.ts"
import { orNull } from "../shared/or-null.ts"
import { AssetFactsInvalid } from "./errors.ts"
import { type MainInfo, NoteOverview } from "./facts.ts"
import type { Asset } from "./model.ts"

/** A loan with its balance. */
export interface Owing {
  readonly mainInfo: Pick<MainInfo, "upb">
}

/** Unpaid principal balance (UPB) in cents; null until the seller enters it. A listing has no other balance. */
export const upbOf = ({ mainInfo }: Owing): Cents | null => mainInfo.upb

/** Main facts from a client, which may name the balance `upb`, `principalBalance`, or both with one amount. */
export type SentMainInfo = MainInfo & { readonly principalBalance: Cents | null }

/** The main facts with their one balance. Fails with AssetFactsInvalid where the client sent two amounts. */
export const withOneBalance = ({
  principalBalance,
  ...info
}: SentMainInfo): Result.Result<MainInfo, AssetFactsInvalid> => {
  const upb = info.upb ?? principalBalance
  return upb === (principalBalance ?? upb)
    ? Result.succeed({ ...info, upb })
    : Result.fail(
        new AssetFactsInvalid({ problems: [{ field: "principalBalance", message: assetFieldTexts.balancesDiffer }] }),
      )
}

const usd = orNull(UsdCents)

/** The balance as `{ amount, currency }`, for the wire fields `principalBalance` and `unpaidPrincipalBalance`. */
export const sentBalance = (asset: Owing) => usd.encode(upbOf(asset))

/** The note overview as it travels: the facts of the note and the balance of the listing. */
export const sentNote = (asset: Owing & Pick<Asset, "noteOverview">) => ({
  ...NoteOverview.encode(asset.noteOverview),
  unpaidPrincipalBalance: sentBalance(asset),
})
