import Fastify from "fastify"
import type { Identity } from "../identity.ts"

/** The body of a sign-in. */
export const passwordAuth = (email: string, password: string) => ({
  AuthFlow: "USER_PASSWORD_AUTH",
  AuthParameters: { USERNAME: email, PASSWORD: password },
})

/** The tokens of an answer; each an empty text where there are none. */
export interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken: string
}

/** An answer of the wire, read as far as tests need it. */
export interface WireAnswer {
  readonly status: number
  /** The name of the refusal, or "ok". */
  readonly name: string
  readonly message: string
  readonly tokens: Tokens
  /** Seconds after which to ask again; 0 where nothing is said. */
  readonly retryAfter: number
  /** The cookie it sets, or an empty text. */
  readonly cookie: string
  readonly body: Readonly<Record<string, unknown>>
}

interface AnyAnswer extends Readonly<Record<string, unknown>> {
  readonly __type?: string
  readonly message?: string
  readonly AuthenticationResult?: Tokens
}

const NONE: Tokens = { AccessToken: "", IdToken: "", RefreshToken: "" }

/** Speaks the wire to `endpoint`, which has no trailing slash. */
export const wireClient = (endpoint: string) => {
  const call = async (operation: string, body: object, headers: Record<string, string> = {}): Promise<WireAnswer> => {
    const target = `AWSCognitoIdentityProviderService.${operation}`
    const response = await fetch(`${endpoint}/`, {
      method: "POST",
      headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": target, ...headers },
      body: JSON.stringify({ ClientId: "web", ...body }),
    })
    const answer = (await response.json()) as AnyAnswer
    return {
      status: response.status,
      name: answer.__type ?? "ok",
      message: answer.message ?? "",
      retryAfter: Number(response.headers.get("retry-after") ?? 0),
      cookie: response.headers.get("set-cookie") ?? "",
      tokens: { ...NONE, ...answer.AuthenticationResult },
      body: answer,
    }
  }
  return {
    call,
    signUp: (email: string, password: string) => call("SignUp", { Username: email, Password: password }),
    confirm: (email: string, code: string) => call("ConfirmSignUp", { Username: email, ConfirmationCode: code }),
    signIn: (email: string, password: string, headers?: Record<string, string>) =>
      call("InitiateAuth", passwordAuth(email, password), headers),
    refresh: (token: string) => call("GetTokensFromRefreshToken", { RefreshToken: token }),
    getUser: (token: string) => call("GetUser", { AccessToken: token }),
    forgot: (email: string) => call("ForgotPassword", { Username: email }),
    reset: (email: string, code: string, password: string) =>
      call("ConfirmForgotPassword", { Username: email, ConfirmationCode: code, Password: password }),
  }
}
export type WireClient = ReturnType<typeof wireClient>

/** Serves the wire on a free port of this machine; `endpoint` is without a trailing slash. */
export const servedAt = async (
  identity: Identity,
): Promise<{ readonly endpoint: string; readonly close: () => Promise<void> }> => {
  const app = Fastify()
  await app.register(identity.routes, { prefix: "/idp" })
  return { endpoint: `${await app.listen({ host: "127.0.0.1", port: 0 })}/idp`, close: () => app.close() }
}
