import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { type Outcome, outcomes } from "./outcomes.ts"
import { report } from "./report.ts"
import { rowsOf } from "./table.ts"
import { cells, collected, dataFile, streamed } from "./testing.ts"

const refusalsOf = (all: ReadonlyArray<Outcome>) =>
  all.flatMap((it) => ("refused" in it ? [`${it.record}: ${it.refused}`] : []))
const recordsOf = (all: ReadonlyArray<Outcome>) => all.flatMap((it) => ("listing" in it ? [it.record] : []))

describe("outcomes", () => {
  it("refuses a row that cannot be read, names its columns, never their values, and goes on", async () => {
    const rows = streamed<unknown>(
      cells({ record_id: "" }),
      cells({ record_id: "R-2", upb: "1.234", as_of_date: "2026-02-30" }),
      cells({ record_id: "R-3" }),
    )
    const all = await collected(outcomes(rows))
    expect(refusalsOf(all)).toEqual(["line 2: unreadable: record_id", "R-2: unreadable: as_of_date, upb"])
    expect(recordsOf(all)).toEqual(["R-3"])
  })

  it("replaces a loan of the snapshots' source by its number, and no other loan of that number", async () => {
    const loans = streamed(
      cells({ record_id: "UNC-7", source: "UNC", loan_no: "7" }),
      cells({ record_id: "UNC-8", source: "UNC", loan_no: "8" }),
      cells({ record_id: "OTHER-7", source: "OTHER", loan_no: "7" }),
    )
    const all = await collected(
      outcomes(loans, streamed(cells({ record_id: "UNCD-7", source: "UNCD", loan_no: "7", payment_status_code: "3" }))),
    )
    expect(recordsOf(all)).toEqual(["UNCD-7", "UNC-8", "OTHER-7"])
    expect(refusalsOf(all)).toEqual(["UNC-7: replaced by snapshot UNCD-7"])
  })

  it("refuses a record that appears twice", async () => {
    const all = await collected(outcomes(streamed(cells(), cells())))
    expect(refusalsOf(all)).toEqual(["TEST-1: the record appears twice"])
  })

  it("streams: it asks for a row when the one before is dealt with", async () => {
    let asked = 0
    async function* counting() {
      for (const index of [1, 2, 3]) {
        asked = index
        yield cells({ record_id: `R-${index}` })
      }
    }
    await outcomes(counting()).next()
    expect(asked).toBe(1)
  })
})

describe("the demo market's tables", () => {
  const all = collected(outcomes(rowsOf(dataFile("cmbs_loans.csv")), rowsOf(dataFile("cmbs_distressed_snapshots.csv"))))

  it("become 149 listings and 19 Drafts; the rest is refused with its reason", async () => {
    const lines = report(await all).split("\n")
    expect(lines[0]).toBe("180 rows: 149 listings, 19 Drafts, 12 refused.")
    expect(lines).toContain("Refused  NLI-B-14: state D0 (Bermuda) is outside the United States")
    expect(lines).toContain("Refused  VIS-A-15: the property type is missing")
    expect(lines).toContain("Refused  UNC-7-2026-03: replaced by snapshot UNCD-7-2025-06")
    expect(lines).toContain("Draft    NLI-A-3: city and zip missing")
    expect(lines).toHaveLength(1 + 19 + 12)
  })

  it("give each listing a name of its own, in characters that a form accepts", async () => {
    const facts = (await all).flatMap((it) => ("listing" in it ? [it.listing] : []))
    expect(new Set(facts.map(({ mainInfo }) => mainInfo.name)).size).toBe(facts.length)
    const texts = facts.flatMap(
      ({ mainInfo: { name, description, address }, noteOverview: { penalty, prePaymentLimitations } }) =>
        [name, description, address.address, address.city, penalty, prePaymentLimitations].filter(
          (text) => text !== null,
        ),
    )
    expect(texts.filter((text) => !/^[A-Za-z0-9,:_'()/.\s-]*$/.test(text))).toEqual([])
  })

  it("hold no name, street line, tenant, originator or servicer, no defeased loan and no file without a licence", () => {
    for (const file of ["cmbs_loans.csv", "cmbs_distressed_snapshots.csv"]) {
      const [header = "", ...rows] = readFileSync(dataFile(file), "utf8")
        .trim()
        .split("\n")
        .map((line) => line.split(","))
      expect(header).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/name|address|tenant|originator|servicer$|deal|county/)]),
      )
      const at = (column: string) => header.indexOf(column)
      expect(rows.filter((row) => row[at("defeasance_status")] === "F" || row[at("source")] === "CREFC")).toEqual([])
    }
  })
})

describe("rowsOf", () => {
  it("says that a file is not there", async () => {
    await expect(collected(outcomes(rowsOf("/nowhere.csv")))).rejects.toThrow(/ENOENT/)
  })
})
