import { readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { ChatNotice } from "@xl/core/kernel"
import {
  ConversationSid,
  BankingInfoId,
  Cents,
  ChangeRequestId,
  Day,
  MandateId,
  must,
  RoleRequestId,
  SavedSearchId,
  UserId,
  ValuationId,
} from "@xl/core/shared"
import { LogStreamName, logStreamName } from "@xl/core/monitoring"
import type { DocumentRef } from "@xl/core/documents"
import { EMPTY_CRITERIA, NO_CRITERIA } from "@xl/core/profiles"
import { DEFAULT_SETTINGS } from "@xl/core/settings"
import { aPdf } from "@xl/testkit/documents"
import { aNewAsset, anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { aBankId, aPlaidBank } from "@xl/testkit/banking"
import { aUserId } from "@xl/testkit/market"
import { aBid, anOfferId } from "@xl/testkit/offers"
import { aValuationInput } from "@xl/testkit/valuation"
import { Effect } from "effect"
import { buildSchema, execute, type GraphQLObjectType, isInterfaceType, isUnionType, parse } from "graphql"
import * as t from "io-ts"
import { afterAll, describe, expect, it } from "vitest"
import {
  assetCatalogGraphql,
  banksGraphql,
  changeRequestsGraphql,
  mandatesGraphql,
  chatsGraphql,
  clientLogGraphql,
  contactDeskGraphql,
  lettersGraphql,
  dataRoomsGraphql,
  depositsGraphql,
  embeddedConversations,
  favoriteAssetsGraphql,
  graphqlClient,
  legalDocumentsGraphql,
  listingsGraphql,
  noticesGraphql,
  offersGraphql,
  ownAccountGraphql,
  profilesGraphql,
  roleRequestsGraphql,
  settingsGraphql,
  usersGraphql,
  valuationsGraphql,
} from "./index.ts"
import { OF_CORE } from "./testing/of-core.ts"
import { FIELDS, OF_ONE } from "./testing/refusal-fields.ts"
import { roomMutations } from "./testing/room-mutations.ts"

const folder = fileURLToPath(new URL("../../../gateway/schema/", import.meta.url))
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(`${folder}${file}`, "utf8"))
    .join("\n"),
)

/** What every mutation answers now; the schema then picks what the adapter's document asks for, as the gateway would. */
let answer: object = {}
const gateway = createServer((request, response) => {
  const read = async () => {
    let body = ""
    for await (const chunk of request) body += String(chunk)
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
    const rootValue = new Proxy({}, { get: () => () => answer })
    const result = await execute({ schema, document: parse(query), rootValue, variableValues: variables })
    response.setHeader("content-type", "application/json").end(JSON.stringify(result))
  }
  void read()
})
await new Promise<void>((ready) => gateway.listen(0, "127.0.0.1", ready))
afterAll(() => void gateway.close())
const client = graphqlClient(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`, async () => null)
const NO_LINE = { url: "ws://127.0.0.1:1", token: async () => null, log: () => undefined }
const ask = {
  catalog: assetCatalogGraphql(client),
  banks: banksGraphql(client),
  contact: contactDeskGraphql(client),
  letters: lettersGraphql(client),
  changeRequests: changeRequestsGraphql(client),
  mandates: mandatesGraphql(client),
  deposits: depositsGraphql(client),
  log: clientLogGraphql(client),
  notices: noticesGraphql(client),
  listings: listingsGraphql(client),
  offers: offersGraphql(client),
  ownAccount: ownAccountGraphql(client),
  profiles: profilesGraphql(client),
  roleRequests: roleRequestsGraphql(client),
  chats: chatsGraphql(client, NO_LINE),
  conversations: embeddedConversations({ asker: client, line: NO_LINE, token: () => Effect.never }),
  dataRooms: dataRoomsGraphql(client, { origin: "", transport: () => Promise.reject(new Error("no bytes")) }),
  favorites: favoriteAssetsGraphql(client),
  legalDocuments: legalDocumentsGraphql(client),
  settings: settingsGraphql(client),
  users: usersGraphql(client),
  valuations: valuationsGraphql(client),
}

const talk = must(ConversationSid, "CH1")
const [asset, offer] = [anAssetId(1), anOfferId(1)]
const [request, valuation] = [must(RoleRequestId, anOfferId(2)), must(ValuationId, anOfferId(4))]
const change = must(ChangeRequestId, anOfferId(5))
const [day, bid] = [must(Day, "2026-11-28"), aBid([{ id: asset }])]
const place = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const member = { mmgpFirstName: "A", mmgpLastName: "B", mmgpAddress: place }
const seller = {
  entityName: "A LLC",
  entityAddress: place,
  phoneNumber: "2025550142",
  executive: true,
  title: "Partner",
  signedByFirstName: "A",
  signedByLastName: "B",
}
const somebody = must(UserId, aUserId(1))
const notice = must(ChatNotice, { msgText: "x", senderID: somebody, receiverID: somebody, chatTwilioSID: "CH1" })
const funds = { pofSum: must(Cents, 1), approved: true, fundsApprovalDate: day }
const paper = { name: "a.pdf", key: "k", type: "application/pdf", dataOwnerId: somebody, dateModified: 0 }
const papers = [paper] as unknown as ReadonlyArray<DocumentRef>

const bank = must(BankingInfoId, aBankId())
const stream = must(LogStreamName, logStreamName(day, aUserId(1)))

type Asked = Effect.Effect<unknown, { readonly _tag: string }>
/** Every mutation that an adapter sends. */
const savedSearch = must(SavedSearchId, "55555555-5555-4555-8555-555555555555")
const MUTATIONS: { readonly [field: string]: () => Asked } = {
  addChatInfo: () => ask.chats.hideMe(talk, true),
  createChat: () => ask.chats.open(asset),
  sendAnonymousAssetMessage: () => ask.chats.ask(asset, { title: "x", message: "x" }),
  getOrCreateMessageAllChats: () => ask.chats.openAll(asset),
  markChatRead: () => ask.conversations.markRead(talk, 0),
  noticeMessageAdded: () => ask.chats.notice(notice),
  sendChatMessage: () => ask.conversations.send(talk, "x", anOfferId(4)),
  addBankingAddress: () => ask.banks.addAddress(bank, { address: "1", city: "A", state: "TX", zipCode: "78701" }),
  addBankingInfo: () => ask.banks.add(aPlaidBank("token")),
  chooseBankingInfo: () => ask.banks.choose(bank),
  deleteBankingInfo: () => ask.banks.remove(bank),
  editBankingInfo: () =>
    ask.banks.edit(bank, { token: null, category: "Business", federalTaxID: "123456789", driversLicense: null }),
  startBankLink: () => ask.banks.startLink(),
  addAdmin: () => ask.users.addAdmin(somebody),
  addUserFavoriteAsset: () => ask.favorites.add(asset),
  adminUpdateUserProfile: () => ask.users.update(somebody, { address: place }),
  editPOF: () => ask.users.editPof(somebody, funds),
  assignBuyerRole: () => ask.users.assignBuyerRole(somebody, funds),
  editSettings: () => ask.settings.edit(DEFAULT_SETTINGS),
  grantRole: () => ask.users.grantRole(somebody, "Concierges"),
  takeRole: () => ask.users.takeRole(somebody, "Concierges"),
  removeAdmin: () => ask.users.removeAdmin(somebody),
  removeBuyerRole: () => ask.users.removeBuyerRole(somebody),
  removeUserFavoriteAsset: () => ask.favorites.remove(asset),
  restoreSellerProfile: () => ask.users.restoreSeller(somebody),
  revokeSellerProfile: () => ask.users.revokeSeller(somebody, "x"),
  acceptClosingDocuments: () => ask.offers.acceptClosingDocuments(offer),
  setOfferClosingHistoryDate: () => ask.offers.markClosingDocumentOpened(offer, "LPA", must(t.Int, 1)),
  updateClosingNotificationSeenInOffer: () => ask.offers.markClosingNoticeSeen(offer),
  editBuyerClosingPeriod: () => ask.offers.editBuyerClosingPeriod(offer, day),
  editSellerClosingPeriod: () => ask.offers.editSellerClosingPeriod(offer, day),
  approveAsset: () => ask.listings.approve(asset, 1),
  giveMandate: () => ask.mandates.give(somebody),
  endMandate: () => ask.mandates.end(must(MandateId, somebody)),
  approveChangeRequest: () => ask.changeRequests.approve(change, 1),
  declineChangeRequest: () => ask.changeRequests.decline(change, 1, "x"),
  withdrawChangeRequest: () => ask.changeRequests.withdraw(change),
  ...roomMutations(ask.dataRooms, asset, aPdf()),
  convertValuationToAsset: () => ask.valuations.convert(valuation, { tiers: aNewAsset().tiers, pricingPlan: "" }),
  deleteValuation: () => ask.valuations.remove(valuation),
  editValuation: () => ask.valuations.edit(valuation, aValuationInput()),
  getCalculatorResponse: () => ask.valuations.calculate(aValuationInput()),
  approveRoleRequest: () => ask.roleRequests.approve(request, funds),
  cancelOffer: () => ask.offers.cancel(offer, "x"),
  cancelPublishRequest: () => ask.listings.cancelPublishRequest(asset),
  closeBestAndFinal: () => ask.listings.closeBestAndFinal(asset),
  closeCallForOffers: () => ask.listings.closeCallForOffers(asset),
  confirmClosing: () => ask.listings.confirmClosing(asset),
  contactUs: () => ask.contact.send({ name: "A", email: "a@b.example", purpose: "x", msg: "x", phone: "" }),
  sendAdminMessage: () => ask.letters.toAdministrators({ title: "x", message: "x" }),
  sendAssetMessage: () => ask.letters.toAdvisor(asset, "a@b.example", { title: "x", message: "x" }),
  createAsset: () => ask.listings.create(aNewAsset()),
  createBuyerRequest: () => ask.roleRequests.createBuyerRequest(papers, null),
  createLogStream: () => ask.log.createStream(stream),
  createOffer: () => ask.offers.create(bid),
  createVDR: () => ask.listings.createDataRoom("x"),
  declineOffer: () => ask.offers.decline(offer, "x"),
  declineRoleRequest: () => ask.roleRequests.decline(request, "x"),
  editOfferSidePanelSeller: () => ask.offers.note(offer, "x"),
  deleteAsset: () => ask.listings.remove(asset),
  discardAsset: () => ask.listings.discard(asset),
  editAsset: () => ask.listings.edit(asset, { mainInfo: aPublishedAsset().mainInfo }),
  editOffer: () => ask.offers.edit(offer, bid),
  generateLegalDocument: () => ask.legalDocuments.generate(offer, "LPA"),
  signBDADocument: () => ask.legalDocuments.signDepositAgreement(offer, "Pat Doe", null, false),
  holdAsset: () => ask.listings.hold(asset),
  keepSellerProfile: () => ask.profiles.keepSellerProfile(seller),
  markNoticesRead: () => ask.notices.markRead(null),
  planPeriods: () => ask.listings.planPeriods(asset, { callForOffers: { startDate: day, endDate: day } }),
  publishOffer: () => ask.offers.publish(offer),
  putLogEvents: () => ask.log.put(stream, [], null),
  reactivateOffer: () => ask.offers.reactivate(offer),
  recordManualTransfer: () => ask.offers.recordManualTransfer(offer, "fund", "x", day),
  releaseAsset: () => ask.listings.release(asset, day),
  reportFallThrough: () => ask.listings.reportFallThrough(asset, "x"),
  requestAssetPublish: () => ask.listings.requestPublish(asset),
  revokeAsset: () => ask.listings.revoke(asset, "x"),
  selectForBestAndFinal: () => ask.offers.selectForBestAndFinal(offer),
  selectWinner: () => ask.offers.selectWinner(offer),
  trackAssetView: () => ask.catalog.trackView(asset),
  deleteMyAccount: () => ask.ownAccount.remove("Not-the-password-1"),
  endSession: () => ask.ownAccount.endSession("nobody's"),
  saveUTMParameters: () => ask.profiles.saveUtmParameters({ utmSource: "x", utmMedium: null, utmCampaign: null }),
  updateAddressInfo: () => ask.profiles.updateAddressInfo(place),
  updateBasicInfo: () => ask.profiles.updateBasicInfo({ firstName: "A", lastName: "B", officePhone: "2025550142" }),
  updateBuyerPoFBlock: () => ask.profiles.updateProofOfFunds(papers),
  updateBuyerPurchaseEntityBlock: () =>
    ask.profiles.updatePurchaseEntity({ purchasingEntity: "A LLC", purchasingEntityAddress: place }),
  updateBuyerMMGPBlock: () => ask.profiles.updateManagingMember(member),
  updateBuyerProfile: () =>
    ask.profiles.updateBuyerProfile({ purchasingEntity: "A LLC", purchasingEntityAddress: place, ...member }),
  updateBuyerAcquisitionCriteriaBlock: () => ask.profiles.updateAcquisitionCriteria(EMPTY_CRITERIA),
  updateBuyerSellerInfo: () => ask.profiles.updateBuyerSellerInfo({ currentStrategy: "Buy", aum: "1" }),
  updateCompanyInfo: () =>
    ask.profiles.updateCompanyInfo({ companyName: "A", companyProfile: ["Lender"], jobTitle: "B", aum: "1" }),
  updateLoginTime: () => ask.profiles.recordLogin(null),
  updateSellerProfile: () => ask.profiles.updateSellerProfile(seller),
  updateUserProfile: () =>
    ask.profiles.updateUserProfile({
      firstName: "A",
      lastName: "B",
      officePhone: "2025550142",
      address: place,
      companyName: "A",
      companyProfile: ["Lender"],
      jobTitle: "B",
      aum: "1",
    }),
  addSavedSearch: () => ask.profiles.addSavedSearch({ name: "A", query: "", frequency: "Daily" }),
  editSavedSearch: () => ask.profiles.editSavedSearch({ id: savedSearch, name: "A", frequency: "Daily" }),
  removeSavedSearch: () => ask.profiles.removeSavedSearch(savedSearch),
  updateUserNotificationsCriteriaBlock: () => ask.profiles.updateNotificationsCriteria(NO_CRITERIA),
  approveDeposit: () => ask.deposits.approve(offer, must(Cents, 1), ""),
  approveDepositSeller: () => ask.deposits.approveAsSeller(offer),
  declineDeposit: () => ask.deposits.decline(offer, "Buyer", "x"),
  editDepositAmount: () => ask.deposits.editAmount(offer, must(Cents, 1)),
  refundDeposit: () => ask.deposits.refund(offer),
  selectBankForOfferAdmin: () => ask.deposits.selectBank(offer, "admin", bank),
  selectBankForOfferBuyer: () => ask.deposits.selectBank(offer, "buyer", bank),
  selectBankForOfferSeller: () => ask.deposits.selectBank(offer, "seller", bank),
  takeBackApproval: () => ask.listings.takeBackApproval(asset),
  withdrawListing: () => ask.listings.withdraw(asset),
  withdrawOffer: () => ask.offers.withdraw(offer),
}

const OF_IDENTITY: ReadonlySet<string> = new Set(["NotAuthorized", "TooManyAttempts"])
const refusalType = (tag: string) => schema.getType(tag) as GraphQLObjectType
const valuesOf = (tag: string, side: 0 | 1): { readonly [field: string]: unknown } =>
  Object.fromEntries(
    Object.keys(refusalType(tag).getFields()).flatMap((field) => {
      const known = OF_ONE[`${tag}.${field}`] ?? FIELDS[field]?.[side]
      return known === undefined ? [] : [[field, known]]
    }),
  )
const sent = (tag: string) => ({ code: tag, errorType: "4011", message: "No.", ...valuesOf(tag, 0), __typename: tag })
const expected = (tag: string): unknown => {
  const Refusal = OF_CORE[tag] as new (fields: object) => object
  return new Refusal({ ...valuesOf(tag, 1), ...(OF_IDENTITY.has(tag) && { said: "No." }) })
}
/** Every refusal that the schema has a mutation answer. */
const CASES = Object.keys(MUTATIONS).flatMap((mutation) => {
  const payload = schema.getMutationType()?.getFields()[mutation]?.type.toString().replace("!", "") ?? ""
  const union = schema.getType(payload)
  if (!isUnionType(union)) throw new Error(`${mutation} answers no union`)
  return union
    .getTypes()
    .filter((one) => one.getInterfaces().some(isInterfaceType))
    .map(({ name }) => [mutation, name] as const)
})

describe("a refusal that travelled", () => {
  it.each(CASES)("of %s is the core's own %s again, with its fields", async (mutation, tag) => {
    answer = sent(tag)
    const asked = MUTATIONS[mutation]
    expect(asked && (await Effect.runPromise(Effect.flip(asked())))).toEqual(expected(tag))
  })

  it("is known for every mutation that the documents hold", () => {
    const here = fileURLToPath(new URL("./", import.meta.url))
    const written = readdirSync(here)
      .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
      .flatMap((file) => [...readFileSync(`${here}${file}`, "utf8").matchAll(/`\s+mutation [^{]*\{\s+(\w+)/g)])
      .map(([, field = ""]) => field)
    expect(written.toSorted()).toEqual(Object.keys(MUTATIONS).toSorted())
  })
})
