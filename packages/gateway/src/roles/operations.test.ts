import type { Profile } from "@xl/core/profiles"
import { Millis, must } from "@xl/core/shared"
import { describe, expect, it } from "vitest"
import { type Person, START, testMarket } from "../testing/market.ts"
import { complete } from "../testing/people.ts"
import { putAsset } from "../testing/rows.ts"

const market = await testMarket()
const admin = await market.person(["Admins", "VerifiedUsers"])

const withPaper = (profile: Profile): Profile => ({
  ...complete(profile),
  buyerProfile: {
    ...profile.buyerProfile,
    pofDocument: [
      {
        name: "funds.pdf",
        key: `${profile.id}/funds`,
        type: "pof",
        dataOwnerId: profile.id,
        dateModified: must(Millis, START),
      },
    ],
  },
})
const somebody = () => market.person(["VerifiedUsers"], withPaper)

const REQUEST = `mutation ($documents: [DocumentInput!]!) { createBuyerRequest(documents: $documents) {
  ... on RoleRequestDone { request { id type status creator documents { name key type dataOwnerId } } } ... on Refusal { code } } }`
const paperOf = ({ id }: Person) => ({ name: "funds.pdf", key: `${id}/funds`, type: "pof", dataOwnerId: id })
const filed = async (who: Person) => {
  const { request } = await market.does(who, REQUEST, { documents: [paperOf(who)] })
  return request as { readonly id: string; readonly documents: unknown }
}
const me = (who: Person) =>
  market.does(who, `{ getUserProfile { roles buyerUnderReview buyerProfile { approved pofSum fundsApprovalDate } } }`)
const APPROVE = `mutation ($id: ID!, $data: RoleRequestApprovalInput) { approveRoleRequest(id: $id, data: $data) {
  ... on RoleRequestDone { request { id status type creator } } ... on Refusal { code } } }`
const FUNDS = { buyerProfile: { pofSum: "25000000", approved: true, fundsApprovalDate: "2026-11-28" } }

describe("a buyer request", () => {
  it("takes documents and returns its id and the documents (ACC-514, ACC-515, SEL-394)", async () => {
    const who = await somebody()
    const request = await filed(who)
    expect(request).toMatchObject({
      type: "ApprovedBuyers",
      status: "Draft",
      creator: who.id,
      documents: [paperOf(who)],
    })
    expect(request.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await market.does(who, REQUEST, { documents: [{ ...paperOf(who), key: "another" }] })).toMatchObject({
      code: expect.stringMatching(/^(ProofOfFundsMissing|RoleRequestOpen)$/),
    })
  })

  it("is made by who is signed in, for themselves, and decided by administrators alone (ACC-456)", async () => {
    const [who, other] = [await somebody(), await somebody()]
    const stranger = await market.ask(null, REQUEST, { documents: [paperOf(who)] })
    expect(stranger.body.errors?.[0]?.extensions?.["code"]).toBe("SignInRequired")
    expect(await market.does(other, REQUEST, { documents: [paperOf(who)] })).toMatchObject({
      code: "ProofOfFundsMissing",
    })
    const request = await filed(who)
    expect(request).toMatchObject({ creator: who.id })
    for (const [operation, more] of [
      ["approveRoleRequest", ""],
      ["declineRoleRequest", ', reason: "No."'],
    ] as const) {
      const asked = `mutation { ${operation}(id: "${request.id}"${more}) { __typename } }`
      for (const one of [who, other]) {
        const { body } = await market.ask(one, asked)
        expect(body.errors?.[0]?.message).toBe(`Not Authorized to access ${operation} on type Mutation`)
      }
    }
    expect(await market.does(admin, APPROVE, { id: request.id, data: FUNDS })).toMatchObject({
      request: { status: "Approved" },
    })
  })

  it("is made of papers with name, key, type and owner, each the caller's own (SEL-187)", async () => {
    const [who, other] = [await somebody(), await somebody()]
    expect((await filed(who)).documents).toEqual([paperOf(who)])
    const asked = { documents: [paperOf(who)] }
    expect(await market.does(other, REQUEST, asked)).toEqual({ code: "ProofOfFundsMissing" })
    expect(await market.does(other, REQUEST, { documents: [] })).toEqual({ code: "ProofOfFundsMissing" })
  })

  it("is listed newest first, a stretch after the other, and counted (SEL-396, SEL-398)", async () => {
    const people = [await somebody(), await somebody(), await somebody()]
    const ids: Array<string> = []
    for (const who of people) ids.unshift((await filed(who)).id)
    const list = (args: string) =>
      market.does(admin, `{ listRoleRequests(${args}) { nextToken requests { request { id type status } email } } }`)
    const all = await list(`type: ApprovedBuyers, status: Draft, limit: 1000`)
    const own = (answer: Readonly<Record<string, unknown>>) =>
      (answer["requests"] as ReadonlyArray<{ readonly request: { readonly id: string } }>).map(
        ({ request }) => request.id,
      )
    expect(
      own(all)
        .filter((id) => ids.includes(id))
        .toSorted(),
    ).toEqual(ids.toSorted())
    expect(all["nextToken"]).toBeNull()
    const stretches: Array<string> = []
    let token: unknown = null
    do {
      const stretch = await list(`type: ApprovedBuyers, status: Draft, limit: 2, nextToken: ${JSON.stringify(token)}`)
      expect(own(stretch).length).toBeLessThanOrEqual(2)
      stretches.push(...own(stretch))
      token = stretch["nextToken"]
    } while (token !== null)
    expect(stretches).toEqual(own(all))
    const count = (args: string) => market.does(admin, `{ countRequests${args} { total } }`)
    expect(await count(`(type: ApprovedBuyers, status: Draft)`)).toEqual({ total: stretches.length })
    expect(own(await list(`type: Sellers, status: Draft`)).filter((id) => ids.includes(id))).toEqual([])
    for (const wrong of ["x", "1.2", "1.00000000-0000-0000-0000-00000000000g"]) {
      const { body } = await market.ask(admin, `{ listRoleRequests(nextToken: "${wrong}") { nextToken } }`)
      expect(body.errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT")
    }
  })

  it("is listed twelve at once unless more are asked for (SEL-396)", async () => {
    for (let n = 0; n < 13; n += 1) await filed(await somebody())
    const { nextToken, requests } = await market.does(
      admin,
      `{ listRoleRequests(type: ApprovedBuyers, status: Draft) { nextToken requests { email } } }`,
    )
    expect([(requests as ReadonlyArray<unknown>).length, typeof nextToken]).toEqual([12, "string"])
  })

  it("marks the user as under review (ACC-277, ACC-278, SEL-188)", async () => {
    const who = await somebody()
    expect(await me(who)).toMatchObject({ buyerUnderReview: false })
    await filed(who)
    expect(await me(who)).toMatchObject({ buyerUnderReview: true, roles: ["RestrictedBuyers", "VerifiedUsers"] })
  })

  it("is approved by an administrator with sum, flag and date (SEL-400, ACC-446, SEL-190)", async () => {
    const who = await somebody()
    const { id } = await filed(who)
    expect((await market.does(admin, APPROVE, { id, data: FUNDS }))["request"]).toEqual({
      id,
      status: "Approved",
      type: "ApprovedBuyers",
      creator: who.id,
    })
    const kept = `query ($email: String) { searchRequests(email: $email, status: [Approved]) { requests { request { id } } } }`
    expect(await market.does(admin, kept, { email: who.email })).toEqual({ requests: [{ request: { id } }] })
    expect(await me(who)).toMatchObject({
      buyerUnderReview: false,
      roles: ["ApprovedBuyers", "VerifiedUsers"],
      buyerProfile: { approved: true, pofSum: "25000000.00", fundsApprovalDate: "2026-11-28" },
    })
  })

  it("is declined by an administrator (SEL-401, ACC-447, SEL-191)", async () => {
    const who = await somebody()
    const { id } = await filed(who)
    const decline = `mutation ($id: ID!) { declineRoleRequest(id: $id, reason: "Unreadable") {
      ... on RoleRequestDone { request { id status declineReason } } ... on Refusal { code } } }`
    expect(await market.does(admin, decline, { id })).toEqual({
      request: { id, status: "Declined", declineReason: "Unreadable" },
    })
    expect(await me(who)).toMatchObject({ buyerUnderReview: false, buyerProfile: { approved: false } })
    const kept = `query ($email: String) { searchRequests(email: $email, status: [Declined]) { requests { request { id } } } }`
    expect(await market.does(admin, kept, { email: who.email })).toEqual({ requests: [{ request: { id } }] })
    const { body } = await market.ask(who, decline, { id })
    expect(body.errors?.[0]?.message).toBe("Not Authorized to access declineRoleRequest on type Mutation")
  })

  it("is found by a fragment of the e-mail and by status, and counted while pending (SEL-397, SEL-399, SEL-296)", async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { id } = await filed(one)
    await market.does(admin, APPROVE, { id, data: FUNDS })
    const before = (await market.ask(admin, `{ countBuyerRequests }`)).body.data?.["countBuyerRequests"] as number
    const pending = await filed(other)
    expect((await market.ask(admin, `{ countBuyerRequests }`)).body.data?.["countBuyerRequests"]).toBe(before + 1)
    const search = (email: string, status: string) =>
      market.does(
        admin,
        `query ($email: String) { searchRequests(offset: 0, size: 5, email: $email, status: [${status}]) { total requests { request { id } } } }`,
        { email },
      )
    expect(await search(other.email.slice(0, 20).toUpperCase(), "Draft")).toEqual({
      total: 1,
      requests: [{ request: { id: pending.id } }],
    })
    expect(await search(other.email, "Approved")).toMatchObject({ total: 0 })
    expect(await search(one.email, "Approved")).toMatchObject({ total: 1 })
  })
})

describe("an administrator", () => {
  const onUser = (mutation: string, who: Person, more = "") =>
    market.does(
      admin,
      `mutation ($id: ID!) { ${mutation}(id: $id ${more}) { ... on ProfileDone { profile { roles } } ... on Refusal { code } } }`,
      { id: who.id },
    )
  const rolesIn = (answer: Readonly<Record<string, unknown>>) =>
    (answer["profile"] as { roles: ReadonlyArray<string> }).roles

  it("adds and removes an administrator (SEL-387, SEL-388, ACC-439)", async () => {
    const who = await somebody()
    expect(rolesIn(await onUser("addAdmin", who))).toEqual(["Admins", "VerifiedUsers"])
    expect(rolesIn(await onUser("removeAdmin", who))).toEqual(["VerifiedUsers"])
    expect(await me(who)).toMatchObject({ roles: ["VerifiedUsers"] })
  })

  it("takes an administrator's role away (ACC-440)", async () => {
    const other = await market.person(["Admins", "VerifiedUsers"])
    expect(rolesIn(await onUser("removeAdmin", other))).toEqual(["VerifiedUsers"])
    const { body } = await market.ask(other, `mutation { addAdmin(id: "${other.id}") { __typename } }`)
    expect(body.errors?.[0]?.message).toBe("Not Authorized to access addAdmin on type Mutation")
  })

  it("assigns the buyer role with its funds, and removes it (SEL-389, SEL-390, ACC-441)", async () => {
    const who = await somebody()
    const data = `data: { buyerProfile: { pofSum: "1000000", approved: true, fundsApprovalDate: "2026-11-28" } }`
    expect(rolesIn(await onUser("assignBuyerRole", who, data))).toContain("ApprovedBuyers")
    expect(await me(who)).toMatchObject({ buyerProfile: { pofSum: "1000000.00" } })
    expect(rolesIn(await onUser("removeBuyerRole", who))).not.toContain("ApprovedBuyers")
  })

  it("edits what was approved of a buyer's funds, and makes nobody a buyer by it (SEL-402)", async () => {
    const edit = (who: Person, sum: string, day = "2026-11-20") =>
      market.does(
        admin,
        `mutation { editPOF(id: "${who.id}", pofSum: "${sum}", fundsApprovalDate: "${day}") { ... on ProfileDone { profile {
          roles buyerProfile { pofSum fundsApprovalDate fundsApprovalExpiryDate } } } ... on Refusal { code message } } }`,
      )
    const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], withPaper)
    const funds = { pofSum: "7500000.50", fundsApprovalDate: "2026-11-20", fundsApprovalExpiryDate: "2027-02-17" }
    expect(await edit(buyer, "7500000.50")).toEqual({
      profile: { roles: ["ApprovedBuyers", "VerifiedUsers"], buyerProfile: funds },
    })
    const events = await market.db
      .selectFrom("events")
      .select(["type", "actor"])
      .where("chain", "=", buyer.id)
      .execute()
    expect(events).toEqual([{ type: "ProfileUpdated", actor: admin.id }])
    for (const [sum, day] of [
      ["0", "2026-11-20"],
      ["1", "2026-11-29"],
    ] as const)
      expect(await edit(buyer, sum, day)).toMatchObject({ code: "FundsApprovalInvalid" })
    expect(await edit(await somebody(), "1")).toMatchObject({ profile: { roles: ["VerifiedUsers"] } })
  })

  it("removes the buyer role (ACC-442)", async () => {
    const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], withPaper)
    expect(rolesIn(await onUser("removeBuyerRole", buyer))).not.toContain("ApprovedBuyers")
  })
})

describe("roles that an administrator gives and takes", () => {
  const does = (who: Person, operation: "grantRole" | "takeRole", id: string, role: string) =>
    market.does(
      who,
      `mutation ($id: ID!, $role: GivenRole!) { ${operation}(id: $id, role: $role) {
        ... on ProfileDone { profile { roles } } ... on Refusal { code } } }`,
      { id, role },
    )

  it("are each given and taken, on the record", async () => {
    const who = await market.person(["VerifiedUsers"])
    for (const role of ["Admins", "Concierges", "RestrictedBuyers", "Sellers"]) {
      expect(await does(admin, "grantRole", who.id, role)).toEqual({ profile: { roles: [role, "VerifiedUsers"] } })
      expect(await does(admin, "takeRole", who.id, role)).toEqual({ profile: { roles: ["VerifiedUsers"] } })
    }
    const events = await market.db.selectFrom("events").select("type").where("chain", "=", who.id).execute()
    expect(events.map(({ type }) => type)).toEqual(
      Array.from({ length: 4 }, () => ["RoleAssigned", "RoleRemoved"]).flat(),
    )
  })

  it("never take one's own administrator role", async () =>
    expect(await does(admin, "takeRole", admin.id, "Admins")).toEqual({ code: "OwnAdminRole" }))

  it("leave a seller with a listing on the market a seller", async () => {
    const seller = await market.person(["Sellers", "VerifiedUsers"])
    await putAsset(market.db, seller.id, { status: "Published" })
    expect(await does(admin, "takeRole", seller.id, "Sellers")).toEqual({ code: "SellerHasListings" })
  })

  it("leave an administrator where the last two take the role from each other at once", async () => {
    const alone = await testMarket()
    const [one, other] = [await alone.person(["Admins"]), await alone.person(["Admins"])]
    const take = (who: Person, id: string) =>
      alone.does(who, `mutation ($id: ID!) { removeAdmin(id: $id) { __typename } }`, { id }).catch(() => ({}))
    await Promise.all([take(one, other.id), take(other, one.id)])
    const left = await alone.db.selectFrom("profiles").select("roles").execute()
    expect(left.filter(({ roles }) => roles.includes("Admins"))).toHaveLength(1)
  })
})
