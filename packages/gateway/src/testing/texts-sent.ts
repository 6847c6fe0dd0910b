import { codeIn, type Body } from "./everything.ts"
import { type Operation, variablesFor } from "./calls.ts"
import { type Slot, withId } from "./id-slots.ts"
import { keepRows } from "./kept-rows.ts"
import type { TestMarket, Variables } from "./market.ts"
import { ownVariables } from "./swapping.ts"
import { makeThings } from "./tenants.ts"
import { GROUNDS, type Writers } from "./text-grounds.ts"
import { slotName, type TextKind, textSlotsOf } from "./text-slots.ts"
import { wholeDocumentFor } from "./whole-document.ts"
import { sweep } from "./world.ts"

/** What became of one text in one place. */
export interface Sent {
  readonly slot: string
  readonly text: string
  readonly status: number
  /** `kept` came back as it was sent; `lost` was taken, and came back nowhere. */
  readonly outcome: "failed" | "kept" | "lost" | "refused"
  readonly said: string
}

const PLAIN: Readonly<Record<string, string>> = {
  firstName: "Robin",
  lastName: "Reyes",
  signedByFirstName: "Robin",
  signedByLastName: "Reyes",
  officePhone: "2025550123",
  phoneNumber: "2025550123",
  cellPhone: "2025550123",
  address: "192.0.2.7",
  zipCode: "60606",
  state: "IL",
  city: "Chicago",
  country: "USA",
  emailAddress: "robin@example.com",
  term: "120",
  amortization: "360",
  noi: "1000",
  lastLogin: "2026-11-28T09:30:00Z",
}

/** Every text of the arguments as an honest person types it. */
const honest = (operation: Operation, variables: Variables): Variables =>
  textSlotsOf(operation).reduce((all, slot) => {
    const plain = PLAIN[String(slot.findLast((part) => typeof part === "string"))]
    return plain === undefined ? all : withId(all, slot, plain)
  }, variables)

const variablesAt = async (market: TestMarket, operation: Operation, writers: Writers): Promise<Variables> => {
  const { self, other } = writers
  await sweep(market.db)
  const ids = await makeThings(market.db, self.id, other.id)
  const own = operation.root === "Mutation" ? ownVariables(operation, ids) : variablesFor(operation, { id: ids.asset })
  const ground = await GROUNDS[operation.field.name]?.(market.db, writers)
  return {
    ...honest(operation, own),
    ...(operation.field.name === "createAsset" ? { ownerEmail: self.email } : {}),
    ...ground,
  }
}

const stringsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim().toLowerCase()

/** As it was sent, blanks and the size of the first letter apart. */
const holds = (body: Body, text: string): boolean =>
  stringsIn(body.data).some((one) => plain(one).includes(plain(text)))

/** Codes by which a caller is told what is wrong; anything else hides a fault. */
const isNamed = (code: unknown): boolean => typeof code === "string" && code !== "INTERNAL_SERVER_ERROR"

const outcomeOf = (operation: Operation, body: Body, status: number, text: string): Sent["outcome"] => {
  const code = codeIn(body, operation.field.name)
  if (status >= 500 || (body.errors && !isNamed(code))) return "failed"
  if (code !== undefined) return "refused"
  return holds(body, text) ? "kept" : "lost"
}

/** Sends each of the texts in each place of the operation that takes one, everything else being as it should. */
export const sendTexts = async (
  market: TestMarket,
  operation: Operation,
  writers: Writers,
  textsAt: (slot: Slot) => ReadonlyArray<string>,
): Promise<ReadonlyArray<Sent>> => {
  const all: Array<Sent> = []
  const honestly = await variablesAt(market, operation, writers)
  const isChanged = await keepRows(market.db)
  for (const slot of textSlotsOf(operation))
    for (const text of textsAt(slot)) {
      const variables = withId(honestly, slot, text)
      const { body, status } = await market.ask(writers.self, wholeDocumentFor(operation), variables)
      await isChanged() // and as it was again, for the next text
      const outcome = outcomeOf(operation, body as Body, status, text)
      all.push({ slot: slotName(operation, slot), text, status, outcome, said: JSON.stringify(body).slice(0, 300) })
    }
  return all
}

/** Whether it hid a fault, or did not come back although it should have. */
export const isLost = ({ outcome, slot }: Sent, kinds: ReadonlyMap<string, TextKind>): boolean =>
  outcome === "failed" || (outcome === "lost" && !["report", "search", "unkept"].includes(kinds.get(slot) ?? ""))
