import type { OwnBank } from "@xl/core/banking"
import { BankNotConnected, submitsAtOnce } from "@xl/core/banking"
import { SANDBOX_PASSWORD } from "@xl/core/banking/server"
import { bankTexts } from "@xl/core/messages"
import { BankingInfoId, must } from "@xl/core/shared"
import { aBankAccount, aBankId } from "@xl/testkit/banking"
import type { HereOptions } from "@xl/testkit/here"
import { aProfile } from "@xl/testkit/market"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { app, settled } from "../testing/app.ts"
import { BillingModel } from "./billing-model.ts"
import { IdentityForm, isAddable } from "./identity-form.ts"

const ORIGIN = "https://market.example"
const me = aProfile()
const id = (n: number) => must(BankingInfoId, aBankId(n))
const TWO = [aBankAccount(me.id, { n: 1 }), aBankAccount(me.id, { n: 2, lastFour: "4321", identityEnd: null })]

const opened = async (options: HereOptions = {}) => {
  const here = await app({ who: me, ...options })
  const waits: Array<readonly [milliseconds: number, then: () => void]> = []
  let nonces = 0
  const after = (milliseconds: number, then: () => void) => {
    waits.push([milliseconds, then])
    return () => undefined
  }
  const over = (banks = here.ports.banks) =>
    new BillingModel(banks, here.ports.settings, here.snackbars, after, () => `nonce-${(nonces += 1)}`)
  const model = over()
  await model.open()
  /** The last thing said. */
  const said = () => here.said().at(-1)
  return { ...here, model, over, waits, said }
}
type Opened = Awaited<ReturnType<typeof opened>>

/** At the frame, which then says that it connected this user's account. */
const connecting = async ({ model, waits }: Opened) => {
  model.add()
  model.addition.identity.type("12-3456789")
  await model.addition.connect()
  waits.at(-1)?.[1]()
  const { step } = model.addition
  if (step.tag !== "connecting") throw new Error(`It is at ${step.tag}`)
  return step
}
const tokenOf = ({ market }: Opened, link: string, user = "user_good") =>
  Result.getOrThrow(
    market.bankSandbox.chosen(
      { link, bank: "harbor", user, password: SANDBOX_PASSWORD },
      "checking",
      market.home.clock.now(),
    ),
  )
const ours = (nonce: string) => ({ source: "xl-bank-connection", nonce })
const plaid = (nonce: string, publicToken: string) => ({
  ...ours(nonce),
  event: "plaidConnected",
  publicToken,
  accountId: "checking",
  bankName: "First Harbor Bank",
  connectionType: "online",
})
const VOPAY = { depositPaymentProvider: "vopay", depositIframeProvider: "vopay" } as const

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

describe("adding a bank", () => {
  it("asks whose it is before the frame opens (ACC-629)", async () => {
    const here = await opened()
    here.model.add()
    expect(here.model.addition.step).toEqual({ tag: "identity", isStarting: false })
    await here.model.addition.connect()
    expect(here.model.addition.step.tag).toBe("identity")
    here.model.addition.identity.type("12-3456789")
    await here.model.addition.connect()
    expect(here.model.addition.step).toMatchObject({ tag: "connecting", link: { provider: "plaid" }, connected: null })
  })

  it("opens the frame by itself after 500 ms (ACC-620, BUY-179)", async () => {
    const here = await opened()
    here.model.add()
    here.model.addition.identity.type("12-3456789")
    await here.model.addition.connect()
    expect([here.model.addition.address, here.waits.map(([milliseconds]) => milliseconds)]).toEqual([null, [500]])
    here.waits[0]?.[1]()
    expect(here.model.addition.address).toMatch(/^\/bank-connection\/plaid#token=.+&nonce=nonce-1$/)
  })

  it("is sent with Plaid as soon as it is connected (ACC-619, BUY-178)", async () => {
    expect([submitsAtOnce("plaid"), submitsAtOnce("vopay")]).toEqual([true, false])
    const here = await opened()
    const { link, nonce } = await connecting(here)
    here.model.addition.heard({ origin: ORIGIN, data: plaid(nonce, tokenOf(here, link.token)) }, ORIGIN)
    await settled()
    expect(here.model.addition.step.tag).toBe("closed")
    expect(here.model.banks).toMatchObject([{ bankName: "First Harbor Bank", provider: "plaid", isChosen: true }])
    expect(here.said()).toBe("Bank added")
  })

  it("is sent with VoPay when Add is pressed (ACC-618, BUY-177)", async () => {
    expect([submitsAtOnce("plaid"), submitsAtOnce("vopay")]).toEqual([true, false])
    const here = await opened({ operator: VOPAY })
    const { link, nonce } = await connecting(here)
    await here.model.addition.add()
    expect(here.model.banks).toEqual([])
    const data = { ...ours(nonce), event: "vopayConnected", token: tokenOf(here, link.token) }
    here.model.addition.heard({ origin: ORIGIN, data }, ORIGIN)
    await settled()
    expect(here.model.banks).toEqual([])
    expect(here.model.addition.step).toMatchObject({ tag: "connecting", connected: { provider: "vopay" } })
    await here.model.addition.add()
    expect(here.model.banks).toMatchObject([{ provider: "vopay", lastFour: "6789" }])
  })

  it("hears no other origin, no other nonce, and no frame of the other provider (ACC-621)", async () => {
    const here = await opened()
    const { link, nonce } = await connecting(here)
    const token = tokenOf(here, link.token)
    const { addition } = here.model
    addition.heard({ origin: "https://evil.example", data: plaid(nonce, token) }, ORIGIN)
    addition.heard({ origin: ORIGIN, data: plaid("nonce-0", token) }, ORIGIN)
    addition.heard({ origin: ORIGIN, data: { ...ours(nonce), event: "vopayConnected", token } }, ORIGIN)
    await settled()
    expect([addition.step.tag, here.model.banks.length]).toEqual(["connecting", 0])
    addition.close()
    addition.heard({ origin: ORIGIN, data: plaid(nonce, token) }, ORIGIN)
    await settled()
    expect(here.model.banks).toEqual([])
  })

  it("that fails closes its dialog and says why in red (ACC-561, ACC-562)", async () => {
    const here = await opened()
    const { nonce } = await connecting(here)
    here.model.addition.heard({ origin: ORIGIN, data: plaid(nonce, "made up") }, ORIGIN)
    await settled()
    expect(here.model.addition.step.tag).toBe("closed")
    expect(here.snackbars.shown).toMatchObject({
      tone: "error",
      text: "This bank connection is no longer good. Please connect the bank again.",
    })
    expect(here.model.banks).toEqual([])
  })

  it("that the frame gives up ends, with its reason where there is one", async () => {
    const here = await opened()
    const first = await connecting(here)
    here.model.addition.heard({ origin: ORIGIN, data: { ...ours(first.nonce), event: "cancelled" } }, ORIGIN)
    expect([here.model.addition.step.tag, here.said()]).toEqual(["closed", undefined])
    const second = await connecting(here)
    here.model.addition.heard(
      { origin: ORIGIN, data: { ...ours(second.nonce), event: "failed", reason: "locked" } },
      ORIGIN,
    )
    expect(here.model.addition.step.tag).toBe("closed")
    expect(here.said()).toBe("Your bank has locked this account. Please unlock it at your bank, then connect it again.")
  })

  it("that does not begin says so", async () => {
    const here = await opened()
    const silent = here.over({
      ...here.ports.banks,
      startLink: () => Effect.fail(new BankNotConnected({ reason: "unavailable" })),
    })
    silent.add()
    silent.addition.identity.type("12-3456789")
    await silent.addition.connect()
    expect([silent.addition.step.tag, here.said()]).toEqual([
      "closed",
      "The payment provider does not answer. Please try again in a few minutes.",
    ])
  })

  it("without an address asks for one at once, field by field (BUY-395)", async () => {
    const here = await opened()
    const { link, nonce } = await connecting(here)
    const token = tokenOf(here, link.token, "user_no_address")
    here.model.addition.heard({ origin: ORIGIN, data: plaid(nonce, token) }, ORIGIN)
    await settled()
    const { dialog } = here.model
    if (dialog.tag !== "prompt") throw new Error(`It is ${dialog.tag}`)
    expect(bankTexts).toEqual({
      addressTitle: "Action Required: Add Your Banking Address",
      addressReason:
        "The payment provider needs an address on the linked bank account and cannot accept offers until it is updated.",
      addressButton: "Update Banking Details",
    })
    here.model.askAddress(dialog.bank)
    await here.model.saveAddress()
    expect(here.model.addressErrors).toEqual({
      address: "This field is required",
      city: "This field is required",
      state: "This field is required",
      zipCode: "This field is required",
    })
    here.model.typeAddress({ address: "1 Main Street", city: "Austin", state: "TX" })
    expect(here.model.addressErrors).toEqual({ zipCode: "This field is required" })
    here.model.typeAddress({ zipCode: "78701" })
    expect(here.model.unaddressed).toBeDefined()
    await here.model.saveAddress()
    expect([here.model.unaddressed, here.model.dialog.tag, here.said()]).toEqual([
      undefined,
      "closed",
      "Banking address saved",
    ])
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
    const here = await opened({ seed: { banks: [...TWO, aBankAccount(me.id, { n: 3, provider: "vopay" })] } })
    expect(here.model.banks).toHaveLength(3)
    expect(here.model.selectable.map(({ bankingInfoId }) => bankingInfoId)).toEqual([id(1), id(2)])
    here.model.askSelect()
    expect(here.model.dialog).toEqual({ tag: "select", chosen: id(1) })
    await here.model.confirm()
    expect([here.model.dialog.tag, here.said()]).toEqual(["closed", "Deposits go through this bank now"])
  })

  it("are asked for a missing number when one is confirmed, and not when it is picked (ACC-396, BUY-175)", async () => {
    const here = await opened(banks)
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
    const here = await opened(banks)
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
    const here = await opened(banks)
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
