import { NO_CRITERIA } from "../../profiles/alert-criteria.ts"
import { EMPTY_CRITERIA } from "../../profiles/criteria-choices.ts"
import { actorOf, aBuyer, anAdmin, aProfile, aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import type { DocumentRef } from "../../documents/document-ref.ts"
import type { MarketConfiguration } from "../../settings/ports.ts"
import { editOwn } from "./edit-profile.ts"
import type { Profile } from "../../profiles/model.ts"
import type { SellerInfo } from "../../profiles/ports.ts"
import {
  changeAvatar,
  administerUser,
  grantVerified,
  keepSellerProfile,
  newProfile,
  recordLogin,
  registerUser,
  saveUtmParameters,
  updateAcquisitionCriteria,
  updateAddressInfo,
  updateBasicInfo,
  updateBuyerProfile,
  updateBuyerSellerInfo,
  updateCompanyInfo,
  stopAlerts,
  updateManagingMember,
  updateNotificationsCriteria,
  updateProofOfFunds,
  updatePurchaseEntity,
  updateUserProfile,
  updateSellerProfile,
} from "./index.ts"

const pat = aProfile()
const caller = actorOf(pat)
const address = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const seller: SellerInfo = {
  entityName: " Doe & Co ",
  entityAddress: address,
  phoneNumber: "(512)-555-0100",
  executive: true,
  title: "Partner",
  signedByFirstName: "pat",
  signedByLastName: "doe",
}

const scene = (
  who: Profile = pat,
  {
    documents = [],
    settings = {},
  }: { documents?: ReadonlyArray<DocumentRef>; settings?: Partial<MarketConfiguration> } = {},
) => {
  const { home } = marketInMemory({ seed: { profiles: [who, anAdmin()], documents }, settings })
  return {
    run: <A, E>(work: Parameters<typeof home.run<A, E>>[0]) => Effect.runPromise(home.run(work)),
    rows: () => home.memory.rows,
    who: () => home.memory.rows.profiles.get(who.id),
    told: () => ({ events: home.memory.rows.events, outbox: home.memory.rows.outbox }),
  }
}
const updated = (after: object, trigger = "Buyer", id = pat.id as string) => ({
  chain: pat.id,
  type: "ProfileUpdated",
  actor: { id, trigger },
  at: EXAMPLE_NOW,
  subject: pat.id,
  before: null,
  after,
})

describe("a new account", () => {
  it("is somebody of whom nothing but the e-mail is known", () => {
    expect(newProfile(pat.id, "pat@example.com", EXAMPLE_NOW)).toMatchObject({
      id: pat.id,
      email: "pat@example.com",
      roles: [],
      firstName: null,
      companyProfile: [],
      buyerUnderReview: false,
      favorites: [],
      creationDate: EXAMPLE_NOW,
      sellerProfile: { executive: false, states: [], status: null },
      buyerProfile: { approved: false, pofSum: 0, pofDocument: [] },
    })
  })

  it("gets its profile once", async () => {
    const here = scene(anAdmin())
    const opened = await here.run(registerUser(pat.id, "pat@example.com"))
    expect(opened).toEqual(newProfile(pat.id, "pat@example.com", EXAMPLE_NOW))
    expect(here.rows().profiles.get(pat.id)).toEqual(opened)
    expect(here.told()).toEqual({ events: [updated({})], outbox: [] })
    const before = here.rows()
    expect(await here.run(registerUser(pat.id, "other@example.com"))).toEqual(opened)
    expect(here.rows()).toBe(before)
  })

  it("is verified once", async () => {
    const here = scene({ ...pat, roles: [] })
    expect((await here.run(grantVerified(pat.id))).roles).toEqual(["VerifiedUsers"])
    expect(here.who()?.roles).toEqual(["VerifiedUsers"])
    expect(here.told()).toEqual({
      events: [{ ...updated({ role: "VerifiedUsers" }), type: "RoleAssigned" }],
      outbox: [
        {
          tag: "live",
          audience: { everyone: false, users: [pat.id] },
          event: { topic: "roleAssigned", role: "VerifiedUsers" },
        },
      ],
    })
    const before = here.rows()
    expect((await here.run(grantVerified(pat.id))).roles).toEqual(["VerifiedUsers"])
    expect(here.rows()).toBe(before)
  })
})

describe("an edit of one's own profile", () => {
  const paper: DocumentRef = {
    name: "a.pdf",
    key: "paper-1",
    type: "application/pdf",
    dataOwnerId: pat.id,
    dateModified: EXAMPLE_NOW,
  }

  const draft: SellerInfo = {
    entityName: "Doe & Co",
    entityAddress: address,
    phoneNumber: "",
    executive: false,
    title: "",
    signedByFirstName: "",
    signedByLastName: "",
  }

  it("is logged by the part that was edited, never by its values (ACC-501)", async () => {
    const here = scene(pat, { documents: [paper] })
    await here.run(updateBasicInfo(caller, { firstName: "Pat", lastName: "Doe", officePhone: "2125550142" }))
    await here.run(updateAddressInfo(caller, address))
    await here.run(updateCompanyInfo(caller, { companyName: "X", jobTitle: "Y", companyProfile: ["Bank"], aum: "1" }))
    await here.run(updatePurchaseEntity(caller, { purchasingEntity: "X LLC", purchasingEntityAddress: address }))
    await here.run(recordLogin(caller, null))
    await here.run(saveUtmParameters(caller, { utmSource: "mail", utmMedium: null, utmCampaign: null }))
    await here.run(updateProofOfFunds(caller, [paper]))
    const company = { companyName: "X", jobTitle: "Y", companyProfile: ["Bank"], aum: "1" }
    const name = { firstName: "Pat", lastName: "Doe", officePhone: "2125550142" }
    await here.run(updateUserProfile(caller, { ...name, ...company, address, cellPhone: "2125550143" }))
    await here.run(keepSellerProfile(caller, draft))
    const member = { mmgpFirstName: "Mia", mmgpLastName: "Park", mmgpAddress: address }
    await here.run(updateManagingMember(caller, member))
    const entity = { purchasingEntity: "Y LLC", purchasingEntityAddress: address }
    await here.run(updateBuyerProfile(caller, { ...entity, ...member }))
    await here.run(updateAcquisitionCriteria(caller, EMPTY_CRITERIA))
    await here.run(updateBuyerSellerInfo(caller, { currentStrategy: "Buy", aum: "1" }))
    await here.run(changeAvatar(caller, `${pat.id}/avatars/me.webp`))
    await here.run(updateNotificationsCriteria(caller, { ...NO_CRITERIA, receiveNotificationsWhen: "Daily" }))
    await here.run(stopAlerts(pat.id))
    const own = ["basicInfo", "address", "company", "purchaseEntity", "lastLogin", "utm", "proofOfFunds"]
    const later = ["managingMember", "buyerProfile", "acquisitionCriteria", "buyerSellerInfo", "avatar"]
    const blocks = [...own, "userProfile", "sellerDraft", ...later, "notificationsCriteria", "notificationsCriteria"]
    expect(here.told()).toEqual({ events: blocks.map((block) => updated({ block })), outbox: [] })
    expect(here.who()).toMatchObject({
      officePhone: "2125550142",
      address,
      companyName: "X",
      lastLogin: EXAMPLE_NOW,
      utm: { utmSource: "mail" },
      buyerProfile: { purchasingEntity: "Y LLC", pofDocument: [paper] },
    })
  })

  it("ends what one is told of listings by the word of a link, once", async () => {
    const criteria = { ...NO_CRITERIA, receiveNotificationsWhen: "Weekly", locations: ["TX" as const] }
    const here = scene({ ...pat, notificationsCriteria: criteria })
    const silent = { ...pat, notificationsCriteria: { ...criteria, receiveNotificationsWhen: "Never" } }
    expect([await here.run(stopAlerts(pat.id)), here.who()]).toEqual([silent, silent])
    const before = here.rows()
    expect(await here.run(stopAlerts(pat.id))).toEqual(silent)
    expect(here.rows()).toBe(before)
  })

  it("that gives the very profile again writes nothing", async () => {
    const here = scene()
    const before = here.rows()
    expect(await here.run(editOwn(caller, "none", Result.succeed))).toEqual(pat)
    expect(here.rows()).toBe(before)
  })

  it("of no papers, or of one that was not uploaded, is refused", async () => {
    const here = scene(pat, { documents: [paper] })
    for (const papers of [[], [{ ...paper, key: "paper-2" }], [paper, { ...paper, key: "paper-2" }]]) {
      const refused = Effect.flip(updateProofOfFunds(caller, papers))
      expect(await here.run(refused)).toMatchObject({ _tag: "ProofOfFundsMissing" })
    }
    expect(here.told().events).toEqual([])
  })
})

describe("an administrator", () => {
  it("changes names and phones, the address and the company, as far as they are given", async () => {
    const here = scene()
    const contact = { firstName: "ann", lastName: "lee", officePhone: "(212)-555-0142", cellPhone: "" }
    const company = { companyName: "Lee Capital", jobTitle: "Owner", companyProfile: ["Bank"], aum: "2" }
    await here.run(administerUser(actorOf(anAdmin()), pat.id, { contact, address, company }))
    expect(here.who()).toMatchObject({
      firstName: "Ann",
      lastName: "Lee",
      officePhone: "2125550142",
      cellPhone: null,
      address,
      companyName: "Lee Capital",
    })
    expect(here.told()).toEqual({
      events: [updated({ block: "address company contact" }, "Admin", anAdmin().id)],
      outbox: [],
    })
    await here.run(administerUser(actorOf(anAdmin()), pat.id, { contact: { ...contact, cellPhone: "2125550143" } }))
    expect(here.who()).toMatchObject({ cellPhone: "2125550143", companyName: "Lee Capital" })
  })

  it("is told what is wrong field by field, and nobody else may ask", async () => {
    const here = scene()
    const contact = { firstName: "", lastName: "", officePhone: "1", cellPhone: "1" }
    const wrong = Effect.flip(administerUser(actorOf(anAdmin()), pat.id, { contact }))
    expect(await here.run(wrong)).toMatchObject({
      problems: [{ field: "firstName" }, { field: "lastName" }, { field: "officePhone" }, { field: "cellPhone" }],
    })
    const denied = Effect.flip(administerUser(caller, pat.id, {}))
    expect(await here.run(denied)).toMatchObject({ _tag: "RoleMissing", operation: "adminUpdateUserProfile" })
  })
})

describe("the seller's profile", () => {
  const live = (event: object) => ({ tag: "live", audience: { everyone: false, users: [pat.id] }, event })
  const finished = async (sellerApproval: MarketConfiguration["sellerApproval"]) => {
    const here = scene(pat, { settings: { sellerApproval } })
    await here.run(updateSellerProfile(caller, seller))
    const [request] = [...here.rows().roleRequests.values()]
    return { ...here, request }
  }

  it("certified makes a seller at once where that is automatic, and is told once (SEL-198)", async () => {
    const here = await finished("automatic")
    expect(here.who()).toMatchObject({
      roles: ["Sellers", "VerifiedUsers"],
      sellerProfile: { entityName: "Doe & Co", phoneNumber: "5125550100", signedByFirstName: "Pat", status: "Active" },
    })
    const { request } = here
    expect(request).toMatchObject({ type: "Sellers", status: "Approved", decidedAt: EXAMPLE_NOW, decidedBy: null })
    const own = (type: string, after: object, subject: string = pat.id) => ({
      ...updated(after, "Seller"),
      type,
      subject,
    })
    expect(here.told()).toEqual({
      events: [
        updated({ block: "seller" }, "Seller"),
        own("RoleRequested", { status: "Approved", type: "Sellers", declineReason: null }, request?.id),
        own("RoleAssigned", { role: "Sellers" }),
      ],
      outbox: [
        live({ topic: "roleRequest", id: request?.id, type: "Sellers", status: "Approved" }),
        { tag: "mail", kind: "roleRequestApproved", to: pat.id, facts: { role: "Seller", reason: "" } },
      ],
    })
  })

  it("waits for an administrator where they decide, and a second one waits behind it", async () => {
    const here = await finished("admin")
    expect([here.who()?.roles, here.request?.status, here.request?.decidedAt]).toEqual([
      ["VerifiedUsers"],
      "Draft",
      null,
    ])
    expect(here.told().outbox).toEqual([
      live({ topic: "roleRequest", id: here.request?.id, type: "Sellers", status: "Draft" }),
      { tag: "mail", kind: "roleRequestReceived", to: pat.id, facts: { role: "Seller", reason: "" } },
    ])
    expect(await here.run(Effect.flip(updateSellerProfile(caller, seller)))).toMatchObject({ _tag: "RoleRequestOpen" })
  })

  it("of somebody who sells already is edited, and nothing is filed", async () => {
    const known = aSeller()
    const here = scene(known)
    await here.run(updateSellerProfile(actorOf(known), { ...seller, title: "Owner" }))
    expect(here.who()?.sellerProfile.title).toBe("Owner")
    expect(here.rows().roleRequests.size).toBe(0)
    expect(here.told().events).toMatchObject([{ type: "ProfileUpdated", after: { block: "seller" } }])
    expect(here.told().outbox).toEqual([])
  })

  it("of a buyer makes him a seller, too", async () => {
    const here = scene(aBuyer())
    await here.run(updateSellerProfile(actorOf(aBuyer()), seller))
    expect(here.who()?.roles).toEqual(["ApprovedBuyers", "RestrictedBuyers", "Sellers", "VerifiedUsers"])
  })
})
