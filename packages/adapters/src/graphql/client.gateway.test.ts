import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { EVERYTHING } from "@xl/core/assets"
import { asSeller, testMarket } from "@xl/gateway/testing"
import { aNewAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"
import { assetCatalogGraphql, graphqlClient, listingsGraphql } from "./index.ts"

const market = await testMarket()
const { url } = await market.serve()
const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
const run = Effect.runPromise

/** What stands between, and loses the answers to so many requests that the gateway has carried out. */
let losing = 0
let passed = 0
const line = createServer((request, response) => {
  const pass = async () => {
    let body = ""
    for await (const chunk of request) body += String(chunk)
    const headers = Object.entries(request.headers).flatMap(([name, value]): ReadonlyArray<[string, string]> =>
      typeof value === "string" && !["connection", "content-length", "host"].includes(name) ? [[name, value]] : [],
    )
    const answer = await fetch(`${url}${request.url}`, { method: "POST", headers: [...headers], body })
    const text = await answer.text()
    passed += 1
    if (losing > 0) {
      losing -= 1
      request.socket.destroy()
    } else response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(text)
  }
  void pass()
})
await new Promise<void>((ready) => line.listen(0, "127.0.0.1", ready))
afterAll(() => void line.close())

const client = graphqlClient(`http://127.0.0.1:${(line.address() as AddressInfo).port}/graphql`, async () => seller.id)

it("a mutation whose answers were lost is done once, and its asker told of it", async () => {
  const [catalog, listings] = [assetCatalogGraphql(client), listingsGraphql(client)]
  const tiers = await run(listings.createDataRoom("Lakeside"))
  ;[losing, passed] = [2, 0]
  const { id } = await run(listings.create(aNewAsset({ tiers })))
  expect(passed).toBe(3)
  const mine = await run(catalog.search({ ...EVERYTHING, mine: true }))
  expect(mine.assets.map((asset) => asset.id)).toEqual([id])
})
