import type { Heard } from "@xl/core/kernel"
import { must, OfferId } from "@xl/core/shared"
import { asBuyer, asSeller, testMarket } from "@xl/gateway/testing"
import { aNewAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { graphqlClient, liveUpdatesGraphql, listingsGraphql, offersGraphql } from "./index.ts"
import * as documents from "./live-documents.ts"

/** Subscriptions of a page of somebody who is signed in: each document of live-documents.ts. */
const WATCHED = Object.keys(documents).length

const market = await testMarket()
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })
const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
const quiet = () => undefined

const watching = (url: string, token: string, log: (message: string) => void = quiet) => {
  const heard: Array<Heard> = []
  const line = { url: `${url.replace("http", "ws")}/graphql`, token: async () => token, log }
  return { heard, stop: liveUpdatesGraphql(line).watch((event) => heard.push(event)) }
}

describe("a watch on a running gateway", () => {
  it("leaves nothing behind there when it is over", async () => {
    const { url } = await market.serve()
    const before = market.hub.subscribers()
    const { stop } = watching(url, seller.id)
    await eventually(() => expect(market.hub.subscribers()).toBe(before + WATCHED))
    stop()
    await eventually(() => expect(market.hub.subscribers()).toBe(before))
  })

  it("hears again after the gateway has started anew", async () => {
    const first = await market.serve()
    const idle = market.hub.subscribers()
    const logged: Array<string> = []
    const { heard, stop } = watching(first.url, seller.id, (message) => logged.push(message))
    await eventually(() => expect(market.hub.subscribers()).toBe(idle + WATCHED))
    await first.close()
    const next = await market.serve(Number(new URL(first.url).port))
    await eventually(() => expect(market.hub.subscribers()).toBe(idle + WATCHED))
    const listings = listingsGraphql(graphqlClient(`${next.url}/graphql`, async () => seller.id))
    const tiers = await Effect.runPromise(listings.createDataRoom("Lakeside"))
    const { id } = await Effect.runPromise(listings.create(aNewAsset({ tiers })))
    await eventually(() => expect(heard).toContainEqual({ topic: "asset", id, status: "Draft", by: "Seller" }))
    expect(logged).toContain("The line broke")
    stop()
  })
})

describe("a watch of somebody who loses a role", () => {
  it("begins anew with the roles of now, and logs nothing", async () => {
    const { url } = await market.serve()
    const admin = await market.person(["VerifiedUsers", "Admins"])
    const person = await market.person(["VerifiedUsers", "Concierges"])
    const idle = market.hub.subscribers()
    const logged: Array<string> = []
    const { heard, stop } = watching(url, person.id, (message) => logged.push(message))
    await eventually(() => expect(market.hub.subscribers()).toBe(idle + WATCHED))
    const take = `mutation ($id: ID!) { takeRole(id: $id, role: Concierges) { __typename } }`
    await market.does(admin, take, { id: person.id })
    await eventually(() => expect(heard).toContainEqual({ topic: "missed" }))
    await eventually(() => expect(market.hub.subscribers()).toBe(idle + WATCHED))
    expect(logged).toEqual([])
    stop()
  })
})

describe("a question to a running gateway", () => {
  it("under a token that is no good asks for a sign-in", async () => {
    const { url } = await market.serve()
    const buyer = await market.person(["VerifiedUsers", "ApprovedBuyers"], asBuyer())
    const ask = (token: string) => offersGraphql(graphqlClient(`${url}/graphql`, async () => token))
    const withdraw = (token: string) => ask(token).withdraw(must(OfferId, buyer.id))
    expect(await Effect.runPromise(Effect.flip(withdraw("forged")))).toMatchObject({ _tag: "SignInRequired" })
    expect(await Effect.runPromise(Effect.flip(withdraw(buyer.id)))).toMatchObject({ _tag: "OfferNotFound" })
  })
})
