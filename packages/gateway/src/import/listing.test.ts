import { MainInfo, NoteOverview, PropertyOverview } from "@xl/core/assets"
import { describe, expect, it } from "vitest"
import { type ImportedListing, listingOf } from "./listing.ts"
import { aRow } from "./testing.ts"

const listed = (over: Readonly<Record<string, string>> = {}): ImportedListing => {
  const mapped = listingOf(aRow(over))
  if ("refused" in mapped) throw new Error(mapped.refused)
  return mapped.listing
}

describe("listingOf", () => {
  it("keeps place, money, rates, dates and ratios as they are reported", () => {
    const { mainInfo, noteOverview, propertyOverview } = listed({
      upb: "9999999.99",
      note_rate_pct: "6.0550",
      lockout_end: "2027-04-05",
    })
    expect(MainInfo.encode(mainInfo)).toMatchObject({
      assetStatus: "Performing Loan",
      upbDate: "2026-03-11T00:00:00.000Z",
      propertyType: ["Office"],
      upb: "9999999.99",
      address: { state: "TX", city: "Austin", zipCode: "78701" },
    })
    expect(NoteOverview.encode(noteOverview)).toMatchObject({
      numberOfLoans: 1,
      originationDate: "2026-01-11T00:00:00.000Z",
      maturityDate: "2036-01-11T00:00:00.000Z",
      currentInterestRate: "6.055",
      term: "120",
      loanAmount: { amount: "10000000.00", currency: "USD" },
      dscr: "200",
      paidThroughDate: "2026-03-01T00:00:00.000Z",
    })
    expect(PropertyOverview.encode(propertyOverview)).toMatchObject({
      yearBuilt: 1990,
      nraTotal: 100_000,
      unitOfMeasure: "Square Feet",
      occupancy: "89.9",
      noi: "1216666.67",
      multiProperty: false,
    })
  })

  it("takes lien, day count, end of interest only and the days of figures from the row, and invents none", () => {
    const reported = {
      lien_position: "1",
      accrual_method: "Actual/360",
      first_payment_date: "2026-03-05",
      interest_only_months: "24",
      amortization_months: "360",
      appraisal_date: "2025-11-04",
      financials_as_of: "2025-11-30",
      noi_annualized: "1200000",
    }
    const { noteOverview, propertyOverview } = listed(reported)
    expect(noteOverview).toMatchObject({
      lienPosition: "First",
      dayCount: "Actual/360",
      interestOnlyEnd: "2028-02-05",
      payoffDate: "2026-03-11",
      valueDate: "2025-11-04",
      valueSource: "Appraisal",
    })
    expect(propertyOverview).toMatchObject({ noiDate: "2025-11-30", noiBasis: "Annualized", occupancyDate: null })
    const later = { ...reported, recent_value: "15000000", recent_value_date: "2026-01-31" }
    expect(listed(later).noteOverview.valueDate).toBe("2026-01-31")
    expect(listed({ interest_only_months: "120" }).noteOverview.interestOnlyEnd).toBe("2036-01-11")
    const bare = listed({ interest_only_months: "24" })
    expect(bare.noteOverview).toMatchObject({
      lienPosition: null,
      dayCount: null,
      interestOnlyEnd: null,
      valueDate: null,
      rateType: null,
      rateIndex: null,
      lastPaymentDate: null,
      lastPaymentAmount: null,
    })
    expect(bare.propertyOverview).toMatchObject({ noiDate: null, noiBasis: null })
    expect(listed({ lien_position: "3" }).noteOverview.lienPosition).toBeNull()
  })

  it("marks what the source lacks as a demo value", () => {
    const { noteOverview, provenance, contacts } = listed()
    expect(noteOverview).toMatchObject({ recourse: false, amortization: "0", monetaryDefault: false })
    expect(contacts.length).toBeGreaterThan(0)
    for (const field of [
      "recourse",
      "monetaryDefault",
      "maturityDefault",
      "technicalDefault",
      "amortization",
      "contacts",
      "name",
      "address",
    ]) {
      expect(provenance[field]).toBe("demo value")
    }
    expect(listed({ amortization_months: "360" }).provenance["amortization"]).toBeUndefined()
  })

  it("marks no price that the rule leaves open", () => {
    const all = Array.from({ length: 40 }, (_, at) => listed({ record_id: `TEST-${at}` }))
    const open = all.filter(({ mainInfo }) => mainInfo.listingPrice === null)
    expect([open.length > 0, open.length < all.length]).toEqual([true, true])
    for (const { mainInfo, provenance } of all)
      expect(provenance["listingPrice"]).toBe(mainInfo.listingPrice === null ? undefined : "demo value")
  })

  it("says that the value of a part of a loan is its share", () => {
    expect(listed({ loan_structure_code: "PP" }).provenance["estCollateralValue"]).toMatch(
      /^demo value: this note's share/,
    )
    expect(listed().provenance["estCollateralValue"]).toBeUndefined()
  })

  it("gives a record the same invented name and street line always, and another record another", () => {
    const one = listed()
    expect(listed({ upb: "1" }).mainInfo.name).toBe(one.mainInfo.name)
    const other = listed({ record_id: "TEST-2" })
    expect(other.mainInfo.name).not.toBe(one.mainInfo.name)
    expect(other.mainInfo.address.address).not.toBe(one.mainInfo.address.address)
  })

  it.each([
    [{ city: "" }, ["city"]],
    [{ zip: "" }, ["zip"]],
    [{ city: "", zip: "", state: "" }, ["city", "zip"]],
    [{ loan_structure_code: "PP", dscr_noi: "" }, ["collateral value"]],
    [{}, []],
  ])("leaves %j a Draft for want of %j", (over, missing) => {
    expect(listed(over).missing).toEqual(missing)
  })

  it.each([
    [{ state: "D0" }, "state D0 (Bermuda) is outside the United States"],
    [{ property_type_code: "SE" }, "property type SE names no property"],
    [{ property_type_code: "" }, "the property type is missing"],
    [{ payment_status_code: "9" }, "payment status 9 is unknown"],
    [{ payment_status_code: "" }, "the payment status is missing"],
    [{ upb: "0" }, "nothing is owed any more"],
  ])("refuses %j: %s", (over, refused) => {
    expect(listingOf(aRow(over))).toEqual({ refused })
  })
})
