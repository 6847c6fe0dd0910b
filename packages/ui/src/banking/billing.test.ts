import { BankNotConnected, type OwnBank } from "@xl/core/banking"
import { BankingInfoId, must } from "@xl/core/shared"
import { aBankAccount, aBankId } from "@xl/testkit/banking"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { billing, me } from "../testing/billing.ts"
import type { BillingModel } from "./billing-model.ts"
import { IdentityForm, isAddable } from "./identity-form.ts"

const id = (n: number) => must(BankingInfoId, aBankId(n))
const TWO = [aBankAccount(me.id, { n: 1 }), aBankAccount(me.id, { n: 2, lastFour: "4321", identityEnd: null })]

describe("whose account it is", () => {
  it("leaves Add disabled while its number is empty (ACC-393, BUY-228)", () => {
    const form = new IdentityForm()
    expect([form.category, form.isComplete, form.error]).toEqual(["Business", false, undefined])
    form.choose("Individual")
    expect([form.isComplete, form.error]).toEqual([false, undefined])
    expect([isAddable("Individual", "D1"), isAddable("Individual", ""), isAddable("Business", " ")]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("leaves Add disabled while its number is wrong, and says what it looks like (ACC-394, BUY-229)", () => {
    const form = new IdentityForm()
    form.type("12-345")
    expect([form.isComplete, form.error]).toEqual([false, "Federal tax ID must look like ##-#######"])
    form.type("12-3456789")
    expect([form.isComplete, form.error, form.sent]).toEqual([
      true,
      undefined,
      { category: "Business", federalTaxID: "123456789", driversLicense: null },
    ])
    form.choose("Individual")
    form.type("ABC")
    expect([form.isComplete, form.error]).toEqual([
      false,
      "A driver's license number has 1 to 20 letters and digits, and at least one digit",
    ])
  })

  it("clears the number where it becomes another kind's, and not where it stays (ACC-395, BUY-230)", () => {
    const form = new IdentityForm()
    form.type("12-3456789")
    form.choose("Business")
    expect(form.typed).toBe("12-3456789")
    form.choose("Individual")
    expect([form.category, form.typed]).toEqual(["Individual", ""])
  })
})

describe("one's banks", () => {
  const banks = { seed: { banks: TWO } }
  const named = ({ banks }: BillingModel, n: number): OwnBank => {
    const found = banks.find(({ bankingInfoId }) => bankingInfoId === id(n))
    if (!found) throw new Error(`There is no bank ${n}`)
    return found
  }

  it("are those that the settings let be chosen, of which one is confirmed", async () => {
    const here = await billing({ seed: { banks: [...TWO, aBankAccount(me.id, { n: 3, provider: "vopay" })] } })
    expect(here.model.banks).toHaveLength(3)
    expect(here.model.selectable.map(({ bankingInfoId }) => bankingInfoId)).toEqual([id(1), id(2)])
    here.model.askSelect()
    expect(here.model.dialog).toEqual({ tag: "select", chosen: id(1) })
    await here.model.confirm()
    expect([here.model.dialog.tag, here.said()]).toEqual(["closed", "Deposits go through this bank now"])
  })

  it("are asked for a missing number when one is confirmed, and not when it is picked (ACC-396, BUY-175)", async () => {
    const here = await billing(banks)
    here.model.askSelect()
    here.model.select(id(2))
    expect(here.model.dialog).toEqual({ tag: "select", chosen: id(2) })
    await here.model.confirm()
    expect(here.model.dialog).toMatchObject({ tag: "identity", bank: { bankingInfoId: id(2) } })
    expect(await here.model.edit()).toBe(false)
    here.model.identity.type("12-3456789")
    expect(await here.model.edit()).toBe(true)
    expect(here.model.banks.map(({ isChosen }) => isChosen)).toEqual([false, true])
    expect(named(here.model, 2).federalTaxID).toBe("••••6789")
  })

  it("are deleted, and stay where that fails, with its message in red (ACC-563)", async () => {
    const here = await billing(banks)
    const failing = here.over({
      ...here.ports.banks,
      remove: () => Effect.fail(new BankNotConnected({ reason: "unavailable" })),
    })
    await failing.open()
    failing.askDelete(named(failing, 1))
    await failing.remove()
    expect(here.snackbars.shown).toMatchObject({
      tone: "error",
      text: "The payment provider does not answer. Please try again in a few minutes.",
    })
    expect([failing.banks.length, failing.dialog.tag, failing.isAsking]).toEqual([2, "delete", false])
    here.model.askDelete(named(here.model, 1))
    await here.model.remove()
    expect([here.model.banks.length, here.model.dialog.tag]).toEqual([1, "closed"])
  })

  it("are edited; false where the answer holds nothing (ACC-565)", async () => {
    const here = await billing(banks)
    const empty = here.over({ ...here.ports.banks, edit: () => Effect.die(new Error("no data")) })
    await empty.open()
    empty.askEdit(named(empty, 1))
    empty.identity.type("98-7654321")
    expect(await empty.edit()).toBe(false)
    expect([here.said(), empty.dialog.tag]).toEqual(["The bank was not changed. Please try again.", "edit"])
    here.model.askEdit(named(here.model, 1))
    expect(here.model.identity.category).toBe("Business")
    here.model.identity.choose("Individual")
    here.model.identity.type("D123-4567")
    expect(await here.model.edit()).toBe(true)
    expect(named(here.model, 1)).toMatchObject({ category: "Individual", driversLicense: "••••4567" })
    expect(here.model.dialog.tag).toBe("closed")
  })
})
