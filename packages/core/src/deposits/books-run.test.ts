import { aPaidDeposit, type DepositSale, withBanks } from "@xl/testkit/deposits"
import { terms } from "@xl/testkit/offers"
import { reachingAll } from "@xl/testkit/shared"
import { Effect } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { Cents, must } from "../shared/index.ts"
import { balanceOf, LEDGER_ACCOUNTS, moneysOf } from "./index.ts"

const run = Effect.runPromise
const VALUE: number = terms().earnestMoneyDeposit
const cents = (amount: number) => must(Cents, amount)

/** A clerk with a drawer: what was given out of it, to whom. */
interface Drawer {
  buyer: number
  seller: number
  admin: number
}
interface Way {
  readonly ask: (paid: DepositSale) => Promise<unknown>
  /** What the clerk gives where it is done. */
  readonly gives?: Partial<Drawer>
}
const WAYS = ["close", "cancel", "consent", "approve", "decline", "refund", "seller", "admin", "back"] as const

const waysOf = (share: number, fault: "Buyer" | "Seller"): { readonly [W in (typeof WAYS)[number]]: Way } => ({
  close: { ask: ({ closed }) => closed() },
  cancel: { ask: ({ canceled }) => canceled() },
  consent: { ask: ({ id, seller }) => run(seller.approveAsSeller(id)) },
  approve: {
    ask: ({ admin, id }) => run(admin.approve(id, cents(share), "")),
    gives: { seller: share, admin: VALUE - share },
  },
  decline: {
    ask: ({ admin, id }) => run(admin.decline(id, fault, "Why")),
    gives: fault === "Buyer" ? { seller: VALUE } : { buyer: VALUE },
  },
  refund: { ask: ({ admin, id }) => run(admin.refund(id)), gives: { buyer: VALUE } },
  seller: { ask: ({ record }) => record("withdrawToSeller", "s") },
  admin: { ask: ({ record }) => record("withdrawToAdmin", "a") },
  back: { ask: ({ record }) => record("refundToBuyer", "b"), gives: { buyer: VALUE } },
})

/** Whether it was done. */
const does = ({ ask }: Way, paid: DepositSale): Promise<boolean> =>
  ask(paid).then(
    () => true,
    () => false,
  )

const reached = new Set<string>()

it("keeps its books at zero and as a clerk's drawer, to the cent, whatever is asked in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...WAYS), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.integer({ min: 0, max: VALUE }),
      fc.constantFrom("Buyer" as const, "Seller" as const),
      async (asked, isClosed, share, fault) => {
        const paid = await aPaidDeposit()
        const { id, sale } = paid
        await withBanks(sale, id)
        const ways = waysOf(share, fault)
        const drawer: Drawer = { buyer: 0, seller: 0, admin: 0 }
        for (const name of [isClosed ? "close" : "cancel", "consent", ...asked] as const) {
          if (!(await does(ways[name], paid))) continue
          reached.add(name)
          Object.assign(drawer, ways[name].gives)
        }
        const { deposits, entries } = sale.market.home.memory.rows
        const held = VALUE - drawer.buyer - drawer.seller - drawer.admin
        const books = LEDGER_ACCOUNTS.map((account) => balanceOf(entries, account))
        expect(books).toEqual([drawer.buyer - VALUE, held, drawer.seller, drawer.admin, 0])
        for (const { postings } of entries)
          expect(Object.values(postings).reduce((sum, amount) => sum + amount, 0)).toBe(0)
        const kept = deposits.get(id)
        expect(kept && moneysOf(kept.account).held).toBe(held)
      },
    ),
    reachingAll(60),
  )
  expect([...reached].toSorted()).toEqual(WAYS.toSorted())
})
