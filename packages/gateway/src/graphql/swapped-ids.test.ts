import { beforeAll, describe, expect, it } from "vitest"
import { readSchema } from "../http/index.ts"
import { operationsOf } from "../testing/calls.ts"
import { testMarket } from "../testing/market.ts"
import { asBuyer, asSeller } from "../testing/people.ts"
import { type Swapped, swapIds } from "../testing/swapping.ts"
import { makeTenant } from "../testing/tenants.ts"
import { remember } from "../testing/world.ts"

/** Operations that the caller's own ids are enough for. */
const TAKEN = [
  "getAsset",
  "getOffer",
  "createAsset",
  "editAsset",
  "updateBuyerPoFBlock",
  "requestAssetPublish",
  "discardAsset",
  "publishOffer",
  "withdrawOffer",
  "markNoticesRead",
  "addUserFavoriteAsset",
  "getBankingInfo",
  "getUserDocument",
  "chooseBankingInfo",
  "deleteBankingInfo",
  "getTier2RequestForUser",
  "listTier2Requests",
  "approveTier2Request",
  "declineTier2Request",
  "getDataRoom",
  "getVdrFolder",
  "createVdrFolder",
  "updateVdrFolderName",
  "renameVdrItem",
  "deleteVdrItem",
]
const TAKEN_FROM_ADMINISTRATORS = ["cancelOffer", "declineRoleRequest", "addAdmin"]
const summary = ({ accepted, calls }: Swapped) =>
  `${calls} calls: ${calls - accepted.length} passed, ${accepted.length} failed`

const market = await testMarket()
const operations = operationsOf(readSchema())
const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
const caller = (await makeTenant(market, seller.id)).person

/** One here, sixty in `npm run authorization`. */
const strangers = [await makeTenant(market, seller.id)]
beforeAll(() => remember(market.db))

const admin = await market.person(["VerifiedUsers", "Admins", "Sellers", "ApprovedBuyers"], (one) =>
  asBuyer()(asSeller(one)),
)

describe("an id of another's or of another kind", () => {
  it("is accepted nowhere, from somebody who may sell and buy", async () => {
    const found = await swapIds({ market, operations, caller, seller, strangers })
    process.stdout.write(`Swapped ids: ${summary(found)}\n`)
    expect(found.accepted).toEqual([])
    expect(found.taken).toEqual(expect.arrayContaining(TAKEN))
    expect(found.calls).toBeGreaterThan(1_000)
  }, 180_000)

  it("of another kind is not accepted from an administrator either", async () => {
    const found = await swapIds({ market, operations, caller: admin, seller, strangers: [] })
    process.stdout.write(`Swapped kinds of ids, as an administrator: ${summary(found)}\n`)
    expect(found.accepted).toEqual([])
    expect(found.taken).toEqual(expect.arrayContaining([...TAKEN, ...TAKEN_FROM_ADMINISTRATORS]))
  }, 180_000)
})
