import { describe, expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { PASSWORD } from "./testing/index.ts"
import { type Challenge, SoftAuthenticator } from "./testing/authenticator.ts"
import { served } from "./testing/served.ts"

/** The origin that the tests' user pool is served from. */
const ORIGIN = "http://127.0.0.1"
const { url } = await testDatabase()
const pool = await served(url)
const brief = await served(url, { lifetimes: { passkeyChallenge: -1 } })

let count = 0
const user = async () => pool.signedIn(`key${++count}@x.test`)
const start = async (token: string, at = pool) =>
  (await at.call("StartWebAuthnRegistration", { AccessToken: token })).body["CredentialCreationOptions"] as Challenge
const complete = (token: string, Credential: object, at = pool) =>
  at.call("CompleteWebAuthnRegistration", { AccessToken: token, Credential })
const list = async (token: string) =>
  (await pool.call("ListWebAuthnCredentials", { AccessToken: token })).body["Credentials"] as ReadonlyArray<
    Readonly<Record<string, unknown>>
  >
const withKey = async (key = new SoftAuthenticator({ origin: ORIGIN })) => {
  const owner = await user()
  const answer = await complete(owner.token, key.make(await start(owner.token)))
  return { ...owner, key, answer }
}
const question = async (email: string, at = pool) => {
  const asked = { AuthFlow: "USER_AUTH", AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: "WEB_AUTHN" } }
  const { body } = await at.call("InitiateAuth", asked)
  const { CREDENTIAL_REQUEST_OPTIONS: options = "{}" } = body["ChallengeParameters"] as Record<string, string>
  return { name: body["ChallengeName"], session: body["Session"], options: JSON.parse(options) as Challenge }
}
const answer = (email: string, Session: unknown, credential: object) =>
  pool.call("RespondToAuthChallenge", {
    ChallengeName: "WEB_AUTHN",
    ChallengeResponses: { USERNAME: email, CREDENTIAL: JSON.stringify(credential) },
    Session,
  })

describe("a passkey", () => {
  it("is made by who is signed in, and signs in from then on, as does the password", async () => {
    const { answer: made, email, key, token } = await withKey()
    expect(made.name).toBe("ok")
    expect(await list(token)).toMatchObject([
      {
        FriendlyCredentialName: "This device",
        RelyingPartyId: "127.0.0.1",
        AuthenticatorAttachment: "platform",
        AuthenticatorTransports: ["internal"],
      },
    ])
    const { name, options, session } = await question(email)
    expect(name).toBe("WEB_AUTHN")
    const signed = await answer(email, session, key.sign(options))
    expect(await pool.authenticate(signed.tokens.AccessToken)).toMatchObject({ email })
    expect((await pool.signIn(email, PASSWORD)).name).toBe("ok")
  })

  it("is removed by its owner alone", async () => {
    const { email, key, token } = await withKey()
    const other = await user()
    const [kept] = await list(token)
    const remove = (AccessToken: string) =>
      pool.call("DeleteWebAuthnCredential", { AccessToken, CredentialId: kept?.["CredentialId"] })
    expect((await remove(other.token)).name).toBe("ResourceNotFoundException")
    expect(await list(token)).toHaveLength(1)
    expect((await remove(token)).name).toBe("ok")
    expect(await list(token)).toEqual([])
    const { options, session } = await question(email)
    expect((await answer(email, session, key.sign(options))).name).toBe("NotAuthorizedException")
  })

  it("answers one question once", async () => {
    const { email, key } = await withKey()
    const { options, session } = await question(email)
    const signed = key.sign(options)
    expect((await answer(email, session, signed)).name).toBe("ok")
    expect((await answer(email, session, signed)).name).toBe("NotAuthorizedException")
    const next = await question(email)
    expect((await answer(email, next.session, signed)).name).toBe("NotAuthorizedException")
  })

  it("signs nobody else in", async () => {
    const { email, key } = await withKey()
    const other = await user()
    const { options, session } = await question(other.email)
    expect((await answer(other.email, session, key.sign(options))).name).toBe("NotAuthorizedException")
    const own = await question(email)
    expect((await answer(other.email, own.session, key.sign(own.options))).name).toBe("NotAuthorizedException")
  })

  it("is worth nothing at another site's pages, or without asking who is there", async () => {
    const elsewhere = await withKey(new SoftAuthenticator({ origin: "http://127.0.0.1.evil.test" }))
    const unasked = await withKey(new SoftAuthenticator({ origin: ORIGIN, verifies: false }))
    for (const { answer: made, token } of [elsewhere, unasked]) {
      expect(made.name).toBe("WebAuthnCredentialNotSupportedException")
      expect(await list(token)).toEqual([])
    }
  })

  it("that was copied is found out by its count", async () => {
    const { email, key } = await withKey()
    const signIn = async () => {
      const { options, session } = await question(email)
      return (await answer(email, session, key.sign(options))).name
    }
    expect([await signIn(), await signIn()]).toEqual(["ok", "ok"])
    key.counter = 0
    expect(await signIn()).toBe("NotAuthorizedException")
  })

  it("that a locked-out owner has does not get round a reset", async () => {
    const { email, key } = await withKey()
    await pool.admin.forceReset(email)
    const { options, session } = await question(email)
    expect((await answer(email, session, key.sign(options))).name).toBe("PasswordResetRequiredException")
  })

  it("is not made by a stranger, for another challenge, twice, or too late", async () => {
    const key = new SoftAuthenticator({ origin: ORIGIN })
    expect((await complete("no.token", key.make({ challenge: "x" }))).name).toBe("NotAuthorizedException")
    const owner = await user()
    expect((await complete(owner.token, key.make({ challenge: "x" }))).name).toBe("WebAuthnChallengeNotFoundException")
    const first = await start(owner.token)
    const second = await start(owner.token)
    expect((await complete(owner.token, key.make(first))).name).toBe("WebAuthnCredentialNotSupportedException")
    expect((await complete(owner.token, key.make(second))).name).toBe("WebAuthnChallengeNotFoundException")
    const late = await start(owner.token, brief)
    expect((await complete(owner.token, key.make(late))).name).toBe("WebAuthnChallengeNotFoundException")
    expect(await list(owner.token)).toEqual([])
  })

  it("of shapes that are none is refused, never a fault", async () => {
    const owner = await user()
    for (const shape of [
      {},
      { id: 1 },
      { id: "a", rawId: "a", type: "public-key", response: { clientDataJSON: "?" } },
    ]) {
      await start(owner.token)
      expect((await complete(owner.token, shape)).name).toBe("WebAuthnCredentialNotSupportedException")
      const { session } = await question(owner.email)
      expect((await answer(owner.email, session, shape)).name).toMatch(/Exception$/)
    }
    const { session } = await question(owner.email)
    const Session = session
    const nonsense = {
      ChallengeName: "WEB_AUTHN",
      ChallengeResponses: { USERNAME: owner.email, CREDENTIAL: "{" },
      Session,
    }
    expect((await pool.call("RespondToAuthChallenge", nonsense)).status).toBe(400)
  })
})

describe("the flow in which one chooses how to prove it", () => {
  it("asks for a signature whether or not there is a passkey, or an account", async () => {
    const [known, without] = [await withKey(), await user()]
    const shapes = []
    for (const email of [known.email, without.email, "nobody@x.test"]) {
      const { name, options } = await question(email)
      shapes.push([name, Object.keys(options).toSorted(), "allowCredentials" in options && options.allowCredentials])
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  })

  it("names the ways where none is preferred, and takes the password as one of them", async () => {
    const { email } = await user()
    const asked = await pool.call("InitiateAuth", { AuthFlow: "USER_AUTH", AuthParameters: { USERNAME: email } })
    expect(asked.body).toMatchObject({
      ChallengeName: "SELECT_CHALLENGE",
      AvailableChallenges: ["PASSWORD", "WEB_AUTHN"],
    })
    const responses = { USERNAME: email, ANSWER: "PASSWORD", PASSWORD }
    const chosen = { ChallengeName: "SELECT_CHALLENGE", ChallengeResponses: responses }
    expect((await pool.call("RespondToAuthChallenge", chosen)).tokens.AccessToken).not.toBe("")
    const wrong = { ...chosen, ChallengeResponses: { ...responses, PASSWORD: `${PASSWORD}x` } }
    expect((await pool.call("RespondToAuthChallenge", wrong)).name).toBe("NotAuthorizedException")
  })
})
