import type { Deposits } from "@xl/core/deposits"
import { BankingInfoId, dayOf, must, type OfferId } from "@xl/core/shared"
import { Effect } from "effect"
import { aBankAccount, aBankId } from "../banking/examples.ts"
import { aBuyer, anAdmin, aSeller } from "../market/people.ts"
import { aSale, type Sale } from "../market/sale.ts"

const run = Effect.runPromise

/** The accounts of the first buyer, the seller and the administrator. */
export const BANKS = {
  buyer: must(BankingInfoId, aBankId(1)),
  seller: must(BankingInfoId, aBankId(2)),
  admin: must(BankingInfoId, aBankId(3)),
} as const

/** Gives the first buyer, the seller and the administrator a bank each, and names the first two for this offer. */
export const withBanks = async ({ buyer, market, seller }: Sale, id: OfferId): Promise<void> => {
  const banks = [
    aBankAccount(aBuyer(1).id, { n: 1, lastFour: "1111", isChosen: true }),
    aBankAccount(aSeller().id, { n: 2, lastFour: "2222", isChosen: true }),
    aBankAccount(anAdmin().id, { n: 3, lastFour: "3333", isChosen: true }),
  ]
  await run(market.home.memory.store.transaction(({ write }) => write({ banks, events: [], outbox: [] })))
  await run(buyer(1).deposits.selectBank(id, "buyer", BANKS.buyer))
  await run(seller.deposits.selectBank(id, "seller", BANKS.seller))
}

/** A sale whose winner paid the deposit of the examples' terms, and how far it went. */
export interface DepositSale {
  readonly sale: Sale
  readonly id: OfferId
  readonly admin: Deposits["Service"]
  readonly seller: Deposits["Service"]
  readonly buyer: Deposits["Service"]
  /** An administrator enters a leg of today. */
  readonly record: (
    leg: "fund" | "refundToBuyer" | "withdrawToAdmin" | "withdrawToSeller",
    reference: string,
  ) => Promise<unknown>
  readonly closed: () => Promise<void>
  readonly canceled: (reason?: string) => Promise<void>
}

/** The first buyer's offer on the first asset won, and its money came in. */
export const aPaidDeposit = async (): Promise<DepositSale> => {
  const sale = aSale()
  const { id } = await sale.bid(1, [1])
  await sale.close(1)
  await sale.win(id)
  const now = () => dayOf(sale.market.home.clock.now())
  const record: DepositSale["record"] = (leg, reference) =>
    run(sale.admin.offers.recordManualTransfer(id, leg, reference, now()))
  await record("fund", "wire 1")
  return {
    sale,
    id,
    admin: sale.admin.deposits,
    seller: sale.seller.deposits,
    buyer: sale.buyer(1).deposits,
    record,
    closed: async () => {
      await sale.contract(1, id)
      await run(sale.admin.listings.confirmClosing(sale.asset(1).id))
    },
    canceled: async (reason = "The buyer defaulted") => void (await run(sale.admin.offers.cancel(id, reason))),
  }
}
