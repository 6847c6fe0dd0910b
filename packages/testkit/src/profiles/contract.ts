import { InternetAddress, Cents, must, SavedSearchId } from "@xl/core/shared"
import { placeUnknown, type Profile, ProfileFieldsInvalid, type Profiles, SavedSearchesFull } from "@xl/core/profiles"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aPdf } from "../documents/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { refusalOf } from "../market/sale.ts"
import { type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import {
  ADDRESS,
  BASIC,
  COMPANY,
  ENTITY,
  MEMBER,
  CRITERIA,
  SELLER,
  USER,
  EXTRAS,
  WANTED,
  UNNAMED,
} from "./contract-examples.ts"

const SEARCH = must(SavedSearchId, "55555555-5555-4555-8555-555555555555")
const run = Effect.runPromise
type Save = (profiles: Profiles["Service"]) => Effect.Effect<unknown, { readonly _tag: string }>
const SAVES: ReadonlyArray<Save> = [
  ({ updateBasicInfo }) => updateBasicInfo(BASIC),
  ({ updateAddressInfo }) => updateAddressInfo(ADDRESS),
  ({ updateCompanyInfo }) => updateCompanyInfo(COMPANY),
  ({ updatePurchaseEntity }) => updatePurchaseEntity(ENTITY),
  ({ updateManagingMember }) => updateManagingMember(MEMBER),
  ({ updateBuyerProfile }) => updateBuyerProfile({ ...ENTITY, ...MEMBER }),
  ({ updateAcquisitionCriteria }) => updateAcquisitionCriteria(CRITERIA),
  ({ updateBuyerSellerInfo }) => updateBuyerSellerInfo({ currentStrategy: "Buy", aum: "25" }),
  ({ updateNotificationsCriteria }) => updateNotificationsCriteria(WANTED),
  ({ addSavedSearch }) => addSavedSearch({ name: "Texas", query: "", frequency: "Daily" }),
  ({ editSavedSearch }) => editSavedSearch({ id: SEARCH, name: "Texas", frequency: "Daily" }),
  ({ removeSavedSearch }) => removeSavedSearch(SEARCH),
  ({ updateProofOfFunds }) => updateProofOfFunds([]),
  ({ updateUserProfile }) => updateUserProfile(USER),
  ({ updateSellerProfile }) => updateSellerProfile(SELLER),
  ({ keepSellerProfile }) => keepSellerProfile(SELLER),
  ({ recordLogin }) => recordLogin(null),
  ({ saveUtmParameters }) => saveUtmParameters({ utmSource: "letter", utmMedium: null, utmCampaign: null }),
]

/** The laws of every way to read and change one's own profile. One market serves the whole suite. */
export const profilesContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Profiles through ${way}`, () => {
    let stage: MarketStage
    beforeAll(async () => void (stage = await open()))
    const of = (who: Profile | null) => stage.as(who).profiles
    const somebody = async (change: Partial<Profile> = {}) => of(await personOn(stage, change))

    it("gives the caller's own profile, to the last field", async () => {
      const [person, seller] = [await personOn(stage), await sellerOn(stage)]
      expect(await run(of(person).mine())).toEqual(person)
      expect(await run(of(seller).mine())).toEqual(seller)
    })

    it("keeps what each save brings, and nothing else of the profile changes", async () => {
      const person = await personOn(stage, { ...UNNAMED, address: null, companyName: null })
      const profiles = of(person)
      await run(profiles.updateBasicInfo(BASIC))
      await run(profiles.updateAddressInfo(ADDRESS))
      await run(profiles.updateCompanyInfo(COMPANY))
      const saved = await run(profiles.updatePurchaseEntity(ENTITY))
      expect(saved).toEqual({
        ...person,
        ...COMPANY,
        currentStrategy: "Sell",
        firstName: "Ada",
        lastName: "Lovelace",
        officePhone: "2025550142",
        address: ADDRESS,
        buyerProfile: { ...person.buyerProfile, ...ENTITY },
      })
      expect(await run(profiles.mine())).toEqual(saved)
    })

    it("keeps the whole user profile at once, or nothing of it (ACC-495)", async () => {
      const person = await personOn(stage, { ...UNNAMED, address: null, companyName: null })
      const profiles = of(person)
      expect(await refusalOf(profiles.updateUserProfile({ ...USER, jobTitle: "" }))).toBe("ProfileFieldsInvalid")
      expect(await run(profiles.mine())).toEqual(person)
      const saved = await run(profiles.updateUserProfile(USER))
      expect(saved).toEqual({
        ...person,
        ...COMPANY,
        currentStrategy: "Sell",
        firstName: "Ada",
        lastName: "Lovelace",
        officePhone: "2025550142",
        cellPhone: "2025550144",
        faxNumber: "2025550146",
        address: ADDRESS,
      })
      const { cellPhone: _kept, ...rest } = USER
      expect((await run(profiles.updateUserProfile(rest))).cellPhone).toBe("2025550144")
      expect(await run(profiles.mine())).toEqual(saved)
      expect((await run(profiles.updateUserProfile({ ...rest, faxNumber: "" }))).faxNumber).toBeNull()
    })

    it("keeps the managing member, the criteria and the strategy, each alone (ACC-492, ACC-493, ACC-490)", async () => {
      const person = await personOn(stage)
      const profiles = of(person)
      const saved = { mmgpFirstName: "Mia", mmgpLastName: "Park", mmgpAddress: MEMBER.mmgpAddress }
      const member = await run(profiles.updateManagingMember(MEMBER))
      expect(member).toEqual({ ...person, buyerProfile: { ...person.buyerProfile, ...saved } })
      const chosen = await run(profiles.updateAcquisitionCriteria(CRITERIA))
      expect(chosen).toEqual({ ...member, buyerProfile: { ...member.buyerProfile, acquisitionCriteria: CRITERIA } })
      const told = await run(profiles.updateBuyerSellerInfo({ currentStrategy: "Buy", aum: "25" }))
      expect(told).toEqual({ ...chosen, currentStrategy: "Buy", aum: "25" })
      expect(await run(profiles.mine())).toEqual(told)
    })

    it("keeps entity and managing member at once, or nothing of them (ACC-496)", async () => {
      const person = await personOn(stage)
      const profiles = of(person)
      const wrong = await run(Effect.flip(profiles.updateBuyerProfile({ ...ENTITY, ...MEMBER, mmgpLastName: "" })))
      expect(wrong).toEqual(
        new ProfileFieldsInvalid({ problems: [{ field: "mmgpLastName", message: "This field is required" }] }),
      )
      expect(await run(profiles.mine())).toEqual(person)
      const { buyerProfile } = await run(profiles.updateBuyerProfile({ ...ENTITY, ...MEMBER }))
      const saved = { ...MEMBER, mmgpFirstName: "Mia", mmgpLastName: "Park" }
      expect(buyerProfile).toEqual({ ...person.buyerProfile, ...ENTITY, ...saved })
      expect((await run(profiles.mine())).buyerProfile).toEqual(buyerProfile)
    })

    it("refuses criteria whose highest balance is below the lowest, and keeps the old", async () => {
      const profiles = await somebody()
      const open = { ...CRITERIA, maxUpb: null }
      const { buyerProfile } = await run(profiles.updateAcquisitionCriteria(open))
      expect(buyerProfile.acquisitionCriteria).toEqual(open)
      await run(profiles.updateAcquisitionCriteria(CRITERIA))
      const crossed = { ...CRITERIA, maxUpb: must(Cents, 1) }
      expect(await refusalOf(profiles.updateAcquisitionCriteria(crossed))).toBe("ProfileFieldsInvalid")
      expect((await run(profiles.mine())).buyerProfile.acquisitionCriteria).toEqual(CRITERIA)
    })

    it("keeps the notification criteria to the last field, and nothing else of the profile changes (ACC-489, ACC-499)", async () => {
      const person = await personOn(stage)
      const profiles = of(person)
      const saved = await run(profiles.updateNotificationsCriteria(WANTED))
      expect(saved).toEqual({ ...person, notificationsCriteria: WANTED })
      expect(await run(profiles.mine())).toEqual(saved)
      const twice = { ...WANTED, locations: ["TX", "TX"] } as const
      const again = await run(profiles.updateNotificationsCriteria(twice))
      expect(again.notificationsCriteria?.locations).toEqual(["TX"])
    })

    it("refuses criteria of which the greatest balance is below the least, beside the field (ACC-489)", async () => {
      const profiles = await somebody()
      const wrong = { ...WANTED, minUpb: WANTED.maxUpb, maxUpb: WANTED.minUpb }
      expect(await run(Effect.flip(profiles.updateNotificationsCriteria(wrong)))).toEqual(
        new ProfileFieldsInvalid({
          problems: [{ field: "maxUpb", message: "The greatest balance must not be below the least" }],
        }),
      )
      expect((await run(profiles.mine())).notificationsCriteria).toBeNull()
    })

    it("keeps several searches by their names, each with its own rhythm, and nothing else changes", async () => {
      const person = await personOn(stage)
      const profiles = of(person)
      await run(profiles.addSavedSearch({ name: "Texas", query: "state=TX&page=3", frequency: "Weekly" }))
      const both = await run(profiles.addSavedSearch({ name: "Land", query: "type=Land", frequency: "Daily" }))
      const [texas, land] = both.savedSearches
      if (!texas || !land) throw new RangeError("Both are kept.")
      const kept = [
        { id: texas.id, name: "Texas", query: "state=TX", frequency: "Weekly" },
        { id: land.id, name: "Land", query: "type=Land", frequency: "Daily" },
      ] as const
      expect(both).toEqual({ ...person, savedSearches: kept })
      expect(await run(profiles.mine())).toEqual(both)
      const edited = await run(profiles.editSavedSearch({ id: texas.id, name: "West", frequency: "Immediately" }))
      expect(edited.savedSearches).toEqual([{ ...kept[0], name: "West", frequency: "Immediately" }, kept[1]])
      for (const _again of [1, 2])
        expect((await run(profiles.removeSavedSearch(texas.id))).savedSearches).toEqual([kept[1]])
    })

    it("refuses a name twice, a place that nobody knows, a search that is not there, another's, and one more than 25", async () => {
      const [profiles, other] = [await somebody(), await somebody()]
      const search = { name: "Texas", query: "", frequency: "Daily" } as const
      const [{ id } = { id: must(SavedSearchId, freshUuid()) }] = (await run(profiles.addSavedSearch(search)))
        .savedSearches
      expect(await run(Effect.flip(profiles.addSavedSearch({ ...search, name: " TEXAS " })))).toEqual(
        new ProfileFieldsInvalid({
          problems: [{ field: "name", message: "You have a saved search of this name. Choose another." }],
        }),
      )
      const lost = { ...search, name: "Sunken", query: "near=Atlantis,%20ZZ&within=25" }
      expect(await run(Effect.flip(profiles.addSavedSearch(lost)))).toEqual(
        new ProfileFieldsInvalid({ problems: [{ field: "query", message: placeUnknown("Atlantis, ZZ") }] }),
      )
      const change = { id, name: "Mine", frequency: "Never" } as const
      expect(await refusalOf(other.editSavedSearch(change))).toBe("SavedSearchNotFound")
      expect((await run(other.removeSavedSearch(id))).savedSearches).toEqual([])
      for (let count = 2; count <= 25; count++)
        await run(profiles.addSavedSearch({ ...search, name: `Search ${count}` }))
      expect(await run(Effect.flip(profiles.addSavedSearch({ ...search, name: "One more" })))).toEqual(
        new SavedSearchesFull({ limit: 25 }),
      )
      const { savedSearches } = await run(profiles.mine())
      expect([savedSearches.length, savedSearches[0]]).toEqual([25, { ...search, id }])
    })

    it("names every field that is wrong, with what to enter, and keeps nothing", async () => {
      const profiles = await somebody(UNNAMED)
      const wrong = await run(
        Effect.flip(profiles.updateBasicInfo({ firstName: "A+", lastName: "", officePhone: "1" })),
      )
      expect(wrong).toEqual(
        new ProfileFieldsInvalid({
          problems: [
            { field: "firstName", message: "Wrong symbols in name" },
            { field: "lastName", message: "This field is required" },
            { field: "officePhone", message: "Phone must look like (###)-###-####" },
          ],
        }),
      )
      const zipless = { ...ADDRESS, zipCode: "6060" }
      expect(await refusalOf(profiles.updateAddressInfo(zipless))).toBe("ProfileFieldsInvalid")
      expect(await refusalOf(profiles.updateCompanyInfo({ ...COMPANY, jobTitle: " " }))).toBe("ProfileFieldsInvalid")
      expect(await refusalOf(profiles.updatePurchaseEntity({ ...ENTITY, purchasingEntity: "" }))).toBe(
        "ProfileFieldsInvalid",
      )
      expect(await run(profiles.mine())).toMatchObject(UNNAMED)
    })

    it("keeps names that are both there", async () => {
      expect(await run((await somebody()).updateBasicInfo(BASIC))).toMatchObject({ firstName: "Pat", lastName: "Doe" })
    })

    it("adds papers that the caller uploaded, newest first and each once", async () => {
      const person = await personOn(stage)
      const { documents, profiles } = stage.as(person)
      const paper = () => run(documents.upload(aPdf(), () => undefined))
      const old = await paper()
      await stage.advance(1_000)
      const recent = await paper()
      await run(profiles.updateProofOfFunds([recent]))
      const { buyerProfile } = await run(profiles.updateProofOfFunds([old, recent]))
      expect(buyerProfile.pofDocument).toEqual([recent, old])
      expect(await refusalOf(profiles.updateProofOfFunds([]))).toBe("ProofOfFundsMissing")
      expect(await refusalOf((await somebody()).updateProofOfFunds([old]))).toBe("ProofOfFundsMissing")
    })

    it("makes a seller of whoever certifies a whole profile", async () => {
      const certified = await run((await somebody()).updateSellerProfile(SELLER))
      expect(certified.roles).toEqual(["Sellers", "VerifiedUsers"])
      expect(certified.sellerProfile).toMatchObject({
        ...SELLER,
        phoneNumber: "2025550143",
        signedByFirstName: "Sam",
        signedByLastName: "Seller",
        status: "Active",
        confirmationDate: stage.now(),
      })
    })

    it("keeps a seller profile for later as it was typed, and makes no seller of it (ACC-591)", async () => {
      const profiles = await somebody()
      const draft = { ...SELLER, ...EXTRAS, entityName: "A+B", phoneNumber: "(202", executive: false, title: "" }
      const { roles, sellerProfile } = await run(profiles.keepSellerProfile(draft))
      expect(roles).toEqual(["VerifiedUsers"])
      expect(sellerProfile).toMatchObject({
        ...EXTRAS,
        entityName: "A+B",
        phoneNumber: "(202",
        faxNumber: "2025550145",
        title: null,
        status: null,
        confirmationDate: null,
      })
      const { sellerProfile: finished } = await run(profiles.updateSellerProfile(SELLER))
      expect(finished).toMatchObject({ ...EXTRAS, faxNumber: "2025550145", entityName: SELLER.entityName })
      const foreign = { ...SELLER, avatar: "somebody/avatars/me.png" }
      expect(await refusalOf(profiles.keepSellerProfile(foreign))).toBe("ProfileFieldsInvalid")
    })

    it("makes no seller without the certification, the user profile or a verified e-mail", async () => {
      const profiles = await somebody()
      expect(await refusalOf(profiles.updateSellerProfile({ ...SELLER, executive: false }))).toBe(
        "ProfileFieldsInvalid",
      )
      const unfinished = await somebody({ companyName: null })
      expect(await refusalOf(unfinished.updateSellerProfile(SELLER))).toBe("UserProfileIncomplete")
      const unverified = await somebody({ roles: [] })
      expect(await refusalOf(unverified.updateSellerProfile(SELLER))).toBe("EmailNotVerified")
      expect((await run(profiles.mine())).roles).toEqual(["VerifiedUsers"])
    })

    it("records when the caller came, by the market's clock", async () => {
      const profiles = await somebody()
      expect((await run(profiles.recordLogin(null))).lastLogin).toBe(stage.now())
    })

    it("records by which address the caller came, if that is known (ACC-480)", async () => {
      const profiles = await somebody()
      const address = must(InternetAddress, "192.0.2.7")
      expect((await run(profiles.recordLogin(address))).lastLoginAddress).toBe("192.0.2.7")
      expect((await run(profiles.mine())).lastLoginAddress).toBe("192.0.2.7")
      expect((await run(profiles.recordLogin(null))).lastLoginAddress).toBeNull()
    })

    it("keeps where the caller came from the first time that it is said (ACC-501)", async () => {
      const profiles = await somebody()
      const utm = { utmSource: "letter", utmMedium: null, utmCampaign: "autumn" }
      expect(await run(profiles.saveUtmParameters(utm))).toEqual(utm)
      expect(await run(profiles.saveUtmParameters({ ...utm, utmSource: "another" }))).toEqual(utm)
    })

    it("asks a guest to sign in", async () => {
      for (const ask of [({ mine }: Profiles["Service"]) => mine(), ...SAVES])
        expect(await refusalOf(ask(of(null)))).toBe("SignInRequired")
    })
  })
