import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openDatabase, startEmbedded } from "../database/index.ts"
import { aMember, question } from "../testing/fleet/people.ts"
import { ready, startGateway } from "../testing/fleet/process.ts"
import { complete } from "../testing/people.ts"

/** What nobody may find where the market keeps its data, by what it is. */
const SECRETS = {
  "a document's content": "Zweigstelle-Quartalsauszug-7719",
  "a refused file's content": "Kassenbuch-Nebenblatt-5526",
  "an account's number": "900417758831",
  "Plaid's access token": "access-planted-4be1c09f",
  "Plaid's public token": "public-planted-77aa3d02",
  "Plaid's name for an account": "account-planted-c31e9",
  "VoPay's token": "vopay-planted-92d0e6f1",
  "a driver's license": "ZQ77PLANTED8841",
  "a federal tax ID": "986417753",
  "a password": "Open-House-26",
  "Plaid's secret": "plaid-secret-planted-11",
} as const
/** What lies there readable: without it the search would prove nothing. */
const PLAIN = "Ebbe und Flut Verwaltung"

/** Has the gateway ask this wire instead of the providers. */
const preload = (wire: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`
    import http from "node:http"; import https from "node:https"
    const wire = new URL("${wire}"), real = globalThis.fetch
    https.request = (options, then) => http.request({ ...options, protocol: "http:", hostname: wire.hostname, host: wire.hostname,
      port: wire.port, agent: undefined, agents: undefined }, then)
    globalThis.fetch = (to, how) => real(String(to).replace(/^https:\\/\\/[^/]*vopay.com/, wire.origin), how)`)}`

const answerOf = (path: string): readonly [number, object] => {
  const [account_id, account] = [SECRETS["Plaid's name for an account"], SECRETS["an account's number"]]
  if (path.endsWith("/public_token/exchange")) return [200, { access_token: SECRETS["Plaid's access token"] }]
  if (path.endsWith("/auth/get"))
    return [
      200,
      {
        accounts: [{ account_id }],
        numbers: { ach: [{ account_id, account, routing: "011401533" }] },
        item: { institution_name: "First Harbor Bank" },
      },
    ]
  if (path.includes("/iq11/token-info")) return [200, { Success: true, MaskedAccount: "XXXX8831", BankName: "Cedar" }]
  return [400, { error_code: "INVALID_INPUT", error_message: `no ${SECRETS["Plaid's access token"]}` }]
}

const wire = createServer((request, response) => {
  request.resume().on("end", () => {
    const [status, body] = answerOf(new URL(request.url ?? "/", "http://x").pathname)
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
  })
}).listen(0, "127.0.0.1")
await new Promise((listening) => wire.once("listening", listening))
afterAll(() => void wire.close())

const folder = mkdtempSync(join(tmpdir(), "xl-at-rest-"))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const embedded = await startEmbedded(folder)
afterAll(() => (embedded.stop(), rmSync(embedded.folder, { recursive: true, force: true })))
const db = openDatabase(embedded.url, 3)
afterAll(() => db.destroy())

const started = async () => {
  const log = join(folder, "gateway.log")
  const gateway = await startGateway({
    DATABASE_URL: embedded.url,
    DATA_DIR: folder,
    LOG_LEVEL: "trace",
    NODE_OPTIONS: preload(`http://127.0.0.1:${(wire.address() as AddressInfo).port}`),
    PLAID_CLIENT_ID: "client",
    PLAID_SECRET: SECRETS["Plaid's secret"],
    VOPAY_ACCOUNT_ID: "account",
    VOPAY_API_KEY: "key",
    VOPAY_SHARED_SECRET: "shared",
  })
  for (const stream of [gateway.child.stdout, gateway.child.stderr])
    stream?.on("data", (some: Buffer) => appendFileSync(log, some))
  await ready(gateway.address)
  return gateway
}

const ADD = `mutation ($more: String, $tax: String, $license: String, $public: String, $account: String, $category: BankCategory!) {
  it: addBankingInfo(category: $category, connectionType: online, token: $more, federalTaxID: $tax, driversLicense: $license,
    plaidPublicToken: $public, plaidAccountId: $account) { __typename ... on Refusal { code } } }`

/** Everything planted is put where it belongs, and also where it is refused. */
const planted = async (address: string) => {
  const who = await aMember(address, db, "planted@at-rest.example", [], complete)
  const ask = async (query: string, variables: object) => (await question(address, who.token, query, variables)).text
  const file = async (content: string) => {
    const body = new FormData()
    body.append("file1", new Blob([content]), "funds.pdf")
    const place = `${address}/category-records?owner-id=${who.id}&category-id=pof`
    return (await fetch(place, { method: "POST", headers: { token: who.token }, body })).status
  }
  const [license, tax] = [SECRETS["a driver's license"], SECRETS["a federal tax ID"]]
  const plaid = { public: SECRETS["Plaid's public token"], account: SECRETS["Plaid's name for an account"] }
  const vopay = { more: SECRETS["VoPay's token"], category: "Business" }
  return [
    await file(`%PDF-1.7\n${`${SECRETS["a document's content"]}\n`.repeat(5_000)}`),
    await file(`<script>${SECRETS["a refused file's content"]}</script>`),
    await ask(ADD, { ...plaid, category: "Individual", license }),
    await ask(ADD, { ...vopay, tax }),
    await ask(ADD, { ...plaid, account: "another", category: "Individual", license }),
    await ask(ADD, { ...vopay, tax: `${tax}${tax}` }),
    await ask(
      `mutation ($name: String!) { it: updateCompanyInfo(companyName: $name, companyProfile: ["Lender"], jobTitle: "Owner",
      aum: "1") { __typename } }`,
      { name: PLAIN },
    ),
  ]
}

/** As it is, as hexadecimal digits, as UTF-16, and as it looks in base64 wherever it begins. */
const looks = (text: string): ReadonlyArray<Buffer> => {
  const bytes = Buffer.from(text)
  const base64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .slice(before === 0 ? 0 : before + 1, -4),
  )
  return [bytes, Buffer.from(text, "utf16le"), ...[bytes.toString("hex"), ...base64].map((look) => Buffer.from(look))]
}

const filesIn = async (place: string): Promise<ReadonlyArray<string>> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))

/** Every row of every table as text: what PostgreSQL compresses no search in its files would see. */
const rowsOf = async (): Promise<Buffer> => {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts: Array<string> = []
  for (const { name } of tables) {
    const { rows } = await sql<{ readonly row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)
    texts.push(...rows.map(({ row }) => row))
  }
  return Buffer.from(texts.join("\n"))
}

describe("where the market keeps its data", () => {
  const places = new Map<string, Buffer>()
  const told: Array<unknown> = []

  beforeAll(async () => {
    const gateway = await started()
    told.push(...(await planted(gateway.address)))
    places.set("the rows", await rowsOf())
    await sql`checkpoint`.execute(db)
    await gateway.end("SIGTERM")
    for (const place of new Set([folder, embedded.folder]))
      for (const file of await filesIn(place)) places.set(file, readFileSync(file))
  }, 300_000)

  it("was given everything that nobody may find", () => {
    expect(told).toEqual([
      201,
      415,
      `{"data":{"it":{"__typename":"BankingInfoDone"}}}`,
      `{"data":{"it":{"__typename":"BankingInfoDone"}}}`,
      `{"data":{"it":{"__typename":"BankNotConnected","code":"BankNotConnected"}}}`,
      `{"data":{"it":{"__typename":"BankFieldsInvalid","code":"BankFieldsInvalid"}}}`,
      `{"data":{"it":{"__typename":"ProfileDone"}}}`,
    ])
  })

  const found = (text: string) =>
    [...places].filter(([, bytes]) => looks(text).some((look) => bytes.includes(look))).map(([place]) => place)

  it("finds what lies there readable: in the rows, in PostgreSQL's files and in its log of writes", () => {
    const kinds = found(PLAIN).map((place) => /the rows|base|pg_wal/.exec(place)?.[0])
    expect(new Set(kinds)).toEqual(new Set(["the rows", "base", "pg_wal"]))
    expect([...places.keys()].some((place) => place.includes("/files/documents/"))).toBe(true)
    expect(places.get(join(folder, "gateway.log"))?.includes("/graphql")).toBe(true)
  })

  it.each(Object.entries(SECRETS))("nobody finds %s", (_what, text) => {
    expect(found(text)).toEqual([])
  })
})
