import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BankingInfoId, decode, Millis, must } from "../shared/index.ts"
import { BankCategory, ConnectionType, maskedAccount, maskedAccountNumber, OwnBank } from "./index.ts"
import { BankProvider } from "../settings/index.ts"

const fields = {
  bankingInfoId: "22222222-2222-4222-8222-222222222222",
  bankName: "First Bank",
  accountNumber: "000123456789",
  routingNumber: "021000021",
  lastFour: "6789",
  token: "tok",
  category: "Business",
  federalTaxID: "123456789",
  driversLicense: null,
  provider: "vopay",
  creationDate: 1_790_000_000_000,
}
const bank = { ...fields, needsAddress: false, isChosen: true, address: null }
const read = decode(OwnBank)
const refuses = (change: object) => Result.isFailure(read({ ...bank, ...change }))

describe("a bank account", () => {
  it("has eleven fields, none of which may be missing (ACC-212, BUY-095)", () => {
    expect(OwnBank.encode(Result.getOrThrow(read({ ...bank, other: 1 })))).toEqual(bank)
    expect(Object.keys(fields)).toHaveLength(11)
    for (const field of Object.keys(fields)) {
      expect(refuses({ [field]: undefined }), field).toBe(true)
      expect(refuses({ [field]: 1.5 }), field).toBe(true)
    }
  })

  it("tells by path, and never by value, what is wrong with it", () => {
    const answer = read({ ...bank, accountNumber: 4111 })
    const problems = Result.isFailure(answer) ? answer.failure.problems.join() : ""
    expect(problems).toContain("/accountNumber")
    expect(problems).not.toContain("4111")
  })

  it("is Business or Individual, and any other category is tolerated (ACC-213, BUY-096)", () => {
    expect(Object.keys(BankCategory.keys).toSorted()).toEqual(["Business", "Individual"])
    const categories = ["Business", "Individual", "Trust"].map((category) => read({ ...bank, category }))
    expect(categories.map((answer) => Result.getOrThrow(answer).category)).toEqual([
      "Business",
      "Individual",
      { unknown: "Trust" },
    ])
    expect(categories.map((answer) => OwnBank.encode(Result.getOrThrow(answer)).category)).toEqual([
      "Business",
      "Individual",
      "Trust",
    ])
  })

  it("is vopay's or plaid's, and any other provider is tolerated (ACC-214, BUY-097)", () => {
    expect(Object.keys(BankProvider.keys).toSorted()).toEqual(["plaid", "vopay"])
    const providers = ["vopay", "plaid", "dwolla"].map((provider) => read({ ...bank, provider }))
    expect(providers.map((answer) => Result.getOrThrow(answer).provider)).toEqual([
      "vopay",
      "plaid",
      { unknown: "dwolla" },
    ])
  })

  it("can be read from anything, or refused", () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Result.isFailure(read(value)) || OwnBank.is(value)).toBe(true)
      }),
    ))
})

it("is connected online or by hand (ACC-216)", () => {
  expect(Object.keys(ConnectionType.keys).toSorted()).toEqual(["manual", "online"])
  const read = ["online", "manual", "mail"].map((type) => Result.isSuccess(decode(ConnectionType)(type)))
  expect(read).toEqual([true, true, false])
})

describe("an account number for reading", () => {
  it("shows its last four digits alone (ACC-217, BUY-098)", () => {
    expect(maskedAccountNumber("000123456789")).toBe("••••6789")
    expect(maskedAccountNumber("0001 2345-6789")).toBe("••••6789")
    expect([maskedAccountNumber("0001 2345-67 "), maskedAccountNumber("1-2 3")]).toEqual(["••••4567", "••••"])
    expect([maskedAccountNumber("6789"), maskedAccountNumber("789"), maskedAccountNumber("")]).toEqual([
      "••••6789",
      "••••",
      "••••",
    ])
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,20}$/), (number) => {
        expect(maskedAccountNumber(number)).toBe(`••••${number.slice(-4)}`)
      }),
    )
  })

  it("is masked from whatever is told of the bank", () => {
    expect(maskedAccount({ accountNumber: "000123456789", lastFour: null })).toBe("••••6789")
    expect(maskedAccount({ accountNumber: null, lastFour: "6789" })).toBe("••••6789")
    expect(maskedAccount({ accountNumber: null, lastFour: null })).toBe("••••")
  })
})

it("has an id that is a UUID", () => {
  expect(must(BankingInfoId, bank.bankingInfoId)).toBe(bank.bankingInfoId)
  expect(must(Millis, bank.creationDate)).toBe(bank.creationDate)
  expect(BankingInfoId.is("1")).toBe(false)
})
