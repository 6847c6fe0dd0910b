import { anAssetId, standingIn } from "@xl/testkit/assets"
import { anAdmin, aSeller, aBuyer, type MarketInMemory, type MarketPorts, marketInMemory } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { recounted } from "../deal/counters.ts"
import { dueOf } from "../deal/due.ts"
import { EXAMPLE_NOW } from "@xl/testkit/market"
import { AssetStatusForbids } from "../../assets/errors.ts"
import { canDo, entered } from "../../assets/machine.ts"
import { FIRST_STATUS, MACHINE } from "../../assets/machine-table.ts"
import { AssetStatus } from "../../kernel/statuses.ts"

const STATUSES = Object.keys(AssetStatus.keys).filter(AssetStatus.is)
const ID = anAssetId(1)

type Commands = {
  readonly [command: string]: (
    ports: MarketPorts,
  ) => Effect.Effect<{ readonly status: AssetStatus }, { readonly _tag: string }>
}

const COMMANDS: Commands = {
  requestPublish: ({ listings }) => listings.requestPublish(ID),
  approve: ({ listings }) => listings.approve(ID, 1),
  revoke: ({ listings }) => listings.revoke(ID, ""),
  discard: ({ listings }) => listings.discard(ID),
  remove: ({ listings }) => listings.remove(ID),
  closeCallForOffers: ({ listings }) => listings.closeCallForOffers(ID),
  closeBestAndFinal: ({ listings }) => listings.closeBestAndFinal(ID),
  confirmClosing: ({ listings }) => listings.confirmClosing(ID),
  reportFallThrough: ({ listings }) => listings.reportFallThrough(ID, "no financing"),
  hold: ({ listings }) => listings.hold(ID),
  release: ({ listings }) => listings.release(ID, null),
  withdraw: ({ listings }) => listings.withdraw(ID),
  takeBackApproval: ({ listings }) => listings.takeBackApproval(ID),
}

const on = (status: string) => `OnHold.${status}`
const ON_HOLD = ["Published", "CallForOffers", "BestAndFinal"].map(on)
const BEFORE_A_WINNER = [
  "Published",
  "CallForOffers",
  "BestAndFinal",
  "UnderSelection.CallForOffers",
  "UnderSelection.BestAndFinal",
  ...ON_HOLD,
]
const all = (to: string, ...froms: ReadonlyArray<string>) => Object.fromEntries(froms.map((from) => [from, to]))

/** The cells of docs/market-rules.md, written down a second time: command, who, and from → to. */
const CELLS: {
  readonly [command: string]: { readonly by: string; readonly cells: { readonly [from: string]: string } }
} = {
  requestPublish: { by: "Seller", cells: all("Draft", "Draft", "Revoked", "ListingExpired", "NoLongerListedForSale") },
  approve: { by: "Admin", cells: all("Published", "Draft") },
  revoke: { by: "Admin", cells: all("Revoked", "Draft", ...BEFORE_A_WINNER) },
  discard: { by: "Seller", cells: all("Deleted", "Draft") },
  remove: { by: "Admin", cells: all("Deleted", "Draft", "Revoked", "ListingExpired", "NoLongerListedForSale") },
  closeCallForOffers: { by: "Seller", cells: all("UnderSelection.CallForOffers", "Published", "CallForOffers") },
  closeBestAndFinal: { by: "Seller", cells: all("UnderSelection.BestAndFinal", "BestAndFinal") },
  confirmClosing: { by: "Admin", cells: all("Closed", "UnderContract") },
  reportFallThrough: { by: "Admin", cells: all("Published", "UnderContract") },
  hold: {
    by: "Seller, Admin",
    cells: Object.fromEntries(["Published", "CallForOffers", "BestAndFinal"].map((from) => [from, on(from)])),
  },
  release: {
    by: "Seller, Admin",
    cells: Object.fromEntries(["Published", "CallForOffers", "BestAndFinal"].map((to) => [on(to), to])),
  },
  withdraw: { by: "Seller, Admin", cells: all("NoLongerListedForSale", ...BEFORE_A_WINNER, "ListingExpired") },
  takeBackApproval: { by: "Admin", cells: all("Draft", "Published") },
}

/** Where the command was given before: repeating it changes nothing. */
const REPEATS: { readonly [command: string]: ReadonlyArray<string> } = {
  approve: ["Published"],
  revoke: ["Revoked"],
  discard: ["Deleted"],
  remove: ["Deleted"],
  closeCallForOffers: ["UnderSelection.CallForOffers"],
  closeBestAndFinal: ["UnderSelection.BestAndFinal"],
  confirmClosing: ["Closed"],
  hold: ON_HOLD,
  release: ["Published", "CallForOffers", "BestAndFinal"],
  withdraw: ["NoLongerListedForSale"],
}

const PEOPLE = { Seller: aSeller(), Admin: anAdmin(), Buyer: aBuyer(2) }

/** The asset at rest in a status: a Draft with its publication requested for its reviewers, a listing without offers for a take-back. */
const marketIn = (status: AssetStatus, command: string, by: "Admin" | "Buyer" | "Seller") => {
  const isRequested = status === "Draft" && ["approve", "revoke"].includes(command)
  const hold = { by: by === "Admin" ? "Admin" : "Seller", since: standingIn(status).asset.statusSince } as const
  const { asset, offers } = standingIn(status, {
    registrationStatus: isRequested ? "pending" : null,
    ...(status.startsWith("OnHold.") ? { hold } : {}),
  })
  const isBid = command !== "takeBackApproval" || status !== "Published"
  const seed = isBid ? { assets: [asset], offers } : { assets: [{ ...asset, ...recounted(asset, []) }], offers: [] }
  return marketInMemory({ seed: { ...seed, profiles: [...Object.values(PEOPLE), aBuyer(1)] } })
}

describe("the asset status machine", () => {
  it("has the 17 statuses and no other, and an asset at rest in each has nothing due (SEL-149)", () => {
    expect(STATUSES).toHaveLength(17)
    expect(new Set(MACHINE.map(({ to }) => to))).toEqual(new Set(STATUSES))
    for (const status of STATUSES) {
      const due = dueOf(standingIn(status).asset)
      expect(due === null || due.at > EXAMPLE_NOW, status).toBe(true)
    }
  })

  it("has its 26 rows, a new asset in the first", () => {
    expect([...new Set(MACHINE.map(({ row }) => row))]).toEqual(Array.from({ length: 26 }, (_, place) => place + 1))
    expect(MACHINE.filter(({ from }) => from === null).map(({ to }) => to)).toEqual(["Draft"])
    expect(FIRST_STATUS).toBe("Draft")
  })

  const ports = Object.entries(CELLS).flatMap(([command, cell]) =>
    STATUSES.map((status) => ({ command, status, ...cell })),
  )

  const asked = ports.flatMap((port) => (["Seller", "Admin"] as const).map((part) => ({ ...port, part })))

  /** What the table says of one cell: the status it leads to, or the refusal. */
  const expected = ({ by, cells, command, part, status }: (typeof asked)[number]): string => {
    if (!by.includes(part)) return "RoleMissing"
    return cells[status] ?? (REPEATS[command]?.includes(status) ? status : `AssetStatusForbids ${command} in ${status}`)
  }
  /** A refusal that speaks of a status and a command says which. */
  const told = (refusal: { readonly _tag: string }): string =>
    refusal instanceof AssetStatusForbids ? `${refusal._tag} ${refusal.command} in ${refusal.status}` : refusal._tag
  const answered = (market: MarketInMemory, command: string, part: "Admin" | "Seller"): Promise<string> =>
    Effect.runPromise(
      (COMMANDS[command] ?? (() => Effect.die(command)))(market.as(PEOPLE[part])).pipe(
        Effect.match({ onFailure: told, onSuccess: ({ status }): string => status }),
      ),
    )

  it.each(asked)("answers $command by $part in $status as the table says", async (port) => {
    const { command, part, status } = port
    const market = marketIn(status, command, part)
    const before = market.home.memory.rows
    expect(await answered(market, command, part)).toBe(expected(port))
    const isMoved = port.by.includes(part) && port.cells[status] !== undefined
    expect(market.home.memory.rows === before).toBe(!isMoved)
    expect(canDo({ status, registrationStatus: "pending" }, command as "hold", part)).toBe(isMoved)
  })

  it.each(ports)(
    "answers $command in $status to another seller as if there were no asset",
    async ({ command, status }) => {
      const market = marketIn(status, command, "Seller")
      const stranger = aSeller(2, { roles: ["VerifiedUsers", "Sellers"] })
      const other = marketInMemory({
        seed: { assets: [...market.home.memory.rows.assets.values()], profiles: [stranger, aSeller(), aBuyer(1)] },
      })
      const answer = await Effect.runPromise(Effect.flip(COMMANDS[command]?.(other.as(stranger)) ?? Effect.void))
      expect((answer as { _tag: string })._tag).toBe(CELLS[command]?.by === "Admin" ? "RoleMissing" : "AssetNotFound")
    },
  )

  it("treats a way that no row has as a defect", () => {
    const { asset } = standingIn("Draft")
    expect(() => entered(asset, 3, "Closed", asset.dateModified)).toThrow(RangeError)
    expect(() => entered(asset, 7, "Published", asset.dateModified)).toThrow(RangeError)
  })
})
