import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import type {} from "./tables.ts"
import { demoAccounts } from "./accounts.ts"
import { clearUnfinishedStory, tellOnce } from "./turn.ts"

const somebody = JSON.stringify({ email: "somebody@example.com", roles: [], creationDate: 1 })
const id = "00000000-0000-4000-8000-000000000001"

describe("the story's turn", () => {
  it("comes once, also where two gateways start at the same time", async () => {
    const { db } = await testDatabase()
    let told = 0
    const tell = async () => {
      await new Promise((wake) => setTimeout(wake, 50))
      told += 1
    }
    const turns = await Promise.all([tellOnce(db, tell), tellOnce(db, tell)])
    expect([told, turns.filter((isMine) => isMine).length]).toEqual([1, 1])
  })

  it("does not come in a market that somebody uses already", async () => {
    const { db } = await testDatabase()
    await db.insertInto("profiles").values({ id, body: somebody }).execute()
    expect(await tellOnce(db, () => Promise.reject(new Error("told")))).toBe(false)
    expect(await demoAccounts(db)).toBe("")
  })

  it("comes again, in an empty database, where it broke off", async () => {
    const { db } = await testDatabase()
    const broken = tellOnce(db, async () => {
      await db.insertInto("profiles").values({ id, body: somebody }).execute()
      throw new Error("the lights went out")
    })
    await expect(broken).rejects.toThrow("the lights went out")
    await clearUnfinishedStory(db, true)
    expect(await db.selectFrom("profiles").select("id").execute()).toEqual([])
    expect(await tellOnce(db, async () => undefined)).toBe(true)
  })

  it("leaves a finished market alone, and empties nobody else's database", async () => {
    const { db } = await testDatabase()
    await db.insertInto("profiles").values({ id, body: somebody }).execute()
    await clearUnfinishedStory(db, true)
    expect(await db.selectFrom("profiles").select("id").execute()).toHaveLength(1)
    await db.insertInto("demoStory").values({ toldAt: null }).execute()
    await expect(clearUnfinishedStory(db, false)).rejects.toThrow("The demo market in this database was not finished")
    expect(await db.selectFrom("profiles").select("id").execute()).toHaveLength(1)
  })
})
