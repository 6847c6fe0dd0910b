import type { APIRequestContext } from "@playwright/test"
import { DEMO_PASSWORD } from "./people.ts"

type Answer = Readonly<Record<string, unknown>>
/** Asks the API as somebody; what comes back is the first field's answer. */
export type Ask = (document: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>
export interface Caller {
  readonly ask: Ask
  readonly token: string
  /** What a browser keeps of the same sign-in. For one browser, as refresh tokens rotate. */
  readonly stateIn: (origin: string) => SignedInState
}

const wire = async (request: APIRequestContext, operation: string, body: object): Promise<Answer> => {
  const answer = await request.post("/idp/", {
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId: "xl-web", ...body }),
  })
  if (!answer.ok()) throw new Error(`${operation}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken: string
}

const tokensOf = async (request: APIRequestContext, email: string): Promise<Tokens> => {
  const answer = await wire(request, "InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: DEMO_PASSWORD },
  })
  return answer["AuthenticationResult"] as Tokens
}

const stateOf = ({ AccessToken, IdToken, RefreshToken }: Tokens, origin: string) => {
  const claims = JSON.parse(Buffer.from(AccessToken.split(".")[1] ?? "", "base64url").toString()) as {
    readonly username: string
  }
  const pool = "CognitoIdentityServiceProvider.xl-web"
  const own = `${pool}.${claims.username}`
  const kept = {
    [`${pool}.LastAuthUser`]: claims.username,
    [`${own}.accessToken`]: AccessToken,
    [`${own}.idToken`]: IdToken,
    [`${own}.refreshToken`]: RefreshToken,
    [`${own}.clockDrift`]: "0",
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

type SignedInState = ReturnType<typeof stateOf>

/** What the browser keeps of somebody who has signed in: where a journey begins after that. Never twice at once, as refresh tokens rotate. */
export const signedInState = async (
  request: APIRequestContext,
  email: string,
  origin: string,
): Promise<SignedInState> => stateOf(await tokensOf(request, email), origin)

/** Somebody of the demo market, without a page. */
export const callerAs = async (request: APIRequestContext, email: string): Promise<Caller> => {
  const tokens = await tokensOf(request, email)
  const token = tokens.AccessToken
  const ask: Ask = async (query, variables = {}) => {
    const answer = await request.post("/graphql", {
      headers: { authorization: `Bearer ${token}` },
      data: { query, variables },
    })
    const { data, errors } = (await answer.json()) as { readonly data?: Answer; readonly errors?: unknown }
    const [first] = Object.values(data ?? {})
    if (errors !== undefined || first === undefined) throw new Error(JSON.stringify(errors))
    const done = first as Answer
    if (typeof done["code"] === "string") throw new Error(JSON.stringify(done))
    return done
  }
  return { ask, token, stateIn: (origin) => stateOf(tokens, origin) }
}

/** Opens an account whose address is confirmed by the mailed code. */
export const opensAccount = async (request: APIRequestContext, email: string): Promise<void> => {
  await wire(request, "SignUp", {
    Username: email,
    Password: DEMO_PASSWORD,
    UserAttributes: [{ Name: "email", Value: email }],
  })
  const read = async (): Promise<string | undefined> => {
    const mailed = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const [newest] = (await mailed.json()) as ReadonlyArray<{ readonly text: string }>
    return /\b\d{6}\b/.exec(newest?.text ?? "")?.[0]
  }
  let code = await read()
  for (let tries = 0; tries < 300 && code === undefined; tries++) {
    await new Promise((wake) => setTimeout(wake, 200))
    code = await read()
  }
  await wire(request, "ConfirmSignUp", { Username: email, ConfirmationCode: code ?? "" })
}
