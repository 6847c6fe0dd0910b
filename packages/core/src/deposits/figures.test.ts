import { aPaidDeposit, BANKS, withBanks } from "@xl/testkit/deposits"
import { aSeller } from "@xl/testkit/market"
import { terms } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { Cents, dayOf, must } from "../shared/index.ts"
import type { DepositView } from "./views.ts"

const run = Effect.runPromise
const VALUE = terms().earnestMoneyDeposit
const PLATFORM = 33
/** Where the view says that the money is. */
const figuresOf = ({ depositRefund, held, outstanding, toAdmin, toSeller }: DepositView) => ({
  held,
  refund: { paid: depositRefund, due: outstanding.toBuyer },
  seller: { paid: toSeller, due: outstanding.toSeller },
  platform: { paid: toAdmin, due: outstanding.toAdmin },
})
const nothing = { paid: 0, due: 0 }

/** A payout that was decided, on a market where an administrator makes every transfer by hand. */
const decided = async () => {
  const paid = await aPaidDeposit()
  await paid.closed()
  await run(paid.seller.approveAsSeller(paid.id))
  await withBanks(paid.sale, paid.id)
  await run(paid.admin.selectBank(paid.id, "admin", BANKS.admin))
  const before = await run(paid.sale.market.as(aSeller()).deposits.find(paid.id))
  await run(paid.admin.approve(paid.id, must(Cents, VALUE - PLATFORM), "As agreed"))
  const find = () => run(paid.sale.market.as(aSeller()).deposits.find(paid.id))
  return { ...paid, before, find }
}

describe("the figures of a deposit", () => {
  it("keep in escrow what is due and not paid yet, and add up to what was received at every step", async () => {
    const { before, find, id, sale } = await decided()
    expect(figuresOf(before)).toEqual({ held: VALUE, refund: nothing, seller: nothing, platform: nothing })
    expect(figuresOf(await find())).toEqual({
      held: VALUE,
      refund: nothing,
      seller: { paid: 0, due: VALUE - PLATFORM },
      platform: { paid: 0, due: PLATFORM },
    })
    const today = dayOf(sale.market.home.clock.now())
    await run(sale.admin.offers.recordManualTransfer(id, "withdrawToSeller", "wire 7", today))
    expect(figuresOf(await find())).toEqual({
      held: PLATFORM,
      refund: nothing,
      seller: { paid: VALUE - PLATFORM, due: 0 },
      platform: { paid: 0, due: PLATFORM },
    })
  })
})
