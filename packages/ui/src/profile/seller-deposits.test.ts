import { MarketUnavailable } from "@xl/core/kernel"
import { aBankAccount } from "@xl/testkit/banking"
import type { HereOptions } from "@xl/testkit/here"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { SellerDeposits } from "./seller-deposits.ts"

const me = aProfile()
const BANKS = { seed: { banks: [aBankAccount(me.id, { n: 1 })] } }

const opened = async (options: HereOptions, change?: Change) => {
  const { ports, snackbars } = await app({ who: me, ...BANKS, ...options }, change)
  const model = new SellerDeposits(
    ports.banks,
    ports.settings,
    snackbars,
    () => () => undefined,
    () => "nonce",
  )
  expect(model.isShown).toBe(false)
  await model.open()
  return model
}

describe("the seller's bank for deposits", () => {
  it("is there while deposits move by themselves: own banks, Add New Bank, the identity number (ACC-614)", async () => {
    const { billing, isShown } = await opened({ operator: { autoDeposit: true } })
    expect([isShown, billing.banks.map(({ bankName }) => bankName)]).toEqual([true, ["First Harbor Bank"]])
    billing.add()
    expect(billing.addition.step).toEqual({ tag: "identity", isStarting: false })
    expect(billing.addition.identity.isComplete).toBe(false)
  })

  it("is left out, and no bank asked for, while deposits do not (ACC-614)", async () => {
    const { billing, isShown } = await opened({})
    expect([isShown, billing.listed.tag]).toEqual([false, "loading"])
  })

  it("is left out where the settings do not come", async () => {
    const { isShown } = await opened({ operator: { autoDeposit: true } }, ({ settings }) => ({
      settings: { ...settings, read: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    }))
    expect(isShown).toBe(false)
  })
})
