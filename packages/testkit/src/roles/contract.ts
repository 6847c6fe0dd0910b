import type { Profile } from "@xl/core/profiles"
import type { DocumentRef } from "@xl/core/documents"
import type { FundsApproval, RoleRequest, RoleRequests } from "@xl/core/roles"
import { addDays, Cents, dayOf, must, RoleRequestId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aPdf } from "../documents/examples.ts"
import type { MarketPorts } from "../market/market.ts"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise
const ALL = { status: [], email: null, size: 12, offset: 0 }

interface Asked extends MarketPorts {
  readonly who: Profile
  readonly paper: DocumentRef
}

/** The laws of every way to ask for a role and to decide on it. One market serves the whole suite: others may have asked too. */
export const roleRequestsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`RoleRequests through ${way}`, () => {
    let stage: MarketStage
    let admin: RoleRequests["Service"]
    let adminProfile: Profile
    beforeAll(async () => {
      stage = await open()
      adminProfile = await adminOn(stage)
      admin = stage.as(adminProfile).roleRequests
    })
    const approval = (change: Partial<FundsApproval> = {}): FundsApproval => ({
      pofSum: must(Cents, 5_000_000_00),
      approved: true,
      fundsApprovalDate: dayOf(stage.now()),
      ...change,
    })
    /** Somebody with a paper in the proof of funds. */
    const funded = async (change: Partial<Profile> = {}): Promise<Asked> => {
      const who = await personOn(stage, change)
      const ports = stage.as(who)
      const paper = await run(ports.documents.upload(aPdf(), () => undefined))
      await run(ports.profiles.updateProofOfFunds([paper]))
      return { ...ports, who, paper }
    }
    const requested = async (): Promise<Asked & { readonly request: RoleRequest }> => {
      const asked = await funded()
      return { ...asked, request: await run(asked.roleRequests.createBuyerRequest([asked.paper], null)) }
    }
    const found = (email: string, status: RoleRequest["status"][] = []) => run(admin.search({ ...ALL, email, status }))

    it("files a pending request with its papers, and marks its creator under review", async () => {
      const { paper, profiles, request, who } = await requested()
      expect(request).toEqual({
        id: request.id,
        type: "ApprovedBuyers",
        status: "Draft",
        creator: who.id,
        documents: [paper],
        createdAt: stage.now(),
        decidedAt: null,
        decidedBy: null,
        declineReason: null,
        wanted: null,
      })
      expect(await run(profiles.mine())).toMatchObject({
        buyerUnderReview: true,
        roles: ["RestrictedBuyers", "VerifiedUsers"],
      })
    })

    it("files none without own papers, a whole profile and a verified e-mail, nor beside an open one", async () => {
      const { paper, roleRequests } = await requested()
      expect(await refusalOf(roleRequests.createBuyerRequest([paper], null))).toBe("RoleRequestOpen")
      const other = await funded()
      for (const papers of [[], [paper], [other.paper, paper]])
        expect(await refusalOf(other.roleRequests.createBuyerRequest(papers, null))).toBe("ProofOfFundsMissing")
      const unfinished = await funded({ jobTitle: null })
      expect(await refusalOf(unfinished.roleRequests.createBuyerRequest([unfinished.paper], null))).toBe(
        "UserProfileIncomplete",
      )
      const unverified = await funded({ roles: [] })
      expect(await refusalOf(unverified.roleRequests.createBuyerRequest([unverified.paper], null))).toBe(
        "EmailNotVerified",
      )
    })

    it("shows them the entity, its signer, addresses and phone beside the paper", async () => {
      const { profiles, request, who } = await requested()
      const [entityAddress, signerAddress] = ["2 High Street", "9 Oak Lane"].map((address) => ({
        country: "United States",
        state: "OH",
        city: "Columbus",
        address,
        zipCode: "43004",
      }))
      if (!entityAddress || !signerAddress) throw new RangeError("Two addresses")
      await run(
        profiles.updateBuyerProfile({
          purchasingEntity: "Doe Capital Fund II",
          purchasingEntityAddress: entityAddress,
          mmgpFirstName: "Robin",
          mmgpLastName: "Reyes",
          mmgpAddress: signerAddress,
        }),
      )
      const [view] = (await found(who.email)).requests
      expect(view?.request.id).toBe(request.id)
      expect(view?.applicant).toEqual({
        entityName: "Doe Capital Fund II",
        entityAddress,
        signerName: "Robin Reyes",
        signerAddress,
        phone: who.officePhone,
      })
    })

    it("shows administrators who asks, by a fragment of the e-mail, by status and by page (SEL-142)", async () => {
      const { request, who } = await requested()
      const view = { request, name: "Pat Doe", email: who.email, companyName: "Doe Capital" }
      const shown = await found(who.email.slice(0, 30).toUpperCase())
      expect(shown).toMatchObject({ total: 1, requests: [view] })
      expect(shown.requests).toHaveLength(1)
      expect((await found(who.email, ["Draft"])).total).toBe(1)
      expect(await found(who.email, ["Approved", "Declined"])).toEqual({ total: 0, requests: [] })
      const beyond = await run(admin.search({ ...ALL, email: who.email, offset: 1 }))
      expect(beyond).toEqual({ total: 1, requests: [] })
      await stage.advance(1_000)
      const newer = await requested()
      const [first] = (await run(admin.search({ ...ALL, size: 1 }))).requests
      expect(first?.request).toEqual(newer.request)
    })

    it("grants the buyer role with the funds approved, good for that day and 89 more", async () => {
      const { profiles, request } = await requested()
      const granted = await run(admin.approve(request.id, approval()))
      expect(granted).toEqual({
        ...request,
        status: "Approved",
        decidedAt: stage.now(),
        decidedBy: adminProfile.id,
        declineReason: null,
        wanted: null,
      })
      const today = dayOf(stage.now())
      expect(await run(profiles.mine())).toMatchObject({
        buyerUnderReview: false,
        roles: ["ApprovedBuyers", "VerifiedUsers"],
        buyerProfile: {
          approved: true,
          pofSum: 5_000_000_00,
          fundsApprovalDate: today,
          fundsApprovalExpiryDate: addDays(today, 89),
        },
      })
    })

    it("grants nothing without funds, without the approval, or ahead of the day", async () => {
      const { profiles, request } = await requested()
      const tomorrow = addDays(dayOf(stage.now()), 1)
      for (const change of [{ pofSum: must(Cents, 0) }, { approved: false }, { fundsApprovalDate: tomorrow }])
        expect(await refusalOf(admin.approve(request.id, approval(change)))).toBe("FundsApprovalInvalid")
      expect((await run(profiles.mine())).buyerUnderReview).toBe(true)
    })

    it("declines with a reason, and grants nothing", async () => {
      const { profiles, request, who } = await requested()
      const declined = await run(admin.decline(request.id, "Dated last year."))
      expect(declined).toMatchObject({ status: "Declined", declineReason: "Dated last year." })
      expect(await run(profiles.mine())).toMatchObject({
        buyerUnderReview: false,
        roles: ["RestrictedBuyers", "VerifiedUsers"],
      })
      expect((await found(who.email, ["Declined"])).requests.map((view) => view.request)).toEqual([declined])
    })

    it("lets one of two decisions count", async () => {
      const { request } = await requested()
      const outcomes = await run(
        Effect.all(
          [admin.approve(request.id, approval()), admin.decline(request.id, "x")].map((ask) =>
            Effect.match(ask, { onFailure: ({ _tag }): string => _tag, onSuccess: ({ status }): string => status }),
          ),
          { concurrency: 2 },
        ),
      )
      expect([
        ["Approved", "RoleRequestDecided"],
        ["RoleRequestDecided", "Declined"],
      ]).toContainEqual(outcomes)
    })

    it("knows nothing of an id that no request has", async () => {
      const none = must(RoleRequestId, freshUuid())
      expect(await refusalOf(admin.approve(none, approval()))).toBe("RoleRequestNotFound")
      expect(await refusalOf(admin.decline(none, "x"))).toBe("RoleRequestNotFound")
    })

    it("asks a guest to sign in, and anybody else for the administrators' role", async () => {
      const { paper, request, roleRequests } = await requested()
      const asked = (
        ports: RoleRequests["Service"],
      ): ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>> => [
        ports.search(ALL),
        ports.approve(request.id, approval()),
        ports.decline(request.id, "x"),
      ]
      const guest = stage.as(null).roleRequests
      for (const ask of [...asked(guest), guest.createBuyerRequest([paper], null)])
        expect(await refusalOf(ask)).toBe("SignInRequired")
      const refused = await run(Effect.all(asked(roleRequests).map(Effect.flip)))
      expect(refused.map((why) => [why._tag, "operation" in why && why.operation])).toEqual([
        ["RoleMissing", "searchRequests"],
        ["RoleMissing", "approveRoleRequest"],
        ["RoleMissing", "declineRoleRequest"],
      ])
    })
  })
