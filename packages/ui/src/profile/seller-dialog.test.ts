import { MarketUnavailable } from "@xl/core/kernel"
import { type Profile, ProfileFieldsInvalid } from "@xl/core/profiles"
import { aProfile, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, type Change, settled } from "../testing/app.ts"
import { SellerDialog } from "./seller-dialog.ts"

const ADDRESS = { country: "United States", state: "OH", city: "Columbus", address: "2 High Street", zipCode: "43004" }
const ENTITY = { entityName: "Doe & Co, LLC", entityAddress: ADDRESS }
const SIGNED = {
  executive: true,
  signedByFirstName: "Pat",
  signedByLastName: "Doe",
  title: "Partner",
  phoneNumber: "(212)-555-0142",
}
const HERE = { path: "/profile/seller", routeName: null }
const ELSEWHERE = { path: "/faq", routeName: null }
const down: Change = ({ profiles }) => ({
  profiles: {
    ...profiles,
    keepSellerProfile: () => Effect.fail(new MarketUnavailable({ cause: "down" })),
    updateSellerProfile: () => Effect.fail(new MarketUnavailable({ cause: "down" })),
  },
})
const NOT_SAVED = "Your seller profile was not saved. What you typed is kept and opens again."

const model = ({ log, ports, session, snackbars }: App) => new SellerDialog(ports.profiles, session, snackbars, log)
const opened = async (who: Profile = aProfile(), change?: Change, redirects = true) => {
  const here = await app({ who }, change)
  const dialog = model(here)
  dialog.open(redirects)
  return { here, dialog }
}
const filled = async (who?: Profile, change?: Change, redirects = true) => {
  const scene = await opened(who, change, redirects)
  scene.dialog.type({ ...ENTITY, ...SIGNED })
  return scene
}
const kept = async ({ ports }: App) => (await Effect.runPromise(ports.profiles.mine())).sellerProfile

describe("the seller dialog", () => {
  it("opens at the entity, over what is saved (ACC-586)", async () => {
    const { dialog } = await opened(aSeller())
    expect(dialog.state).toEqual({ tag: "open", step: "entity", redirects: true })
    expect(dialog.form).toMatchObject({ entityName: "Seller Holdings LLC", phoneNumber: "(512)-555-0101" })
  })

  it("is for nobody who is not signed in", async () => {
    const dialog = model(await app())
    dialog.open(true)
    expect(dialog.state.tag).toBe("closed")
  })

  it("goes on once the entity is valid, and finishes once the confirmation is (ACC-382, ACC-383, SEL-279)", async () => {
    const { dialog } = await opened()
    expect([dialog.canGoOn, dialog.canFinish, dialog.canConfirm]).toEqual([false, false, false])
    dialog.type(ENTITY)
    expect([dialog.canGoOn, dialog.canFinish, dialog.canConfirm]).toEqual([true, false, false])
    dialog.type(SIGNED)
    expect([dialog.canGoOn, dialog.canFinish, dialog.canConfirm]).toEqual([true, true, true])
    dialog.type({ faxNumber: "1" })
    expect(dialog.canGoOn).toBe(false)
  })

  it("needs the certification for the single form of a phone (ACC-384)", async () => {
    const { dialog } = await filled()
    expect(dialog.canConfirm).toBe(true)
    dialog.type({ executive: false })
    expect(dialog.canConfirm).toBe(false)
  })

  it("says what is wrong with a field once it was left", async () => {
    const { dialog } = await opened()
    dialog.type({ entityAddress: { ...ADDRESS, zipCode: "430" } })
    expect(dialog.errors).toEqual({})
    dialog.leave("zipCode")
    dialog.leave("entityName")
    expect(dialog.errors).toEqual({
      zipCode: "Zipcode must be 5 characters",
      entityName: "This field is required",
    })
    dialog.type(ENTITY)
    expect(dialog.errors).toEqual({})
  })

  it("saves with Next, and goes to the confirmation (ACC-599)", async () => {
    const { dialog, here } = await opened()
    dialog.type(ENTITY)
    await dialog.next()
    expect(dialog.state).toMatchObject({ step: "confirmation" })
    expect(await kept(here)).toMatchObject({ entityName: "Doe & Co, LLC", entityAddress: ADDRESS, executive: false })
    dialog.back()
    expect(dialog.state).toMatchObject({ step: "entity" })
  })

  it("stays at the entity where Next saves nothing, logs it and says so (ACC-599, ACC-609, SEL-437)", async () => {
    const { dialog, here } = await filled(undefined, down)
    await dialog.next()
    expect(dialog.state).toMatchObject({ tag: "open", step: "entity" })
    expect([here.logged, here.said()]).toEqual([["Updating Seller Profile"], [NOT_SAVED]])
  })

  it("stays with Next before the entity is valid", async () => {
    const { dialog, here } = await opened()
    await dialog.next()
    expect(dialog.state).toMatchObject({ step: "entity" })
    expect((await kept(here)).dateModified).toBeNull()
  })
})

describe("Finish of the seller dialog", () => {
  it("saves, refreshes the session of a new seller, closes and leads to the assets (ACC-600, ACC-601, ACC-602)", async () => {
    const { dialog, here } = await filled()
    expect(await dialog.finish(ELSEWHERE)).toBe("/seller/filters/active")
    expect(dialog.state.tag).toBe("closed")
    expect(await kept(here)).toMatchObject({ entityName: "Doe & Co, LLC", executive: true, status: "Active" })
    expect(here.session.roles).toEqual(["Sellers", "VerifiedUsers"])
    expect(here.said()).toContain("You are Seller now! You can move on to creating and publishing assets.")
  })

  it.each([
    [
      "to the wizard from the choice of a plan (SEL-072)",
      { path: "/loan-sales", routeName: "ChoosePlan" },
      "/sellerAddAsset/main",
    ],
    ["to a new asset from self service (SEL-071)", { path: "/loan-sales", routeName: "Self service" }, "/asset/create"],
    ["nowhere from the seller's own page", HERE, null],
  ])("leads %s", async (_what, at, path) => {
    const { dialog } = await filled()
    expect(await dialog.finish(at)).toBe(path)
  })

  it("stays where nobody asked to be led on", async () => {
    const { dialog } = await filled(undefined, undefined, false)
    expect(await dialog.finish(ELSEWHERE)).toBeNull()
    expect(dialog.state.tag).toBe("closed")
  })

  it("of somebody whose request waits closes, says that it is sent, and leads to no area that is shut (ACC-603)", async () => {
    const here = await app({ who: aProfile(), operator: {}, settings: { sellerApproval: "admin" } })
    const dialog = model(here)
    dialog.open(true)
    dialog.type({ ...ENTITY, ...SIGNED })
    expect(await dialog.finish(ELSEWHERE)).toBeNull()
    expect(dialog.state.tag).toBe("closed")
    expect([here.session.roles, here.said()]).toEqual([["VerifiedUsers"], ["Your request has been sent successfully."]])
    expect(here.session.profile?.sellerProfile.entityName).toBe("Doe & Co, LLC")
  })

  it("that saves nothing is logged and said, goes on, and opens again as it was typed (ACC-609, ACC-610)", async () => {
    const { dialog, here } = await filled(undefined, down)
    expect(await dialog.finish({ path: "/loan-sales", routeName: "Self service" })).toBe("/asset/create")
    expect([dialog.state.tag, here.logged, here.said()]).toEqual(["closed", ["Updating Seller Profile"], [NOT_SAVED]])
    dialog.open(true)
    expect(dialog.form).toMatchObject({ ...ENTITY, ...SIGNED })
    await here.session.signOut()
    expect(here.session.profile).toBeNull()
  })

  it("that a rule refuses says why in its own words", async () => {
    const { dialog, here } = await filled(aProfile({ companyName: null }))
    await dialog.finish(HERE)
    expect(here.said()).toEqual([
      "You must also complete your User Profile section in it's entirety to submit a request for a Buyer and/or Seller role.",
    ])
  })

  it.each([
    ["title", "confirmation"],
    ["city", "entity"],
  ])("keeps open at the step of a refused field: %s", async (field, step) => {
    const refuses: Change = ({ profiles }) => ({
      profiles: {
        ...profiles,
        updateSellerProfile: () =>
          Effect.fail(new ProfileFieldsInvalid({ problems: [{ field, message: "Not this one" }] })),
      },
    })
    const { dialog } = await filled(undefined, refuses)
    expect(await dialog.finish(ELSEWHERE)).toBeNull()
    expect([dialog.state, dialog.errors]).toEqual([{ tag: "open", step, redirects: true }, { [field]: "Not this one" }])
    dialog.type(field === "city" ? { entityAddress: { ...ADDRESS, city: "Dayton" } } : { title: "Owner" })
    expect(dialog.errors).toEqual({})
  })

  it("does nothing before both steps are valid", async () => {
    const { dialog, here } = await opened()
    dialog.type(SIGNED)
    expect(await dialog.finish(ELSEWHERE)).toBeNull()
    expect([dialog.state.tag, (await kept(here)).dateModified]).toEqual(["open", null])
  })
})

describe("Finish later of the seller dialog", () => {
  it("saves what was typed without a check, closes and stays (ACC-591, ACC-592)", async () => {
    const { dialog, here } = await opened()
    dialog.type({ entityName: "A+B", phoneNumber: "(21" })
    expect(await dialog.finishLater(ELSEWHERE)).toBeNull()
    expect(dialog.state.tag).toBe("closed")
    expect(await kept(here)).toMatchObject({ entityName: "A+B", phoneNumber: "(21", status: null })
    dialog.open(true)
    expect(dialog.form).toMatchObject({ entityName: "A+B", phoneNumber: "(21" })
  })

  it("leads to a new asset from self service (ACC-608)", async () => {
    const { dialog } = await opened()
    expect(await dialog.finishLater({ path: "/loan-sales", routeName: "Self service" })).toBe("/asset/create")
  })

  it("that saves nothing is logged and said, closes, and opens again as it was typed", async () => {
    const { dialog, here } = await opened(undefined, down)
    dialog.type(ENTITY)
    await dialog.finishLater(HERE)
    expect([dialog.state.tag, here.logged, here.said()]).toEqual(["closed", ["Updating Seller Profile"], [NOT_SAVED]])
    dialog.open(true)
    expect(dialog.form).toMatchObject(ENTITY)
  })
})

describe("closing the seller dialog", () => {
  it("keeps what was typed in this tab, for the same person alone", async () => {
    const { dialog, here } = await opened()
    dialog.type(ENTITY)
    dialog.close()
    expect(await kept(here)).toMatchObject({ entityName: null })
    dialog.open(true)
    expect(dialog.form).toMatchObject(ENTITY)
    dialog.close()
    await here.session.signOut()
    await settled()
    dialog.open(true)
    expect(dialog.state.tag).toBe("closed")
  })
})
