import type { APIRequestContext } from "@playwright/test"
import { type Ask, callerAs, opensAccount } from "./asking.ts"
import { PROOF_OF_FUNDS } from "./people.ts"

const REFUSED = "... on Refusal { code message }"

export interface Newcomer {
  readonly id: string
  /** Asks to become a buyer; answers the request's id. */
  readonly asks: () => Promise<string>
}

/** Somebody whose profile lets them ask to become a buyer. */
export const newcomer = async (request: APIRequestContext, email: string, admin: Ask): Promise<Newcomer> => {
  await opensAccount(request, email)
  const { ask, token } = await callerAs(request, email)
  await ask(
    `mutation { updateBasicInfo(firstName: "Lee", lastName: "Example", officePhone: "2125550142") { __typename ${REFUSED} } }`,
  )
  await ask(
    `mutation { updateAddressInfo(address: { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }) { __typename ${REFUSED} } }`,
  )
  await ask(
    `mutation { updateCompanyInfo(companyName: "Example", companyProfile: ["Lender"], jobTitle: "Partner", aum: "1") { __typename ${REFUSED} } }`,
  )
  const { id } = await ask("{ getUserProfile { id } }")
  const answer = await request.post(`/category-records?owner-id=${String(id)}&category-id=proof-of-funds`, {
    headers: { token },
    multipart: { file1: PROOF_OF_FUNDS },
  })
  const { file1 } = (await answer.json()) as { readonly file1: Readonly<Record<string, string>> }
  const { dataOwnerId, key, name, type } = file1
  const papers = { d: [{ dataOwnerId, key, name, type }] }
  await ask(
    `mutation ($d: [DocumentInput!]!) { updateBuyerPoFBlock(pofDocument: $d) { __typename ${REFUSED} } }`,
    papers,
  )
  const asks = async () => {
    await ask(
      `mutation ($d: [DocumentInput!]!) { createBuyerRequest(documents: $d) { __typename ${REFUSED} } }`,
      papers,
    )
    const pending = `query ($e: String) { searchRequests(email: $e, status: [Draft]) { requests { request { id } } } }`
    const { requests } = await admin(pending, { e: email })
    const [newest] = requests as ReadonlyArray<{ readonly request: { readonly id: string } }>
    return newest?.request.id ?? ""
  }
  return { id: String(id), asks }
}
