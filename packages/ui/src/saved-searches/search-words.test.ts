import { searchOfQuery } from "@xl/core/assets"
import { describe, expect, it } from "vitest"
import { searchLine, suggestedName } from "./search-words.ts"

const line = (query: string) => searchLine(searchOfQuery(query))
const named = (query: string) => suggestedName(searchOfQuery(query))

describe("the words of a search", () => {
  it("say each filter, and that there is none", () => {
    expect(line("")).toBe("All loans")
    expect(
      line(
        "loan=Performing%20Loan&loan=Sub-Performing%20Loan&type=Office&state=TX&city=Austin&name=oak&from=1000000.00&to=5000000.00",
      ),
    ).toBe("“oak” · Performing or Sub-Performing · Office · Texas · Austin · UPB $1,000,000 to $5,000,000")
    expect(line("ltvTo=75&dscrFrom=1.2&rateFrom=6&rateTo=7.5&occupancyFrom=80&maturityTo=2030-01-31")).toBe(
      "LTV up to 75% · DSCR from 1.2x · rate 6% to 7.5% · occupancy from 80% · matures up to 01-31-2030",
    )
    expect(line("askFrom=1000000.00&askTo=2500000.00")).toBe("ask $1,000,000 to $2,500,000")
    expect(line("near=Austin,%20TX&within=25&street=cedar&country=USA&offers=with")).toBe(
      "25 miles around Austin, TX · street “cedar” · USA · with offers",
    )
    expect(line("owner=00000000-0000-4000-8000-000000000001&seller=ann&offers=without")).toBe(
      "one seller · seller “ann” · without offers",
    )
    expect(line("lien=First&rateType=Fixed&status=CallForOffers")).toBe("First lien · Fixed rate · Call For Offers")
  })

  it("name it at first, as far as a name holds them", () => {
    expect([named(""), named("state=TX&type=Multifamily")]).toEqual(["All loans", "Multifamily, Texas"])
    const long = named(`name=${"x".repeat(50)}&state=TX&city=Mountain%20View`)
    expect(long).toBe(`${"x".repeat(50)}, Texas`)
    expect(named(`name=${"x".repeat(90)}`)).toBe("All loans")
  })
})
