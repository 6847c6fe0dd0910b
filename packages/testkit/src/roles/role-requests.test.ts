import { EmailNotVerified, RoleMissing } from "@xl/core/kernel"
import { type DocumentRef } from "@xl/core/documents"
import {
  FundsApprovalInvalid,
  ProofOfFundsMissing,
  RoleRequestDecided,
  RoleRequestOpen,
  UserProfileIncomplete,
} from "@xl/core/roles"
import { assignBuyerRole } from "@xl/core/market/roles"
import { Cents, Day, must } from "@xl/core/shared"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { actorOf, aBuyer, anAdmin, aProfile, EXAMPLE_NOW, type MarketOptions, marketInMemory } from "../market/index.ts"

const pat = aProfile()
const admin = anAdmin()
const paper: DocumentRef = {
  name: "statement.pdf",
  key: "paper-1",
  type: "application/pdf",
  dataOwnerId: pat.id,
  dateModified: EXAMPLE_NOW,
}
const withPaper = { ...pat, buyerProfile: { ...pat.buyerProfile, pofDocument: [paper] } }
const approval = { pofSum: must(Cents, 5_000_000_00), approved: true, fundsApprovalDate: must(Day, "2026-11-28") }

const run = <A, E>(work: Effect.Effect<A, E>) => Effect.runPromise(work)
const refusal = <A, E>(work: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(work))
const market = (actor: NonNullable<MarketOptions["actor"]> = withPaper) =>
  marketInMemory({ actor, seed: { profiles: [actor, admin], documents: [paper] } })

const requested = async () => {
  const it = market()
  return { it, request: await run(it.roleRequests.createBuyerRequest([paper], null)) }
}
const kept = (it: ReturnType<typeof market>, { id }: { readonly id: string }) =>
  it.home.memory.rows.roleRequests.get(id)
const now = (it: ReturnType<typeof market>) => it.home.memory.rows.profiles.get(pat.id)

describe("a buyer request", () => {
  it("is filed as Draft and marks its creator under review (ACC-277, ACC-278, SEL-189)", async () => {
    const { it, request } = await requested()
    expect(kept(it, request)).toEqual(request)
    expect([request.status, now(it)?.buyerUnderReview, now(it)?.roles]).toEqual([
      "Draft",
      true,
      ["RestrictedBuyers", "VerifiedUsers"],
    ])
  })

  it("waits for the whole user profile (ACC-281, SEL-186)", async () => {
    for (const gap of [
      { address: null },
      { companyName: " " },
      { jobTitle: null },
      { companyProfile: [] },
      { officePhone: null },
    ])
      expect(await refusal(market({ ...withPaper, ...gap }).roleRequests.createBuyerRequest([paper], null))).toEqual(
        new UserProfileIncomplete(),
      )
  })

  it("waits for a verified e-mail (ACC-455)", async () => {
    expect(await refusal(market({ ...withPaper, roles: [] }).roleRequests.createBuyerRequest([paper], null))).toEqual(
      new EmailNotVerified(),
    )
  })

  it("needs a paper of one's own proof of funds", async () => {
    const foreign = { ...paper, key: "paper-2" }
    expect(await refusal(market().roleRequests.createBuyerRequest([], null))).toEqual(new ProofOfFundsMissing())
    expect(await refusal(market().roleRequests.createBuyerRequest([paper, foreign], null))).toEqual(
      new ProofOfFundsMissing(),
    )
  })

  it("is refused beside an open one", async () => {
    const { it } = await requested()
    expect(await refusal(it.roleRequests.createBuyerRequest([paper], null))).toEqual(new RoleRequestOpen())
  })
})

describe("an administrator", () => {
  it("approves with the sum and the day, good for that day and 89 more (SEL-190)", async () => {
    const { it, request } = await requested()
    await run(it.as(admin).roleRequests.approve(request.id, approval))
    expect(kept(it, request)).toEqual({
      ...request,
      status: "Approved",
      decidedAt: EXAMPLE_NOW,
      decidedBy: admin.id,
      declineReason: null,
      wanted: null,
    })
    expect(now(it)).toMatchObject({
      buyerUnderReview: false,
      roles: ["ApprovedBuyers", "VerifiedUsers"],
      buyerProfile: {
        approved: true,
        pofSum: 500_000_000,
        fundsApprovalDate: "2026-11-28",
        fundsApprovalExpiryDate: "2027-02-25",
      },
    })
  })

  it.each([
    ["no funds", { ...approval, pofSum: must(Cents, 0) }],
    ["a day ahead", { ...approval, fundsApprovalDate: must(Day, "2026-11-29") }],
    ["an approval that is none", { ...approval, approved: false }],
  ])("does not approve %s", async (_, wrong) => {
    const { it, request } = await requested()
    expect(await refusal(it.as(admin).roleRequests.approve(request.id, wrong))).toEqual(new FundsApprovalInvalid())
    expect(now(it)?.buyerUnderReview).toBe(true)
  })

  it("declines with a reason that is mailed (SEL-191)", async () => {
    const { it, request } = await requested()
    await run(it.as(admin).roleRequests.decline(request.id, " Dated last year. "))
    expect([now(it)?.buyerUnderReview, now(it)?.roles.includes("ApprovedBuyers")]).toEqual([false, false])
    expect(kept(it, request)).toEqual({
      ...request,
      status: "Declined",
      decidedAt: EXAMPLE_NOW,
      decidedBy: admin.id,
      declineReason: "Dated last year.",
    })
    expect(it.mails().at(-1)).toMatchObject({
      kind: "roleRequestDeclined",
      to: pat.id,
      facts: { reason: "Dated last year." },
    })
  })

  it("decides a request once", async () => {
    const { it, request } = await requested()
    const { roleRequests } = it.as(admin)
    const both = await Promise.all(
      [roleRequests.approve(request.id, approval), roleRequests.decline(request.id, "")].map((one) =>
        run(Effect.result(one)),
      ),
    )
    expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(["Failure", "Success"])
    expect(await refusal(roleRequests.decline(request.id, ""))).toEqual(new RoleRequestDecided())
  })

  it("tells the requester live, once and in one notice, which is kept", async () => {
    const { it, request } = await requested()
    const heard: Array<unknown> = []
    it.live.watch((event) => heard.push(event))
    await run(it.as(admin).roleRequests.approve(request.id, approval))
    expect(heard).toEqual([
      { topic: "roleRequest", id: request.id, type: "ApprovedBuyers", status: "Approved" },
      { topic: "roleRemoved", role: "RestrictedBuyers" },
      { topic: "notice", id: it.home.memory.rows.notices.at(-1)?.notice.id },
    ])
  })

  it("renews a buyer's funds by assigning the role anew, and writes nothing of what already is", async () => {
    const it = market()
    const assign = (fundsApprovalDate: string) =>
      run(
        it.home.run(
          assignBuyerRole(actorOf(admin), pat.id, { ...approval, fundsApprovalDate: must(Day, fundsApprovalDate) }),
        ),
      )
    await assign("2026-11-20")
    const told = it.home.memory.rows.events.length
    await assign("2026-11-27")
    expect(now(it)?.buyerProfile).toMatchObject({
      fundsApprovalDate: "2026-11-27",
      fundsApprovalExpiryDate: "2027-02-24",
    })
    expect(it.home.memory.rows.events.slice(told)).toMatchObject([
      { type: "ProfileUpdated", actor: { id: admin.id, trigger: "Admin" }, subject: pat.id, after: { block: "funds" } },
    ])
    const { rows } = it.home.memory
    await assign("2026-11-27")
    expect(it.home.memory.rows).toBe(rows)
  })

  it("is the only one who decides or lists", async () => {
    const { it, request } = await requested()
    const stranger = it.as(aBuyer())
    expect(await refusal(it.roleRequests.approve(request.id, approval))).toEqual(
      new RoleMissing({ operation: "approveRoleRequest" }),
    )
    expect(await refusal(it.roleRequests.decline(request.id, ""))).toEqual(
      new RoleMissing({ operation: "declineRoleRequest" }),
    )
    expect((await refusal(stranger.roleRequests.search({ status: [], email: null, size: 12, offset: 0 })))._tag).toBe(
      "SignInRequired",
    )
  })
})
