import { aProfile, aSeller } from "@xl/testkit/market"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { withSellerInfo } from "./seller-edits.ts"
import {
  filled,
  isProfileCompleteForRoleRequest,
  isProfileFilled,
  isSellerProfileFilled,
  type Profile,
  type SellerInfo,
} from "./index.ts"
import { must } from "../shared/decode.ts"
import { Millis } from "../shared/days.ts"

const ADDRESS = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }

describe("a profile", () => {
  it.each(["firstName", "lastName", "officePhone"] as const)("is not filled without %s (ACC-358)", (field) => {
    expect(isProfileFilled(aProfile())).toBe(true)
    expect(isProfileFilled(aProfile({ [field]: " " }))).toBe(false)
    expect(isProfileFilled(aProfile({ [field]: null }))).toBe(false)
  })

  it("is filled without address, company, job title and company profile (ACC-360)", () => {
    const bare = aProfile({ address: null, companyName: null, jobTitle: null, companyProfile: [] })
    expect([isProfileFilled(bare), isProfileCompleteForRoleRequest(bare)]).toEqual([true, false])
    for (const needed of ["firstName", "lastName", "officePhone"]) {
      expect([needed, isProfileFilled({ ...bare, [needed]: null })]).toEqual([needed, false])
    }
  })

  it.each<readonly [string, Partial<Profile>]>([
    ["first name", { firstName: null }],
    ["last name", { lastName: "" }],
    ["office phone", { officePhone: null }],
    ["address", { address: null }],
    ["street", { address: { ...ADDRESS, address: " " } }],
    ["zip", { address: { ...ADDRESS, zipCode: "" } }],
    ["company", { companyName: null }],
    ["job title", { jobTitle: "" }],
    ["company profile", { companyProfile: [] }],
  ])("is complete for a role request only with its %s (ACC-359)", (_field, change) => {
    expect(isProfileCompleteForRoleRequest(aProfile())).toBe(true)
    expect(isProfileCompleteForRoleRequest(aProfile(change))).toBe(false)
  })

  it("says for user, seller and buyer whether it is filled (ACC-196)", () => {
    expect(filled(aProfile())).toEqual({ user: true, seller: false, buyer: false })
    expect(filled(aSeller())).toEqual({ user: true, seller: true, buyer: false })
    const { buyerProfile } = aProfile()
    const buyer = { ...buyerProfile, purchasingEntity: "Buyer LLC", mmgpFirstName: "Bo", mmgpLastName: "Ba" }
    const pofDocument = [
      { name: "a.pdf", key: "a", type: "pof", dataOwnerId: aProfile().id, dateModified: must(Millis, 1) },
    ]
    expect(filled(aProfile({ firstName: null, buyerProfile: { ...buyer, pofDocument } }))).toEqual({
      user: false,
      seller: false,
      buyer: true,
    })
    expect(filled(aProfile({ buyerProfile: buyer })).buyer).toBe(false)
  })
})

const info = (change: Partial<SellerInfo> = {}): SellerInfo => ({
  entityName: "Smith & Sons, LLC",
  entityAddress: ADDRESS,
  phoneNumber: "(512)-555-0101",
  executive: true,
  title: "Manager",
  signedByFirstName: "sam",
  signedByLastName: "seller",
  ...change,
})
const at = must(Millis, 1_000)
const saved = (change: Partial<SellerInfo> = {}) => withSellerInfo(aProfile(), info(change), at)
const problems = (change: Partial<SellerInfo>) => {
  const answer = saved(change)
  return Result.isFailure(answer) ? answer.failure.problems : []
}

describe("the seller's entity and confirmation", () => {
  it.each<readonly [string, Partial<SellerInfo>, string]>([
    ["an entity name (ACC-363)", { entityName: " " }, "entityName"],
    ["an address (ACC-364)", { entityAddress: { ...ADDRESS, address: "" } }, "address"],
    ["a city (ACC-365)", { entityAddress: { ...ADDRESS, city: "" } }, "city"],
    ["a state (ACC-366, SEL-274)", { entityAddress: { ...ADDRESS, state: "" } }, "state"],
    ["a zip code (ACC-372)", { entityAddress: { ...ADDRESS, zipCode: "" } }, "zipCode"],
    ["the certification (ACC-375, SEL-278)", { executive: false }, "executive"],
    ["the signer's first name (ACC-377)", { signedByFirstName: "" }, "signedByFirstName"],
    ["the signer's last name (ACC-378)", { signedByLastName: "" }, "signedByLastName"],
    ["a title (ACC-379, SEL-277)", { title: "" }, "title"],
    ["a phone (ACC-380)", { phoneNumber: "" }, "phoneNumber"],
  ])("need %s", (_what, change, field) => {
    expect(problems(change)).toEqual([{ field, message: "This field is required" }])
    expect(Result.getOrThrow(saved()).sellerProfile).toMatchObject({
      ...info(),
      phoneNumber: "5125550101",
      dateModified: at,
      confirmationDate: at,
      signedByFirstName: "Sam",
      signedByLastName: "Seller",
    })
  })

  it("are saved whole, the signer's names with capitals (ACC-381, SEL-280)", () => {
    const { sellerProfile } = Result.getOrThrow(saved())
    expect([sellerProfile.signedByFirstName, sellerProfile.signedByLastName]).toEqual(["Sam", "Seller"])
    expect(isSellerProfileFilled({ sellerProfile })).toBe(true)
  })
})
