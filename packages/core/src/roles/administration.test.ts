import { actorOf, aBuyer, anAdmin, aProfile, aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { Profile } from "../profiles/model.ts"
import { Cents, Day, must, RoleRequestId, type UserId } from "../shared/index.ts"
import type { RoleRequest } from "./model.ts"
import type { Actor } from "../kernel/actor.ts"
import { holds } from "../kernel/policies.ts"
import {
  addAdmin,
  approveRoleRequest,
  assignBuyerRole,
  declineRoleRequest,
  editPof,
  grantAdmin,
  grantRole,
  removeAdmin,
  removeBuyerRole,
  restoreSellerProfile,
  revokeSellerProfile,
  takeRole,
} from "../market/roles/index.ts"

const pat = aProfile()
const admin = actorOf(anAdmin())
const by = { id: anAdmin().id, trigger: "Admin" }
const { email, firstName, lastName } = anAdmin()
const approvedBy = { firstName, lastName, email }
const approval = { pofSum: must(Cents, 5_000_000_00), approved: true, fundsApprovalDate: must(Day, "2026-11-28") }
const request = (change: Partial<RoleRequest> = {}): RoleRequest => ({
  id: must(RoleRequestId, "11111111-1111-4111-8111-111111111111"),
  type: "Sellers",
  status: "Draft",
  creator: pat.id,
  documents: [],
  createdAt: EXAMPLE_NOW,
  decidedAt: null,
  decidedBy: null,
  declineReason: null,
  wanted: null,
  ...change,
})

const scene = (who: Profile = pat, more: Parameters<typeof marketInMemory>[0] = {}) => {
  const market = marketInMemory({ ...more, seed: { profiles: [who, anAdmin()], ...more.seed } })
  const { memory } = market.home
  return {
    run: market.home.run,
    rows: () => memory.rows,
    who: () => memory.rows.profiles.get(who.id),
    told: () => ({ events: memory.rows.events, outbox: memory.rows.outbox }),
  }
}
type Scene = ReturnType<typeof scene>
const logged = (type: string, role: string) => ({
  chain: pat.id,
  type,
  actor: by,
  at: EXAMPLE_NOW,
  subject: pat.id,
  before: null,
  after: { role },
})
const live = (event: object, user: UserId = pat.id) => ({
  tag: "live",
  audience: { everyone: false, users: [user] },
  event,
})

describe("an administrator", () => {
  it("is made by another, once, and no longer is one when that is taken back (ACC-023)", async () => {
    const here = scene()
    await Effect.runPromise(here.run(addAdmin(admin, pat.id)))
    await Effect.runPromise(here.run(addAdmin(admin, pat.id)))
    expect(here.who()?.roles).toEqual(["Admins", "VerifiedUsers"])
    expect(here.told()).toEqual({
      events: [logged("RoleAssigned", "Admins")],
      outbox: [live({ topic: "roleAssigned", role: "Admins" })],
    })
    await Effect.runPromise(here.run(removeAdmin(admin, pat.id)))
    expect(here.who()?.roles).toEqual(["VerifiedUsers"])
    expect(here.told().events.at(-1)).toEqual(logged("RoleRemoved", "Admins"))
    expect(here.told().outbox.at(-1)).toEqual(live({ topic: "roleRemoved", role: "Admins" }))
  })

  it("alone changes roles; each operation is named in its refusal (ACC-023)", async () => {
    const here = scene()
    const asked: ReadonlyArray<readonly [string, Parameters<Scene["run"]>[0]]> = [
      ["addAdmin", addAdmin(actorOf(pat), pat.id)],
      ["removeAdmin", removeAdmin(actorOf(pat), pat.id)],
      ["grantRole", grantRole(actorOf(pat), pat.id, "Concierges")],
      ["takeRole", takeRole(actorOf(pat), pat.id, "Concierges")],
      ["assignBuyerRole", assignBuyerRole(actorOf(pat), pat.id, approval)],
      ["editPOF", editPof(actorOf(pat), pat.id, approval)],
      ["removeBuyerRole", removeBuyerRole(actorOf(pat), pat.id)],
      ["approveRoleRequest", approveRoleRequest(actorOf(pat), request().id, approval)],
      ["declineRoleRequest", declineRoleRequest(actorOf(pat), request().id, "")],
      ["revokeSellerProfile", revokeSellerProfile(actorOf(pat), pat.id, "")],
      ["restoreSellerProfile", restoreSellerProfile(actorOf(pat), pat.id)],
    ]
    for (const [operation, work] of asked)
      expect(await Effect.runPromise(Effect.flip(here.run(work)))).toMatchObject({ _tag: "RoleMissing", operation })
  })

  it("gives and takes each role, logged and told, and writes nothing where it is held already", async () => {
    const here = scene()
    for (const role of ["Admins", "Concierges", "RestrictedBuyers", "Sellers"] as const) {
      await Effect.runPromise(here.run(grantRole(admin, pat.id, role)))
      expect(here.who()?.roles).toEqual([role, "VerifiedUsers"])
      expect(here.told().events.at(-1)).toEqual(logged("RoleAssigned", role))
      const before = here.rows()
      await Effect.runPromise(here.run(grantRole(admin, pat.id, role)))
      expect(here.rows()).toBe(before)
      await Effect.runPromise(here.run(takeRole(admin, pat.id, role)))
      expect(here.who()?.roles).toEqual(["VerifiedUsers"])
      expect(here.told().events.at(-1)).toEqual(logged("RoleRemoved", role))
      expect(here.told().outbox.at(-1)).toEqual(live({ topic: "roleRemoved", role }))
    }
  })

  it("leaves an approved buyer no registered one besides", async () => {
    const here = scene(aBuyer())
    await Effect.runPromise(here.run(grantRole(admin, aBuyer().id, "RestrictedBuyers")))
    expect(here.rows().profiles.get(aBuyer().id)?.roles).toEqual(aBuyer().roles)
  })

  it("takes the administrator's role neither from himself nor from the last one", async () => {
    const here = scene()
    for (const work of [takeRole(admin, anAdmin().id, "Admins"), removeAdmin(admin, anAdmin().id)])
      expect(await Effect.runPromise(Effect.flip(here.run(work)))).toMatchObject({ _tag: "OwnAdminRole" })
    // One whose own role was taken while he asked.
    const former = actorOf({ ...pat, roles: ["Admins", "VerifiedUsers"] })
    const last = Effect.flip(here.run(takeRole(former, anAdmin().id, "Admins")))
    expect(await Effect.runPromise(last)).toMatchObject({ _tag: "LastAdministrator" })
    expect(here.told().events).toEqual([])
  })

  it.each([
    ["Published", "SellerHasListings"],
    ["OnHold.Published", "SellerHasListings"],
    ["UnderContract", "SellerHasListings"],
    ["Draft", null],
    ["Closed", null],
  ] as const)("takes the seller's role from who has a listing that is %s: %s", async (status, refusal) => {
    const asset = aPublishedAsset({ owners: [aSeller().id], status })
    const here = scene(aSeller(), { seed: { assets: [asset] } })
    const result = await Effect.runPromise(Effect.result(here.run(takeRole(admin, aSeller().id, "Sellers"))))
    const found = Result.isFailure(result) ? (result.failure as { readonly _tag: string })._tag : null
    expect(found).toBe(refusal)
    expect(here.rows().profiles.get(aSeller().id)?.roles.includes("Sellers")).toBe(refusal !== null)
  })

  it("gives and takes the buyer role, and what was approved stays on the record", async () => {
    const here = scene()
    await Effect.runPromise(here.run(assignBuyerRole(admin, pat.id, approval)))
    expect(here.told().events).toEqual([logged("RoleAssigned", "ApprovedBuyers")])
    await Effect.runPromise(here.run(removeBuyerRole(admin, pat.id)))
    expect(here.who()).toMatchObject({
      roles: ["VerifiedUsers"],
      buyerProfile: { approved: false, fundsApprovalDate: "2026-11-28", approvedBy },
    })
  })

  it("corrects what was approved of funds, which makes nobody a buyer and ends no review", async () => {
    const here = scene({ ...pat, buyerUnderReview: true })
    const after = await Effect.runPromise(here.run(editPof(admin, pat.id, approval)))
    expect(here.who()).toEqual(after)
    expect([after.roles, after.buyerUnderReview]).toEqual([pat.roles, true])
    const dates = { fundsApprovalDate: "2026-11-28", fundsApprovalExpiryDate: "2027-02-25" }
    expect(after.buyerProfile).toEqual({ ...pat.buyerProfile, pofSum: 5_000_000_00, ...dates, approvedBy })
    expect(here.told().events).toEqual([{ ...logged("ProfileUpdated", ""), after: { block: "funds" } }])
  })

  it("renews funds, ends a review by the very funds that were approved, and writes nothing where neither changes", async () => {
    const buyer = { ...pat, roles: ["ApprovedBuyers", "VerifiedUsers"], buyerUnderReview: true } satisfies Profile
    const here = scene(buyer)
    const funded = { ...logged("ProfileUpdated", ""), after: { block: "funds" } }
    await Effect.runPromise(here.run(assignBuyerRole(admin, pat.id, approval)))
    expect(here.told()).toEqual({ events: [funded], outbox: [] })
    const approved = here.who()
    const before = here.rows()
    await Effect.runPromise(here.run(assignBuyerRole(admin, pat.id, approval)))
    expect(here.rows()).toBe(before)
    const again = scene({ ...pat, ...approved, buyerUnderReview: true })
    await Effect.runPromise(again.run(assignBuyerRole(admin, pat.id, approval)))
    expect([again.who()?.buyerUnderReview, again.told().events]).toEqual([false, [funded]])
  })

  it("is first made at the operator's word, of whom the e-mail is verified, and the log names nobody for it", async () => {
    const here = scene()
    expect(await Effect.runPromise(here.run(grantAdmin(pat.id)))).toBe(true)
    expect(here.who()?.roles).toEqual(["Admins", "VerifiedUsers"])
    const own = { ...logged("RoleAssigned", "Admins"), actor: { id: null, trigger: "Admin" } }
    expect(here.told()).toEqual({ events: [own], outbox: [live({ topic: "roleAssigned", role: "Admins" })] })
    const { rows } = here
    const before = rows()
    expect(await Effect.runPromise(here.run(grantAdmin(pat.id)))).toBe(false)
    expect(rows()).toBe(before)
    const unproved = scene({ ...pat, roles: ["Sellers"] })
    expect(await Effect.runPromise(Effect.flip(unproved.run(grantAdmin(pat.id))))).toMatchObject({
      _tag: "EmailNotVerified",
    })
    expect(unproved.who()?.roles).toEqual(["Sellers"])
  })

  it("holds a role where he holds any of those asked for", () => {
    const seller: Actor = actorOf(aSeller())
    expect([holds(seller, "Admins", "Sellers"), holds(seller, "Admins"), holds({ tag: "guest" }, "Sellers")]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe("a request for the seller role", () => {
  const filed = (who = pat) => scene(who, { seed: { roleRequests: [request()] } })

  it("is granted with no word of funds, logged, told and mailed once", async () => {
    const here = filed({ ...pat, buyerUnderReview: true })
    await Effect.runPromise(here.run(approveRoleRequest(admin, request().id, approval)))
    expect(here.who()).toMatchObject({ roles: ["Sellers", "VerifiedUsers"], buyerUnderReview: true })
    expect(here.told()).toEqual({
      events: [
        {
          ...logged("RoleRequestDecided", ""),
          subject: request().id,
          before: { status: "Draft" },
          after: { status: "Approved", type: "Sellers", declineReason: null },
        },
        logged("RoleAssigned", "Sellers"),
      ],
      outbox: [
        live({ topic: "roleRequest", id: request().id, type: "Sellers", status: "Approved" }),
        { tag: "mail", kind: "roleRequestApproved", to: pat.id, facts: { role: "Seller", reason: "" } },
      ],
    })
  })

  it("is declined without a word of a buyer's review", async () => {
    const here = filed({ ...pat, buyerUnderReview: true })
    await Effect.runPromise(here.run(declineRoleRequest(admin, request().id, " ")))
    expect(here.who()).toMatchObject({ roles: ["VerifiedUsers"], buyerUnderReview: true })
    expect(here.told().outbox.at(-1)).toEqual({
      tag: "mail",
      kind: "roleRequestDeclined",
      to: pat.id,
      facts: { role: "Seller", reason: "" },
    })
  })

  it("is gone where its creator is", async () => {
    const orphan = scene(aBuyer(), { seed: { profiles: [anAdmin()], roleRequests: [request()] } })
    const refused = Effect.flip(orphan.run(declineRoleRequest(admin, request().id, "")))
    expect(await Effect.runPromise(refused)).toMatchObject({ _tag: "RoleRequestNotFound" })
  })
})

describe("a request for the buyer role", () => {
  it("is logged, told and mailed as it is filed", async () => {
    const paper = { name: "a.pdf", key: "p", type: "application/pdf", dataOwnerId: pat.id, dateModified: EXAMPLE_NOW }
    const owner = { ...pat, buyerProfile: { ...pat.buyerProfile, pofDocument: [paper] } }
    const market = marketInMemory({ actor: owner, seed: { profiles: [owner], documents: [paper] } })
    const { id } = await Effect.runPromise(market.roleRequests.createBuyerRequest([paper], null))
    const own = { id: pat.id, trigger: "Buyer" }
    const { events, outbox } = market.home.memory.rows
    expect({ events, outbox }).toEqual({
      events: [
        {
          ...logged("RoleRequested", ""),
          actor: own,
          subject: id,
          after: { status: "Draft", type: "ApprovedBuyers", declineReason: null },
        },
        { ...logged("RoleAssigned", "RestrictedBuyers"), actor: own },
      ],
      outbox: [
        live({ topic: "roleRequest", id, type: "ApprovedBuyers", status: "Draft" }),
        { tag: "mail", kind: "roleRequestReceived", to: pat.id, facts: { role: "Buyer", reason: "" } },
        live({ topic: "roleAssigned", role: "RestrictedBuyers" }),
      ],
    })
  })

  it("leads the approval back to the asset that was wanted", async () => {
    const paper = { name: "a.pdf", key: "p", type: "application/pdf", dataOwnerId: pat.id, dateModified: EXAMPLE_NOW }
    const owner = { ...pat, buyerProfile: { ...pat.buyerProfile, pofDocument: [paper] } }
    const market = marketInMemory({ actor: owner, seed: { profiles: [owner, anAdmin()], documents: [paper] } })
    const { id } = await Effect.runPromise(market.roleRequests.createBuyerRequest([paper], anAssetId(7)))
    await Effect.runPromise(market.as(anAdmin()).roleRequests.approve(id, approval))
    const mail = market.home.memory.rows.outbox.find((one) => one.tag === "mail" && one.kind === "roleRequestApproved")
    expect(mail).toMatchObject({ facts: { role: "Buyer", assetId: anAssetId(7) } })
  })
})
