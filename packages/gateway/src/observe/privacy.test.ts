import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { createClient } from "graphql-ws"
import { afterAll, describe, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
import { readSchema } from "../http/index.ts"
import { bareEnvironment, testDatabase } from "../testing/index.ts"
import { PLANTED, plantedQuestions } from "./testing/planted.ts"

const dataDir = mkdtempSync(join(tmpdir(), "xl privacy-"))
const children: Array<ChildProcess> = []
afterAll(() => {
  for (const child of children) child.kill("SIGKILL") // where the test did not get to its end
  rmSync(dataDir, { recursive: true, force: true })
})
const [EMAIL, PASSWORD] = ["zanzi@planted.example", "Hunter2-Is-Mine"]
const questions = plantedQuestions(readSchema())

/** The gateway's own process, telling all it ever tells. */
const started = async () => {
  const { url } = await testDatabase()
  const script = fileURLToPath(new URL("../main.ts", import.meta.url))
  const given = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: "0", PORT: "0", LOG_LEVEL: "trace" }
  const env = { ...bareEnvironment(), ...given }
  const child = spawn(process.execPath, ["--conditions=xl-source", script], { env, stdio: ["ignore", "pipe", "pipe"] })
  children.push(child)
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

const HEADERS = {
  "content-type": "application/json",
  "user-agent": "planted-user-agent/9.9",
  cookie: "session=planted-cookie-value",
  referer: "https://planted-referer.example/",
  "idempotency-key": "planted-idempotency-key",
}
const WIRE = "application/x-amz-json-1.1"
type Headers = Readonly<Record<string, string>>

const clientOf = (address: string) => {
  const post = (path: string, body: unknown, headers: Headers = {}) =>
    fetch(`${address}${path}`, {
      method: "POST",
      headers: { ...HEADERS, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
  const call = async (operation: string, body: object) => {
    const target = { "content-type": WIRE, "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` }
    return (await post("/idp/", { ClientId: "xl-web", ...body }, target)).json() as Promise<Record<string, Headers>>
  }
  return { post, call }
}
type Client = ReturnType<typeof clientOf>

/** Somebody registers, mistypes code and password once, and signs in: all that must be kept secret. */
const signedIn = async (address: string, { call }: Client) => {
  await call("SignUp", { Username: EMAIL, Password: PASSWORD })
  const code = await vi.waitFor(
    async () => {
      const mails = await (await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(EMAIL)}`)).text()
      const [found] = /\b\d{6}\b/.exec(mails) ?? []
      if (found === undefined) throw new Error("No code has come yet.")
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
  for (const ConfirmationCode of ["000000", code]) await call("ConfirmSignUp", { Username: EMAIL, ConfirmationCode })
  const signIn = (password: string) =>
    call("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: EMAIL, PASSWORD: password } })
  await signIn("Tr0ub4dor&3-Planted")
  const { AuthenticationResult } = await signIn(PASSWORD)
  const { AccessToken, RefreshToken } = AuthenticationResult as {
    readonly AccessToken: string
    readonly RefreshToken: string
  }
  return { code, token: AccessToken, refresh: RefreshToken }
}

/** In addresses, documents, tokens, broken bodies, files and sockets. */
const everywhere = async (address: string, { post }: Client, token: string) => {
  for (const secret of PLANTED) {
    const encoded = encodeURIComponent(secret)
    await fetch(`${address}/nowhere/${encoded}?q=${encoded}`)
    await post("/graphql", { query: `{ ${secret} }`, variables: { secret } })
    await post("/graphql", { query: "{ searchAssets { total } }" }, { authorization: `Bearer ${encoded}` })
    await post("/idp/", `{"Username": "${secret}`, { "content-type": WIRE })
  }
  const form = new FormData()
  form.set("file", new Blob(["planted-comment"], { type: "application/pdf" }), "planted-file-name.pdf")
  await fetch(`${address}/category-records`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await new Promise((closed) => {
    const connectionParams = { authorization: "Bearer planted-cookie-value" }
    const line = { webSocketImpl: WebSocket, lazy: false, retryAttempts: 0, connectionParams, onNonLazyError: closed }
    createClient({ url: `${address.replace("http", "ws")}/graphql`, ...line })
  })
}

describe("logs and metrics", () => {
  it("hold nothing of fifty planted secrets, whoever writes them wherever they may", async () => {
    const { address, child, lines } = await started()
    const client = clientOf(address)
    const { code, refresh, token } = await signedIn(address, client)
    const statuses = new Set<number>()
    for (const question of questions) {
      statuses.add((await client.post("/graphql", question, { authorization: `Bearer ${token}` })).status)
      statuses.add((await client.post("/graphql", question)).status)
    }
    expect([...statuses]).toEqual([200]) // none was refused for its form alone
    await everywhere(address, client, token)
    const metrics = await (await fetch(`${address}/metrics`)).text()
    const exit = once(child, "exit")
    child.kill("SIGTERM")
    await exit

    expect(lines.filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThan(questions.length)
    const answered = lines.flatMap((line) => (line.includes('"msg":"answered"') ? [JSON.parse(line) as object] : []))
    const log = (asked: string, refused?: string) =>
      expect.objectContaining({ asked: [asked], ...(refused === undefined ? {} : { refused: [refused] }) })
    // Who tried what they may not, and whose sign-in failed, can be seen all the same.
    expect(answered).toEqual(
      expect.arrayContaining([
        log("InitiateAuth"),
        log("InitiateAuth", "NotAuthorizedException"),
        log("ConfirmSignUp", "CodeMismatchException"),
        log("approveRoleRequest", "RoleMissing"),
        log("approveRoleRequest", "SignInRequired"),
      ]),
    )
    expect(metrics).toContain("xl_graphql_duration_seconds_count")
    const secrets = [...PLANTED, token, refresh, "planted"]
    expect(secrets.length).toBeGreaterThan(50)
    expect(lines.filter((line) => new RegExp(String.raw`(?<![\w.])${code}(?![\w.])`).test(line))).toEqual([])
    const said = `${lines.join("\n")}\n${metrics}`
    expect(
      secrets.filter((secret) => [secret, encodeURIComponent(secret)].some((form) => said.includes(form))),
    ).toEqual([])
  }, 180_000)
})
