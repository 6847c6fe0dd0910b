import { Result } from "effect"
import type { StatusTrigger, AssetStatus } from "../kernel/statuses.ts"
import { periodState } from "../periods/rules.ts"
import type { Millis } from "../shared/days.ts"
import { AssetStatusForbids, PublicationNotRequested } from "./errors.ts"
import { type AssetCommand, MACHINE, type Move } from "./machine-table.ts"
import type { Asset, SalePeriods } from "./model.ts"

/** What the machine looks at: an asset has it, and so has its view. */
export type Standing = Pick<Asset, "registrationStatus" | "status">

const keyOf = (command: AssetCommand, from: AssetStatus | null): string => `${command} ${from}`

/** The table by what is asked of it; where a command has several ways out of a status, the first row is meant. */
const MOVES: ReadonlyMap<string, Move> = new Map(
  MACHINE.toReversed().map((move) => [keyOf(move.command, move.from), move]),
)

/** Whether the table has a way for the command out of the status. */
export const moveOf = (command: AssetCommand, from: AssetStatus): Move | null => MOVES.get(keyOf(command, from)) ?? null

/** Who may ever ask for the command. */
export const partsOf = (command: AssetCommand): ReadonlyArray<StatusTrigger> => [
  ...new Set(MACHINE.filter((move) => move.command === command).flatMap(({ by }) => by)),
]

/** Whether it is a command of an administrator on a Draft, which waits for a requested publication. */
const lacksRequest = (command: AssetCommand, { registrationStatus, status }: Standing): boolean =>
  status === "Draft" && registrationStatus === null && (command === "approve" || command === "revoke")

/** The way that the table has, or why it has none. */
export const wayOf = (
  asset: Standing,
  command: AssetCommand,
): Result.Result<Move, AssetStatusForbids | PublicationNotRequested> => {
  const move = moveOf(command, asset.status)
  if (!move) return Result.fail(new AssetStatusForbids({ status: asset.status, command }))
  return lacksRequest(command, asset) ? Result.fail(new PublicationNotRequested()) : Result.succeed(move)
}

/** For a client that enables a control: whether the table lets this part ask for the command now. */
export const canDo = (asset: Standing, command: AssetCommand, part: StatusTrigger): boolean => {
  const move = moveOf(command, asset.status)
  return move !== null && !lacksRequest(command, asset) && move.by.includes(part)
}

const hasBegun = (period: SalePeriods["callForOffers"], at: number) =>
  ["running", "ended"].includes(periodState(period, at))

const withoutBegun = (periods: SalePeriods, at: number): SalePeriods => ({
  ...periods,
  callForOffers: hasBegun(periods.callForOffers, at) ? null : periods.callForOffers,
  bestAndFinal: hasBegun(periods.bestAndFinal, at) ? null : periods.bestAndFinal,
  underSelection: hasBegun(periods.underSelection, at) ? null : periods.underSelection,
})

const NONE: SalePeriods = {
  callForOffers: null,
  bestAndFinal: null,
  underSelection: null,
  buyerClosing: null,
  sellerClosing: null,
}

/** Rows that enter Published, and rows that leave the market; row 20 goes on as if there had been no hold. */
const startsAfresh = (row: number, to: AssetStatus) =>
  [21, 22, 24, 26].includes(row) || (to === "Published" && row !== 20)

const withoutLapsedSelection = (periods: SalePeriods, at: number): SalePeriods =>
  periodState(periods.underSelection, at) === "ended" ? { ...periods, underSelection: null } : periods

/** What a transition does to the sale's windows. Source: docs/market-rules.md, the paragraph below the machine. */
const periodsAfter = (row: number, to: AssetStatus, periods: SalePeriods, at: number): SalePeriods => {
  if (row === 18) return NONE
  const kept = row === 16 ? { ...periods, buyerClosing: null, sellerClosing: null } : periods
  if (startsAfresh(row, to)) return withoutBegun(kept, at)
  return row === 12 || row === 16 ? withoutLapsedSelection(kept, at) : kept
}

/** The asset in its new status: the only writer of one. A way that the table lacks is a defect, not a refusal. */
export const entered = (asset: Asset, row: number, to: AssetStatus, at: Millis): Asset => {
  const { status: from } = asset
  if (!MACHINE.some((move) => move.row === row && move.from === from && move.to === to))
    throw new RangeError(`Row ${row} of the asset machine has no way from ${from} to ${to}`)
  return { ...asset, status: to, statusSince: at, periods: periodsAfter(row, to, asset.periods, at) }
}
