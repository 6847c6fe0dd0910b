import { Cents, Day, must } from "@xl/core/shared"
import { expect, it } from "vitest"
import { listingOf } from "../import/listing.ts"
import { aRow } from "../import/testing.ts"
import { fundsLetter } from "./proof-of-funds.ts"
import { fillRoom } from "./room.ts"
import type { Stage } from "./stage.ts"

it("a bank's letter names the sum, the holder and, twice, its day", () => {
  const holder = { company: "Blair Capital LLC", firstName: "Blair", jobTitle: "Partner", lastName: "Buyer" }
  const letter = fundsLetter(
    holder as Parameters<typeof fundsLetter>[0],
    must(Cents, 18_500_000_00),
    must(Day, "2026-11-28"),
  )
  expect(letter[3]).toBe("11-28-2026")
  expect(letter).toContain("We confirm that on 11-28-2026 the accounts of Blair Capital LLC")
  expect(letter.join(" ")).toContain("$18,500,000")
})

it("a loan's room names its rent roll by the day of the loan's figures", async () => {
  const mapped = listingOf(aRow({}))
  if ("refused" in mapped) throw new Error(mapped.refused)
  const shelved: Array<string> = []
  const shelve: Stage["shelve"] = async (_seller, folder, { name }) => void shelved.push(`${folder}: ${name}`)
  const folders = { tier1_id: "one", tier2_id: "two" } as Parameters<typeof fillRoom>[2]
  await fillRoom({ shelve } as Stage, "seller", folders, mapped.listing)
  expect(shelved).toContain("one: Rent roll as of 03-11-2026.pdf")
})
