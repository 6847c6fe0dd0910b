import { EVERYBODY } from "@xl/core/roles"
import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { Cents, Day, must } from "@xl/core/shared"
import { aBuyer, anAdmin, aProfile, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { approverFact } from "../profile/profile-facts.ts"
import { roleQuestion } from "./role-step.ts"
import { UserEditor } from "./user-editor.ts"
import { UsersModel } from "./users-model.ts"

const today = must(Day, "2026-11-28")
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
const [pat, seller, buyer] = [aProfile(), aSeller(), aBuyer()]

const opened = async (who: Profile = pat, change?: Change) => {
  const here = await app({ who: anAdmin(), seed: { profiles: [pat, seller, buyer] } }, change)
  const model = new UsersModel(here.ports.users)
  await model.open(EVERYBODY)
  const editor = new UserEditor(here.ports.users, here.snackbars)
  editor.open(who, today, model.took)
  const kept = () => here.market.home.memory.rows.profiles.get(who.id)
  return { ...here, model, editor, kept }
}

describe("people, to an administrator", () => {
  it("are found by role and by a fragment (ACC-438)", async () => {
    const { model } = await opened()
    expect(model.page?.total).toBe(4)
    await model.open({ ...EVERYBODY, roles: ["Sellers"] })
    expect(model.page?.profiles.map(({ id }) => id)).toEqual([seller.id])
    await model.open({ ...EVERYBODY, query: buyer.email })
    expect(model.page?.profiles.map(({ id }) => id)).toEqual([buyer.id])
  })

  it("have funds that a named administrator approved (SEL-140)", async () => {
    const { editor, kept } = await opened()
    editor.type({ pofSum: must(Cents, 1_000_000_00) })
    expect(await editor.assignBuyer()).toBe(true)
    const admin = anAdmin()
    expect(approverFact(kept() ?? pat)).toEqual({ label: "Approved by", value: `${admin.firstName} ${admin.lastName}` })
    expect(approverFact(pat).value).toBeUndefined()
  })

  it("say why they did not load", async () => {
    const { model } = await opened(pat, ({ users }) => ({ users: { ...users, search: down } }))
    expect([model.listed.tag, model.page]).toEqual(["failed", null])
  })

  it("show changed in the list as soon as a change is kept", async () => {
    const { editor, kept, model } = await opened()
    editor.type({ firstName: "ada", cellPhone: "(202)-555-0143" })
    expect(await editor.save()).toBe(true)
    expect(kept()).toMatchObject({ firstName: "Ada", cellPhone: "2025550143" })
    expect(model.page?.profiles.find(({ id }) => id === pat.id)?.firstName).toBe("Ada")
  })

  it("are changed a part at a time", async () => {
    const { editor, kept } = await opened()
    editor.show("address")
    editor.type({ firstName: "Ada", address: { ...(pat.address ?? editor.form?.address ?? never()), city: "Reno" } })
    expect(await editor.save()).toBe(true)
    editor.show("company")
    editor.type({ jobTitle: "Founder" })
    expect(await editor.save()).toBe(true)
    expect([kept()?.firstName, kept()?.address?.city, kept()?.jobTitle]).toEqual([pat.firstName, "Reno", "Founder"])
  })

  it("have what is wrong beside its field, and nothing is kept", async () => {
    const { editor, kept, said } = await opened()
    editor.type({ firstName: "A+", officePhone: "1" })
    expect(await editor.save()).toBe(false)
    expect(editor.errors).toEqual({
      firstName: "Wrong symbols in name",
      officePhone: "Phone must look like (###)-###-####",
    })
    expect([kept(), said()]).toEqual([pat, []])
    editor.type({ firstName: "Ada" })
    expect(editor.errors).toEqual({})
  })

  it("get and lose every role that is given as it is (ACC-022)", async () => {
    const { editor, kept, said } = await opened()
    const roles = () => kept()?.roles
    for (const role of ["Admins", "Concierges", "RestrictedBuyers", "Sellers"] as const) {
      expect(await editor.grantRole(role)).toBe(true)
      expect(roles()).toEqual([role, "VerifiedUsers"])
      expect(await editor.takeRole(role)).toBe(true)
      expect(roles()).toEqual(["VerifiedUsers"])
    }
    editor.type({ pofSum: 5_000_000_00 })
    expect(await editor.assignBuyer()).toBe(true)
    expect([roles(), kept()?.buyerProfile.fundsApprovalDate]).toEqual([["ApprovedBuyers", "VerifiedUsers"], today])
    editor.type({ pofSum: 7_500_000_50 })
    expect(await editor.editFunds()).toBe(true)
    expect([roles(), kept()?.buyerProfile.pofSum]).toEqual([["ApprovedBuyers", "VerifiedUsers"], 7_500_000_50])
    expect(await editor.removeBuyer()).toBe(true)
    expect(roles()).toEqual(["VerifiedUsers"])
    expect(said()).toEqual([
      ...["Administrator", "Concierge", "Registered buyer", "Seller"].flatMap((role) => [
        `${role}: role given`,
        `${role}: role taken`,
      ]),
      "Buyer role assigned",
      "Funds saved",
      "Buyer role removed",
    ])
  })

  it("get and lose no role before the question about it is answered", async () => {
    const { editor, kept } = await opened()
    editor.askStep({ act: "give", role: "Admins" })
    expect([kept()?.roles, editor.stepping]).toEqual([pat.roles, { act: "give", role: "Admins" }])
    editor.askStep(null)
    expect([await editor.confirmStep(), kept()?.roles]).toEqual([false, pat.roles])
    editor.type({ pofSum: 5_000_000_00 })
    for (const role of ["Admins", "ApprovedBuyers", "Concierges"] as const)
      for (const act of ["give", "take"] as const) {
        editor.askStep({ act, role })
        expect(await editor.confirmStep()).toBe(true)
        expect([kept()?.roles.includes(role), editor.stepping]).toEqual([act === "give", null])
      }
  })

  it("are named with the role and what it allows, an administrator's most plainly", () => {
    const asked = (step: Parameters<typeof roleQuestion>[0]) => roleQuestion(step, pat, 5_000_000_00)
    const name = `${pat.firstName} ${pat.lastName}`
    const admin = asked({ act: "give", role: "Admins" })
    expect([admin.title, admin.isDanger]).toEqual([`Give the role Administrator to ${name}?`, true])
    expect([admin.lead, ...admin.lines].join(" ")).toMatch(/runs? this market.*every person.*settings.*every role/)
    expect(asked({ act: "give", role: "Concierges" })).toMatchObject({
      lead: "Acts for the sellers who gave a mandate.",
      go: "Give Concierge",
      isDanger: false,
    })
    expect(asked({ act: "give", role: "ApprovedBuyers" }).lead).toBe("Makes offers up to $5,000,000.")
    expect(asked({ act: "take", role: "Sellers" })).toMatchObject({
      title: `Take the role Seller from ${name}?`,
      isDanger: true,
    })
    expect(asked({ act: "restore", role: "Sellers" }).title).toBe(`Restore ${name} as a seller?`)
  })

  it("are blocked as sellers with a comment or without, and let back (ACC-336, ACC-407)", async () => {
    const { editor, kept } = await opened(seller)
    editor.askRevoke(true)
    expect(await editor.revokeSeller("")).toBe(true)
    expect([kept()?.sellerProfile.status, kept()?.sellerProfile.comment, editor.isRevoking]).toEqual([
      "Revoked",
      "",
      false,
    ])
    expect(await editor.restoreSeller()).toBe(true)
    expect(kept()?.sellerProfile.status).toBe("Active")
    expect(await editor.revokeSeller("The deed is forged.")).toBe(true)
    expect(kept()?.sellerProfile.comment).toBe("The deed is forged.")
  })

  it("stay as they are where an action fails: it gives false, and says why (ACC-566)", async () => {
    const failing = {
      update: down,
      addAdmin: down,
      removeAdmin: down,
      grantRole: down,
      takeRole: down,
      assignBuyerRole: down,
      editPof: down,
      removeBuyerRole: down,
      revokeSeller: down,
      restoreSeller: down,
    }
    const { editor, kept, said } = await opened(seller, ({ users }) => ({ users: { ...users, ...failing } }))
    const actions = [
      editor.save,
      () => editor.grantRole("Admins"),
      () => editor.takeRole("Admins"),
      editor.assignBuyer,
      editor.editFunds,
      editor.removeBuyer,
      () => editor.revokeSeller("x"),
      editor.restoreSeller,
    ]
    for (const act of actions) expect(await act()).toBe(false)
    expect(kept()).toEqual(seller)
    expect(said().length).toBeGreaterThan(0)
  })

  it("are nobody once their dialog is closed", async () => {
    const { editor, kept } = await opened()
    editor.close()
    expect(await editor.grantRole("Admins")).toBe(false)
    expect([editor.profile, kept()]).toEqual([null, pat])
  })
})

const never = (): never => {
  throw new Error("There is no address")
}
