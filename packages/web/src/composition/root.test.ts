import type { Documents } from "@xl/core/documents"
import { NO_THIRD_PARTIES } from "@xl/core/monitoring"
import { aBuyer } from "@xl/testkit/market"
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Logger, Mishap } from "../logging/index.ts"
import { compose, type Config, HOUSE, namedIn, StoreTokens, Tokens } from "./index.ts"

const config: Config = {
  graphqlUrl: "http://gateway.test/graphql",
  socketUrl: "ws://gateway.test/graphql",
  documentsUrl: "http://gateway.test/category-records",
  avatarsUrl: "http://gateway.test/avatars",
  placesUrl: "http://gateway.test/places",
  userPoolId: "local_xl",
  userPoolClientId: "xl-web",
  userPoolEndpoint: "http://gateway.test/idp/",
  contactEmail: "help@demo.example",
  house: HOUSE,
  thirdParties: NO_THIRD_PARTIES,
  isDemo: true,
  clockAhead: 0,
  answers: new Map(),
  drawnAt: undefined,
}

afterEach(() => void vi.restoreAllMocks())

describe("compose", () => {
  it("resolves every token of a port and of a store once", () => {
    const container = compose(config)
    for (const port of Object.values({ ...Tokens, ...StoreTokens }))
      expect(container.get<unknown>(port)).toBe(container.get<unknown>(port))
  })

  it("fails by name where a binding is missing", () => {
    const container = compose(config)
    container.unbind(Tokens.copies)
    expect(() => namedIn(container)(StoreTokens.signInEffects)).toThrow("OwnCopies")
  })

  it("lets a story stand in for a vendor", () => {
    const now = () => 0
    expect(compose(config, { now }).get(Tokens.now)).toBe(now)
  })

  it("tells the gateway's time, not this computer's", () => {
    const ahead = 3 * 86_400_000
    const now = compose({ ...config, clockAhead: ahead }).get<() => number>(Tokens.now)
    expect(Math.abs(now() - Date.now() - ahead)).toBeLessThan(3_600_000)
  })

  it("writes down a download that was answered with anything but 200 (ACC-569)", async () => {
    const mishaps: Array<Mishap> = []
    vi.spyOn(console, "error").mockReturnValue()
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}", { status: 503 }))
    const container = compose(config)
    container.get<Logger>(Tokens.logger).listen((mishap) => mishaps.push(mishap))
    const documents = container.get<Documents["Service"]>(Tokens.documents)
    const paper = { dataOwnerId: aBuyer().id, key: "k" }
    expect((await Effect.runPromise(Effect.flip(documents.download(paper))))._tag).toBe("DocumentsUnavailable")
    expect(mishaps.map(({ cause, what }) => [what, cause])).toEqual([
      ["Downloading a document", "The encryption service answered 503"],
    ])
  })
})
