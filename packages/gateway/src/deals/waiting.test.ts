import { expect, it } from "vitest"
import { testMarket } from "../testing/index.ts"
import { putRequest } from "../testing/rows.ts"

const market = await testMarket()
const admin = await market.person(["Admins", "VerifiedUsers"])
const asked = async () => {
  const { buyerRequests, sellerRequests } = await market.does(
    admin,
    `{ getAdminWaiting { buyerRequests sellerRequests } }`,
  )
  return { buyerRequests, sellerRequests }
}
const someone = async () => (await market.person(["VerifiedUsers"])).id

it("counts what sellers ask for apart from what buyers do, until it is decided", async () => {
  const [id] = [
    await putRequest(market.db, await someone(), { type: "Sellers" }),
    await putRequest(market.db, await someone(), { type: "Sellers" }),
    await putRequest(market.db, await someone()),
  ]
  expect(await asked()).toEqual({ buyerRequests: 1, sellerRequests: 2 })
  await market.does(admin, `mutation ($id: ID!) { declineRoleRequest(id: $id, reason: "Unsigned") { __typename } }`, {
    id,
  })
  expect(await asked()).toEqual({ buyerRequests: 1, sellerRequests: 1 })
})
