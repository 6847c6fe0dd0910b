import { SANDBOX_PASSWORD } from "@xl/core/banking"
import { must, UserId } from "@xl/core/shared"
import { putAgreement } from "../room-rows.ts"
import { putAsset } from "../rows.ts"
import { DEPOSIT_SAVES } from "./deposit-saves.ts"
import { ADDRESS, approved, certified, done, FUNDS, type Hand, SELLER, theirId, withoutSettings } from "./hand.ts"
import { type Save, save } from "./save.ts"

const LINK = `mutation { it: startBankLink { ... on BankLinkStarted { link { token } } ... on Refusal { code } } }`

/** The public token of an account that the person connected in the sandbox. */
const connected = async (hand: Hand): Promise<string> => {
  await withoutSettings(hand) // they may name another provider
  const { link } = await done(hand, hand.person, LINK)
  const typed = { link: link?.token, bank: "harbor", user: "user_no_address", password: SANDBOX_PASSWORD }
  const answer = await fetch(`${hand.address}/bank-connection/sandbox`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...typed, account: "checking" }),
  })
  return ((await answer.json()) as { readonly token: string }).token
}

const ADD = `addBankingInfo(category: Business, connectionType: online, federalTaxID: "987651234", plaidPublicToken: $token,
  plaidAccountId: "checking")`
const withBanks = (count: number) => async (hand: Hand) => {
  const ids: Array<string | undefined> = []
  for (let number = 1; number <= count; number++) {
    const query = `mutation ($token: String) { it: ${ADD} { ... on BankingInfoDone { bank { bankingInfoId } } ... on Refusal { code } } }`
    const { bank } = await done(hand, hand.person, query, { token: await connected(hand) })
    ids.push(bank?.bankingInfoId)
  }
  return { id: ids.at(-1) }
}

const REQUEST = `createBuyerRequest(documents: $documents)`
/** A proof of funds that the person really filed. */
const papers = async ({ address, person: { id, token } }: Hand) => {
  const body = new FormData()
  body.append("file1", new Blob(["%PDF-1.7\n"]), "funds.pdf")
  const place = `${address}/category-records?owner-id=${id}&category-id=pof`
  const answer = await fetch(place, { method: "POST", headers: { token }, body })
  const { file1 } = (await answer.json()) as { readonly file1: { readonly key: string } }
  return { documents: [{ name: "funds.pdf", key: file1.key, type: "application/pdf", dataOwnerId: id }] }
}
const PAPERS = "($documents: [DocumentInput!]!)"
const PROOF = `updateBuyerPoFBlock(pofDocument: $documents)`
/** The same, in the profile already. */
const proof = async (hand: Hand) => {
  const filed = await papers(hand)
  await done(hand, hand.person, `mutation ${PAPERS} { it: ${PROOF} { __typename ... on Refusal { code } } }`, filed)
  return filed
}
const requested = async (hand: Hand) => {
  const query = `mutation ${PAPERS} { it: ${REQUEST} { ... on RoleRequestDone { request { id } } ... on Refusal { code } } }`
  return { id: (await done(hand, hand.person, query, await proof(hand))).request?.id }
}

const SETTINGS = `{ autoDeposit: false, userProfileRequired: false, userNotificationsCriteriaRequired: true,
  passwordlessRegistrationEnabled: false, depositPaymentProvider: vopay, depositIframeProvider: vopay, aggregateFunds: warn }`
const COMPANY = `companyName: "Elm Capital", companyProfile: ["Lender"], jobTitle: "Owner", aum: "2"`
const NAMES = `firstName: "Ada", lastName: "Byron", officePhone: "2025550177"`

const ALERTS = `receiveNotificationsWhen: Daily, locations: ["TX"], assetType: ["Loan"], assetStatus: [], collateralType: [],
  collateralSubtype: [], receivePipelineNotifications: false`

const byId = { takes: "($id: ID!)" }
const ofAdmin = { ...byId, by: "admin" } as const
const granting = { takes: "($id: ID!, $day: Day!)", by: "admin" } as const
const today = (stage: Save["stage"]) => async (hand: Hand) => ({ ...(await stage(hand)), day: hand.today })
/** A listing of the administrator's, for whose data room the person has signed. */
const listed = async ({ admin, db, person }: Hand) => {
  const ownerId = must(UserId, admin.id)
  const id = await putAsset(db, ownerId, { status: "Published" })
  await putAgreement(db, must(UserId, person.id), { assetId: id, ownerId })
  return { id }
}
const TIER2 = `requestTier2Access(id: $id)`
const asked = async (hand: Hand) => {
  const query = `mutation ($id: ID!) { it: ${TIER2} { ... on Tier2RequestDone { request { id } } ... on Refusal { code } } }`
  return { id: (await done(hand, hand.person, query, await listed(hand))).request?.id }
}

/** Every kind of save of a person's papers, roles, banks and deposits, and what administrators save of them. */
export const SAVES: ReadonlyArray<Save> = [
  save("names", `updateBasicInfo(${NAMES})`),
  save("address", `updateAddressInfo(address: ${ADDRESS})`),
  save("company", `updateCompanyInfo(${COMPANY})`),
  save("whole profile", `updateUserProfile(${NAMES}, cellPhone: "2025550178", address: ${ADDRESS}, ${COMPANY})`),
  save(
    "buyer's entity",
    `updateBuyerPurchaseEntityBlock(purchasingEntity: "Elm LLC", purchasingEntityAddress: ${ADDRESS})`,
  ),
  save("managing member", `updateBuyerMMGPBlock(mmgpFirstName: "Ada", mmgpLastName: "Byron", mmgpAddress: ${ADDRESS})`),
  save("criteria of alerts", `updateUserNotificationsCriteriaBlock(${ALERTS})`),
  save("saved search", `addSavedSearch(name: "Texas", query: "state=TX", frequency: Daily)`),
  save("funds papers", PROOF, { takes: PAPERS, stage: papers }),
  save("seller's draft", `keepSellerProfile(${SELLER})`),
  save("seller's certification", `updateSellerProfile(${SELLER})`),
  save("bank added", ADD, { takes: "($token: String)", stage: async (hand) => ({ token: await connected(hand) }) }),
  save("bank edited", `editBankingInfo(id: $id, category: Individual, driversLicense: "D-765 1234")`, {
    ...byId,
    stage: withBanks(1),
  }),
  save("another bank chosen", `chooseBankingInfo(id: $id)`, { ...byId, stage: withBanks(2) }),
  save(
    "bank's address",
    `addBankingAddress(id: $id, address: { address: "2 Elm Street", city: "Austin", state: "TX", zipCode: "78701" })`,
    {
      ...byId,
      stage: withBanks(1),
    },
  ),
  save("bank deleted", `deleteBankingInfo(id: $id)`, { ...byId, stage: withBanks(1) }),
  save("buyer's request", REQUEST, { takes: PAPERS, stage: proof }),
  save("request approved", `approveRoleRequest(id: $id, data: ${FUNDS})`, { ...granting, stage: today(requested) }),
  save("request declined", `declineRoleRequest(id: $id, reason: "Too old.")`, { ...ofAdmin, stage: requested }),
  save("buyer role assigned", `assignBuyerRole(id: $id, data: ${FUNDS})`, { ...granting, stage: today(theirId) }),
  save("funds edited", `editPOF(id: $id, pofSum: "80000000.00", fundsApprovalDate: $day)`, {
    ...granting,
    stage: today(approved),
  }),
  save("seller revoked", `revokeSellerProfile(id: $id, comment: "No licence.")`, { ...ofAdmin, stage: certified }),
  save("profile by an administrator", `adminUpdateUserProfile(id: $id, address: ${ADDRESS})`, {
    ...ofAdmin,
    stage: theirId,
  }),
  save("data room request", TIER2, { ...byId, stage: listed }),
  save("data room approval", `approveTier2Request(id: $id)`, { ...ofAdmin, stage: asked }),
  save("settings", `editSettings(settings: ${SETTINGS})`, {
    by: "admin",
    stage: withoutSettings,
  }),
  ...DEPOSIT_SAVES,
]
