import { aNewAsset, anAsset, anAssetId } from "@xl/testkit/assets"
import {
  aBuyer,
  anAdmin,
  aSale,
  aSeller,
  EXAMPLE_NOW,
  marketInMemory,
  refusalOf,
  stageInMemory,
} from "@xl/testkit/market"
import { aBid } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Profile } from "../profiles/model.ts"
import type { MarketConfiguration } from "../settings/ports.ts"
import { dayOf } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { Cents } from "../shared/money.ts"
import { factWarnings } from "./fact-checks.ts"
import type { Asset } from "./model.ts"

const run = Effect.runPromise
const ID = anAssetId(1)

const scene = (
  change: Partial<Asset> = {},
  seller: Profile = aSeller(),
  settings: Partial<MarketConfiguration> = {},
) => {
  const market = marketInMemory({ seed: { assets: [anAsset(change)], profiles: [seller, anAdmin()] }, settings })
  return { market, seller: market.as(seller).listings, admin: market.as(anAdmin()).listings }
}
const revised = (profile: Profile, change: Partial<Profile["sellerProfile"]>): Profile => ({
  ...profile,
  sellerProfile: { ...profile.sellerProfile, ...change },
})

describe("a new listing", () => {
  it("is drafted as a whole, or before anything but its address is known (SEL-157)", async () => {
    const { seller } = scene()
    const whole = aNewAsset({ tiers: await run(seller.createDataRoom("Whole")) })
    expect(await run(seller.create(whole))).toMatchObject({ status: "Draft", mainInfo: { name: whole.mainInfo.name } })
    const { address } = whole.mainInfo
    const bare = { ...whole.mainInfo, name: "", assetStatus: null, type: null, upb: null }
    const pre = aNewAsset({ tiers: await run(seller.createDataRoom("Bare")), mainInfo: bare })
    expect(await run(seller.create(pre))).toMatchObject({ status: "Draft", mainInfo: { address } })
    const nowhere = { ...pre, mainInfo: { ...bare, address: { ...address, address: " " } } }
    expect(await run(Effect.flip(seller.create(nowhere)))).toMatchObject({
      _tag: "AssetFactsInvalid",
      problems: [{ field: "address", message: "Please enter address" }],
    })
  })

  it("belongs to whoever created it, and to nobody by input", async () => {
    const { market, seller } = scene()
    const created = await run(seller.create(aNewAsset({ tiers: await run(seller.createDataRoom("Own")) })))
    expect(market.home.memory.rows.assets.get(created.id)?.owners).toEqual([aSeller().id])
  })

  it("may be thrown away by its seller (SEL-167)", async () =>
    expect((await run(scene().seller.discard(ID))).status).toBe("Deleted"))
})

describe("the review", () => {
  it("begins when the seller requests publication, and changes nothing else (SEL-160)", async () => {
    const { market, seller } = scene()
    expect(await run(seller.requestPublish(ID))).toMatchObject({ status: "Draft", registrationStatus: "pending" })
    expect(market.home.memory.rows.events.at(-1)?.type).toBe("PublicationRequested")
  })

  it("ends with an administrator's approval, which is mailed (SEL-163)", async () => {
    const { admin, market, seller } = scene({ statusComment: "old" })
    const { version } = await run(seller.requestPublish(ID))
    expect(await run(admin.approve(ID, version ?? 0))).toMatchObject({
      status: "Published",
      publishedTime: EXAMPLE_NOW,
      statusComment: null,
      registrationStatus: null,
    })
    expect(market.mails().map(({ kind, to }) => [kind, to])).toEqual([["assetApproved", aSeller().id]])
  })

  it("knows the day of the request, also once it is taken back and made anew", async () => {
    const { market, seller } = scene()
    expect(await run(seller.requestPublish(ID))).toMatchObject({ publicationRequestedAt: EXAMPLE_NOW })
    await run(seller.cancelPublishRequest(ID))
    market.home.clock.advance(3 * 86_400_000)
    expect(await run(seller.requestPublish(ID))).toMatchObject({
      publicationRequestedAt: EXAMPLE_NOW + 3 * 86_400_000,
    })
  })

  it("goes on under the day of its request when the approval is taken back, and the seller is told", async () => {
    const { admin, market, seller } = scene()
    const { version } = await run(seller.requestPublish(ID))
    market.home.clock.advance(86_400_000)
    await run(admin.approve(ID, version ?? 0))
    const back = await run(admin.takeBackApproval(ID))
    expect(back).toMatchObject({
      status: "Draft",
      registrationStatus: "pending",
      publicationRequestedAt: EXAMPLE_NOW,
      publishedTime: null,
    })
    expect(market.mails().map(({ kind, to }) => [kind, to])).toEqual([
      ["assetApproved", aSeller().id],
      ["assetApprovalTakenBack", aSeller().id],
    ])
    expect((await run(admin.approve(ID, back.version ?? 0))).status).toBe("Published")
  })

  it("is not reopened once somebody has bid, whatever became of the bid, nor by the seller", async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await run(sale.buyer(1).offers.withdraw(id))
    expect(await refusalOf(sale.admin.listings.takeBackApproval(ID))).toBe("ListingHasOffers")
    expect(await refusalOf(sale.seller.listings.takeBackApproval(anAssetId(2)))).toBe("RoleMissing")
    expect(await run(sale.admin.listings.takeBackApproval(anAssetId(2)))).toMatchObject({ status: "Draft" })
  })

  it.each(["Please name the county", ""])(
    "or is revoked with the comment '%s', kept as typed (SEL-164)",
    async (comment) => {
      const { admin, seller } = scene()
      await run(seller.requestPublish(ID))
      expect(await run(admin.revoke(ID, comment))).toMatchObject({ status: "Revoked", statusComment: comment })
      expect(await run(seller.requestPublish(ID))).toMatchObject({ status: "Draft", registrationStatus: "pending" })
    },
  )

  const revoked = revised(aSeller(), { status: "Revoked" })
  const unfinished = revised(aSeller(), { title: null })
  const unverified = aSeller(1, { roles: ["Sellers"] })
  const priced = { planPrice: must(Cents, 99_00) }

  it.each([
    ["SellerRevoked", {}, revoked, {}],
    ["SellerProfileNotUpdated", {}, unfinished, {}],
    ["PublicationIncomplete", { images: [] }, aSeller(), {}],
    ["EmailNotVerified", {}, unverified, {}],
    ["PlanUnpaid", {}, aSeller(), priced],
  ] as const)(
    "is refused with %s, by the seller's request and by the approval",
    async (tag, change, profile, settings) => {
      expect(await refusalOf(scene(change, profile, settings).seller.requestPublish(ID))).toBe(tag)
      const { admin } = scene({ ...change, registrationStatus: "pending" }, profile, settings)
      expect(await refusalOf(admin.approve(ID, 1))).toBe(tag)
    },
  )

  it("takes a plan that is paid", async () => {
    const { seller } = scene({ planPaid: true }, aSeller(), priced)
    expect((await run(seller.requestPublish(ID))).registrationStatus).toBe("pending")
  })

  it("names a zero balance as missing", async () => {
    const none = must(Cents, 0)
    const { mainInfo } = anAsset()
    const { seller } = scene({ mainInfo: { ...mainInfo, upb: none } })
    expect(await run(Effect.flip(seller.requestPublish(ID)))).toMatchObject({
      missing: ["assetInfo.upb"],
    })
  })
})

describe("a listing on the market", () => {
  it("may be a loan that performs, half performs or does not, and takes offers whichever it is (SEL-001)", async () => {
    for (const assetStatus of ["Performing Loan", "Sub-Performing Loan", "Non-Performing Loan"] as const) {
      const asset = anAsset({ mainInfo: { ...anAsset().mainInfo, assetStatus } })
      const { admin, market, seller } = scene({ ...asset, confirmedWarnings: factWarnings(asset, dayOf(EXAMPLE_NOW)) })
      const { version } = await run(seller.requestPublish(ID))
      await run(admin.approve(ID, version ?? 0))
      await stageInMemory(market).add(aBuyer())
      const { offers } = market.as(aBuyer())
      const offer = await run(Effect.flatMap(offers.create(aBid([{ id: ID }])), ({ id }) => offers.publish(id)))
      expect(offer.status).toBe("Published")
    }
  })

  it("is never listed with facts that cannot be right, nor with those that nobody confirmed", async () => {
    const low = { ...anAsset().noteOverview, totalPayoff: must(Cents, 1_00) }
    const unsure = scene({ noteOverview: low })
    expect(await run(Effect.flip(unsure.seller.requestPublish(ID)))).toMatchObject({
      _tag: "AssetFactsInvalid",
      problems: [{ field: "totalPayoff" }],
    })
    const { originationDate: maturityDate } = anAsset().noteOverview
    const wrong = { noteOverview: { ...anAsset().noteOverview, maturityDate } }
    const problems = [{ field: "maturityDate" }]
    expect(await run(Effect.flip(scene(wrong).seller.requestPublish(ID)))).toMatchObject({ problems })
    const pending = scene({ ...wrong, registrationStatus: "pending" })
    expect(await run(Effect.flip(pending.admin.approve(ID, anAsset().version)))).toMatchObject({ problems })
  })

  it("stays complete through every edit", async () => {
    const { market, seller } = scene({ status: "Published", publishedTime: EXAMPLE_NOW })
    expect(await refusalOf(seller.edit(ID, { images: [] }))).toBe("PublicationIncomplete")
    expect((await run(seller.edit(ID, { images: ["other"] }))).images).toEqual(["other"])
    expect(market.home.memory.rows.events.at(-1)).toMatchObject({ type: "AssetEdited", after: { images: ["other"] } })
  })

  it("keeps its facts from best and final on, its advisors to the end", async () => {
    const { seller } = scene({ status: "UnderContract", publishedTime: EXAMPLE_NOW })
    expect(await refusalOf(seller.edit(ID, { images: ["other"] }))).toBe("AssetStatusForbids")
    expect((await run(seller.edit(ID, { contactsDisclosed: true }))).contactsDisclosed).toBe(true)
  })
})
