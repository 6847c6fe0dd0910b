import { must, UserId } from "@xl/core/shared"
import { registrationIdentityContract } from "@xl/testkit/monitoring/contract"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { registrationIdentityHttp, registrationIdentityNone } from "./index.ts"

const id = must(UserId, "11111111-1111-4111-8111-111111111111")
const url = "https://identity.example/registrations"
const answering = (status: number) => {
  const asked: Array<readonly [unknown, RequestInit | undefined]> = []
  const fetch = async (address: unknown, init?: RequestInit) => {
    asked.push([address, init])
    return new Response(null, { status })
  }
  return { asked, identity: registrationIdentityHttp({ url, fetch: fetch as typeof globalThis.fetch }) }
}

registrationIdentityContract("nobody", () => registrationIdentityNone)
registrationIdentityContract("a service", () => answering(204).identity)

it("tells the service the user's id and nothing else (ACC-481, ACC-482)", async () => {
  const { asked, identity } = answering(204)
  await Effect.runPromise(identity.registered(id))
  const question = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"userId":"${id}"}`,
    credentials: "omit",
    referrerPolicy: "no-referrer",
  }
  expect(asked).toEqual([[url, question]])
})

it("fails where the service does not take it (ACC-481)", async () => {
  const why = await Effect.runPromise(Effect.flip(answering(500).identity.registered(id)))
  expect([why._tag, String(why.cause)]).toEqual(["VendorUnavailable", "Error: The service answered 500"])
})
