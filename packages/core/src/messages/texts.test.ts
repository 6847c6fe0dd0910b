import { describe, expect, it } from "vitest"
import * as accounts from "../accounts/words.ts"
import { depositMessages } from "./deposits.ts"
import * as messages from "./index.ts"
import { marketMessages } from "./market.ts"
import { monitoringMessages } from "./monitoring.ts"
import * as offers from "../offers/words.ts"
import * as assets from "../assets/words.ts"
import * as facts from "../assets/fact-words.ts"
import * as banking from "../banking/words.ts"
import * as chat from "../chat/words.ts"
import * as contact from "../contact/words.ts"
import * as documents from "../documents/words.ts"
import * as notices from "../kernel/notice-words.ts"
import * as legalDocuments from "../legal-documents/words.ts"
import * as listingActions from "../offers/listing-action-words.ts"
import * as offerSteps from "../offers/step-words.ts"
import * as alerts from "../profiles/alert-words.ts"
import * as stepsLeft from "../profiles/steps-left-words.ts"
import * as profiles from "../profiles/words.ts"
import * as roles from "../roles/words.ts"
import * as fields from "../shared/field-words.ts"
import * as valuation from "../valuation/words.ts"

const WORDS = {
  ...accounts,
  ...alerts,
  ...assets,
  ...banking,
  ...chat,
  ...contact,
  ...documents,
  ...facts,
  ...fields,
  ...legalDocuments,
  ...listingActions,
  ...messages,
  ...notices,
  ...offerSteps,
  ...offers,
  ...profiles,
  ...roles,
  ...stepsLeft,
  ...valuation,
}

/** Whatever any refusal may say of itself. */
const FACTS = {
  deposits: 2,
  fields: ["Total payoff", "UPB"],
  listings: 3,
  offers: 4,
  least: 50_000_00,
  most: 120_000_00,
  docType: "SS",
  earliest: "2026-12-13",
  latest: "2027-12-12",
  approved: 25_000_000_00,
  committed: 12_000_000_00,
  price: 34_000_000_00,
  mostBytes: 50_000_000,
  operation: "createOffer",
  status: "UnderContract",
  command: "withdraw",
  problems: [
    { field: "name", message: "Wrong symbols in name" },
    { field: "address", message: "Please enter address" },
  ],
}

/** Every text that a value holds, one a line, under the names that lead to it. */
const lines = (name: string, value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [`${name}: ${value}`]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => lines(`${name}.${key}`, inner))
}

/** Each asks its own refusal for what it tells; these have all of it. */
const sentences: ReadonlyArray<readonly [string, (why: never) => string]> = Object.entries({
  ...accounts.accountMessages,
  ...depositMessages,
  ...marketMessages,
  ...monitoringMessages,
})
const said = sentences.map(([tag, say]) => `refused ${tag}: ${say(FACTS as never)}`)

describe("the catalogue", () => {
  it("says these texts: a word of them changes only where this list does", async () => {
    const texts = Object.entries<unknown>(WORDS).flatMap(([name, value]) => lines(name, value))
    await expect(`${[...new Set([...texts, ...said])].toSorted().join("\n")}\n`).toMatchFileSnapshot("texts.txt")
  })

  it("names the field of which it speaks", () =>
    expect([assets.wrongSymbols("title"), assets.pleaseEnter("title")]).toEqual([
      "Wrong symbols in title",
      "Please enter title",
    ]))
})
