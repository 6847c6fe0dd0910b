import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Cents, must } from "../shared/index.ts"
import { balanceDue, disbursements, dueFirst, purchaserStatement, sellerStatement } from "./settlement.ts"

const cents = (amount: number) => must(Cents, amount)

describe("the lines of a settlement statement", () => {
  const settled = fc
    .array(fc.integer({ min: 1, max: 50_000_000_000_00 }), { minLength: 1, maxLength: 50 })
    .chain((prices) => {
      const sum = prices.reduce((so, price) => so + price, 0)
      return fc.record({
        loans: fc.constant(prices.map((price, at) => ({ title: `Loan ${at}`, price: cents(price) }))),
        earnestMoney: fc.integer({ min: 0, max: Math.min(sum, 50_000_000_000_00) }).map(cents),
        held: fc.integer({ min: 0, max: Math.min(sum, 50_000_000_000_00) }).map(cents),
      })
    })
    .filter(({ loans }) => loans.reduce((so, { price }) => so + price, 0) <= 1_000_000_000_000_000)

  it("adds up in each part, to the price and to nought", () =>
    fc.assert(
      fc.property(settled, (sale) => {
        const price = sale.loans.reduce((so, loan) => so + loan.price, 0)
        for (const { rows, total } of [purchaserStatement(sale), sellerStatement(sale), disbursements(sale)])
          expect(rows.reduce((so, { amount }) => so + amount, 0)).toBe(total.amount)
        expect(purchaserStatement(sale).total.amount + sale.held + dueFirst(sale)).toBe(price)
        expect(balanceDue(sale)).toBe(price - Math.max(sale.earnestMoney, sale.held))
        expect(sellerStatement(sale).total.amount).toBe(balanceDue(sale))
        expect(disbursements(sale).total.amount).toBe(0)
        expect(disbursements(sale).rows.at(-1)?.amount).toBe(-price)
      }),
    ))
})

describe("earnest money that was agreed and has not come in", () => {
  const unpaid = {
    loans: [{ title: "Loan", price: cents(6_100_000_00) }],
    earnestMoney: cents(100_000_00),
    held: cents(0),
  }

  it("is due before the closing, and is no part of the balance that is due there", () => {
    expect([dueFirst(unpaid), balanceDue(unpaid)]).toEqual([100_000_00, 6_000_000_00])
    expect(purchaserStatement(unpaid).rows.at(-1)).toEqual({
      label: "Less earnest money due before closing",
      amount: -100_000_00,
    })
    expect(disbursements(unpaid).rows.map(({ amount }) => amount)).toEqual([6_000_000_00, 0, 100_000_00, -6_100_000_00])
  })
  it("is told nowhere once all of it is held", () => {
    const paid = { ...unpaid, held: unpaid.earnestMoney }
    expect([dueFirst(paid), balanceDue(paid)]).toEqual([0, 6_000_000_00])
    expect(purchaserStatement(paid).rows).toHaveLength(2)
  })
})
