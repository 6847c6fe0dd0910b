import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { CombinedGraphQLErrors, ServerError } from "@apollo/client"
import { afterAll, describe, expect, it } from "vitest"
import { COUNT, TRACK } from "./asset-documents.ts"
import { askerOver } from "./asker.ts"
import { gatewayLink } from "./line.ts"

let answer: { readonly status: number; readonly body: object } = { status: 200, body: {} }
const gateway = createServer((request, response) => {
  const tell = () =>
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body))
  request.resume().on("end", tell)
})
await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready))
afterAll(() => void gateway.close())
const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`
const errors = [{ message: "No.", extensions: { code: "AssetNotFound" } }]

describe("a line of Apollo's links", () => {
  const { query, mutate } = askerOver(gatewayLink(url, async () => null))
  const ways = [() => query(COUNT, {}), () => mutate(TRACK, { id: "a" })]

  it("gives what the gateway answers", async () => {
    answer = { status: 200, body: { data: { told: [1] } } }
    for (const ask of ways) expect(await ask()).toMatchObject({ data: { told: [1] } })
  })

  it("throws what the gateway refuses, with its code, though there is data beside it", async () => {
    answer = { status: 200, body: { data: { told: [1] }, errors } }
    for (const ask of ways) {
      const refusal = await ask().catch((reason: unknown) => reason)
      expect([CombinedGraphQLErrors.is(refusal), refusal]).toEqual([true, expect.objectContaining({ errors })])
    }
  })

  it("throws an answer that is none", async () => {
    answer = { status: 500, body: {} }
    for (const ask of ways) expect(ServerError.is(await ask().catch((reason: unknown) => reason))).toBe(true)
  })
})
