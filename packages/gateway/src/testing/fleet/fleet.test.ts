import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { must, UserId } from "@xl/core/shared"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { testDatabase } from "../database.ts"
import { asSeller, complete } from "../people.ts"
import { putAsset } from "../rows.ts"
import { hearing } from "./hearing.ts"
import { aMember, type Gateway, openProxy, question, readiness, ready, startGateway } from "./index.ts"

/** Milliseconds: two gateways start in a few seconds, on a slow and busy machine in a minute. */
const PATIENCE = 240_000
const DUE = 20
const { db, url } = await testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), "xl-fleet-"))
chmodSync(dataDir, 0o755)
const proxy = await openProxy()
const env = { DATABASE_URL: url, DATA_DIR: dataDir, PUBLIC_ORIGIN: proxy.address, DRAIN_LEAD_SECONDS: "4" }
const running = new Set<Gateway>()
const start = async () => {
  const gateway = await startGateway(env)
  running.add(gateway)
  await ready(gateway.address)
  proxy.add(gateway.address)
  return gateway
}
afterAll(async () => {
  await Promise.all([...running].map((gateway) => gateway.end("SIGKILL")))
  await proxy.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((wake) => setTimeout(wake, 50))
}

// Due when the gateways start: both look at once.
const owner = must(UserId, "00000000-0000-4000-8000-000000000001")
const due = await Promise.all(
  Array.from({ length: DUE }, () => putAsset(db, owner, { status: "UnderSelection.CallForOffers" })),
)
await db.updateTable("assets").set({ nextDue: 1 }).execute()
const [one, two] = await Promise.all([start(), start()])
const seller = await aMember(proxy.address, db, "seller@fleet.example", ["Sellers"], asSeller)
const admin = await aMember(proxy.address, db, "admin@fleet.example", ["Admins"], complete)

const command = async (gateway: Gateway, token: string, mutation: string, id: string, more = "") => {
  const text = `mutation ($id: ID!) { it: ${mutation}(id: $id${more}) { __typename ... on Refusal { code } } }`
  const answer = await question(gateway.address, token, text, { id })
  expect(answer.text).toBe(`{"data":{"it":{"__typename":"AssetDone"}}}`)
}
/** Somebody at each gateway who certainly hears. */
const listening = async () => {
  const ears = [one, two].map(({ address }) => hearing(address, proxy.address))
  const id = await listed()
  await until(async () => {
    await command(one, seller.token, "holdAsset", id)
    await command(one, seller.token, "releaseAsset", id)
    return ears.every((ear) => ear.of(id).length > 0)
  })
  return ears
}
const listed = () => putAsset(db, must(UserId, seller.id), { status: "Published" })
const pending = () =>
  putAsset(db, must(UserId, seller.id), { status: "Draft", registrationStatus: "pending", publishedTime: null })

describe("two gateways on one database", () => {
  it(
    "move what is due once",
    async () => {
      await until(
        async () => (await db.selectFrom("assets").select("id").where("nextDue", "=", 1).execute()).length === 0,
      )
      for (const id of due) {
        const events = await db.selectFrom("events").select("type").where("chain", "=", id).execute()
        expect(events).toEqual([{ type: "AssetStatusChanged" }])
      }
    },
    PATIENCE,
  )

  it(
    "know a member who signed in at the other, and forget one who signed out there",
    async () => {
      const guest = await aMember(one.address, db, "guest@fleet.example", [], complete)
      const mine = "{ getUserProfile { email } }"
      for (const { address } of [one, two]) expect((await question(address, guest.token, mine)).status).toBe(200)
      const headers = {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityProviderService.GlobalSignOut",
      }
      await fetch(`${one.address}/idp/`, {
        method: "POST",
        headers,
        body: JSON.stringify({ AccessToken: guest.token }),
      })
      await until(async () => (await question(two.address, guest.token, mine)).status === 401)
      expect((await question(one.address, guest.token, mine)).status).toBe(401)
    },
    PATIENCE,
  )

  it(
    "tell each other's subscribers, each once and in order",
    async () => {
      const ears = await listening()
      const id = await listed()
      await command(one, seller.token, "holdAsset", id)
      await command(two, seller.token, "releaseAsset", id)
      const wanted = ["OnHold.Published", "Published"]
      await until(() => ears.every((ear) => ear.of(id).length >= 2))
      for (const ear of ears) {
        expect(ear.of(id)).toEqual(wanted)
        ear.close()
      }
    },
    PATIENCE,
  )

  it(
    "miss nothing when the connections that listen are cut again and again",
    async () => {
      const ears = await listening()
      const id = await listed()
      const wanted: Array<string> = []
      let cuts = 0
      for (let turn = 0; turn < 20; turn++) {
        const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'xl listening' and datname = current_database()`.execute(db)
        cuts += rows.length
        await command(turn % 3 ? one : two, seller.token, "holdAsset", id)
        await command(turn % 2 ? one : two, seller.token, "releaseAsset", id)
        wanted.push("OnHold.Published", "Published")
      }
      expect(cuts).toBeGreaterThan(0)
      await until(() => ears.every((ear) => ear.of(id).length >= wanted.length))
      for (const ear of ears) {
        expect(ear.of(id)).toEqual(wanted)
        ear.close()
      }
      await until(async () => (await readiness(one.address)) === 200 && (await readiness(two.address)) === 200)
    },
    PATIENCE,
  )

  it(
    "send each mail once, though both hear the bell",
    async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, pending))
      await Promise.all(ids.map((id, n) => command(n % 2 ? one : two, admin.token, "approveAsset", id, ", version: 1")))
      const unsent = db
        .selectFrom("outbox")
        .select("position")
        .where("tag", "=", "mail")
        .where("deliveredAt", "is", null)
      await until(async () => (await unsent.execute()).length === 0)
      const sent = await db.selectFrom("devMailbox").select("text").where("recipient", "=", seller.email).execute()
      for (const id of ids) expect(sent.filter(({ text }) => text.includes(id))).toHaveLength(1)
    },
    PATIENCE,
  )

  it(
    "are replaced one after the other, and no request is dropped",
    async () => {
      const told = new Map<number, number>()
      const rooms: Array<string> = []
      let isOver = false
      const asking = async (client: number) => {
        for (let turn = 0; !isOver; turn++) {
          const title = `room ${client} ${turn}`
          const room = `mutation { createVDR(asset_title: "${title}") { __typename } }`
          const { status } = await question(proxy.address, seller.token, turn % 3 ? "{ countAssets { total } }" : room)
          told.set(status, (told.get(status) ?? 0) + 1)
          if (turn % 3 === 0) rooms.push(title)
        }
      }
      const clients = Array.from({ length: 6 }, (_, client) => asking(client))
      for (const old of [one, two]) {
        const fresh = await start()
        const ended = old.end("SIGTERM")
        const seen: Array<number | undefined> = []
        while (seen.at(-1) !== undefined || seen.length === 0) seen.push(await readiness(old.address))
        expect(seen).toContain(503)
        expect(await ended).toBe(0)
        proxy.remove(old.address)
        running.delete(old)
        expect(running.has(fresh)).toBe(true)
      }
      isOver = true
      await Promise.all(clients)
      expect([...told.keys()]).toEqual([200])
      const made = await db.selectFrom("dataRooms").select("title").execute()
      expect(made.map(({ title }) => title).toSorted()).toEqual(rooms.toSorted())
      process.stdout.write(`rolling restart of two gateways: ${told.get(200)} requests answered, 0 dropped\n`)
    },
    PATIENCE,
  )
})
