import { anOffer } from "@xl/testkit/offers"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { messageOf } from "../messages/index.ts"
import { must } from "../shared/decode.ts"
import type { TransferLeg } from "../offers/index.ts"
import { BankingInfoId, Cents, Day, Millis, UserId } from "../shared/index.ts"
import type { BankAccount } from "./account.ts"
import {
  bankAddressFailures,
  BankFieldsInvalid,
  BankIdentityMissing,
  BankInUse,
  BankNotConnected,
  BankNotFound,
  BankNotSelectable,
  CONNECTION_FAILURES,
  ownBank,
} from "./index.ts"
import { bankNamed, chosenBank, identityEnd, identityOf, withBankAddress } from "./rules.ts"
import { removableBank, removedBank } from "../market/banking/removal.ts"

const id = (n: number) => must(BankingInfoId, `7b000000-0000-4000-8000-00000000000${n}`)
const account = (n: number, change: Partial<BankAccount> = {}): BankAccount => ({
  id: id(n),
  owner: must(UserId, "11111111-1111-4111-8111-111111111111"),
  bankName: "First Harbor Bank",
  routingNumber: "011401533",
  lastFour: "6789",
  category: "Business",
  provider: "plaid",
  connectionType: "online",
  identityEnd: "4321",
  needsAddress: true,
  address: null,
  isChosen: false,
  creationDate: must(Millis, 1_790_000_000_000),
  removedAt: null,
  sealed: { token: "sealed token", identity: "sealed number" },
  ...change,
})
const CHOICE = { failed: null, depositPaymentProvider: "plaid", depositIframeProvider: "plaid" } as const
const sent = { category: "Business", federalTaxID: null, driversLicense: null } as const
const problem = (field: string, message: string) =>
  Result.fail(new BankFieldsInvalid({ problems: [{ field, message }] }))

describe("the number of an account's owner, as it is sent", () => {
  it("is the one that the category asks for", () => {
    expect(identityOf({ ...sent, federalTaxID: "123456789" })).toEqual(Result.succeed("123456789"))
    expect(identityOf({ ...sent, federalTaxID: "12-3456789", driversLicense: "!" })).toEqual(
      Result.succeed("123456789"),
    )
    expect(identityOf({ category: "Individual", federalTaxID: "1", driversLicense: "d1-2" })).toEqual(
      Result.succeed("D12"),
    )
  })

  it("is refused beside its field", () => {
    expect(identityOf(sent)).toEqual(problem("federalTaxID", "Federal tax ID is required"))
    expect(identityOf({ ...sent, federalTaxID: "12345678" })).toEqual(
      problem("federalTaxID", "Federal tax ID must look like ##-#######"),
    )
    for (const federalTaxID of ["1234567890", "x123456789", "123456789x"])
      expect(identityOf({ ...sent, federalTaxID })).toEqual(
        problem("federalTaxID", "Federal tax ID must look like ##-#######"),
      )
    expect(identityOf({ ...sent, category: "Individual" })).toEqual(
      problem("driversLicense", "Driver's license number is required"),
    )
  })

  it("shows at most its last four characters, and never more than half", () => {
    expect(["123456789", "D123", "D1", "1"].map(identityEnd)).toEqual(["6789", "23", "1", ""])
  })
})

describe("what an owner is shown of an account", () => {
  it("are the ends of its numbers, and never what is sealed", () => {
    const shown = ownBank(account(1))
    expect(shown).toEqual({
      bankingInfoId: id(1),
      bankName: "First Harbor Bank",
      accountNumber: "••••6789",
      routingNumber: "011401533",
      lastFour: "6789",
      token: null,
      category: "Business",
      federalTaxID: "••••4321",
      driversLicense: null,
      provider: "plaid",
      creationDate: 1_790_000_000_000,
      needsAddress: true,
      isChosen: false,
      address: null,
    })
    expect(JSON.stringify(shown)).not.toContain("sealed")
  })

  it("says where a number is not known", () => {
    const unknown = ownBank(account(1, { lastFour: null, identityEnd: null }))
    expect([unknown.accountNumber, unknown.lastFour, unknown.federalTaxID]).toEqual([null, null, null])
    const person = ownBank(account(1, { category: "Individual" }))
    expect([person.federalTaxID, person.driversLicense]).toEqual([null, "••••4321"])
  })
})

describe("one of somebody's accounts", () => {
  it("is found unless it was removed", () => {
    expect(bankNamed([account(1), account(2)], id(2))).toEqual(Result.succeed(account(2)))
    expect(bankNamed([account(1)], id(2))).toEqual(Result.fail(new BankNotFound()))
    expect(bankNamed([account(1, { removedAt: must(Millis, 1) })], id(1))).toEqual(Result.fail(new BankNotFound()))
  })

  it("is chosen in the place of the one before", () => {
    const banks = [account(1, { isChosen: true }), account(2)]
    expect(chosenBank(banks, id(2), CHOICE)).toEqual(
      Result.succeed([account(2, { isChosen: true }), account(1, { isChosen: false })]),
    )
    expect(chosenBank(banks, id(1), CHOICE)).toEqual(Result.succeed([account(1, { isChosen: true })]))
  })

  it("is not chosen where it is not there, its provider is not used, or its owner's number is missing", () => {
    expect(chosenBank([], id(1), CHOICE)).toEqual(Result.fail(new BankNotFound()))
    expect(chosenBank([account(1, { provider: "vopay" })], id(1), CHOICE)).toEqual(Result.fail(new BankNotSelectable()))
    expect(chosenBank([account(1, { identityEnd: null })], id(1), CHOICE)).toEqual(
      Result.fail(new BankIdentityMissing()),
    )
  })

  it("stays while the deposit of an offer goes through it, as a buyer's or as a seller's", () => {
    const [buyer, chosen] = [account(1).owner, account(1, { isChosen: true })]
    const other = must(UserId, "77777777-7777-4777-8777-777777777777")
    const plain = { deposit: anOffer().deposit, owners: [buyer], sellerId: other, status: "Published" } as const
    const transfers = (...legs: ReadonlyArray<TransferLeg>) =>
      legs.map((leg) => ({ leg, reference: "1", date: must(Day, "2026-11-28"), recordedAt: must(Millis, 1) }))
    const deposit = (...legs: ReadonlyArray<TransferLeg>) => ({ ...plain.deposit, transfers: transfers(...legs) })
    const sold = { ...plain, owners: [other], sellerId: buyer }
    const [stays, goes] = [Result.fail(new BankInUse()), Result.succeed(chosen)]
    const rows = [
      [plain, stays],
      [{ ...plain, status: "BestAndFinal" }, stays],
      [{ ...plain, status: "Successful", deposit: deposit("fund") }, stays],
      [{ ...plain, status: "Successful", deposit: deposit("fund", "withdrawToSeller") }, goes],
      [{ ...plain, status: "Withdrawn" }, goes],
      [{ ...plain, status: "Withdrawn", deposit: deposit("fund") }, stays],
      [{ ...plain, status: "Withdrawn", deposit: deposit("fund", "refundToBuyer") }, goes],
      [{ ...plain, status: "Draft" }, goes],
      [{ ...plain, deposit: { ...plain.deposit, value: must(Cents, 0) } }, goes],
      [{ ...plain, owners: [other, buyer] }, goes],
      [sold, goes],
      [{ ...sold, status: "Successful" }, stays],
      [{ ...sold, status: "Canceled", deposit: { ...deposit("fund"), decision: "open" } }, stays],
      [{ ...sold, status: "Successful", deposit: deposit("fund", "withdrawToAdmin") }, goes],
    ] as const
    for (const [offer, wanted] of rows) expect(removableBank(chosen, [offer])).toEqual(wanted)
    expect(removableBank(account(1), [plain])).toEqual(Result.succeed(account(1)))
    expect(removableBank(chosen, [])).toEqual(goes)
  })

  it("leaves nothing sealed when it is removed", () => {
    const home = { address: "1 Main Street", city: "Austin", state: "TX", zipCode: "78701" }
    expect(removedBank(account(1, { isChosen: true, address: home }), must(Millis, 5))).toEqual(
      account(1, {
        isChosen: false,
        identityEnd: null,
        address: null,
        removedAt: must(Millis, 5),
        sealed: { token: null, identity: null },
      }),
    )
  })
})

describe("the address of an account's holder", () => {
  const home = { address: " 1 Main Street ", city: "Austin ", state: "TX", zipCode: "78701" }
  it("is kept without outer blanks, and asked for no more", () => {
    expect(withBankAddress(account(1), home)).toEqual(
      Result.succeed(
        account(1, { needsAddress: false, address: { ...home, address: "1 Main Street", city: "Austin" } }),
      ),
    )
  })

  it("is refused field by field", () => {
    expect(bankAddressFailures({ address: "", city: "<b>", state: "Texas", zipCode: "1" })).toEqual({
      address: "required",
      city: "citySymbols",
      state: "stateUnknown",
      zipCode: "zipLength",
    })
    expect(bankAddressFailures({ ...home, address: "1 <b> Street" }).address).toBe("addressSymbols")
    expect(bankAddressFailures({ ...home, state: " " }).state).toBe("required")
    expect(withBankAddress(account(1), { ...home, state: "" })).toEqual(problem("state", "This field is required"))
  })
})

it("has a sentence for every refusal", () => {
  expect(
    CONNECTION_FAILURES.map((reason) => messageOf(new BankNotConnected({ reason }))).concat([
      messageOf(new BankNotFound()),
      messageOf(new BankNotSelectable()),
      messageOf(new BankIdentityMissing()),
      messageOf(
        new BankFieldsInvalid({
          problems: [
            { field: "a", message: "One." },
            { field: "b", message: "Two." },
          ],
        }),
      ),
    ]),
  ).toEqual([
    "This bank connection is no longer good. Please connect the bank again.",
    "Your bank has locked this account. Please unlock it at your bank, then connect it again.",
    "The payment provider does not answer. Please try again in a few minutes.",
    "This account cannot be used for deposits. Please connect a checking or savings account.",
    "Your bank did not accept the user name or the password. Please connect the bank again.",
    "There is no such bank.",
    "Deposits do not go through this bank's provider now. Please choose another bank.",
    "This bank needs a federal tax ID or a driver's license number before it can be chosen.",
    "One. Two.",
  ])
})
