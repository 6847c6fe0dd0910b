import { Accounts, ConfirmationCode, type Credentials } from "@xl/core/accounts"
import { must } from "@xl/core/shared"
import { identityForTests, servedAt, SoftAuthenticator } from "@xl/gateway/identity/testing"
import { testDatabase } from "@xl/gateway/testing"
import { AccountsStage, OTHER_PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { accountsContract } from "@xl/testkit/accounts/contract"
import { Effect, Layer } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import "./amplify.ts" // before there is half a browser, at which its loading would stumble
import { accountsCognito, type TokenStorage } from "./index.ts"
import { browserWith } from "./testing/browser.ts"

const WIDE = { window: 60, max: 1_000_000 }
const limits = { anyAddress: WIDE, signInAddress: WIDE, signUpAddress: WIDE }
const { url } = await testDatabase()
const identity = await identityForTests(url, { limits, isPasswordless: async () => true })
const withoutBrowser = browserWith(new SoftAuthenticator({ origin: "http://127.0.0.1" }))
const { endpoint, close } = await servedAt(identity)
afterAll(async () => {
  withoutBrowser()
  await close()
  await identity.close()
})

const storageIn = (kept: Map<string, string>): TokenStorage => ({
  setItem: async (key, value) => void kept.set(key, value),
  getItem: async (key) => kept.get(key) ?? null,
  removeItem: async (key) => void kept.delete(key),
  clear: async () => kept.clear(),
})
const kept = new Map<string, string>()
const pool = { userPoolId: "local_Main", userPoolClientId: "web", authFlow: "USER_PASSWORD_AUTH" } as const
const accounts = accountsCognito({ ...pool, userPoolEndpoint: `${endpoint}/`, storage: storageIn(kept) })

/** The code mailed last, whether by itself or with a password that was made up. */
const codeIn = (email: string, kind: "confirm" | "reset"): string =>
  identity.mails.findLast(
    (mail) => mail.email === email && (mail.kind === kind || (kind === "confirm" && mail.kind === "registered")),
  )?.code ?? ""

const done = (work: () => Promise<unknown>) => Effect.asVoid(Effect.promise(work))
const stage: AccountsStage["Service"] = {
  codeFor: (email, kind) => Effect.sync(() => must(ConfirmationCode, codeIn(email.toLowerCase(), kind))),
  addUser: ({ email, password }) => done(() => identity.admin.addUser(email, password)),
  invite: ({ email, password }) => done(() => identity.admin.createUser(email, password)),
  forceReset: (email) => done(() => identity.admin.forceReset(email)),
  endSessions: (email) => done(() => identity.admin.endSessions(email)),
}

accountsContract("Cognito", Layer.merge(Layer.succeed(Accounts, accounts), Layer.succeed(AccountsStage, stage)))

const run = <A, E>(request: Effect.Effect<A, E>) => Effect.runPromise(request)
const refusal = <A, E>(request: Effect.Effect<A, E>) => run(Effect.flip(request))

describe("accounts of a Cognito user pool", () => {
  const ann = someCredentials({ email: "ann.adapter@x.test" })
  const bob: Credentials = someCredentials({ email: "bob.adapter@x.test" })

  it("tells a password that is guessed first from one that the policy refuses", async () => {
    const refused = async (password: string) =>
      (await refusal(accounts.signUp(someCredentials({ email: "common.adapter@x.test", password }))))._tag
    expect([await refused("Password1!"), await refused("weak")]).toEqual(["PasswordTooCommon", "PasswordRefused"])
  })

  it("gives a token that the gateway knows", async () => {
    await identity.admin.addUser(ann.email, ann.password)
    await run(accounts.signIn(ann))
    const session = await run(accounts.session)
    expect(await identity.authenticate((await run(accounts.token)) ?? "")).toMatchObject({
      userId: session?.userId,
      email: ann.email,
    })
  })

  it("leaves nothing of the session behind when one signs out", async () => {
    await run(accounts.signIn(ann))
    const token = await run(accounts.token)
    expect(kept.size).toBeGreaterThan(0)
    await run(accounts.signOut)
    expect([...kept.keys()]).toEqual([])
    expect(await identity.authenticate(token ?? "")).toBeNull()
  })

  it("says that a locked password is locked, in the service's words", async () => {
    await identity.admin.addUser(bob.email, bob.password)
    const wrong = accounts.signIn({ ...bob, password: OTHER_PASSWORD })
    for (let i = 0; i < 10; i++) await refusal(wrong)
    expect(await refusal(accounts.signIn(bob))).toMatchObject({
      _tag: "NotAuthorized",
      said: "Password attempts exceeded",
    })
  })

  it("says when too many codes were asked for", async () => {
    for (let i = 0; i < 5; i++) await run(accounts.forgotPassword(ann.email))
    expect(await refusal(accounts.forgotPassword(ann.email))).toMatchObject({ _tag: "TooManyAttempts" })
  })

  it("asks nobody who the guest of a fresh browser is", async () => {
    const nowhere = accountsCognito({ ...pool, userPoolEndpoint: "http://127.0.0.1:1/", storage: storageIn(new Map()) })
    expect(await run(Effect.all([nowhere.session, nowhere.refresh, nowhere.token, nowhere.signOut]))).toEqual([
      null,
      null,
      null,
      undefined,
    ])
  })
})

describe("accounts of a user pool that does not answer", () => {
  const silent = accountsCognito({ ...pool, userPoolEndpoint: "http://127.0.0.1:1/", storage: storageIn(new Map()) })

  it("are not available", async () => {
    const credentials = someCredentials()
    expect(await refusal(silent.signIn(credentials))).toMatchObject({ _tag: "AccountsUnavailable" })
    expect(await refusal(silent.signUp(credentials))).toMatchObject({ _tag: "AccountsUnavailable" })
    expect(await refusal(silent.forgotPassword(credentials.email))).toMatchObject({ _tag: "AccountsUnavailable" })
  })
})
