import type { Database } from "../../database/index.ts"
import type { Day } from "@xl/core/shared"
import { type Member, question } from "../fleet/people.ts"

/** Somebody with a complete profile who holds no role but VerifiedUsers, an administrator, and where the market answers. */
export interface Hand {
  readonly address: string
  readonly db: Database
  readonly person: Member
  readonly admin: Member
  /** By the market's clock. */
  readonly today: Day
}

/** What the one field says. Throws where it was refused or failed: a stage stands or the test does not. */
export const done = async (hand: Hand, who: Member, query: string, variables: object = {}): Promise<Said> => {
  const { text } = await question(hand.address, who.token, query, variables)
  const { it } = (JSON.parse(text) as { readonly data?: { readonly it?: Said } | null }).data ?? {}
  if (it === undefined || it.code !== undefined) throw new Error(`What a save needs did not come about: ${text}`)
  return it
}
interface Said {
  readonly code?: string
  readonly request?: { readonly id: string }
  readonly bank?: { readonly bankingInfoId: string }
  readonly link?: { readonly token: string }
}

export const ADDRESS = `{ country: "United States", state: "TX", city: "Austin", address: "2 Elm Street", zipCode: "78701" }`
export const SELLER = `entityName: "Elm Holdings", entityAddress: ${ADDRESS}, phoneNumber: "2025550177", executive: true, title: "Owner",
  signedByFirstName: "Ada", signedByLastName: "Byron"`
export const FUNDS = `{ buyerProfile: { approved: true, pofSum: "90000000.00", fundsApprovalDate: $day } }`

/** What an administrator decided is forgotten. */
export const withoutSettings = async ({ db }: Hand) => {
  await db.deleteFrom("operatorSettings").execute()
  return {}
}

export const theirId = async ({ person: { id } }: Hand) => ({ id })
/** Made a buyer by an administrator. */
export const approved = async (hand: Hand) => {
  const role = `mutation ($id: ID!, $day: Day!) { it: assignBuyerRole(id: $id, data: ${FUNDS}) { __typename ... on Refusal { code } } }`
  await done(hand, hand.admin, role, { ...(await theirId(hand)), day: hand.today })
  return theirId(hand)
}
/** Made a seller by the own finish of the dialog, which is granted at once. */
export const certified = async (hand: Hand) => {
  await done(
    hand,
    hand.person,
    `mutation { it: updateSellerProfile(${SELLER}) { __typename ... on Refusal { code } } }`,
  )
  return theirId(hand)
}
