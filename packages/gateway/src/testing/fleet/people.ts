import { Profile } from "@xl/core/profiles"
import type { Role } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { Result } from "effect"
import type { Database } from "../../database/index.ts"

const PASSWORD = "Open-House-26"
const CLIENT = { ClientId: "xl-web" }

/** Somebody who signed up as anybody would, and is signed in. */
export interface Member {
  readonly id: string
  readonly email: string
  /** An access token; it lives for some minutes. */
  token: string
}

const wire = async (address: string, operation: string, body: object): Promise<unknown> => {
  const headers = {
    "content-type": "application/x-amz-json-1.1",
    "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
  }
  const answer = await fetch(`${address}/idp/`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...CLIENT, ...body }),
  })
  if (!answer.ok) throw new Error(`${operation} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** The newest code that was mailed, read off the demo's mailbox. */
const codeFor = async (address: string, email: string): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${address}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const [mail] = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0]
    if (code) return code
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

/** Signs up and in over the wire; roles and profile are written past every rule. */
export const aMember = async (
  address: string,
  db: Database,
  email: string,
  roles: ReadonlyArray<Role>,
  change: (profile: Profile) => Profile,
): Promise<Member> => {
  await wire(address, "SignUp", {
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: "email", Value: email }],
  })
  await wire(address, "ConfirmSignUp", { Username: email, ConfirmationCode: await codeFor(address, email) })
  const { body, id } = await db
    .selectFrom("profiles")
    .select(["id", "body"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow()
  const profile = change({ ...Result.getOrThrow(decode(Profile)(body)), roles: [...roles, "VerifiedUsers"] })
  await db
    .updateTable("profiles")
    .set({ body: JSON.stringify(Profile.encode(profile)) })
    .where("id", "=", id)
    .execute()
  return { id, email, token: await signIn(address, email) }
}

/** A fresh access token. */
export const signIn = async (address: string, email: string): Promise<string> => {
  const { AuthenticationResult: result } = (await wire(address, "InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD },
  })) as { readonly AuthenticationResult: { readonly AccessToken: string } }
  return result.AccessToken
}

/** One question; the answer's status and body, or the status 0 where nobody answered. */
export const question = async (
  address: string,
  token: string,
  query: string,
  variables: object = {},
  key?: string,
): Promise<{ readonly status: number; readonly text: string }> => {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    ...(key === undefined ? {} : { "idempotency-key": key }),
  }
  try {
    const answer = await fetch(`${address}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (reason) {
    return { status: 0, text: String(reason) }
  }
}
