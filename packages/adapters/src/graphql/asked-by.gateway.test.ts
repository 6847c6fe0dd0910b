import { EVERYTHING } from "@xl/core/assets"
import type { Heard } from "@xl/core/kernel"
import { asSeller, testMarket } from "@xl/gateway/testing"
import { Effect } from "effect"
import { parse } from "graphql"
import { describe, expect, it, vi } from "vitest"
import { questionOf } from "./asked-by.ts"
import { type AskedBy, assetCatalogGraphql, graphqlClient, listingsGraphql, liveUpdatesGraphql } from "./index.ts"
import * as documents from "./live-documents.ts"

/** Subscriptions of a page of somebody who is signed in: each document of live-documents.ts. */
const WATCHED = Object.keys(documents).length

const market = await testMarket()
const { url } = await market.serveProduction()
const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
const token = async () => seller.id
const client = (by: AskedBy) => graphqlClient(`${url}/graphql`, token, by)
const watching = (askedBy: AskedBy) => {
  const heard: Array<Heard> = []
  const refused: Array<unknown> = []
  const log = (message: string, cause: unknown) => void (message === "A subscription failed" && refused.push(cause))
  const line = { url: `${url.replace("http", "ws")}/graphql`, token, log, askedBy }
  return { heard, refused, stop: liveUpdatesGraphql(line).watch((event) => heard.push(event)) }
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

describe("a gateway in production", () => {
  it("answers the pages' queries and mutations by their hash", async () => {
    expect(await Effect.runPromise(assetCatalogGraphql(client("hash")).search(EVERYTHING))).toEqual({
      total: 0,
      assets: [],
      isPlaceUnknown: false,
    })
    const tiers = await Effect.runPromise(listingsGraphql(client("hash")).createDataRoom("Lakeside"))
    expect(Object.keys(tiers)).not.toHaveLength(0)
  })

  it("takes no text, not even of the same query", async () => {
    const asked = assetCatalogGraphql(client("text")).search(EVERYTHING)
    expect(await Effect.runPromise(Effect.flip(asked))).toMatchObject({ _tag: "MarketUnavailable" })
    const query = "query SearchAssets { searchAssets { total } }"
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: "PERSISTED_QUERY_REQUIRED" } }] },
    ])
  })

  it("lets the pages subscribe by hash to all that they listen to", async () => {
    const before = market.hub.subscribers()
    const { refused, stop } = watching("hash")
    await eventually(() => expect(market.hub.subscribers()).toBe(before + WATCHED))
    stop()
    await eventually(() => expect(market.hub.subscribers()).toBe(before))
    expect(refused).toEqual([])
  })

  it("lets nobody subscribe by a text of his own", async () => {
    const before = market.hub.subscribers()
    const { refused, stop } = watching("text")
    await eventually(() => expect(refused).toHaveLength(WATCHED))
    stop()
    for (const cause of refused) expect(JSON.stringify(cause)).toContain("PERSISTED_QUERY_REQUIRED")
    expect(market.hub.subscribers()).toBe(before)
  })
})

it("a document that the build never saw cannot be asked by hash", () => {
  expect(() => questionOf(parse("{ countAssets { total } }"), "hash")).toThrow("A document without a hash")
})
