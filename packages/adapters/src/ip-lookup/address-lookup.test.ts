import { addressLookupContract } from "@xl/testkit/monitoring/contract"
import { VendorUnavailable } from "@xl/core/monitoring"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { addressLookupHttp, addressLookupNone } from "./index.ts"

const url = "https://address.example/?as=json"
const answering = (body: string, status = 200) => {
  const asked: Array<readonly [unknown, RequestInit | undefined]> = []
  const fetch = async (address: unknown, init?: RequestInit) => {
    asked.push([address, init])
    return new Response(body, { status })
  }
  return { asked, lookup: addressLookupHttp({ url, fetch: fetch as typeof globalThis.fetch }) }
}

addressLookupContract("nobody", () => addressLookupNone)
addressLookupContract("a service", () => answering("192.0.2.7").lookup)

describe("a service that tells addresses", () => {
  it.each([
    ["192.0.2.7\n", "192.0.2.7"],
    ['{"ip":"2001:db8::7"}', "2001:db8::7"],
    ['"192.0.2.8"', null],
  ])("may answer %j", async (body, address) => {
    const found = Effect.runPromise(Effect.orElseSucceed(answering(body).lookup.find(), () => null))
    expect(await found).toBe(address)
  })

  it("is asked where the deployment says, and told nothing (ACC-479)", async () => {
    const { asked, lookup } = answering("192.0.2.7")
    await Effect.runPromise(lookup.find())
    expect(asked).toMatchObject([[url, { credentials: "omit", referrerPolicy: "no-referrer" }]])
  })

  it("hands over as a failure to log what it could not find out, and throws nothing (ACC-567, BUY-407)", async () => {
    const cause = new TypeError("Failed to fetch")
    const asked: Array<unknown> = []
    const fetch = (...question: ReadonlyArray<unknown>) => {
      asked.push(question)
      return Promise.reject(cause)
    }
    expect(await Effect.runPromise(Effect.flip(addressLookupHttp({ url, fetch }).find()))).toEqual(
      new VendorUnavailable({ cause }),
    )
    const signal: unknown = expect.any(AbortSignal)
    expect(asked).toEqual([[url, { credentials: "omit", referrerPolicy: "no-referrer", signal }]])
    const refused = await Effect.runPromise(Effect.flip(answering("192.0.2.7", 500).lookup.find()))
    expect([refused._tag, String(refused.cause)]).toEqual(["VendorUnavailable", "Error: The service answered 500"])
  })

  it.each([
    ["<html>", 200, "Error: The service answered with no address"],
    ["null", 200, "Error: The service answered with no address"],
    ["192.0.2.7", 503, "Error: The service answered 503"],
  ])("fails with %j and %i", async (body, status, said) => {
    const why = await Effect.runPromise(Effect.flip(answering(body, status).lookup.find()))
    expect([why._tag, String(why.cause)]).toEqual(["VendorUnavailable", said])
  })
})
