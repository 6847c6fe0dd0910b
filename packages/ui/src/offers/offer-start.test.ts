import type { Profile } from "@xl/core/profiles"
import { addDays, dayOf } from "@xl/core/shared"
import type { Role } from "@xl/core/kernel"
import { aBuyer, EXAMPLE_NOW } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { offering } from "../testing/offering.ts"

const TODAY = dayOf(EXAMPLE_NOW)
const buyer = (funds: Partial<Profile["buyerProfile"]> = {}, change: Partial<Profile> = {}): Profile => {
  const base = aBuyer()
  return { ...base, buyerProfile: { ...base.buyerProfile, ...funds }, ...change }
}
const KNOWN = { purchasingEntity: "Doe LLC", mmgpFirstName: "Mia", mmgpLastName: "Park" }
const without = (role: Role) => ({ roles: aBuyer().roles.filter((held) => held !== role) })

/** What is up after somebody pressed Make an offer. */
const started = async (who: Profile | null) => {
  const stage = await offering(who)
  stage.start.start(stage.asset)
  const { accountDialogs, alerts, buyerDialog, dialog, profileDialogs } = stage
  const profile = buyerDialog.state.tag === "open" ? "buyer" : profileDialogs.dialog.tag
  const up = [accountDialogs.dialog, profile, alerts.shown?.title ?? "none", dialog.step.tag]
  return { ...stage, up }
}

describe("Make an offer", () => {
  it("opens the login dialog for a guest, which closes only after it (BUY-112, ACC-187)", async () => {
    const { accountDialogs, up } = await started(null)
    expect(up).toEqual(["signIn", "closed", "none", "closed"])
    expect(accountDialogs.closesOnlyAfterLogin).toBe(true)
  })

  it("leads a guest back to the asset and the offer after the login, once", async () => {
    const { asset, paths } = await started(null)
    expect(paths.pressed).toEqual({ press: "offer", path: `/asset/${asset.id}` })
    expect([paths.take(), paths.take()]).toEqual([`/asset/${asset.id}`, null])
    expect((await started(buyer())).paths.take()).toBeNull()
  })

  it("opens the basic profile without name and phone (BUY-113)", async () => {
    expect((await started(buyer({}, { officePhone: null }))).up).toEqual(["closed", "basic", "none", "closed"])
  })

  it("opens the buyer profile without funds (BUY-114)", async () => {
    const { buyerDialog, up } = await started(buyer({ ...KNOWN, fundsApprovalDate: null }))
    expect(up).toEqual(["closed", "buyer", "none", "closed"])
    expect(buyerDialog.state).toEqual({ tag: "open", step: 3, isExpired: false })
  })

  it.each([
    ["the expiry date has passed", { fundsApprovalExpiryDate: addDays(TODAY, -1) }],
    ["90 days have passed", { fundsApprovalDate: addDays(TODAY, -90) }],
  ])("opens step 3 with the expired text where %s (BUY-116, ACC-168)", async (_when, funds) => {
    const { buyerDialog, up } = await started(buyer(funds))
    expect(up).toEqual(["closed", "buyer", "none", "closed"])
    expect(buyerDialog.state).toEqual({ tag: "open", step: 3, isExpired: true })
  })

  it("shows the review to whose role is not approved, in two lines (BUY-117)", async () => {
    const { alerts, up } = await started(buyer({}, without("ApprovedBuyers")))
    expect(up).toEqual(["closed", "closed", "Under review", "closed"])
    expect(alerts.shown?.text).toEqual([
      "Your Buyer Role request is under review. You will be notified via email about its status.",
      "Once approved you can make an offer.",
    ])
  })

  it("prompts to verify the e-mail, and Verify sends the code (ACC-265, ACC-455)", async () => {
    const { accountDialogs, alerts, dialog, up } = await started(buyer({}, without("VerifiedUsers")))
    expect(up).toEqual(["closed", "closed", "Verify your email", "closed"])
    alerts.confirm()
    await expect.poll(() => accountDialogs.dialog).toBe("verify")
    expect([alerts.shown, dialog.step.tag]).toEqual([null, "closed"])
  })

  it("opens the single-asset dialog for one who may offer (BUY-120, ACC-175)", async () => {
    const { asset, dialog, up } = await started(buyer())
    expect(up).toEqual(["closed", "closed", "none", "terms"])
    expect(dialog.asset).toEqual(asset)
  })
})
