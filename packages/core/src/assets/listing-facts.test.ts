import { aNewAsset, anAsset } from "@xl/testkit/assets"
import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { decode, must } from "../shared/decode.ts"
import { Rate } from "../shared/money.ts"
import { drafted } from "./creation.ts"
import {
  Address,
  Asset,
  Contact,
  contactProblems,
  Legal,
  LoanStatus,
  MainInfo,
  mainInfoProblems,
  newAssetProblems,
  normalizedMainInfo,
  NoteOverview,
  PropertyOverview,
  sentNote,
  StatusFilter,
} from "./index.ts"
import { AssetStatus } from "../kernel/index.ts"
import { isPlainText, plainText } from "../shared/index.ts"

describe("the text check", () => {
  it("takes letters, digits, whitespace and , : _ ' ( ) / . - (SEL-251)", () => {
    expect(isPlainText("Lot 7, Block_B: 'Old Mill' (east/west).-\t\n")).toBe(true)
    expect(isPlainText("")).toBe(true)
  })

  it.each(Array.from("!$#|+?&*"))("refuses %s (SEL-252)", (character) => {
    expect(isPlainText(`Old${character}Mill`)).toBe(false)
  })

  it("refuses every other character too (SEL-253)", () => {
    const allowed = /^[A-Za-z0-9,:_'()/.\-\s]$/
    fc.assert(
      fc.property(fc.integer({ min: 0x20, max: 0x7e }), (code) => {
        const character = String.fromCharCode(code)
        expect(isPlainText(character)).toBe(allowed.test(character))
      }),
      { numRuns: inProportion(500) },
    )
    expect(["@", "%", ";", '"'].filter(isPlainText)).toEqual([])
  })

  it("maps accented vowels to plain ones (SEL-254)", () => {
    expect(plainText("áéíóúü ÁÉÍÓÚÜ")).toBe("aeiouu AEIOUU")
    expect(isPlainText("Avenida Martí")).toBe(true)
  })

  it("maps the n-tilde to n (SEL-255)", () => {
    expect(plainText("Peña, PEÑA")).toBe("Pena, PENA")
    expect(isPlainText("Peña")).toBe(true)
  })

  it("names the field it refuses", () => {
    expect(mainInfoProblems({ ...anAsset().mainInfo, name: "A & B" })).toEqual([
      { field: "name", message: "Wrong symbols in name" },
    ])
  })
})

describe("creating a listing", () => {
  const info = aNewAsset().mainInfo
  const fieldsAt = (change: Parameters<typeof aNewAsset>[0]) =>
    newAssetProblems(aNewAsset(change)).map(({ field }) => field)

  it("in full needs name, type, loan status, balance, address and the three tier ids (SEL-257)", () => {
    expect(fieldsAt({})).toEqual([])
    expect(fieldsAt({ mainInfo: { ...info, name: "" } })).toEqual(["name"])
    expect(fieldsAt({ mainInfo: { ...info, type: null } })).toEqual(["type"])
    expect(fieldsAt({ mainInfo: { ...info, assetStatus: null } })).toEqual(["assetStatus"])
    expect(fieldsAt({ mainInfo: { ...info, upb: null } })).toEqual(["upb"])
    expect(fieldsAt({ mainInfo: { ...info, address: { ...info.address, address: "" } } })).toEqual(["address"])
    expect(fieldsAt({ tiers: { tier_home_id: "", tier1_id: " ", tier2_id: "" } })).toEqual([
      "tier_home_id",
      "tier1_id",
      "tier2_id",
    ])
  })

  it("beforehand needs only the address and the three tier ids (SEL-258)", () => {
    const bare = { ...info, name: "", type: null, assetStatus: null, upb: null }
    expect(fieldsAt({ mainInfo: bare })).toEqual([])
    expect(fieldsAt({ mainInfo: { ...bare, address: { ...info.address, address: "" } } })).toEqual(["address"])
    expect(fieldsAt({ mainInfo: bare, tiers: { ...anAsset().tiers, tier2_id: "" } })).toEqual(["tier2_id"])
  })

  it("makes the country USA whatever was entered (SEL-262)", () => {
    expect(normalizedMainInfo({ ...info, address: { ...info.address, country: "Canada" } }).address.country).toBe("USA")
  })

  it("makes the subtype a list with None where none is named (SEL-263)", () => {
    expect(normalizedMainInfo({ ...info, subtype: [] }).subtype).toEqual(["None"])
    expect(normalizedMainInfo({ ...info, subtype: ["Strip mall"] }).subtype).toEqual(["Strip mall"])
  })

  it("keeps contacts unique by e-mail, whatever the case (SEL-249)", () => {
    const [ada] = anAsset().contacts
    const contact = ada === undefined ? [] : [ada, { ...ada, emailAddress: " ADA@example.com" }]
    expect(contactProblems(contact).map(({ field }) => field)).toEqual(["contacts"])
    expect(contactProblems(contact.slice(1))).toEqual([])
  })
})

/** Names of fields, in a sentence. */
const fields = (text: string): Array<string> => text.split(/\s+/)

describe("what a listing holds", () => {
  it("is a performing, sub-performing or non-performing loan (SEL-106)", () => {
    expect(Object.keys(LoanStatus.keys)).toEqual(["Performing Loan", "Sub-Performing Loan", "Non-Performing Loan"])
    expect(Result.isFailure(decode(LoanStatus)("Draft"))).toBe(true)
  })

  it("has the note overview's fields (SEL-118)", () => {
    expect(Object.keys(sentNote(anAsset()))).toEqual(
      expect.arrayContaining(
        fields(`numberOfLoans originationDate maturityDate loanAmount unpaidPrincipalBalance totalPayoff
         estCollateralValue initialInterestRate initialInterestType currentInterestRate
         defaultInterestRate term penalty amortization modified assumptionOfLoanAllowed
         prePaymentLimitations monetaryDefault maturityDefault technicalDefault recourse`),
      ),
    )
  })

  it("sends the note's money as amount and currency (SEL-119)", () => {
    const sent = sentNote(anAsset())
    expect([sent.loanAmount, sent.unpaidPrincipalBalance, sent.totalPayoff, sent.estCollateralValue]).toEqual([
      { amount: "12000000.00", currency: "USD" },
      { amount: "10000000.00", currency: "USD" },
      { amount: "10500000.00", currency: "USD" },
      { amount: "14000000.00", currency: "USD" },
    ])
  })

  it("sends days as ISO date-times at UTC midnight (SEL-266)", () => {
    const { mainInfo, noteOverview } = anAsset()
    const note = NoteOverview.encode({ ...noteOverview, paidThroughDate: mainInfo.upbDate })
    expect([MainInfo.encode(mainInfo).upbDate, note.originationDate, note.maturityDate, note.paidThroughDate]).toEqual([
      "2026-11-01T00:00:00.000Z",
      "2016-05-01T00:00:00.000Z",
      "2026-05-01T00:00:00.000Z",
      "2026-11-01T00:00:00.000Z",
    ])
    expect(decode(NoteOverview)({ ...note, maturityDate: "2026-05-01" })).toEqual(decode(NoteOverview)(note))
    expect(Result.isFailure(decode(NoteOverview)({ ...note, maturityDate: "2026-05-01T12:00:00.000Z" }))).toBe(true)
  })

  it("sends yes and no as booleans, or null when unset (SEL-121)", () => {
    const sent = NoteOverview.encode({ ...anAsset().noteOverview, recourse: null, modified: true })
    expect([sent.recourse, sent.modified, sent.monetaryDefault, sent.maturityDefault]).toEqual([
      null,
      true,
      true,
      false,
    ])
    expect(Result.isFailure(decode(NoteOverview)({ ...sent, recourse: "yes" }))).toBe(true)
    const answers = { ...anAsset().noteOverview, recourse: null, assumptionOfLoanAllowed: false }
    expect(decode(NoteOverview)(NoteOverview.encode(answers))).toEqual(Result.succeed(answers))
  })

  it("has the property overview's fields (SEL-122)", () => {
    expect(Object.keys(PropertyOverview.encode(anAsset().propertyOverview))).toEqual(
      expect.arrayContaining(
        fields(`classField yearBuilt yearRenovated size apn zoning nraTotal unitOfMeasure constructionType
         propertyTaxesCurrent buildingLayout units stories buildings condo multiProperty parkingType
         parkingSpaces environmentalIssues propertyCondition feeLeasehold largestTenantCredit tenantType
         isOwnerOccupied ownerOcc`),
      ),
    )
  })

  it("takes rates below 0 and above 100 percent (SEL-240)", () => {
    const odd = {
      ...anAsset().noteOverview,
      currentInterestRate: must(Rate, -10_000),
      initialInterestRate: must(Rate, 1_500_000),
    }
    expect(decode(NoteOverview)(NoteOverview.encode(odd))).toEqual(Result.succeed(odd))
  })

  it("takes years before 1000 and after 2100 (SEL-241)", () => {
    const sent = { ...PropertyOverview.encode(anAsset().propertyOverview), yearBuilt: 999, yearRenovated: 2101 }
    const read = Result.getOrThrow(decode(PropertyOverview)(sent))
    expect([read.yearBuilt, read.yearRenovated]).toEqual([999, 2101])
  })
})

describe("a new listing", () => {
  const made = (change: Parameters<typeof aNewAsset>[0], lenderDirect90 = false) =>
    drafted(aNewAsset(change), anAsset().id, anAsset().owners[0] ?? aSeller().id, EXAMPLE_NOW, lenderDirect90)

  it("is on the plan LenderDirect where no other is named (SEL-109)", () => {
    expect([made({ pricingPlan: " " }).pricingPlan, made({ pricingPlan: "FullService" }).pricingPlan]).toEqual([
      "LenderDirect",
      "FullService",
    ])
  })

  it("carries the 90-day flag of LenderDirect listings (SEL-462)", () => {
    const flags = [made({}, true), made({}, false), made({ pricingPlan: "FullService" }, true)]
    expect(flags.map(({ lenderDirect90 }) => lenderDirect90)).toEqual([true, false, false])
  })

  it("keeps the three folders of its data room (SEL-124)", () => {
    expect(Asset.encode(made({})).tiers).toEqual(anAsset().tiers)
    expect(Object.keys(anAsset().tiers)).toEqual(["tier_home_id", "tier1_id", "tier2_id"])
  })
})

describe("parts of a listing", () => {
  it("are an address of country, state, city, address and zip code (SEL-116)", () => {
    const { address } = anAsset().mainInfo
    expect(Address.encode(address)).toEqual(address)
    expect(Object.keys(address).toSorted()).toEqual(["address", "city", "country", "state", "zipCode"])
    for (const field of Object.keys(address)) {
      expect(Result.isFailure(decode(Address)({ ...address, [field]: null }))).toBe(true)
    }
  })

  it("are advisors with name, phones, e-mail, company, picture and job (SEL-117)", () => {
    const advisor = {
      firstName: "Ada",
      lastName: "Advisor",
      officePhone: "5125550100",
      emailAddress: "ada@example.com",
      companyName: "Advisors LLC",
      whatsappNumber: "5125550101",
      avatar: "ada",
      jobTitle: "Partner",
    }
    expect(decode(Contact)(advisor)).toEqual(Result.succeed(advisor))
    expect(Contact.encode(advisor)).toEqual(advisor)
  })

  it("are numbers of the note as numbers, or null when empty (SEL-267)", () => {
    const note = anAsset().noteOverview
    const sent = NoteOverview.encode({ ...note, loanAmount: null, dscr: null, term: "" })
    expect([sent.numberOfLoans, sent.loanAmount, sent.dscr, sent.term]).toEqual([1, null, null, null])
    const read = Result.getOrThrow(decode(NoteOverview)(NoteOverview.encode(note)))
    expect([read.numberOfLoans, read.totalPayoff, read.estCollateralValue].map((number) => typeof number)).toEqual(
      [1, 2, 3].map(() => "number"),
    )
    const numbers = fields(`numberOfLoans loanAmount totalPayoff estCollateralValue initialInterestRate
      currentInterestRate defaultInterestRate`)
    for (const field of numbers) {
      const withField = (value: unknown) => Result.isSuccess(decode(NoteOverview)({ ...sent, [field]: value }))
      expect([withField(null), withField("")], field).toEqual([true, false])
    }
  })

  it("are empty texts as null, in each part and in each entry of a list (ACC-405, ACC-406)", () => {
    const { contacts, legal, mainInfo, noteOverview, propertyOverview } = anAsset()
    expect(MainInfo.encode({ ...mainInfo, name: "", title: "", type: "" })).toMatchObject({
      name: "",
      title: null,
      type: null,
    })
    expect(NoteOverview.encode({ ...noteOverview, penalty: "", valueSource: "" })).toMatchObject({
      penalty: null,
      valueSource: null,
    })
    expect(PropertyOverview.encode({ ...propertyOverview, apn: "", noi: "" })).toMatchObject({ apn: null, noi: null })
    expect(Legal.encode({ ...legal, customCAText: "" }).customCAText).toBeNull()
    const advisor = { ...contacts[0], jobTitle: "", companyName: " " }
    const read = Result.getOrThrow(decode(Contact)(advisor))
    expect([read.jobTitle, read.companyName]).toEqual([null, " "])
    expect(Result.isFailure(decode(MainInfo)({ ...MainInfo.encode(mainInfo), title: undefined }))).toBe(true)
  })

  it("are numbers of a property as numbers, or null when empty (SEL-268)", () => {
    const typed = { ...PropertyOverview.encode(anAsset().propertyOverview), units: 12, stories: 3, size: null }
    const read = decode(PropertyOverview)(typed)
    expect(Result.isSuccess(read) && [read.success.units, read.success.stories, read.success.size]).toEqual([
      12,
      3,
      null,
    ])
    const numbers = "yearBuilt yearRenovated size nraTotal units stories buildings parkingSpaces ownerOcc".split(" ")
    for (const field of numbers) {
      expect(Result.isFailure(decode(PropertyOverview)({ ...typed, [field]: "12" }))).toBe(true)
    }
  })
})

describe("a search", () => {
  it("knows Published.WithOffers, which is no status that is kept (SEL-153)", () => {
    expect(Result.isSuccess(decode(StatusFilter)("Published.WithOffers"))).toBe(true)
    expect(Result.isFailure(decode(AssetStatus)("Published.WithOffers"))).toBe(true)
  })
})
