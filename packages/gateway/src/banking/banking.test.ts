import { randomBytes } from "node:crypto"
import { SANDBOX_PASSWORD } from "@xl/core/banking"
import { DEFAULT_SETTINGS } from "@xl/core/settings"
import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { eraseTraces } from "../accounts/erase.ts"
import { type Person, testMarket } from "../testing/market.ts"
import { putAsset, putOffer } from "../testing/rows.ts"
import { bankVault, playedBanks, rotateBankKeys } from "./index.ts"

const market = await testMarket()
const { url } = await market.serve()
const BANK = `bank { bankingInfoId bankName accountNumber routingNumber lastFour token category federalTaxID driversLicense provider
  creationDate needsAddress isChosen address { city } }`
const said = (
  of: string,
) => `{ ... on ${of} ... on BankFieldsInvalid { problems { field } } ... on BankNotConnected { reason }
  ... on Refusal { code message } }`
const DONE = said(`BankingInfoDone { ${BANK} }`)

const connected = async (who: Person, user = "user_good", account = "checking"): Promise<string> => {
  const { link } = (await market.does(
    who,
    `mutation { startBankLink { ... on BankLinkStarted { link { token } } } }`,
  )) as { readonly link: { readonly token: string } }
  const typed = { link: link.token, bank: "harbor", user, password: SANDBOX_PASSWORD, account }
  const answer = await fetch(`${url}/bank-connection/sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(typed),
  })
  return ((await answer.json()) as { readonly token: string }).token
}
const ADD = `mutation ($token: String) { addBankingInfo(category: Business, connectionType: online, federalTaxID: "987651234",
  plaidPublicToken: $token, plaidAccountId: "checking") ${DONE} }`
const added = async (who: Person) => {
  const token = await connected(who)
  const { bank } = (await market.does(who, ADD, { token })) as { readonly bank: { readonly bankingInfoId: string } }
  return { token, id: bank.bankingInfoId }
}
const rowOf = async (id: string) =>
  JSON.stringify(await market.db.selectFrom("bankAccounts").select("body").where("id", "=", id).execute())

describe("a bank account in the database", () => {
  it("holds neither a token nor the number of its owner as they are; the log of what happened has none of it", async () => {
    const who = await market.person(["VerifiedUsers"])
    const { id, token } = await added(who)
    const row = await rowOf(id)
    const { rows: events } = await sql<{ body: unknown }>`select body from events where subject = ${who.id}`.execute(
      market.db,
    )
    for (const marker of ["987651234", token, "user_good"]) {
      expect(row).not.toContain(marker)
      expect(JSON.stringify(events)).not.toContain(marker)
    }
    expect(row).toContain('"identityEnd":"1234"')
    expect(events.map(({ body }) => body)).toEqual([
      { before: null, after: { bankingInfoId: id, lastFour: "6789", provider: "plaid" } },
    ])
  })

  it("keeps nothing sealed of what was removed, and goes with its owner's account", async () => {
    const who = await market.person(["VerifiedUsers"])
    const { id } = await added(who)
    await market.does(who, `mutation { deleteBankingInfo(id: "${id}") { __typename } }`)
    expect(await rowOf(id)).toContain('"sealed":{"token":null,"identity":null}')
    await Effect.runPromise(eraseTraces(market.db, who))
    expect(await rowOf(id)).toBe("[]")
  })

  it("is its owner's alone, behind the second wall too", async () => {
    const who = await market.person(["VerifiedUsers"])
    const admin = await market.person(["Admins", "VerifiedUsers"])
    await added(who)
    const seen = (id: string, roles: string) =>
      market.db.transaction().execute(async (transaction) => {
        await sql`select set_config('role', 'xl_people', true), set_config('xl.actor', ${id}, true),
          set_config('xl.roles', ${roles}, true)`.execute(transaction)
        return transaction.selectFrom("bankAccounts").select("owner").execute()
      })
    expect(await seen(admin.id, "Admins")).toEqual([])
    expect(await seen(who.id, "VerifiedUsers")).toEqual([{ owner: who.id }])
  })

  it("is added once, however often the same request comes", async () => {
    const who = await market.person(["VerifiedUsers"])
    const payload = { query: ADD, variables: { token: await connected(who) } }
    const headers = { authorization: `Bearer ${who.id}`, "idempotency-key": "one-bank" }
    const ask = () => market.app.inject({ method: "POST", url: "/graphql", headers, payload })
    expect((await ask()).json()).toEqual((await ask()).json())
    const rows = await market.db.selectFrom("bankAccounts").select("id").where("owner", "=", who.id).execute()
    expect(rows).toHaveLength(1)
  })
})

describe("the calls of the specification", () => {
  it("take the arguments that it names (ACC-509, ACC-510, ACC-511)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const { id } = await added(who)
    const edit = `mutation { editBankingInfo(id: "${id}", token: null, category: Individual, federalTaxID: null,
      driversLicense: "d-765 1234") ${DONE} }`
    expect(await market.does(who, edit)).toMatchObject({
      bank: { category: "Individual", federalTaxID: null, driversLicense: "••••1234", token: null },
    })
    const { bankingInfo } = (await market.does(who, `{ getUserProfile { bankingInfo { bankingInfoId } } }`)) as {
      readonly bankingInfo: ReadonlyArray<unknown>
    }
    expect(bankingInfo).toEqual([{ bankingInfoId: id }])
    const remove = `mutation { deleteBankingInfo(id: "${id}") { ... on BankingInfoRemoved { bankingInfoId } ... on Refusal { code message } } }`
    expect(await market.does(who, remove)).toEqual({ bankingInfoId: id })
    expect(await market.does(who, remove)).toMatchObject({ code: "BankNotFound", message: "There is no such bank." })
    const events = market.db.selectFrom("events").select(["type", "chain", "actorRole"]).where("chain", "=", who.id)
    expect(await events.orderBy("position").execute()).toEqual(
      ["BankAdded", "BankEdited", "BankRemoved"].map((type) => ({ type, chain: who.id, actorRole: "Buyer" })),
    )
  })

  it("read one account by its id, and give Plaid's link token (ACC-507, ACC-512)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const { id } = await added(who)
    expect(await market.does(who, `{ getBankingInfo(id: "${id}") { lastFour bankName } }`)).toEqual({
      lastFour: "6789",
      bankName: "First Harbor Bank",
    })
    const { body } = await market.ask(who, `{ getBankingInfo(id: "${who.id}") { lastFour } }`)
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: "BankNotFound" })
    const token = await market.does(who, `{ getPlaidLinkToken { linkToken expiration } }`)
    expect(token["linkToken"]).toMatch(/^sandbox-/)
    expect(token["expiration"]).toBeGreaterThan(market.now())
  })
})

const REMOVE = `mutation ($id: ID!) { deleteBankingInfo(id: $id) { ... on BankingInfoRemoved { bankingInfoId } ... on Refusal { code message } } }`

describe("a bank through which the deposit of a live offer goes", () => {
  const settingsWith = (autoDeposit: boolean) =>
    market.db
      .insertInto("operatorSettings")
      .values({
        body: JSON.stringify({ ...DEFAULT_SETTINGS, autoDeposit }),
        changedAt: market.now(),
      })
      .onConflict((same) =>
        same.column("one").doUpdateSet((of) => ({ body: of.ref("excluded.body"), changedAt: market.now() })),
      )
      .execute()

  it("is not deleted while deposits move, until another takes its place", async () => {
    const [who, seller] = [await market.person(["VerifiedUsers"]), await market.person(["Sellers"])]
    const one = await added(who)
    const asset = await putAsset(market.db, seller.id)
    await putOffer(market.db, { asset, buyer: who.id, seller: seller.id }, { status: "Published" })
    await settingsWith(true)
    expect(await market.does(who, REMOVE, { id: one.id })).toEqual({
      code: "BankInUse",
      message:
        "The deposit of an offer goes through this bank. Select another bank for deposits first, then delete this one.",
    })
    const other = await added(who)
    await market.does(who, `mutation { chooseBankingInfo(id: "${other.id}") { __typename } }`)
    expect(await market.does(who, REMOVE, { id: one.id })).toEqual({ bankingInfoId: one.id })
    await settingsWith(false)
    expect(await market.does(who, REMOVE, { id: other.id })).toEqual({ bankingInfoId: other.id })
    await sql`delete from operator_settings`.execute(market.db)
  })
})

describe("while a provider thinks", () => {
  const asking = () => {
    const [isAsked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let count = 0
    const connected = () =>
      Effect.promise(async () => {
        count += 1
        isAsked.resolve()
        await answer.promise
        return { token: "access-slow", bankName: "Slow Bank", routingNumber: null, lastFour: "1111", hasAddress: true }
      })
    return { answer: answer.resolve, connected, count: () => count, isAsked: isAsked.promise }
  }
  const slowly = async () => {
    const provider = asking()
    const house = playedBanks()
    const slow = await testMarket({
      banks: { ...house, connections: { ...house.connections, connected: provider.connected } },
    })
    return { provider, slow }
  }
  const SLOW = `mutation { addBankingInfo(category: Business, connectionType: online, federalTaxID: "987651234",
    plaidPublicToken: "slow", plaidAccountId: "checking") { ... on BankingInfoDone { bank { lastFour } } ... on Refusal { code } } }`

  it("nothing of the person is held: their profile is saved meanwhile, and the bank after it", async () => {
    const { provider, slow } = await slowly()
    const who = await slow.person(["VerifiedUsers"])
    const adding = slow.does(who, SLOW)
    await provider.isAsked
    const NAMES = `mutation { updateBasicInfo(firstName: "Ada", lastName: "Byron", officePhone: "2025550177") { __typename } }`
    expect(await slow.does(who, NAMES)).toEqual({ __typename: "ProfileDone" })
    provider.answer()
    expect(await adding).toEqual({ bank: { lastFour: "1111" } })
  })

  it("no second question is asked for a request that is repeated after its answer", async () => {
    const { provider, slow } = await slowly()
    const who = await slow.person(["VerifiedUsers"])
    const headers = { authorization: `Bearer ${who.id}`, "idempotency-key": "slow-bank" }
    const ask = () => slow.app.inject({ method: "POST", url: "/graphql", headers, payload: { query: SLOW } })
    provider.answer()
    const [one, again] = [await ask(), await ask()]
    expect([one.json(), again.json(), provider.count()]).toEqual([
      { data: { addBankingInfo: { bank: { lastFour: "1111" } } } },
      one.json(),
      1,
    ])
  })

  it("nothing is kept for somebody who is gone by its answer", async () => {
    const { provider, slow } = await slowly()
    const who = await slow.person(["VerifiedUsers"])
    const adding = slow.ask(who, SLOW)
    await provider.isAsked
    await slow.db.deleteFrom("profiles").where("id", "=", who.id).execute()
    provider.answer()
    expect((await adding).body.errors?.[0]?.extensions).toMatchObject({ code: "SignInRequired" })
    expect(await slow.db.selectFrom("bankAccounts").select("id").execute()).toEqual([])
  })
})

describe("a sealed text", () => {
  const [one, two] = [randomBytes(32), randomBytes(32)]
  const run = Effect.runPromise

  it("is opened under its own name and key alone, and unharmed", async () => {
    const vault = bankVault(one)
    const sealed = await run(vault.seal("a/token", "access-1"))
    expect(sealed).not.toContain("access-1")
    expect(await run(vault.open("a/token", sealed))).toBe("access-1")
    await expect(run(vault.open("b/token", sealed))).rejects.toThrow("unable to authenticate")
    await expect(run(bankVault(two).open("a/token", sealed))).rejects.toThrow("unable to authenticate")
    const [wrapped = "", text = ""] = sealed.split(".")
    for (const part of [wrapped, text])
      for (let at = 0; at < Buffer.from(part, "base64").length; at++) {
        const bytes = Buffer.from(part, "base64")
        bytes[at] = (bytes[at] ?? 0) ^ 1
        const changed = bytes.toString("base64")
        const answer = await Effect.runPromiseExit(vault.open("a/token", sealed.replace(part, changed)))
        expect(Exit.isFailure(answer)).toBe(true)
      }
  })

  it("comes under another master key, and is named where neither opens it", async () => {
    await sql`delete from bank_accounts`.execute(market.db)
    const who = await market.person(["VerifiedUsers"])
    const { id } = await added(who)
    expect(await rotateBankKeys(market.db, one, two)).toEqual({ changed: 0, alreadyNew: 0, unopened: [id] })
    const sealed = {
      token: await run(bankVault(one).seal(`${id}/token`, "access-1")),
      identity: await run(bankVault(one).seal(`${id}/identity`, "987651234")),
    }
    await sql`update bank_accounts set body = jsonb_set(body, '{sealed}', ${JSON.stringify(sealed)}::jsonb)`.execute(
      market.db,
    )
    expect(await rotateBankKeys(market.db, one, two)).toEqual({ changed: 1, alreadyNew: 0, unopened: [] })
    expect(await rotateBankKeys(market.db, one, two)).toEqual({ changed: 0, alreadyNew: 1, unopened: [] })
    const { body } = await market.db.selectFrom("bankAccounts").select("body").executeTakeFirstOrThrow()
    const { token } = (body as { readonly sealed: { readonly token: string } }).sealed
    expect(await run(bankVault(two).open(`${id}/token`, token))).toBe("access-1")
  })
})
