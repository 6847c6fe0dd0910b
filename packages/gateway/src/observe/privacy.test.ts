import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
} from "graphql"
import { createClient } from "graphql-ws"
import { afterAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { readSchema } from "../http/index.ts"
import { testDatabase } from "../testing/index.ts"

const dataDir = mkdtempSync(join(tmpdir(), "xl privacy-"))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** What somebody may write anywhere: names, numbers, words and keys that occur nowhere else. */
const PLANTED = [
  ...[
    "Zanzibarova",
    "Quixotenberg",
    "Vrykolakas",
    "Mnemosynsky",
    "Oyarzabalez",
    "Xochimilcox",
    "Wrzesniewsk",
    "Ngorongorova",
  ],
  ...["Blauregenweg", "Kwisatzplatz", "Tlaloccalle", "Ypsilantigat", "Fjordvikveien", "Zwetschgenhof"],
  ...["021000089", "378282246310005", "4111111111111111", "DE89370400440532013000", "123-45-6789", "98-7654321"],
  ...["+1 202 555 0173", "2025550194", "(202) 555-0188"],
  ...["Hunter2-Is-Mine", "correct-Horse7-battery", "Tr0ub4dor&3-Planted", "Passw0rt-Gepflanzt"],
  ...["sk_live_51PlantedKey", "AKIAPLANTEDKEY12345", "ghp_PlantedToken0123456789abcdef", "xoxb-planted-1234"],
  ...["zanzi@planted.example", "quixote+tag@planted.example", "wrz@ünïcode.example"],
  ...["eyJhbGciOiJub25lIn0.eyJzdWIiOiJwbGFudGVkIn0.x", "Basic cGxhbnRlZDpzZWNyZXQ="],
  ...["<script>planted()</script>", "'; drop table planted; --", "../../planted/etc/passwd", "${jndi:ldap://planted}"],
  ...["planted\nnew line", "planted\u2028separator", "=PLANTED()", "planted-user-agent/9.9", "planted-referer"],
  ...[
    "planted-cookie-value",
    "planted-idempotency-key",
    "planted-file-name.pdf",
    "planted-operation-name",
    "planted-search-words",
  ],
  ...["100000000013337", "77777777.77", "planted-comment", "planted-reason"],
]
let place = 0
const planted = (): string => PLANTED[place++ % PLANTED.length] ?? ""

/** A value that fits, with something planted wherever a text or a number may be anything. */
const filled = (type: GraphQLInputType, depth = 0): unknown => {
  if (type instanceof GraphQLNonNull) return filled(type.ofType, depth)
  if (type instanceof GraphQLList) return [filled(type.ofType, depth)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type instanceof GraphQLInputObjectType)
    return depth > 4
      ? {}
      : Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, filled(field.type, depth + 1)]))
  return { Int: 7, Float: 1.5, Boolean: true }[type.name] ?? planted()
}
const argumentsOf = (args: ReadonlyArray<GraphQLArgument | GraphQLInputField>) => ({
  head: args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", "),
  body: args.map(({ name }) => `${name}: $${name}`).join(", "),
  variables: Object.fromEntries(args.map(({ name, type }) => [name, filled(type)])),
})

const schema = readSchema()
/** Every operation of the schema, asked for `__typename` or a value of its own. */
const questions = (["query", "mutation"] as const).flatMap((kind) => {
  const root = kind === "query" ? schema.getQueryType() : schema.getMutationType()
  return Object.values((root as GraphQLObjectType).getFields()).map(({ args, name, type }) => {
    const { body, head, variables } = argumentsOf(args)
    const bare = type instanceof GraphQLNonNull ? type.ofType : type
    const inner = bare instanceof GraphQLList ? bare.ofType : bare
    const isLeaf = isLeafType(inner instanceof GraphQLNonNull ? inner.ofType : inner)
    const query = `${kind} planted_operation_name${head && `(${head})`} { ${name}${body && `(${body})`}${isLeaf ? "" : " { __typename }"} }`
    return { name, payload: { query, variables } }
  })
})

const started = async () => {
  const { url } = await testDatabase()
  const script = fileURLToPath(new URL("../main.ts", import.meta.url))
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: "0",
    PORT: "0",
    LOG_LEVEL: "trace",
  }
  const child = spawn(process.execPath, ["--conditions=xl-source", script], { env, stdio: ["ignore", "pipe", "pipe"] })
  afterAll(() => child.kill("SIGKILL"))
  const lines: Array<string> = []
  createInterface({ input: child.stderr }).on("line", (line) => void lines.push(line))
  const address = await new Promise<string>((found) =>
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line)
      if (line.startsWith("XL is at ")) found(line.slice(9))
    }),
  )
  return { address, child, lines }
}

describe("logs and metrics", () => {
  it("hold nothing of fifty planted secrets, whoever writes them wherever they may", async () => {
    const { address, child, lines } = await started()
    const headers = {
      "content-type": "application/json",
      "user-agent": "planted-user-agent/9.9",
      cookie: "session=planted-cookie-value",
      referer: "https://planted-referer.example/",
      "idempotency-key": "planted-idempotency-key",
    }
    const post = (path: string, body: unknown, more: Readonly<Record<string, string>> = {}) =>
      fetch(`${address}${path}`, {
        method: "POST",
        headers: { ...headers, ...more },
        body: typeof body === "string" ? body : JSON.stringify(body),
      })
    const call = async (operation: string, body: object) => {
      const target = {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      }
      return (await (await post("/idp/", { ClientId: "xl-web", ...body }, target)).json()) as Readonly<
        Record<string, Readonly<Record<string, string>>>
      >
    }
    const [email, password] = ["zanzi@planted.example", "Hunter2-Is-Mine"]
    await call("SignUp", { Username: email, Password: password })
    let code: string | undefined
    for (let tries = 0; code === undefined && tries < 100; tries++) {
      await new Promise((wake) => setTimeout(wake, 100))
      code = /\b\d{6}\b/.exec(
        await (await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).text(),
      )?.[0]
    }
    await call("ConfirmSignUp", { Username: email, ConfirmationCode: "000000" })
    await call("ConfirmSignUp", { Username: email, ConfirmationCode: code ?? "" })
    for (const PASSWORD of ["Tr0ub4dor&3-Planted", password])
      await call("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: email, PASSWORD } })
    const signedIn = await call("InitiateAuth", {
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    })
    const { AccessToken: token = "", RefreshToken: refresh = "" } = signedIn["AuthenticationResult"] ?? {}
    expect(token).toMatch(/^eyJ/)

    const statuses = new Set<number>()
    for (const { payload } of questions) {
      for (const bearer of [{ authorization: `Bearer ${token}` }, {}])
        statuses.add((await post("/graphql", payload, bearer as Record<string, string>)).status)
    }
    expect([...statuses]).toEqual([200]) // each is a question of the schema: none was refused for its form alone
    for (const secret of PLANTED) {
      await fetch(`${address}/nowhere/${encodeURIComponent(secret)}?q=${encodeURIComponent(secret)}`)
      await post("/graphql", { query: `{ ${secret} }`, variables: { secret } })
      await post(
        "/graphql",
        { query: "{ searchAssets { total } }" },
        { authorization: `Bearer ${encodeURIComponent(secret)}` },
      )
      await post("/idp/", `{"Username": "${secret}`, { "content-type": "application/x-amz-json-1.1" })
    }
    const form = new FormData()
    form.set("file", new Blob(["planted-comment"], { type: "application/pdf" }), "planted-file-name.pdf")
    await fetch(`${address}/category-records`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const closed = new Promise((done) => {
      const connectionParams = { authorization: "Bearer planted-cookie-value" }
      createClient({
        url: `${address.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        lazy: false,
        retryAttempts: 0,
        connectionParams,
        onNonLazyError: done,
      })
    })
    await closed

    const metrics = await (await fetch(`${address}/metrics`)).text()
    const exit = once(child, "exit")
    child.kill("SIGTERM")
    await exit
    const said = `${lines.join("\n")}\n${metrics}`
    expect(lines.filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThan(questions.length)
    expect(metrics).toContain("xl_graphql_duration_seconds_count")
    const secrets = [...PLANTED, email, password, token, refresh, code ?? "no code", "planted"]
    expect(secrets.length).toBeGreaterThan(50)
    expect(
      secrets.filter((secret) => said.includes(secret) || said.includes(JSON.stringify(secret).slice(1, -1))),
    ).toEqual([])
  }, 180_000)
})
