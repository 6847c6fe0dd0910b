import { type AddressBook, MOST_SUGGESTIONS, ProfileFieldsInvalid, type Profile } from "@xl/core/profiles"
import { type UserSearch, type Users } from "@xl/core/roles"
import { addDays, Cents, dayOf, Millis, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise
const ALL: UserSearch = { roles: [], query: null, size: 25, offset: 0, sortBy: "name", isDescending: false }
const ADDRESS = { country: "United States", state: "IL", city: "Chicago", address: "1 Main Street", zipCode: "60606" }
const COMPANY = { companyName: "Analytical LLC", companyProfile: ["Lender"], jobTitle: "Founder", aum: "1" }
const CONTACT = { firstName: "ada", lastName: "lovelace", officePhone: "(202)-555-0142", cellPhone: "(202)-555-0143" }

/** The laws of every way by which administrators find and change people. One market serves the whole suite. */
export const usersContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Users through ${way}`, () => {
    let stage: MarketStage
    let users: Users["Service"]
    beforeAll(async () => {
      stage = await open()
      users = stage.as(await adminOn(stage)).users
    })
    const found = async (change: Partial<UserSearch>) => {
      const { profiles, total } = await run(users.search({ ...ALL, ...change }))
      return { total, ids: profiles.map(({ id }) => id) }
    }
    /** A word that nobody else on the stage has. */
    const word = () => freshUuid().replaceAll("-", "").replaceAll(/\d/g, "x")

    it("finds people by a fragment of name, e-mail or company, whatever the case (ACC-438)", async () => {
      const [last, company] = [word(), word()]
      const person = await personOn(stage, { lastName: last, companyName: company })
      for (const query of [
        last,
        `Pat ${last.toUpperCase()}`,
        `  Pát   ${last}`,
        company.slice(2),
        person.email.slice(0, 30),
      ])
        expect(await found({ query })).toEqual({ total: 1, ids: [person.id] })
      const { profiles } = await run(users.search({ ...ALL, query: last }))
      expect(profiles).toEqual([person])
      expect(await found({ query: `${last}%` })).toEqual({ total: 0, ids: [] })
      expect(await found({ query: `${last.slice(0, -1)}_` })).toEqual({ total: 0, ids: [] })
    })

    it("finds people by role, any of those named (ACC-438, SEL-300)", async () => {
      const query = word()
      const named = (roles: Profile["roles"]) => personOn(stage, { companyName: query, roles })
      const buyer = await named(["ApprovedBuyers"])
      const both = await named(["ApprovedBuyers", "Concierges"])
      const none = await named([])
      const ids = async (roles: UserSearch["roles"]) => (await found({ query, roles })).ids.toSorted()
      expect(await ids(["ApprovedBuyers"])).toEqual([buyer.id, both.id].toSorted())
      expect(await ids(["Concierges"])).toEqual([both.id])
      expect(await ids(["Concierges", "ApprovedBuyers"])).toEqual([buyer.id, both.id].toSorted())
      expect(await ids([])).toEqual([buyer.id, both.id, none.id].toSorted())
    })

    it("sorts by name, e-mail, login or age, both ways, a page at a time (SEL-385)", async () => {
      const query = word()
      const named = (firstName: string, change: Partial<Profile> = {}) =>
        personOn(stage, { companyName: query, firstName, ...change })
      const b = await named("berta", { lastLogin: must(Millis, 5_000) })
      await stage.advance(1_000)
      const a = await named("Anna", { creationDate: must(Millis, stage.now()) })
      expect((await found({ query })).ids).toEqual([a.id, b.id])
      expect((await found({ query, isDescending: true })).ids).toEqual([b.id, a.id])
      expect((await found({ query, sortBy: "lastLogin", isDescending: true })).ids).toEqual([b.id, a.id])
      expect((await found({ query, sortBy: "creationDate" })).ids).toEqual([b.id, a.id])
      const byEmail = [a, b].toSorted((one, other) => (one.email < other.email ? -1 : 1)).map(({ id }) => id)
      expect((await found({ query, sortBy: "email" })).ids).toEqual(byEmail)
      expect(await found({ query, size: 1, offset: 1 })).toEqual({ total: 2, ids: [b.id] })
    })

    it("changes contact, address and company, each alone or all at once (ACC-443, ACC-444, ACC-445)", async () => {
      const person = await personOn(stage)
      const named = await run(users.update(person.id, { contact: CONTACT }))
      const contact = { firstName: "Ada", lastName: "Lovelace", officePhone: "2025550142", cellPhone: "2025550143" }
      expect(named).toEqual({ ...person, ...contact })
      const placed = await run(users.update(person.id, { address: ADDRESS }))
      expect(placed).toEqual({ ...named, address: ADDRESS, currentStrategy: "Sell" })
      const employed = await run(users.update(person.id, { company: COMPANY }))
      expect(employed).toEqual({ ...placed, ...COMPANY })
      expect(await run(stage.as(person).profiles.mine())).toEqual(employed)
      const bare = await run(users.update(person.id, { contact: { ...CONTACT, cellPhone: " " } }))
      expect(bare.cellPhone).toBeNull()
      const refused = [
        users.update(person.id, { contact: { ...CONTACT, firstName: "A+" } }),
        users.update(person.id, { address: { ...ADDRESS, city: "" } }),
        users.update(person.id, { company: { ...COMPANY, companyProfile: [] } }),
        users.update(person.id, { company: { ...COMPANY, jobTitle: " " } }),
      ]
      for (const update of refused) expect(await refusalOf(update)).toBe("ProfileFieldsInvalid")
      const all = { contact: CONTACT, address: ADDRESS, company: COMPANY }
      const other = await personOn(stage, { address: null })
      const changed = { ...other, ...contact, ...COMPANY, address: ADDRESS, currentStrategy: "Sell" }
      expect(await run(users.update(other.id, all))).toEqual(changed)
    })

    it("names every field that is wrong, and changes nothing", async () => {
      const person = await personOn(stage)
      const wrong = { firstName: "A+", lastName: "", officePhone: "1", cellPhone: "2" }
      const phone = "Phone must look like (###)-###-####"
      expect(await run(Effect.flip(users.update(person.id, { contact: wrong })))).toEqual(
        new ProfileFieldsInvalid({
          problems: [
            { field: "firstName", message: "Wrong symbols in name" },
            { field: "lastName", message: "This field is required" },
            { field: "officePhone", message: phone },
            { field: "cellPhone", message: phone },
          ],
        }),
      )
      const zipless = { ...ADDRESS, zipCode: "6060" }
      expect(await refusalOf(users.update(person.id, { address: zipless }))).toBe("ProfileFieldsInvalid")
      expect(await run(stage.as(person).profiles.mine())).toEqual(person)
    })

    it("gives and takes every role, and names who approved funds to administrators alone (SEL-140)", async () => {
      const person = await personOn(stage)
      const { id } = person
      expect((await run(users.addAdmin(id))).roles).toEqual(["Admins", "VerifiedUsers"])
      expect((await run(users.removeAdmin(id))).roles).toEqual(["VerifiedUsers"])
      for (const role of ["Concierges", "RestrictedBuyers", "Sellers"] as const) {
        expect((await run(users.grantRole(id, role))).roles).toEqual([role, "VerifiedUsers"])
        expect((await run(users.takeRole(id, role))).roles).toEqual(["VerifiedUsers"])
      }
      const approval = { pofSum: must(Cents, 5_000_000_00), approved: true, fundsApprovalDate: dayOf(stage.now()) }
      const buyer = await run(users.assignBuyerRole(id, approval))
      expect([buyer.roles, buyer.buyerProfile.pofSum]).toEqual([["ApprovedBuyers", "VerifiedUsers"], 5_000_000_00])
      expect(buyer.buyerProfile.approvedBy?.email).toMatch(/@/)
      const own = await run(stage.as(person).profiles.mine())
      expect([own.buyerProfile.pofSum, own.buyerProfile.approvedBy]).toEqual([5_000_000_00, null])
      const corrected = { pofSum: must(Cents, 7_000_000_00), fundsApprovalDate: addDays(dayOf(stage.now()), -1) }
      expect(await run(users.editPof(id, corrected))).toEqual({
        ...buyer,
        buyerProfile: {
          ...buyer.buyerProfile,
          ...corrected,
          fundsApprovalExpiryDate: addDays(dayOf(stage.now()), 88),
        },
      })
      expect(await refusalOf(users.editPof(id, { ...corrected, pofSum: must(Cents, 0) }))).toBe("FundsApprovalInvalid")
      const without = { ...approval, pofSum: must(Cents, 0) }
      expect(await refusalOf(users.assignBuyerRole(id, without))).toBe("FundsApprovalInvalid")
      expect((await run(users.removeBuyerRole(id))).roles).toEqual(["VerifiedUsers"])
    })

    it("blocks a seller with a comment, or without one, and lifts the block", async () => {
      const { id } = await sellerOn(stage)
      const blocked = await run(users.revokeSeller(id, "The deed is forged."))
      expect(blocked.sellerProfile).toMatchObject({ status: "Revoked", comment: "The deed is forged." })
      expect((await run(users.restoreSeller(id))).sellerProfile.status).toBe("Active")
      expect((await run(users.revokeSeller(id, ""))).sellerProfile).toMatchObject({ status: "Revoked", comment: "" })
    })

    const asked = (
      of: Users["Service"],
      id: UserId,
    ): ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>> => [
      of.update(id, { company: COMPANY }),
      of.addAdmin(id),
      of.removeAdmin(id),
      of.grantRole(id, "Concierges"),
      of.takeRole(id, "Concierges"),
      of.removeBuyerRole(id),
      of.editPof(id, { pofSum: must(Cents, 1), fundsApprovalDate: dayOf(stage.now()) }),
      of.revokeSeller(id, ""),
      of.restoreSeller(id),
    ]

    it("knows nothing of an id that nobody has", async () => {
      for (const ask of asked(users, must(UserId, freshUuid()))) expect(await refusalOf(ask)).toBe("ProfileNotFound")
    })

    it("asks a guest to sign in, and anybody else for the administrators' role", async () => {
      const person = await personOn(stage)
      const [guest, other] = [stage.as(null).users, stage.as(person).users]
      for (const ask of [guest.search(ALL), ...asked(guest, person.id)])
        expect(await refusalOf(ask)).toBe("SignInRequired")
      const refused = await run(Effect.all([other.search(ALL), ...asked(other, person.id)].map(Effect.flip)))
      expect(refused.map((why) => [why._tag, "operation" in why && why.operation])).toEqual(
        [
          "searchUsers",
          "adminUpdateUserProfile",
          "addAdmin",
          "removeAdmin",
          "grantRole",
          "takeRole",
          "removeBuyerRole",
          "editPOF",
          "revokeSellerProfile",
          "restoreSellerProfile",
        ].map((operation) => ["RoleMissing", operation]),
      )
    })
  })

/** The laws of every address book that knows a place for "1 Main Street, Chicago": it suggests few, and completes what it suggested. */
export const addressBookContract = (way: string, open: () => AddressBook["Service"]) =>
  describe(`AddressBook through ${way}`, () => {
    it("suggests at most eight places, each with words of its own", async () => {
      const suggestions = await run(open().suggest("1 Main Street, Chicago"))
      expect(suggestions.length).toBeGreaterThan(0)
      expect(suggestions.length).toBeLessThanOrEqual(MOST_SUGGESTIONS)
      expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length)
      for (const { label } of suggestions) expect(label).not.toBe("")
    })

    it("completes what it suggested to a place in the USA, with town, state and ZIP code", async () => {
      const book = open()
      const [first] = await run(book.suggest("1 Main Street, Chicago"))
      if (!first) throw new Error("Nothing was suggested")
      const { city, country, state, zipCode } = await run(book.complete(first))
      expect([city, state, country]).toEqual(["Chicago", "IL", "USA"])
      expect(zipCode).toMatch(/^\d{5}$/)
    })

    it("suggests nothing for nothing", async () => expect(await run(open().suggest(" "))).toEqual([]))
  })
