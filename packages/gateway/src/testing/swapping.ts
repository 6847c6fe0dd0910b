import { codeIn, kindOf, type Body } from "./everything.ts"
import { bareVariablesFor, type Operation, variablesFor } from "./calls.ts"
import { idSlotsOf, type Slot, withId } from "./id-slots.ts"
import { keepRows } from "./kept-rows.ts"
import type { Person, TestMarket, Variables } from "./market.ts"
import { type IdKind, KINDS, makeThings, type Tenant } from "./tenants.ts"
import { wholeDocumentFor } from "./whole-document.ts"
import { sweep } from "./world.ts"

export interface Swapped {
  readonly calls: number
  /** Operations that took the caller's own ids: so that a refusal can only come from the swap. */
  readonly taken: ReadonlyArray<string>
  /** Swaps that were not refused, or that left a trace. */
  readonly accepted: ReadonlyArray<string>
}

const BY_NAME: Readonly<Record<string, IdKind>> = {
  tier_home_id: "tier_home_id",
  tier1_id: "tier1_id",
  tier2_id: "tier2_id",
  bankingInfoId: "bank",
  key: "document",
  dataOwnerId: "user",
  folder_id: "folder",
  userId: "user",
  senderID: "user",
  receiverID: "user",
  assetId: "asset",
}

/** Operations on any number of the caller's own things: an id of anything else is done with by leaving no trace. */
const OF_SETS: Readonly<Record<string, IdKind>> = {
  markNoticesRead: "notice",
  removeSavedSearch: "asset",
  removeUserFavoriteAsset: "asset",
}

/** What the id in this place names. */
const kindAt = (operation: Operation, slot: Slot): IdKind => {
  const named = OF_SETS[operation.field.name] ?? BY_NAME[String(slot.at(-1))]
  if (named) return named
  const kind = slot[0] === "assets" ? "asset" : kindOf(operation)
  if (kind === "file") return "folder" // a file is a folder's neighbour, and changed and deleted alike
  return kind === "nothing" ? "asset" : kind
}

/** Every id among the arguments of the operation is the tenant's own. */
export const ownVariables = (operation: Operation, ids: Tenant["ids"]): Variables => {
  const none = { id: ids.asset }
  const plain = operation.root === "Query" ? bareVariablesFor(operation, none) : variablesFor(operation, none)
  return idSlotsOf(operation).reduce((all, slot) => withId(all, slot, ids[kindAt(operation, slot)]), plain)
}

const hasNone = (one: unknown): boolean => Array.isArray(one) && one.length === 0
/** An empty list, or nothing but empty lists. */
const isEmpty = (answer: object): boolean =>
  hasNone(answer) || Object.entries(answer).every(([name, value]) => name === "__typename" || hasNone(value))

/** Done, or something to see. */
const isAccepted = (body: Body, { field, root }: Operation): boolean => {
  const answer = body.data?.[field.name]
  if (answer === null || answer === undefined) return false
  if (root === "Query") return typeof answer !== "object" || !isEmpty(answer)
  return codeIn(body, field.name) === undefined
}

/** Of a set nothing is taken where nothing changed. */
const isTaken = (body: Body, operation: Operation, hasTrace: boolean): boolean =>
  isAccepted(body, operation) && (hasTrace || !(operation.field.name in OF_SETS))

interface Ground {
  readonly market: TestMarket
  readonly operations: ReadonlyArray<Operation>
  readonly caller: Person
  /** Where the caller's own offer is on. */
  readonly seller: Person
  readonly strangers: ReadonlyArray<Tenant>
}

/** Puts ids of other kinds of the caller's, and ids of all kinds of everybody else's, in the place of each id. */
export const swapIds = async ({ caller, market, operations, seller, strangers }: Ground): Promise<Swapped> => {
  const { db } = market
  const ask = async (operation: Operation, variables: Variables): Promise<Body> =>
    (await market.ask(caller, wholeDocumentFor(operation), variables)).body
  const taken: Array<string> = []
  const accepted: Array<string> = []
  let calls = 0
  await sweep(db)
  const own = await makeThings(db, caller.id, seller.id)
  const foreign = await Promise.all(strangers.map(({ person }) => makeThings(db, person.id, seller.id)))
  const hasTrace = await keepRows(db)
  for (const operation of operations.filter(({ root }) => root !== "Subscription")) {
    const variables = { ...ownVariables(operation, own), ownerEmail: caller.email }
    for (const slot of idSlotsOf(operation)) {
      const kind = kindAt(operation, slot)
      const others = [
        ...KINDS.filter((one) => one !== kind).map((one) => own[one]),
        ...foreign.flatMap((ids) => Object.values(ids)),
      ]
      for (const id of others) {
        calls += 1
        const body = await ask(operation, withId(variables, slot, id))
        if (!(operation.field.name in OF_SETS) && isAccepted(body, operation))
          accepted.push(`${operation.field.name} ${slot.join(".")}`)
      }
    }
    if (await hasTrace()) accepted.push(`${operation.field.name} left a trace`)
    const body = await ask(operation, variables)
    if (isTaken(body, operation, await hasTrace())) taken.push(operation.field.name)
  }
  return { calls, taken, accepted }
}
