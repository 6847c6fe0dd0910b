import { ProfileFieldsInvalid } from "@xl/core/profiles"
import { ProofOfFundsMissing, UserProfileIncomplete } from "@xl/core/roles"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { anAdmin, aProfile, aSeller, EXAMPLE_NOW, marketInMemory } from "../market/index.ts"

const run = <A, E>(work: Effect.Effect<A, E>) => Effect.runPromise(work)
const refusal = <A, E>(work: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(work))
const address = { country: "United States", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const seller = {
  entityName: "Doe (Holdings) & Sons, LLC",
  entityAddress: address,
  phoneNumber: "(512)-555-0100",
  executive: true,
  title: "Manager",
  signedByFirstName: "pat",
  signedByLastName: "doe",
}

describe("one's own profile", () => {
  it("keeps the phone as digits and capitalises names", async () => {
    const { profiles } = marketInMemory({ actor: aProfile({ firstName: null, lastName: null }) })
    const saved = await run(
      profiles.updateBasicInfo({ firstName: "ann", lastName: "lee", officePhone: "(212)-555-0142" }),
    )
    expect([saved.firstName, saved.lastName, saved.officePhone]).toEqual(["Ann", "Lee", "2125550142"])
  })

  it("keeps names that are both there, whatever is sent", async () => {
    const { profiles } = marketInMemory({ actor: aProfile() })
    expect(
      (await run(profiles.updateBasicInfo({ firstName: "X", lastName: "Y", officePhone: "2125550142" }))).firstName,
    ).toBe("Pat")
  })

  it("names every field that is wrong, in the specified words", async () => {
    const { profiles } = marketInMemory({ actor: aProfile({ firstName: null }) })
    const wrong = await refusal(profiles.updateBasicInfo({ firstName: "A+", lastName: "", officePhone: "1" }))
    expect(wrong).toEqual(
      new ProfileFieldsInvalid({
        problems: [
          { field: "firstName", message: "Wrong symbols in name" },
          { field: "lastName", message: "This field is required" },
          { field: "officePhone", message: "Phone must look like (###)-###-####" },
        ],
      }),
    )
  })

  it("refuses a zip code that has not five digits (ACC-373)", async () => {
    const { profiles } = marketInMemory({ actor: aProfile() })
    expect(await refusal(profiles.updateAddressInfo({ ...address, zipCode: "7870" }))).toEqual(
      new ProfileFieldsInvalid({ problems: [{ field: "zipCode", message: "Zipcode must be 5 characters" }] }),
    )
  })

  it("takes only papers that its owner uploaded, newest first (ACC-209)", async () => {
    const pat = aProfile()
    const paper = (key: string, at: number) => ({
      name: key,
      key,
      type: "application/pdf",
      dataOwnerId: pat.id,
      dateModified: (EXAMPLE_NOW + at) as typeof EXAMPLE_NOW,
    })
    const [old, recent] = [paper("a", 0), paper("b", 1)]
    const { profiles } = marketInMemory({ actor: pat, seed: { documents: [old, recent] } })
    await run(profiles.updateProofOfFunds([recent]))
    expect((await run(profiles.updateProofOfFunds([old]))).buyerProfile.pofDocument.map(({ key }) => key)).toEqual([
      "b",
      "a",
    ])
    expect(await refusal(profiles.updateProofOfFunds([paper("foreign", 0)]))).toEqual(new ProofOfFundsMissing())
  })
})

describe("the seller profile", () => {
  it("makes a seller at once where approval is automatic", async () => {
    const { profiles } = marketInMemory({ actor: aProfile() })
    const saved = await run(profiles.updateSellerProfile(seller))
    expect([saved.roles, saved.sellerProfile.signedByFirstName, saved.sellerProfile.status]).toEqual([
      ["Sellers", "VerifiedUsers"],
      "Pat",
      "Active",
    ])
  })

  it("waits for an administrator where the setting says so", async () => {
    const seed = { profiles: [aProfile(), anAdmin()] }
    const market = marketInMemory({ actor: aProfile(), seed, settings: { sellerApproval: "admin" } })
    expect((await run(market.profiles.updateSellerProfile(seller))).roles).toEqual(["VerifiedUsers"])
    expect([...market.home.memory.rows.roleRequests.values()]).toMatchObject([{ type: "Sellers", status: "Draft" }])
    const waits = await run(market.as(anAdmin()).deals.waiting())
    expect([waits.sellerRequests, waits.buyerRequests]).toEqual([1, 0])
  })

  it.each([
    ["entityName", { entityName: "" }],
    ["title", { title: "" }],
    ["phoneNumber", { phoneNumber: "" }],
    ["executive", { executive: false }],
    ["signedByFirstName", { signedByFirstName: "" }],
    ["signedByLastName", { signedByLastName: "" }],
    ["city", { entityAddress: { ...address, city: "" } }],
    ["state", { entityAddress: { ...address, state: "" } }],
    ["address", { entityAddress: { ...address, address: "" } }],
  ])("requires %s", async (field, gap) => {
    const { profiles } = marketInMemory({ actor: aProfile() })
    const wrong = await refusal(profiles.updateSellerProfile({ ...seller, ...gap }))
    expect(wrong).toMatchObject({
      _tag: "ProfileFieldsInvalid",
      problems: [{ field, message: "This field is required" }],
    })
  })

  it("waits for the whole user profile (ACC-282)", async () => {
    const { profiles } = marketInMemory({ actor: aProfile({ companyName: null }) })
    expect(await refusal(profiles.updateSellerProfile(seller))).toEqual(new UserProfileIncomplete())
  })

  it("of a revoked seller stays revoked", async () => {
    const revoked = aSeller()
    const { profiles } = marketInMemory({
      actor: { ...revoked, sellerProfile: { ...revoked.sellerProfile, status: "Revoked" } },
    })
    expect((await run(profiles.updateSellerProfile(seller))).sellerProfile.status).toBe("Revoked")
  })
})
