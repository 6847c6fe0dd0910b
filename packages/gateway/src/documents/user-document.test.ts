import { randomUUID } from "node:crypto"
import { must, UserId } from "@xl/core/shared"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { type Person, testMarket } from "../testing/market.ts"
import { putDocument } from "../testing/rows.ts"
import { PASS_MILLIS } from "./passes.ts"

const market = await testMarket()
const { close, url } = await market.serve()
afterAll(close)
beforeEach(() => market.setTime(0))

const owner = await market.person(["VerifiedUsers"])
const stranger = await market.person(["VerifiedUsers", "Sellers", "Concierges"])
const admin = await market.person(["VerifiedUsers", "Admins"])

const QUERY = `query ($id: ID!, $key: ID!, $reason: String) {
  getUserDocument(id: $id, key: $key, reason: $reason) { name key type dataOwnerId dateModified } }`
const asked = (who: Person | null, id: string, key: string, reason?: string) =>
  market.ask(who, QUERY, { id, key, ...(reason === undefined ? {} : { reason }) })
const looks = async () => {
  const rows = await market.db
    .selectFrom("events")
    .select(["actor", "body"])
    .where("type", "=", "DocumentRead")
    .where("chain", "=", owner.id)
    .execute()
  return rows.map(({ actor, body }) => [actor, (body as { readonly after: unknown }).after])
}

describe("a person's document", () => {
  it("is told to its owner by owner and key (SEL-370)", async () => {
    const key = await putDocument(market.db, owner.id)
    expect((await asked(owner, owner.id, key)).body).toEqual({
      data: {
        getUserDocument: {
          name: "funds.pdf",
          key,
          type: "application/pdf",
          dataOwnerId: owner.id,
          dateModified: market.now(),
        },
      },
    })
    expect(await looks()).toEqual([])
  })

  it("is told to administrators who say why, and their look is put on its owner's record", async () => {
    const key = await putDocument(market.db, owner.id)
    const look = await asked(admin, owner.id, key, "  Asked by its owner ")
    expect(look.body).toMatchObject({ data: { getUserDocument: { key } } })
    expect(await looks()).toEqual([[admin.id, { document: key, reason: "Asked by its owner" }]])
  })

  it("is not told to administrators who do not say why", async () => {
    const key = await putDocument(market.db, owner.id)
    const before = await looks()
    for (const reason of [undefined, "", "  ", "x".repeat(201)])
      expect((await asked(admin, owner.id, key, reason)).body.errors?.[0]?.extensions).toEqual({
        code: "ReadReasonRequired",
        errorType: "ReadReasonRequired",
      })
    expect(await looks()).toEqual(before)
  })

  it("answers a stranger like one that does not exist (SEL-370)", async () => {
    const key = await putDocument(market.db, owner.id)
    const none = await asked(stranger, owner.id, randomUUID())
    expect(none.body.errors?.[0]).toMatchObject({
      message: "There is no such document.",
      extensions: { code: "DocumentNotFound", errorType: "DocumentNotFound" },
    })
    for (const [who, id, asks] of [
      [stranger, owner.id, key],
      [stranger, stranger.id, key],
      [owner, stranger.id, key],
      [owner, owner.id, "../master"],
      [admin, stranger.id, key],
    ] as const)
      expect((await asked(who, id, asks, "Asked by its owner")).body.errors).toEqual(none.body.errors)
  })
})

const TOKEN = `{ getZentinelToken { token expiration } }`
const passOf = async (who: Person) =>
  (await market.does(who, TOKEN)) as { readonly token: string; readonly expiration: number }
const file = async (token: string) => {
  const body = new FormData()
  body.append("file1", new Blob(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"]), "statement.pdf")
  const record = `owner-id=${owner.id}&category-id=proof-of-funds`
  const answer = await fetch(`${url}/category-records?${record}`, { method: "POST", headers: { token }, body })
  return { status: answer.status, answer: (await answer.json()) as { readonly file1?: { readonly key: string } } }
}
const opened = (key: string, token: string) => {
  const record = `owner-id=${owner.id}&external-id=${key}&category-id=proof-of-funds&reason=asked`
  return fetch(`${url}/category-records?${record}`, { headers: { token } })
}

describe("the token for the encryption service", () => {
  it("files and opens the caller's papers for a minute (ACC-538)", async () => {
    const { expiration, token } = await passOf(owner)
    expect(expiration).toBe(market.now() + 60_000)
    const filed = await file(token)
    expect(filed.status).toBe(201)
    const key = filed.answer.file1?.key ?? ""
    expect((await opened(key, token)).status).toBe(200)
    market.setTime(PASS_MILLIS - 1)
    expect((await opened(key, token)).status).toBe(200)
    market.setTime(PASS_MILLIS)
    const late = await opened(key, token)
    expect([late.status, ((await late.json()) as { readonly code: string }).code]).toEqual([401, "SignInRequired"])
  })

  it("opens what its bearer may open by the roles of now, and nothing else", async () => {
    const key = (await file((await passOf(owner)).token)).answer.file1?.key ?? ""
    expect((await opened(key, (await passOf(stranger)).token)).status).toBe(404)
    expect((await opened(key, (await passOf(admin)).token)).status).toBe(200)
  })

  it("is no access token, and ends with the profile", async () => {
    const gone = await market.person(["VerifiedUsers"])
    const { token } = await passOf(gone)
    const { body } = await market.ask({ ...gone, token }, TOKEN)
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: "TOKEN_REFUSED" })
    await market.db.deleteFrom("profiles").where("id", "=", must(UserId, gone.id)).execute()
    expect((await opened(randomUUID(), token)).status).toBe(401)
  })
})
