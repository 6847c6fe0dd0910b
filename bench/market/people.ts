import { Profile } from "@xl/core/profiles"
import { addDays, Cents, dayOf, decode, must } from "@xl/core/shared"
import { Result } from "effect"
import type pg from "pg"
import type { Running } from "./gateway.ts"
import { post } from "./http.ts"

const PASSWORD = "Open-House-26"
const CLIENT = { ClientId: "xl-web" }

/** Somebody who may offer, and how the gateway knows them. */
export interface Buyer {
  readonly id: string
  readonly token: string
}

const idp = ({ origin }: Running, operation: string, body: object): Promise<unknown> =>
  post(
    `${origin}/idp/`,
    { ...CLIENT, ...body },
    {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
  )

const codeFor = async ({ origin }: Running, email: string): Promise<string> => {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const [mail] = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0]
    if (code) return code
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`No code came for ${email}`)
}

const approve = async (db: pg.Pool, email: string): Promise<string> => {
  const { rows } = await db.query<{ id: string; body: unknown }>("select id, body from profiles where email = $1", [
    email,
  ])
  const [row] = rows
  if (!row) throw new Error(`${email} has no profile`)
  const profile = Result.getOrThrow(decode(Profile)(row.body))
  const fundsApprovalDate = addDays(dayOf(Date.now()), -1)
  const approved: Profile = {
    ...profile,
    firstName: "Pat",
    lastName: "Reyes",
    officePhone: "2125550142",
    roles: ["ApprovedBuyers", "VerifiedUsers"],
    buyerProfile: {
      ...profile.buyerProfile,
      approved: true,
      pofSum: must(Cents, 9_000_000_000),
      fundsApprovalDate,
      fundsApprovalExpiryDate: addDays(fundsApprovalDate, 89),
    },
  }
  await db.query("update profiles set body = $2 where id = $1", [row.id, JSON.stringify(Profile.encode(approved))])
  return row.id
}

/** Signs up and in over the wire as anybody would; the funds are approved in the database. */
export const aBuyer = async (gateway: Running, db: pg.Pool, number: number): Promise<Buyer> => {
  const email = `buyer${number}@bench.example`
  await idp(gateway, "SignUp", {
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: "email", Value: email }],
  })
  await idp(gateway, "ConfirmSignUp", { Username: email, ConfirmationCode: await codeFor(gateway, email) })
  const id = await approve(db, email)
  const signedIn = (await idp(gateway, "InitiateAuth", {
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD },
  })) as { readonly AuthenticationResult: { readonly AccessToken: string } }
  return { id, token: signedIn.AuthenticationResult.AccessToken }
}
