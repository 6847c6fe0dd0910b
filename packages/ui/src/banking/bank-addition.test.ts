import { BankNotConnected, submitsAtOnce, bankTexts } from "@xl/core/banking"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { billing, connecting, tokenOf } from "../testing/billing.ts"

const ORIGIN = "https://market.example"
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

describe("adding a bank", () => {
  it("asks whose it is before the frame opens (ACC-629)", async () => {
    const here = await billing()
    here.model.add()
    expect(here.model.addition.step).toEqual({ tag: "identity", isStarting: false })
    await here.model.addition.connect()
    expect(here.model.addition.step.tag).toBe("identity")
    here.model.addition.identity.type("12-3456789")
    await here.model.addition.connect()
    expect(here.model.addition.step).toMatchObject({ tag: "connecting", link: { provider: "plaid" }, connected: null })
  })

  it("opens the frame by itself after 500 ms (ACC-620, BUY-179)", async () => {
    const here = await billing()
    here.model.add()
    here.model.addition.identity.type("12-3456789")
    await here.model.addition.connect()
    expect([here.model.addition.address, here.waits.map(([milliseconds]) => milliseconds)]).toEqual([null, [500]])
    here.waits[0]?.[1]()
    expect(here.model.addition.address).toMatch(/^\/bank-connection\/plaid#token=.+&nonce=nonce-1$/)
  })

  it("is sent with Plaid as soon as it is connected (ACC-619, BUY-178)", async () => {
    expect([submitsAtOnce("plaid"), submitsAtOnce("vopay")]).toEqual([true, false])
    const here = await billing()
    const { link, nonce } = await connecting(here)
    here.model.addition.heard({ origin: ORIGIN, data: plaid(nonce, tokenOf(here, link.token)) }, ORIGIN)
    await settled()
    expect(here.model.addition.step.tag).toBe("closed")
    expect(here.model.banks).toMatchObject([{ bankName: "First Harbor Bank", provider: "plaid", isChosen: true }])
    expect(here.said()).toBe("Bank added")
  })

  it("is sent with VoPay when Add is pressed (ACC-618, BUY-177)", async () => {
    expect([submitsAtOnce("plaid"), submitsAtOnce("vopay")]).toEqual([true, false])
    const here = await billing({ operator: VOPAY })
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
    const here = await billing()
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
    const here = await billing()
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
    const here = await billing()
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
    const here = await billing()
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
    const here = await billing()
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
