import type { Profile } from "@xl/core/profiles"
import { aProfile, aSeller } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { AccountDialogs } from "../accounts/account-dialogs.ts"
import { Alerts } from "../alerts/alerts.ts"
import { app } from "../testing/app.ts"
import { ProfileDialogs } from "./profile-dialogs.ts"
import { SellerDialog } from "./seller-dialog.ts"
import { SellerStart } from "./seller-start.ts"

const scene = async (who?: Profile) => {
  const here = await app({ who })
  const { accounts, effects, log, ports, session, snackbars, timers } = here
  const alerts = new Alerts()
  const entry = new AccountDialogs(accounts.accounts, session, snackbars, alerts, effects, timers.after, log)
  const { profiles: own } = ports
  const profiles = new ProfileDialogs(own, session, snackbars, () => undefined, effects)
  const sellers = new SellerDialog(own, session, snackbars, log)
  const start = new SellerStart(session, entry, profiles, sellers, alerts, snackbars, {
    contactEmail: "help@demo.example",
  })
  return { alerts, entry, here, profiles, sellers, start }
}
const WIZARD = "/loan-sales"

describe("the start of selling", () => {
  it("opens the seller's profile of whoever is complete, or sells already", async () => {
    for (const who of [aProfile(), aSeller(1, { companyName: null })]) {
      const { sellers, start } = await scene(who)
      start.start(true)
      expect(sellers.state).toEqual({ tag: "open", step: "entity", redirects: true })
    }
  })

  it("asks a guest to sign in, and closes only after that (ACC-187)", async () => {
    const { entry, sellers, start } = await scene()
    start.start(true)
    expect([entry.dialog, entry.closesOnlyAfterLogin, sellers.state.tag]).toEqual(["signIn", true, "closed"])
  })

  it("asks for a verified e-mail first (ACC-455)", async () => {
    const { alerts, sellers, start } = await scene(aProfile({ roles: [] }))
    start.start(true)
    expect([alerts.shown?.title, sellers.state.tag]).toEqual(["Verify your email", "closed"])
    expect(alerts.shown?.text).toEqual([
      "For performing this action, it is necessary to verify your email address. Would you like to verify now?",
    ])
  })

  it("asks for the whole user profile first, and goes on once that is saved", async () => {
    const { here, profiles, sellers, start } = await scene(aProfile({ companyName: null }))
    start.start(true)
    expect([profiles.dialog.tag, sellers.state.tag]).toEqual(["user", "closed"])
    expect(here.said()).toEqual([
      "You must also complete your User Profile section in it's entirety to submit a request for a Buyer and/or Seller role.",
    ])
    await profiles.saveUser()
    expect([profiles.dialog.tag, sellers.state.tag]).toEqual(["user", "closed"])
    profiles.type({ companyName: "Doe LLC", companyProfile: ["Bank"], jobTitle: "Partner" })
    await profiles.saveUser()
    expect([profiles.dialog.tag, sellers.state.tag]).toEqual(["closed", "open"])
  })
})

describe("publishing an asset", () => {
  it("begins for whose seller profile is filled", async () => {
    const { sellers, start } = await scene(aSeller())
    expect(start.publish(WIZARD)).toBe(WIZARD)
    expect(sellers.state.tag).toBe("closed")
  })

  it("begins with the seller's profile for who has none (SEL-070)", async () => {
    const { sellers, start } = await scene(aProfile())
    expect(start.publish(WIZARD)).toBeNull()
    expect(sellers.state).toEqual({ tag: "open", step: "entity", redirects: false })
  })

  it("leads whom an administrator blocked to the contact page, and says so (SEL-427, BUY-273)", async () => {
    const seller = aSeller()
    const blocked = { ...seller, sellerProfile: { ...seller.sellerProfile, status: "Revoked" as const } }
    const { here, sellers, start } = await scene(blocked)
    expect(start.publish(WIZARD)).toBe("/contact")
    expect(here.said()).toEqual([
      "Your access is blocked by administrator. Check your email for more information or contact us via help@demo.example.",
    ])
    expect(sellers.state.tag).toBe("closed")
  })
})
