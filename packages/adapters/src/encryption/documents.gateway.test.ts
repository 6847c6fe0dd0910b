import { complete, testMarket } from "@xl/gateway/testing"
import { aPdf } from "@xl/testkit/documents"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { documentsEncryption, fetchTransport } from "./index.ts"

const market = await testMarket()
const { url } = await market.serve()
const owner = await market.person(["VerifiedUsers"], complete)
const token = async () => owner.id
const documents = documentsEncryption({
  url: `${url}/category-records`,
  token,
  owner: token,
  transport: fetchTransport,
})
const run = Effect.runPromise

it.each([5_000_001, 5_200_000, 20_000_000])(
  "a file of %i bytes is too large for the gateway, and says so",
  async (size) => {
    const refused = await run(Effect.flip(documents.upload(aPdf(size), () => undefined)))
    expect(refused).toMatchObject({ _tag: "FileTooLarge" })
  },
)

it("a session that is over asks for a sign-in", async () => {
  const forged = documentsEncryption({
    url: `${url}/category-records`,
    token: async () => "forged",
    owner: token,
    transport: fetchTransport,
  })
  expect(await run(Effect.flip(forged.upload(aPdf(), () => undefined)))).toMatchObject({ _tag: "SignInRequired" })
})

it("a name with accents, a picture and a path arrives as a plain name", async () => {
  const filed = await run(documents.upload(aPdf(60, "../Kontoauszüge März 💼.pdf"), () => undefined))
  expect(filed.name).toBe("Kontoauszüge März 💼.pdf")
})
