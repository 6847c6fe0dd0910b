import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { EVERYTHING } from "@xl/core/assets"
import { MarketUnavailable, RoleMissing, SignInRequired } from "@xl/core/kernel"
import { anAssetId } from "@xl/testkit/assets"
import { anOfferId } from "@xl/testkit/offers"
import { Cause, Effect, Exit } from "effect"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import {
  assetCatalogGraphql,
  graphqlClient,
  listingsGraphql,
  offersGraphql,
  profilesGraphql,
  roleRequestsGraphql,
} from "./index.ts"

const id = anAssetId(1)
const run = Effect.runPromise
const failureOf = <A, E>(asked: Effect.Effect<A, E>): Promise<E> => run(Effect.flip(asked))
/** What nobody foresaw in it: the defects, without the failures that are part of the type. */
const defectsOf = async (asked: Effect.Effect<unknown, unknown>): Promise<ReadonlyArray<unknown>> => {
  const exit = await Effect.runPromiseExit(asked)
  return Exit.isFailure(exit) ? exit.cause.reasons.filter(Cause.isDieReason) : []
}

type Answer = (response: ServerResponse) => unknown
const says =
  (body: object | string, status = 200): Answer =>
  (response) =>
    response
      .writeHead(status, { "content-type": "application/graphql-response+json" })
      .end(typeof body === "string" ? body : JSON.stringify(body))
const refuses = (code: string, extensions: object = {}, status = 200) =>
  says({ data: null, errors: [{ message: "No.", extensions: { code, ...extensions } }] }, status)
const hangsUp: Answer = (response) => response.destroy()
const HELD = { data: { holdAsset: { __typename: "AssetNotFound" } } }

let answers: Array<Answer> = []
let heard: Array<IncomingHttpHeaders> = []
let places: Array<string> = []
let bodies: Array<{ readonly query?: string; readonly extensions?: object }> = []
const gateway = createServer((request, response) => {
  heard.push(request.headers)
  places.push(`${request.method} ${request.url}`)
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  void text(request).then((body) => {
    bodies.push(JSON.parse(body))
    answer?.(response)
  })
})
await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready))
afterAll(() => void gateway.close())
beforeEach(() => {
  answers = []
  heard = []
  places = []
  bodies = []
})

let token: string | null = null
const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`
const client = graphqlClient(address, async () => token)
const [catalog, listings, offers] = [assetCatalogGraphql(client), listingsGraphql(client), offersGraphql(client)]
const counted = { data: { countAssets: [] } }

describe("a question to the gateway", () => {
  it.each(["text", "hash"] as const)("by its %s goes the one way, whatever is asked (ACC-464)", async (askedBy) => {
    answers = [hangsUp, refuses("INTERNAL")]
    const one = graphqlClient(address, async () => "of-pat", askedBy)
    const [market, own] = [listingsGraphql(one), profilesGraphql(one)]
    const questions = [assetCatalogGraphql(one).count(), offersGraphql(one).find(anOfferId(1)), own.mine()]
    const commands = [market.hold(id), offersGraphql(one).withdraw(anOfferId(1)), own.recordLogin(null)]
    const asked: ReadonlyArray<Effect.Effect<unknown, unknown>> = [...questions, ...commands]
    for (const ask of asked) await failureOf(ask)
    const sent = [asked[0], ...asked] // the first twice: the line broke
    expect(places).toEqual(sent.map(() => "POST /graphql"))
    expect(heard.map(({ authorization }) => authorization)).toEqual(sent.map(() => "Bearer of-pat"))
    expect(heard.filter((headers) => headers["idempotency-key"] !== undefined)).toHaveLength(commands.length)
    expect(bodies.map(({ query, extensions }) => [query === undefined, extensions === undefined])).toEqual(
      sent.map(() => (askedBy === "hash" ? [true, false] : [false, true])),
    )
  })

  it("carries the access token of the moment, and none for a guest", async () => {
    answers = [says(counted)]
    await run(catalog.count())
    token = "of-pat"
    await run(catalog.count())
    token = null
    await run(catalog.count())
    expect(heard.map(({ authorization }) => authorization)).toEqual([undefined, "Bearer of-pat", undefined])
  })

  it("is asked once where anybody answers, whatever the answer", async () => {
    answers = [refuses("INTERNAL", {}, 500)]
    await failureOf(catalog.count())
    answers = [says({ data: {} })]
    await defectsOf(catalog.count())
    expect(heard).toHaveLength(2)
  })

  it("is asked again where the line breaks, or where only what stands before the gateway answers", async () => {
    answers = [hangsUp, (response) => response.writeHead(502).end("Bad Gateway"), says(counted)]
    expect(await run(catalog.count())).toEqual([])
    expect(heard).toHaveLength(3)
  })
})

describe("a mutation", () => {
  it("has a key of its own, which a query has not", async () => {
    answers = [says(HELD)]
    await failureOf(listings.hold(id))
    await failureOf(listings.hold(id))
    answers = [says(counted)]
    await run(catalog.count())
    const [first, second, none] = heard.map((headers) => headers["idempotency-key"])
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
    expect(none).toBeUndefined()
  })

  it("keeps its key through a retry", async () => {
    answers = [hangsUp, hangsUp, says(HELD)]
    expect(await failureOf(listings.hold(id))).toMatchObject({ _tag: "AssetNotFound" })
    const keys = heard.map((headers) => headers["idempotency-key"])
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })
})

describe("a mutation of which nobody knows what became", () => {
  const keysOf = () => heard.map((headers) => headers["idempotency-key"])

  it("has the same key when it is asked again, and a new one after it was answered", async () => {
    answers = [hangsUp]
    expect(await failureOf(listings.hold(id))).toBeInstanceOf(MarketUnavailable)
    answers = [refuses("UNAVAILABLE", {}, 503)]
    expect(await failureOf(listings.hold(id))).toBeInstanceOf(MarketUnavailable)
    answers = [says(HELD)]
    await failureOf(listings.hold(id))
    await failureOf(listings.hold(id))
    const keys = keysOf()
    expect(keys).toHaveLength(6)
    expect(new Set(keys.slice(0, 5)).size).toBe(1)
    expect(keys[5]).not.toBe(keys[0])
  })

  it("shares its key with a second tap while it is under way", async () => {
    answers = [says(HELD)]
    await Promise.all([failureOf(listings.hold(id)), failureOf(listings.hold(id))])
    expect(new Set(keysOf()).size).toBe(1)
  })

  it("has another key for other arguments, and for a failure that is an outcome", async () => {
    answers = [hangsUp]
    await failureOf(listings.hold(id))
    await failureOf(listings.hold(anAssetId(2)))
    expect(new Set(keysOf()).size).toBe(2)
    heard = []
    answers = [refuses("INTERNAL", {}, 500)]
    await failureOf(listings.hold(anAssetId(3)))
    await failureOf(listings.hold(anAssetId(3)))
    expect(new Set(keysOf()).size).toBe(2)
  })
})

describe("an answer that is none", () => {
  it("is a market that is unavailable, under the id by which the gateway logged why", async () => {
    answers = [refuses("INTERNAL", { errorId: "e-1" })]
    for (const asked of [catalog.find(id), listings.hold(id), offers.find(anOfferId(1))])
      expect(await failureOf<unknown, { readonly _tag: string }>(asked)).toMatchObject({
        _tag: "MarketUnavailable",
        reference: "e-1",
      })
  })

  it("says how many seconds to wait where the gateway was asked too often, and is not asked again before", async () => {
    answers = [refuses("TOO_MANY_REQUESTS", { retryAfter: 7 }, 429)]
    for (const asked of [catalog.find(id), listings.hold(id)])
      expect(await failureOf<unknown, { readonly _tag: string }>(asked)).toMatchObject({
        _tag: "MarketUnavailable",
        retryAfter: 7,
      })
    expect(heard).toHaveLength(2)
  })

  it("is a market that is unavailable, without an id where nobody gave one", async () => {
    answers = [hangsUp]
    expect(await failureOf(catalog.count())).toBeInstanceOf(MarketUnavailable)
    const nowhere = graphqlClient("http://127.0.0.1:1/graphql", async () => null)
    const failure = await failureOf(listingsGraphql(nowhere).hold(id))
    expect(failure).toBeInstanceOf(MarketUnavailable)
    expect(failure).not.toHaveProperty("reference")
  })

  it("is a market that is unavailable where a page of somebody else's comes back", async () => {
    answers = [says("<html>Welcome to the hotel</html>")]
    expect(await failureOf(catalog.count())).toBeInstanceOf(MarketUnavailable)
  })
})

describe("an access that is refused", () => {
  it.each([
    ["SignInRequired", new SignInRequired()],
    ["TOKEN_REFUSED", new SignInRequired()],
    ["RoleMissing", new RoleMissing({ operation: "holdAsset" })],
  ])("by %s is told as the core tells it", async (code, refusal) => {
    answers = [refuses(code, {}, code === "TOKEN_REFUSED" ? 401 : 200)]
    expect(await failureOf(listings.hold(id))).toEqual(refusal)
  })

  it("names the query that administrators alone may ask", async () => {
    answers = [refuses("RoleMissing")]
    const { search } = roleRequestsGraphql(client)
    expect(await failureOf(search({ status: [], email: null, size: 12, offset: 0 }))).toEqual(
      new RoleMissing({ operation: "searchRequests" }),
    )
  })
})

describe("an answer that breaks the schema's promise", () => {
  it.each([
    ["no data", { data: { searchAssets: null } }],
    ["an asset without its fields", { data: { searchAssets: { total: 1, assets: [{ id }] } } }],
  ])("is a defect, not an outcome: %s", async (_what, body) => {
    answers = [says(body)]
    expect(await defectsOf(catalog.search(EVERYTHING))).toHaveLength(1)
  })

  it.each([
    ["a payload without a name", { data: { holdAsset: {} } }],
    ["a refusal without its fields", { data: { holdAsset: { __typename: "AssetStatusForbids" } } }],
    ["a refusal that nobody knows", { data: { holdAsset: { __typename: "TooLate" } } }],
  ])("is a defect, not an outcome: %s", async (_what, body) => {
    answers = [says(body)]
    expect(await defectsOf(listings.hold(id))).toHaveLength(1)
  })
})
