import { Result } from "effect"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { AssetFactsInvalid, AssetStatusForbids, PublicationIncomplete, PublicationPending } from "./errors.ts"
import { editProblems, normalizedMainInfo } from "./fact-rules.ts"
import { pictureProblems } from "./picture-rules.ts"
import type { Asset } from "./model.ts"
import type { AssetEdit } from "./ports.ts"
import { missingForPublication } from "./publication.ts"
import { isOnMarket } from "./statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"

export type EditRefusal = AssetFactsInvalid | AssetStatusForbids | PublicationIncomplete | PublicationPending

/** The facts that buyers bid on stand still once best and final begins; advisors may change until the sale is closed. */
const FACTS_CLOSED: ReadonlyArray<AssetStatus> = [
  "BestAndFinal",
  "UnderSelection.CallForOffers",
  "UnderSelection.BestAndFinal",
  "ContractPending.CallForOffers",
  "ContractPending.BestAndFinal",
  "UnderContract",
]

const isAboutContacts = (edit: AssetEdit): boolean =>
  Object.keys(edit).every((part) => ["changeNote", "confirmedChanges", "contacts", "contactsDisclosed"].includes(part))

/** Whether an edit of this kind is allowed in the status at all. */
export const isEditable = (status: AssetStatus, edit: AssetEdit): boolean => {
  if (status === "Closed" || status === "Deleted") return false
  return isAboutContacts(edit) || !FACTS_CLOSED.includes(status)
}

/** What of a listing may be edited in its status: every step, the advisors alone, or nothing. */
export const editScope = (status: AssetStatus): "advisors" | "all" | "none" => {
  if (isEditable(status, { images: [] })) return "all"
  return isEditable(status, { contacts: [] }) ? "advisors" : "none"
}

const withEdit = (asset: Asset, edit: AssetEdit): Asset => {
  const { bidDepositSum, changeNote: _note, confirmedChanges: _confirmed, mainInfo, ...rest } = edit
  return {
    ...asset,
    ...rest,
    ...(mainInfo ? { mainInfo: normalizedMainInfo(mainInfo) } : {}),
    ...(bidDepositSum === undefined ? {} : { bidDepositSum: must(Cents, bidDepositSum) }),
  }
}

/** One save of the wizard. A listing on the market must stay complete. */
export const edited = (asset: Asset, edit: AssetEdit, autoDeposit: boolean): Result.Result<Asset, EditRefusal> => {
  if (asset.registrationStatus === "pending") return Result.fail(new PublicationPending())
  if (!isEditable(asset.status, edit))
    return Result.fail(new AssetStatusForbids({ status: asset.status, command: "edit" }))
  const problems = [...editProblems(edit), ...pictureProblems(asset.id, edit.images ?? [])]
  if (problems.length > 0) return Result.fail(new AssetFactsInvalid({ problems }))
  const after = withEdit(asset, edit)
  const missing = isOnMarket(asset.status) ? missingForPublication(after, autoDeposit) : []
  return missing.length > 0 ? Result.fail(new PublicationIncomplete({ missing })) : Result.succeed(after)
}
