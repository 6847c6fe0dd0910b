import { randomUUID } from "node:crypto"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { exportJWK, generateKeyPair, SignJWT } from "jose"
import { challengeFor, type Verifier, verifierOf } from "./srp.ts"

/** A user of the pool. */
interface User {
  readonly id: string
  readonly email: string
  password: Verifier
  isConfirmed: boolean
  mustChangePassword: boolean
}

type Body = Readonly<Record<string, unknown>>
type Answer = object | Promise<object>
type Operation = (body: Body) => Answer

class Refused extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}
const denied = (message = "Incorrect username or password.") => new Refused("NotAuthorizedException", message)
const textOf = (value: unknown): string => (typeof value === "string" ? value : "")
const member = (body: Body, name: string): Readonly<Record<string, string>> =>
  (body[name] ?? {}) as Readonly<Record<string, string>>

/** The code that every mail of this pool would carry. */
export const CODE = "123456"

/**
 * A stranger's implementation of Cognito's wire, with SRP as Cognito does it: written from the protocol, sharing no code with our gateway.
 * It keeps a verifier instead of a password, and refuses every flow but SRP, as a hosted pool does that was set up with care.
 */
export class HostedPool {
  readonly poolId = "us-east-1_Hosted1"
  readonly clientId = "hosted-client"
  /** Cognito's setting of a client: without it the tokens name no session. */
  revokesTokens = true
  readonly #name = "Hosted1"
  readonly #users = new Map<string, User>()
  readonly #challenges = new Map<
    string,
    { readonly user: User; readonly proves: (at: string, by: string) => boolean }
  >()
  readonly #sessions = new Map<string, User>()
  readonly #refresh = new Map<string, User>()
  readonly #keys = generateKeyPair("RS256")
  #server: Server | undefined

  /** Its address, with a trailing slash, once it listens. */
  readonly open = async (): Promise<string> => {
    const server = createServer((request, response) => {
      const chunks: Array<Buffer> = []
      request.on("data", (chunk: Buffer) => chunks.push(chunk))
      request.on("end", () => {
        const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? ""
        void this.#answer(operation, Buffer.concat(chunks).toString()).then(({ body, status }) =>
          response.writeHead(status, { "content-type": "application/x-amz-json-1.1" }).end(JSON.stringify(body)),
        )
      })
    })
    this.#server = server
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }
  readonly close = (): void => void this.#server?.close()

  /** Somebody with an account, as an administrator of the pool adds one. */
  readonly add = (email: string, password: string, mustChangePassword = false): void => {
    const id = randomUUID()
    const user = { id, email, password: verifierOf(this.#name, id, password), isConfirmed: true, mustChangePassword }
    this.#users.set(email.toLowerCase(), user)
  }

  readonly #operations: Readonly<Record<string, Operation>> = {
    SignUp: (body) => {
      const email = textOf(body["Username"])
      if (this.#users.has(email.toLowerCase())) throw new Refused("UsernameExistsException", "User already exists")
      this.add(email, textOf(body["Password"]))
      this.#find(email).isConfirmed = false
      return { UserConfirmed: false, UserSub: this.#find(email).id }
    },
    ConfirmSignUp: (body) => {
      if (body["ConfirmationCode"] !== CODE) throw new Refused("CodeMismatchException", "Invalid verification code")
      this.#find(textOf(body["Username"])).isConfirmed = true
      return {}
    },
    InitiateAuth: (body) => {
      const { REFRESH_TOKEN = "", SRP_A = "", USERNAME = "" } = member(body, "AuthParameters")
      if (body["AuthFlow"] === "REFRESH_TOKEN_AUTH") return this.#refreshed(REFRESH_TOKEN)
      if (body["AuthFlow"] !== "USER_SRP_AUTH")
        throw new Refused("InvalidParameterException", `${textOf(body["AuthFlow"])} flow not enabled for this client`)
      const user = this.#find(USERNAME)
      const { block, proves, srpB } = challengeFor(this.#name, user.id, user.password, SRP_A)
      this.#challenges.set(block, { user, proves })
      const given = { SALT: user.password.salt.toString(16), SRP_B: srpB, SECRET_BLOCK: block }
      return {
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeParameters: { ...given, USERNAME: user.id, USER_ID_FOR_SRP: user.id },
      }
    },
    GetTokensFromRefreshToken: (body) => this.#refreshed(textOf(body["RefreshToken"])),
    RespondToAuthChallenge: (body) => {
      const responses = member(body, "ChallengeResponses")
      return body["ChallengeName"] === "PASSWORD_VERIFIER" ? this.#proven(responses) : this.#renewed(body, responses)
    },
    RevokeToken: (body) => {
      this.#refresh.delete(textOf(body["Token"]))
      return {}
    },
  }

  async #answer(name: string, body: string): Promise<{ readonly status: number; readonly body: object }> {
    try {
      const operation = this.#operations[name]
      if (!operation) throw new Refused("UnknownOperationException", name)
      return { status: 200, body: await operation(JSON.parse(body) as Body) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { status: 400, body: { __type: error.type, message: error.message } }
    }
  }

  #find(name: string): User {
    const user = this.#users.get(name.toLowerCase()) ?? [...this.#users.values()].find(({ id }) => id === name)
    if (!user) throw denied()
    return user
  }

  #proven(responses: Readonly<Record<string, string>>): Answer {
    const { PASSWORD_CLAIM_SECRET_BLOCK = "", PASSWORD_CLAIM_SIGNATURE = "", TIMESTAMP = "" } = responses
    const challenge = this.#challenges.get(PASSWORD_CLAIM_SECRET_BLOCK)
    this.#challenges.delete(PASSWORD_CLAIM_SECRET_BLOCK)
    if (!challenge?.proves(TIMESTAMP, PASSWORD_CLAIM_SIGNATURE)) throw denied()
    const { user } = challenge
    if (!user.isConfirmed) throw new Refused("UserNotConfirmedException", "User is not confirmed.")
    if (!user.mustChangePassword) return this.#tokens(user)
    const session = randomUUID()
    this.#sessions.set(session, user)
    const parameters = { USER_ID_FOR_SRP: user.id, requiredAttributes: "[]", userAttributes: "{}" }
    return { ChallengeName: "NEW_PASSWORD_REQUIRED", Session: session, ChallengeParameters: parameters }
  }

  #renewed(body: Body, responses: Readonly<Record<string, string>>): Answer {
    const user = this.#sessions.get(textOf(body["Session"]))
    if (!user) throw denied("Invalid session for the user.")
    user.password = verifierOf(this.#name, user.id, responses["NEW_PASSWORD"] ?? "")
    user.mustChangePassword = false
    return this.#tokens(user)
  }

  #refreshed(token: string): Answer {
    const user = this.#refresh.get(token)
    if (!user) throw denied("Refresh Token has been revoked")
    return this.#tokens(user)
  }

  async #tokens(user: User): Promise<object> {
    const refreshToken = randomUUID()
    this.#refresh.set(refreshToken, user)
    const session = this.revokesTokens ? { origin_jti: randomUUID() } : {}
    const access = { token_use: "access", client_id: this.clientId, username: user.id, ...session }
    const id = {
      ...session,
      token_use: "id",
      email: user.email,
      email_verified: user.isConfirmed,
      "cognito:username": user.id,
    }
    const tokens = { AccessToken: await this.#signed(user, access), IdToken: await this.#signed(user, id) }
    return {
      AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ExpiresIn: 3_600, TokenType: "Bearer" },
      ChallengeParameters: {},
    }
  }

  async #signed(user: User, claims: Readonly<Record<string, unknown>>): Promise<string> {
    const { privateKey } = await this.#keys
    return new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: "RS256", kid: (await exportJWK((await this.#keys).publicKey)).n?.slice(0, 8) ?? "" })
      .setSubject(user.id)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey)
  }
}
