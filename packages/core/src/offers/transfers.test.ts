import { anAssetId } from "@xl/testkit/assets"
import { aSale, EXAMPLE_NOW, refusalOf } from "@xl/testkit/market"
import { withBanks } from "@xl/testkit/deposits"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addDays, Day, dayOf } from "../shared/days.ts"
import { must } from "../shared/decode.ts"

const run = Effect.runPromise
const TODAY = dayOf(EXAMPLE_NOW)

describe("earnest money entered by hand", () => {
  const ended = async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await run(sale.admin.offers.recordManualTransfer(id, "fund", "wire 7", TODAY))
    await run(sale.buyer(1).offers.withdraw(id))
    return { sale, id, record: sale.admin.offers.recordManualTransfer }
  }

  it("opens a decision when its offer ends, and closes it with the refund", async () => {
    const { id, sale, record } = await ended()
    expect(sale.offer(id).deposit.decision).toBe("open")
    expect(await run(record(id, "refundToBuyer", "wire 8", TODAY))).toMatchObject({ deposit: { decision: "closed" } })
    const { rows } = sale.market.home.memory
    await run(record(id, "refundToBuyer", " wire 8 ", TODAY))
    expect(sale.market.home.memory.rows).toBe(rows)
  })

  it("is recorded in order: once in, once out, never ahead of its day, never without a reference", async () => {
    const { id, record } = await ended()
    expect(await refusalOf(record(id, "fund", "wire 9", TODAY))).toBe("TransferOutOfOrder")
    expect(await refusalOf(record(id, "withdrawToSeller", "wire 9", TODAY))).toBe("TransferOutOfOrder")
    expect(await refusalOf(record(id, "refundToBuyer", " ", TODAY))).toBe("ReferenceRequired")
    expect(await refusalOf(record(id, "refundToBuyer", "wire 9", addDays(TODAY, 1)))).toBe("TransferOutOfOrder")
    expect(await refusalOf(record(id, "refundToBuyer", "", must(Day, "2026-11-01")))).toBe("ReferenceRequired")
  })

  it("goes to the seller or the platform after a canceled win, and is not refunded after that", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    const record = sale.admin.offers.recordManualTransfer
    await run(record(id, "fund", "wire 7", TODAY))
    expect(await refusalOf(record(id, "withdrawToSeller", "wire 8", TODAY))).toBe("TransferOutOfOrder")
    await run(sale.admin.offers.cancel(id, "The buyer defaulted"))
    expect(await refusalOf(record(id, "withdrawToSeller", "wire 8", TODAY))).toBe("TransferOutOfOrder")
    expect(await refusalOf(record(id, "withdrawToSeller", "wire 8", TODAY))).toBe("TransferOutOfOrder")
    await withBanks(sale, id)
    await run(sale.admin.deposits.decline(id, "Buyer", "The buyer defaulted"))
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("MoneyPaidOut")
    await run(record(id, "withdrawToSeller", "wire 8", TODAY))
    expect(await refusalOf(record(id, "refundToBuyer", "wire 9", TODAY))).toBe("MoneyPaidOut")
    expect(await refusalOf(record(id, "withdrawToAdmin", "wire 10", TODAY))).toBe("TransferOutOfOrder")
    expect(await refusalOf(sale.admin.offers.reactivate(id))).toBe("MoneyPaidOut")
  })

  it("opens no decision while its offer stands, and one where it arrives after the end", async () => {
    const sale = aSale()
    const [stands, gone] = [await sale.bid(1, [1]), await sale.bid(2, [1])]
    const record = sale.admin.offers.recordManualTransfer
    expect((await run(record(stands.id, "fund", "wire 7", TODAY))).deposit.decision).toBe("none")
    await run(sale.buyer(2).offers.withdraw(gone.id))
    expect(sale.offer(gone.id).deposit.decision).toBe("none")
    expect((await run(record(gone.id, "fund", "wire 8", TODAY))).deposit.decision).toBe("open")
  })

  it("is not paid out before it came in, nor after it went back", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    await run(sale.admin.offers.cancel(id, "The seller defaulted"))
    const record = sale.admin.offers.recordManualTransfer
    expect(await refusalOf(record(id, "withdrawToSeller", "wire 8", TODAY))).toBe("TransferOutOfOrder")
    await run(record(id, "fund", "wire 7", TODAY))
    await run(record(id, "refundToBuyer", "wire 8", TODAY))
    expect(await refusalOf(record(id, "withdrawToSeller", "wire 9", TODAY))).toBe("TransferOutOfOrder")
  })

  it("keeps a listing from being deleted until it is settled", async () => {
    const { id, sale, record } = await ended()
    await run(sale.admin.listings.revoke(anAssetId(1), ""))
    expect(await refusalOf(sale.admin.listings.remove(anAssetId(1)))).toBe("DepositOpen")
    await run(record(id, "refundToBuyer", "wire 8", TODAY))
    expect((await run(sale.admin.listings.remove(anAssetId(1)))).status).toBe("Deleted")
  })
})
