import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW, marketInMemory, type MarketPorts } from "@xl/testkit/market"
import { aBid, anOffer, anOfferId, terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type AssetStatus, OfferStatus } from "../kernel/statuses.ts"
import { canDoWithOffer, enteredOffer, LIFECYCLE, type OfferCommand } from "./lifecycle.ts"
import { type Offer } from "./model.ts"

const STATUSES = Object.keys(OfferStatus.keys).filter(OfferStatus.is)
const ID = anOfferId(1)
const PEOPLE = { Buyer: aBuyer(1), Seller: aSeller(), Admin: anAdmin() }
type Part = keyof typeof PEOPLE

interface Command {
  readonly by: Part
  readonly ask: (ports: MarketPorts) => Effect.Effect<{ readonly status: OfferStatus }, { readonly _tag: string }>
  /** From each status: the status after, or the refusal. */
  readonly cells: { readonly [Status in OfferStatus]: string }
  /** In which status the asset stands for the command. */
  readonly asset?: AssetStatus
}

const refusedBut = (cells: Partial<Record<OfferStatus, string>>): Command["cells"] => ({
  Draft: "OfferStatusForbids",
  Published: "OfferStatusForbids",
  BestAndFinal: "OfferStatusForbids",
  Successful: "OfferStatusForbids",
  Declined: "OfferStatusForbids",
  Withdrawn: "OfferStatusForbids",
  Canceled: "OfferStatusForbids",
  ...cells,
})

/** The table of docs/market-rules.md, written down a second time. A seller never sees a draft. */
const COMMANDS: { readonly [command: string]: Command } = {
  edit: {
    by: "Buyer",
    ask: ({ offers }) => offers.edit(ID, aBid(anOffer().assets, terms({ closing: 31 }))),
    cells: refusedBut({ Draft: "Draft", Published: "Published", BestAndFinal: "BestAndFinal" }),
  },
  publish: {
    by: "Buyer",
    ask: ({ offers }) => offers.publish(ID),
    cells: refusedBut({ Draft: "Published", Published: "Published" }),
  },
  withdraw: {
    by: "Buyer",
    ask: ({ offers }) => offers.withdraw(ID),
    cells: refusedBut({
      Draft: "Withdrawn",
      Published: "Withdrawn",
      BestAndFinal: "Withdrawn",
      Withdrawn: "Withdrawn",
    }),
  },
  selectForBestAndFinal: {
    by: "Seller",
    ask: ({ offers }) => offers.selectForBestAndFinal(ID),
    cells: refusedBut({ Draft: "OfferNotFound", Published: "BestAndFinal", BestAndFinal: "BestAndFinal" }),
    asset: "CallForOffers",
  },
  selectWinner: {
    by: "Seller",
    ask: ({ offers }) => offers.selectWinner(ID),
    cells: refusedBut({
      Draft: "OfferNotFound",
      Published: "Successful",
      BestAndFinal: "Successful",
      Successful: "Successful",
    }),
    asset: "UnderSelection.CallForOffers",
  },
  decline: {
    by: "Seller",
    ask: ({ offers }) => offers.decline(ID, "too low"),
    cells: refusedBut({
      Draft: "OfferNotFound",
      Published: "Declined",
      BestAndFinal: "Declined",
      Declined: "Declined",
    }),
  },
  acceptClosingDocuments: {
    by: "Buyer",
    ask: ({ offers }) => offers.acceptClosingDocuments(ID),
    cells: refusedBut({ Successful: "Successful" }),
  },
  cancel: {
    by: "Admin",
    ask: ({ offers }) => offers.cancel(ID, "by mistake"),
    cells: refusedBut({
      Published: "Canceled",
      BestAndFinal: "Canceled",
      Successful: "Canceled",
      Canceled: "Canceled",
    }),
  },
  reactivate: {
    by: "Admin",
    ask: ({ offers }) => offers.reactivate(ID),
    cells: refusedBut({ Canceled: "Published", Published: "Published", BestAndFinal: "BestAndFinal" }),
  },
}

const ASSET_FOR: { readonly [Status in OfferStatus]?: AssetStatus } = {
  BestAndFinal: "BestAndFinal",
  Successful: "ContractPending.CallForOffers",
}

/** The offer in a status, on an asset in a status that goes with it, beside a rival's. */
const marketWith = (status: OfferStatus, assetStatus?: AssetStatus) => {
  const { asset } = standingIn(
    ASSET_FOR[status] === "ContractPending.CallForOffers"
      ? "ContractPending.CallForOffers"
      : (assetStatus ?? ASSET_FOR[status] ?? "Published"),
  )
  const offer: Offer = {
    ...anOffer({ status, publishedDate: status === "Draft" ? null : EXAMPLE_NOW_PAST }),
    ...(status === "Successful"
      ? { buyerClosingPeriod: asset.periods.buyerClosing, winningDate: EXAMPLE_NOW_PAST }
      : {}),
  }
  const rival = anOffer({ id: anOfferId(2), owners: [aBuyer(2).id], status: "BestAndFinal" })
  return marketInMemory({
    seed: { assets: [asset], offers: [offer, rival], profiles: [...Object.values(PEOPLE), aBuyer(2)] },
  })
}
const EXAMPLE_NOW_PAST = anOffer().publishedDate ?? anOffer().creationDate

const cells = Object.entries(COMMANDS).flatMap(([command, { asset, by, cells: table }]) =>
  STATUSES.map((status) => ({ command: command as OfferCommand, by, status, expected: table[status], asset })),
)

describe("the life of an offer", () => {
  it.each([
    ["withdrawn by its buyer (BUY-139)", "withdraw", "Withdrawn"],
    ["chosen by the seller (BUY-140)", "selectWinner", "Successful"],
    ["canceled by an administrator (BUY-141)", "cancel", "Canceled"],
  ])("keeps that an offer was %s", async (_end, command, status) => {
    const { asset, ask, by } = COMMANDS[command] ?? {}
    if (!ask || !by) throw new RangeError(command)
    const market = marketWith("Published", asset)
    await Effect.runPromise(ask(market.as(PEOPLE[by])))
    const kept = await Effect.runPromise(market.as(PEOPLE.Admin).offers.find(ID))
    expect(kept.status).toBe(status)
  })

  it.each(cells)("answers $command in $status with $expected", async ({ asset, by, command, expected, status }) => {
    const market = marketWith(status, asset)
    const { rows } = market.home.memory
    const ask = COMMANDS[command]?.ask ?? (() => Effect.die(command))
    const answer = await Effect.runPromise(
      ask(market.as(PEOPLE[by])).pipe(
        Effect.match({
          onFailure: (refusal) => ({ ...refusal, _tag: refusal._tag }),
          onSuccess: (view) => view.status,
        }),
      ),
    )
    const refusal = expected === "OfferStatusForbids" ? { _tag: expected, status, command } : { _tag: expected }
    expect(answer).toEqual(OfferStatus.is(expected) ? expected : refusal)
    const isRepeat = expected === status && !["edit", "acceptClosingDocuments"].includes(command)
    const isRefused = !OfferStatus.is(expected)
    expect(market.home.memory.rows === rows).toBe(isRepeat || isRefused)
    expect(canDoWithOffer({ status }, command, by)).toBe(
      LIFECYCLE.some((way) => way.command === command && way.from === status && way.by.includes(by)),
    )
  })

  it.each(cells)("answers $command in $status to a stranger as if there were no offer", async ({ command, status }) => {
    const stranger = { ...aBuyer(3), roles: ["VerifiedUsers", "ApprovedBuyers", "Sellers"] as const }
    const market = marketWith(status)
    const known = marketInMemory({
      actor: stranger,
      seed: {
        assets: [...market.home.memory.rows.assets.values()],
        offers: [...market.home.memory.rows.offers.values()],
        profiles: [...Object.values(PEOPLE), aBuyer(2)],
      },
    })
    const ask = COMMANDS[command]?.ask ?? (() => Effect.die(command))
    const refusal = await Effect.runPromise(Effect.flip(ask(known)))
    expect(refusal._tag).toBe(COMMANDS[command]?.by === "Admin" ? "RoleMissing" : "OfferNotFound")
  })

  it("records every transition with its time and who made it", () => {
    const moved = enteredOffer(anOffer(), "Withdrawn", "Buyer", EXAMPLE_NOW)
    expect(moved.offerHistory.at(-1)).toEqual({ from: "Published", to: "Withdrawn", at: EXAMPLE_NOW, trigger: "Buyer" })
    expect(moved.offerStatusChangeTrigger).toBe("Buyer")
  })

  it("treats a way that no row has as a defect", () => {
    expect(() => enteredOffer(anOffer(), "Successful", "Buyer", EXAMPLE_NOW)).toThrow(RangeError)
    expect(() => enteredOffer(anOffer({ status: "Withdrawn" }), "Published", "Admin", EXAMPLE_NOW)).toThrow(RangeError)
  })
})
