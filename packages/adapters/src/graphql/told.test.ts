import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeEach, expect, it } from "vitest"
import { COUNT, FIND } from "./asset-documents.ts"
import { askerOver } from "./asker.ts"
import { gatewayLink } from "./line.ts"
import { questionKey, type Told } from "./told.ts"

let asked = 0
const gateway = createServer((request, response) => {
  asked += 1
  const tell = () =>
    response.writeHead(200, { "content-type": "application/json" }).end('{"data":{"from":"the gateway"}}')
  request.resume().on("end", tell)
})
await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready))
afterAll(() => void gateway.close())
beforeEach(() => void (asked = 0))

const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`
const page = { data: { from: "the page" } }
const told = (): Told => new Map([[questionKey("GetAsset", { id: "a" }), page]])
const asker = (answers: Told, token: string | null = null) =>
  askerOver(gatewayLink(url, async () => token, "text", { told: answers }))

it("is answered by what came with the page, once", async () => {
  const { query } = asker(told())
  expect([await query(FIND, { id: "a" }), asked]).toEqual([page, 0])
  expect([await query(FIND, { id: "a" }), asked]).toEqual([{ data: { from: "the gateway" } }, 1])
})

it("asks the gateway whatever did not come: another question, or the same of something else", async () => {
  const { query } = asker(told())
  for (const answer of [await query(FIND, { id: "b" }), await query(COUNT, {})])
    expect(answer).toMatchObject({ data: { from: "the gateway" } })
  expect(asked).toBe(2)
})

it("gives nobody who is signed in what a guest was told", async () => {
  expect(await asker(told(), "a-token").query(FIND, { id: "a" })).toMatchObject({ data: { from: "the gateway" } })
})
