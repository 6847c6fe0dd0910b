import type { Role } from "@xl/core/kernel"
import { sentValuation } from "@xl/testkit/valuation"
import { Effect } from "effect"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { Acting, ask, type Db, inTransaction } from "../database/index.ts"
import { asSeller, type Person, testMarket } from "../testing/index.ts"
import { putRoom } from "../testing/room-rows.ts"
import { putAsset } from "../testing/rows.ts"
import { putValuations } from "../testing/valuations.ts"

const market = await testMarket()
const [owner, other] = [
  await market.person(["Sellers", "VerifiedUsers"], asSeller),
  await market.person(["Sellers", "VerifiedUsers"], asSeller),
]
const admin = await market.person(["Admins", "VerifiedUsers"])

/** What the database answers while it knows for whom it is asked, past every rule of the gateway. */
const asked = <A>(who: Person, work: (db: Db) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    inTransaction(market.db, (transaction) => ask(() => work(transaction))).pipe(
      Effect.provideService(Acting, { tag: "user", id: who.id, email: who.email, roles: new Set<Role>(["Admins"]) }),
    ),
  )
const rows = async () => (await market.db.selectFrom("valuations").select("id").execute()).map(({ id }) => id)

const CALCULATE = `mutation ($userInput: ValuationInput!) { getCalculatorResponse(userInput: $userInput) {
  __typename ... on CalculatorResponse { id calculatorResult { value } } ... on Refusal { code message } } }`

describe("rows of valuations", () => {
  it("come of members alone, once for each key that they name (SEL-209)", async () => {
    const send = async (who: Person | null, key: string) => {
      const authorization = who ? { authorization: `Bearer ${who.id}` } : {}
      const payload = { query: CALCULATE, variables: { userInput: sentValuation() } }
      const headers = { ...authorization, "idempotency-key": key }
      return (await market.app.inject({ method: "POST", url: "/graphql", headers, payload })).payload
    }
    const guest = JSON.parse(await send(null, "one")).data.getCalculatorResponse
    expect([guest.id, guest.calculatorResult.value, await rows()]).toEqual([
      null,
      expect.stringMatching(/^\d+\.\d\d$/),
      [],
    ])
    const [first, again] = [await send(owner, "one"), await send(owner, "one")]
    const { calculatorResult, id } = JSON.parse(first).data.getCalculatorResponse
    expect([again, await rows(), calculatorResult]).toEqual([first, [id], guest.calculatorResult])
  })

  it("are neither seen, changed nor deleted by anybody but their owner, whatever roles the asker claims", async () => {
    const id = await putValuations(market.db, owner.id, await putAsset(market.db, owner.id))
    const before = await rows()
    for (const who of [other, admin]) {
      expect(await asked(who, (db) => db.selectFrom("valuations").select("id").execute())).toEqual([])
      await asked(who, (db) => sql`update valuations set body = body || '{"assetId":null}'`.execute(db))
      await asked(who, (db) => sql`select delete_valuations(array[${id}]::uuid[])`.execute(db))
      await expect(
        asked(who, (db) =>
          sql`update valuations set body = jsonb_set(body, '{owner}', to_jsonb(${who.id}::text))`.execute(db),
        ),
      ).resolves.toMatchObject({ numAffectedRows: 0n })
    }
    expect(await rows()).toEqual(before)
    await expect(asked(owner, (db) => sql`delete from valuations`.execute(db))).rejects.toMatchObject({
      cause: { code: "42501" },
    })
    await expect(
      asked(owner, (db) =>
        sql`update valuations set body = jsonb_set(body, '{owner}', to_jsonb(${other.id}::text))`.execute(db),
      ),
    ).rejects.toMatchObject({ cause: { code: "42501" } })
    await asked(owner, (db) => sql`select delete_valuations(array[${id}]::uuid[])`.execute(db))
    expect(await rows()).toEqual(before.filter((one) => one !== id))
  })

  it("become a Draft with the plan and the room that the seller names (SEL-206)", async () => {
    const id = await putValuations(market.db, owner.id, await putAsset(market.db, other.id))
    const room = await putRoom(market.db, owner.id)
    await market.does(
      owner,
      `mutation ($id: ID!, $tier1_id: ID!, $tier2_id: ID!, $tier_home_id: ID!) {
        convertValuationToAsset(id: $id, tier1_id: $tier1_id, tier2_id: $tier2_id, tier_home_id: $tier_home_id, pricingPlan: "Exclusive") {
          ... on AssetDone { asset { id } } } }`,
      { id, ...room },
    )
    const made = await market.db
      .selectFrom("assets")
      .select(["id", "status", sql<string>`body ->> 'pricingPlan'`.as("plan"), sql`body -> 'tiers'`.as("tiers")])
      .where("owner", "=", owner.id)
      .where(sql<string>`body ->> 'pricingPlan'`, "=", "Exclusive")
      .execute()
    expect(made).toEqual([{ id: expect.any(String), status: "Draft", plan: "Exclusive", tiers: room }])
    const { rows: links } = await sql<{ asset: string }>`
      select body ->> 'assetId' as asset from valuations where id = ${id}`.execute(market.db)
    expect(links).toEqual([{ asset: made[0]?.id }])
  })

  it("are not made of an input with two groups of details, or none", async () => {
    const before = await rows()
    for (const change of [{ performing: {} }, { nonPerforming: null }]) {
      const { body } = await market.ask(owner, CALCULATE, { userInput: sentValuation("nonPerforming", change) })
      expect(body.errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT")
    }
    expect(await rows()).toEqual(before)
  })
})
