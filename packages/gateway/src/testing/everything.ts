import { Effect } from "effect"
import { type GraphQLSchema, parse, subscribe } from "graphql"
import { ACTORS, type ActorName, type Decision } from "../graphql/matrix.ts"
import { bareVariablesFor, type Operation, variablesFor } from "./calls.ts"
import { keepRows } from "./kept-rows.ts"
import type { Person, TestMarket, Variables } from "./market.ts"
import { seenFields } from "./seen-fields.ts"
import { wholeDocumentFor } from "./whole-document.ts"
import { makeWorld, type Others, sweep, type World, type WorldName, WORLDS } from "./world.ts"

type Kind =
  | "asset"
  | "bank"
  | "change"
  | "chat"
  | "file"
  | "folder"
  | "mandate"
  | "nothing"
  | "offer"
  | "request"
  | "tier2"
  | "user"
  | "valuation"

const OF_USERS = [
  "addAdmin",
  "adminUpdateUserProfile",
  "assignBuyerRole",
  "editPOF",
  "getUserDocument",
  "giveMandate",
  "grantRole",
  "listMandatesOf",
  "removeAdmin",
  "removeBuyerRole",
  "restoreSellerProfile",
  "revokeSellerProfile",
  "takeRole",
]
const OF_BANKS = ["addBankingAddress", "chooseBankingInfo", "deleteBankingInfo", "editBankingInfo", "getBankingInfo"]
const OF_CHANGES = ["approveChangeRequest", "declineChangeRequest", "getChangeRequest", "withdrawChangeRequest"]
const OF_VALUATIONS = ["convertValuationToAsset", "deleteValuation", "editValuation", "getValuation"]
const OF_CHATS = [
  "addChatInfo",
  "getChatInfo",
  "listChatMessages",
  "markChatRead",
  "noticeMessageAdded",
  "sendChatMessage",
]
const OF_FOLDERS = [
  "createVdrFolder",
  "deleteVdrItem",
  "getVdrFolder",
  "getVdrTier1",
  "getVdrTier1Upload",
  "getVdrTier2",
  "getVdrTier2Upload",
  "renameVdrItem",
  "updateVdrFolderName",
  "uploadVdrFile",
]
const OF_OFFERS =
  /Offer$|^selectBankForOffer|Deposit|^getOffer$|Winner|BestAndFinal$|Closing(?:Documents|HistoryDate|Period)|LegalDocument|ManualTransfer/

const BY_NAME: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(OF_USERS.map((name) => [name, "user"] as const)),
  ...Object.fromEntries(OF_BANKS.map((name) => [name, "bank"] as const)),
  // Looks for an id among what the caller sees anyway, and finds nothing where it is not.
  searchAssets: "nothing",
  // Of the caller's own saved searches alone, which no world has.
  editSavedSearch: "nothing",
  removeSavedSearch: "nothing",
  approveRoleRequest: "request",
  declineRoleRequest: "request",
  ...Object.fromEntries(OF_CHANGES.map((name) => [name, "change"] as const)),
  approveTier2Request: "tier2",
  declineTier2Request: "tier2",
  revokeTier2Access: "tier2",
  endMandate: "mandate",
  ...Object.fromEntries(OF_VALUATIONS.map((name) => [name, "valuation"] as const)),
  createOffer: "asset",
  createChat: "asset",
  getOrCreateMessageAllChats: "asset",
  ...Object.fromEntries(OF_CHATS.map((name) => [name, "chat"] as const)),
  signLegalDocument: "asset",
  signBDADocument: "offer",
  editOfferSidePanelSeller: "offer",
  generateBDADocument: "asset",
  getDemoBDADocumentForSeller: "asset",
  downloadVdrFile: "file",
  ...Object.fromEntries(OF_FOLDERS.map((name) => [name, "folder"] as const)),
}

/** What the id of an operation names. */
export const kindOf = ({ field: { args, name } }: Operation): Kind => {
  const named = BY_NAME[name]
  if (named) return named
  if (!args.some((one) => ["asset_id", "id", "offerId"].includes(one.name))) return "nothing"
  return OF_OFFERS.test(name) && name !== "closeBestAndFinal" ? "offer" : "asset"
}

/** Whose the thing may be that an operation names; people, their banks and their requests have one owner, and nobody buys them. */
export const whoseOf = (operation: Operation): ReadonlyArray<WorldName | "none"> => {
  const kind = kindOf(operation)
  if (kind === "nothing") return ["none"]
  return ["bank", "mandate", "request", "user", "valuation"].includes(kind) ? ["own", "another's", "nobody's"] : WORLDS
}

export interface Tried {
  readonly operation: string
  readonly whose: WorldName | "none"
  readonly actor: ActorName
  readonly decision: Decision
  /** Whether a row changed, or anything was told or went on the record. */
  readonly changed: boolean
  /** What came back, without its ids. */
  readonly said: string
  /** Fields that held a value, of things of the world asked in. */
  readonly seen: ReadonlySet<string>
  readonly world: WorldName
  /** From 0: the way it was asked, of those in which it can be. The table decides on the first; the others show fields. */
  readonly way: number
}

interface Ground {
  readonly market: TestMarket
  /** With resolvers, for what is heard and not asked. */
  readonly schema: GraphQLSchema
  readonly operations: ReadonlyArray<Operation>
  readonly people: ReadonlyMap<ActorName, Person>
  readonly others: Others
  /** All where none are named. */
  readonly actors?: ReadonlyArray<ActorName>
  readonly worlds?: ReadonlyArray<WorldName>
  /** What of an answer counts as no value, where that is more than null, none and zero. */
  readonly isNothing?: (value: unknown) => boolean
}

/** Nobody who is not there owns anything. */
const cannotBe = (actor: ActorName, world: WorldName) =>
  actor === "guest" && ["own", "buyer's", "second owner's"].includes(world)

/** Every operation, as everybody, about everybody's. */
export const askEverything = async (ground: Ground): Promise<ReadonlyArray<Tried>> => {
  const all: Array<Tried> = []
  for (const actor of ground.actors ?? ACTORS)
    for (const name of ground.worlds ?? WORLDS)
      if (!cannotBe(actor, name)) all.push(...(await askAs(ground, actor, name)))
  return all
}

/** One way to ask about a world, and whose its thing then is. */
interface Question {
  readonly operation: Operation
  readonly whose: WorldName | "none"
  readonly way: number
  readonly variables: Variables
}

/** Everything that can be asked about a world of this name. */
const questionsIn = (
  { operations }: Ground,
  { name, talkers, world }: { readonly name: WorldName; readonly world: World; readonly talkers: Variables },
): ReadonlyArray<Question> =>
  operations.flatMap((operation) => {
    const whose = whoseOf(operation).find((one) => one === "none" || one === name)
    if (whose === undefined) return []
    return variablesOf(operation, world, talkers).map((variables, way) => ({ operation, whose, way, variables }))
  })

/** All that only look are asked at once; of the others one after another, and what a call changed is put back before the next. */
const askAs = async (ground: Ground, actor: ActorName, name: WorldName): Promise<ReadonlyArray<Tried>> => {
  const { db } = ground.market
  const person = ground.people.get(actor) ?? null
  await sweep(db)
  const world = await makeWorld(db, name, person?.id ?? ground.others.seller, ground.others)
  const isChanged = await keepRows(db)
  const answered = async ({ operation, variables, way, whose }: Question): Promise<Omit<Tried, "changed">> => {
    const body = await asked(ground, operation, person, variables)
    return { ...read(ground, operation, body, world), whose, actor, world: name, way }
  }
  const each = async (questions: ReadonlyArray<Question>): Promise<ReadonlyArray<Tried>> => {
    const all: Array<Tried> = []
    for (const question of questions) all.push({ ...(await answered(question)), changed: await isChanged() })
    return all
  }
  const questions = questionsIn(ground, { name, world, talkers: talkersIn(ground, world, name, person) })
  const looks = questions.filter(({ operation }) => operation.root !== "Mutation")
  const looked = await Promise.all(looks.map(answered))
  return [
    // Should one have changed something after all, each is asked again alone, so that it is named.
    ...((await isChanged()) ? await each(looks) : looked.map((one) => ({ ...one, changed: false }))),
    ...(await each(questions.filter(({ operation }) => operation.root === "Mutation"))),
  ]
}

const IDS: Readonly<Record<Exclude<Kind, "nothing">, (world: World) => string>> = {
  asset: ({ asset }) => asset,
  bank: ({ bank }) => bank,
  change: ({ change }) => change,
  chat: ({ talk }) => talk,
  file: ({ file }) => file,
  folder: ({ folder }) => folder,
  mandate: ({ mandate }) => mandate,
  offer: ({ offer }) => offer,
  request: ({ request }) => request,
  tier2: ({ tier2 }) => tier2,
  user: ({ user }) => user,
  valuation: ({ valuation }) => valuation,
}

/** Who says something, and to whom: a seller to the buyer, anybody else to the seller. */
const talkersIn = ({ others }: Ground, world: World, name: WorldName, person: Person | null): Variables => ({
  senderID: person?.id ?? world.user,
  receiverID: name === "own" ? others.buyer : others.seller,
})

/** What may be left out, and would name something else than what is asked about. */
const LEFT_OUT: Readonly<Record<string, Variables>> = { createChat: { offerId: null } }

/** Asked of the listing too, where there is more to see. */
const OF_LISTED = [
  "dealLog",
  "getAsset",
  "getDeal",
  "getListingActivity",
  "getListingChanges",
  "getPublicationReview",
  "getUserAssetData",
  "listOffersForAsset",
  "listTier2Requests",
]

/** Questions are asked without filters, so that they find what there is, and those that look for one's own twice. */
const variablesOf = (operation: Operation, world: World, talkers: Variables): ReadonlyArray<Variables> => {
  const kind = kindOf(operation)
  const id = kind === "nothing" ? world.asset : IDS[kind](world)
  const of = { id, asset_id: id, assetID: id, chatTwilioSID: id, offerId: id, folder_id: id }
  const tiers = { tier1_id: world.tier1, tier2_id: world.tier2Folder }
  const ids = {
    ...of,
    ...talkers,
    ...tiers,
    bankingInfoId: world.ownBank,
    key: world.document,
    userId: world.seeker,
    assetId: world.listed,
  }
  if (operation.root !== "Query") return [{ ...variablesFor(operation, ids), ...LEFT_OUT[operation.field.name] }]
  const bare = bareVariablesFor(operation, ids)
  const names = operation.field.args.map(({ name }) => name)
  return [
    bare,
    ...(names.includes("mine")
      ? [
          { ...bare, mine: true },
          { ...bare, status: ["Draft", "Published"] },
        ]
      : []),
    ...(OF_LISTED.includes(operation.field.name) ? [{ ...bare, id: world.listed }] : []),
  ]
}

export interface Body {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: ReadonlyArray<{ readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }>
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const read = ({ schema, isNothing }: Ground, { field }: Operation, body: Body, world: World) => ({
  operation: field.name,
  decision: decisionIn(codeIn(body, field.name)),
  said: JSON.stringify(body).replace(UUID, "id"),
  seen: seenFields(field.type, body.data?.[field.name], {
    schema,
    ids: new Set(Object.values(world)),
    ...(isNothing && { isNothing }),
  }),
})

export const codeIn = ({ data, errors }: Body, field: string): unknown =>
  errors?.[0]?.extensions["code"] ?? (data?.[field] as { readonly code?: string } | null | undefined)?.code

const DENIALS: Readonly<Record<string, Decision>> = {
  AssetNotFound: "not there",
  OfferNotFound: "not there",
  BankNotFound: "not there",
  ChangeRequestNotFound: "not there",
  ChatNotFound: "not there",
  ConciergeNotFound: "not there",
  DocumentNotFound: "not there",
  MandateNotFound: "not there",
  ProfileNotFound: "not there",
  RoleMissing: "no role",
  RoleRequestNotFound: "not there",
  SignInRequired: "sign in",
  Tier2RequestNotFound: "not there",
  ValuationNotFound: "not there",
  VdrItemNotFound: "not there",
  TOKEN_REFUSED: "no session",
}
const decisionIn = (code: unknown): Decision => DENIALS[String(code)] ?? "ok"

const asked = async (
  ground: Ground,
  operation: Operation,
  person: Person | null,
  variables: Variables,
): Promise<Body> =>
  operation.root === "Subscription"
    ? heard(ground, operation, person)
    : (await ground.market.ask(person, wholeDocumentFor(operation), variables)).body

/** What a subscriber is told first: that nothing is wrong, or what is. */
const heard = async ({ market, schema }: Ground, operation: Operation, person: Person | null): Promise<Body> => {
  const actor = person
    ? await Effect.runPromise(market.authenticate(person.token ?? person.id))
    : { tag: "guest" as const }
  if (!actor) return { errors: [{ message: "", extensions: { code: "TOKEN_REFUSED" } }] }
  const contextValue = { actor, requestId: "", address: "", idempotencyKey: undefined }
  const answer = await subscribe({ schema, document: parse(wholeDocumentFor(operation)), contextValue })
  if (!("errors" in answer)) await (answer as AsyncGenerator).return(undefined)
  return "errors" in answer
    ? { errors: (answer.errors ?? []).map(({ extensions, message }) => ({ extensions, message })) }
    : {}
}
