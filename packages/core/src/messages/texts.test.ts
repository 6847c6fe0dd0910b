import { describe, expect, it } from "vitest"
import { accountMessages } from "./accounts.ts"
import { depositMessages } from "./deposits.ts"
import * as messages from "./index.ts"
import { marketMessages } from "./market.ts"
import { monitoringMessages } from "./monitoring.ts"
import * as offers from "./offers.ts"
import * as assets from "./assets.ts"

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
  ...accountMessages,
  ...depositMessages,
  ...marketMessages,
  ...monitoringMessages,
})
const said = sentences.map(([tag, say]) => `refused ${tag}: ${say(FACTS as never)}`)

describe("the catalogue", () => {
  it("says these texts: a word of them changes only where this list does", async () => {
    const texts = Object.entries<unknown>({ ...messages, ...offers, ...assets }).flatMap(([name, value]) =>
      lines(name, value),
    )
    await expect(`${[...new Set([...texts, ...said])].toSorted().join("\n")}\n`).toMatchFileSnapshot("texts.txt")
  })

  it("names the field of which it speaks", () =>
    expect([assets.wrongSymbols("title"), assets.pleaseEnter("title")]).toEqual([
      "Wrong symbols in title",
      "Please enter title",
    ]))
})
