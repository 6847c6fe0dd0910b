import { describe, expect, it } from "vitest"
import { addBankProvider, type BankChoice, selectableBanks, submitsAtOnce } from "./index.ts"
import { BankProvider } from "../settings/index.ts"

const other = { unknown: "dwolla" }
const banks = [
  { name: "A", provider: "vopay" },
  { name: "B", provider: "plaid" },
  { name: "C", provider: other },
  { name: "D", provider: "vopay" },
] as const

const chosen = (choice: Partial<BankChoice>) =>
  selectableBanks(banks, { failed: null, depositPaymentProvider: "plaid", depositIframeProvider: "plaid", ...choice })
    .map(({ name }) => name)
    .join("")

const providers = ["plaid", "vopay"] as const
/** What is offered where none failed, by payment provider and then by frame. */
const unfailed = () => configurations.map((configuration) => chosen(configuration)).join(" ")
const configurations = providers.flatMap((depositPaymentProvider) =>
  providers.map((depositIframeProvider) => ({ depositPaymentProvider, depositIframeProvider })),
)

describe("the banks to choose from", () => {
  it("are all of them after a vopay bank failed (ACC-624, BUY-170)", () => {
    for (const configuration of configurations) expect(chosen({ ...configuration, failed: "vopay" })).toBe("ABCD")
    expect(unfailed()).toBe("B B ABD AD")
  })

  it("are plaid's after a plaid bank failed (ACC-625, BUY-171)", () => {
    for (const configuration of configurations) expect(chosen({ ...configuration, failed: "plaid" })).toBe("B")
    expect(unfailed()).toBe("B B ABD AD")
  })

  it("follow the configured provider and frame where none failed (ACC-626, ACC-627, BUY-173)", () => {
    expect(chosen({ depositPaymentProvider: "plaid", depositIframeProvider: "plaid" })).toBe("B")
    expect(chosen({ depositPaymentProvider: "plaid", depositIframeProvider: "vopay" })).toBe("B")
    expect(chosen({ depositPaymentProvider: "vopay", depositIframeProvider: "vopay" })).toBe("AD")
    expect(chosen({ depositPaymentProvider: "vopay", depositIframeProvider: "plaid" })).toBe("ABD")
  })

  it("take a provider that the list does not have for plaid", () => {
    expect(chosen({ depositPaymentProvider: other })).toBe("B")
    expect(chosen({ failed: other, depositPaymentProvider: "vopay", depositIframeProvider: "vopay" })).toBe("AD")
  })
})

describe("the Add New Bank dialog", () => {
  it("shows plaid's frame by default, or that of vopay, the other provider (ACC-616)", () => {
    expect(addBankProvider({})).toBe("plaid")
    expect(Object.keys(BankProvider.keys).toSorted()).toEqual(["plaid", "vopay"])
    expect(addBankProvider({ depositIframeProvider: "vopay" })).toBe("vopay")
  })

  it("asks the frame's provider first, then the payments' (BUY-176)", () => {
    expect(addBankProvider({ depositIframeProvider: "plaid", depositPaymentProvider: "vopay" })).toBe("plaid")
    expect(addBankProvider({ depositIframeProvider: null, depositPaymentProvider: "vopay" })).toBe("vopay")
    expect(addBankProvider({ depositIframeProvider: other, depositPaymentProvider: other })).toBe("plaid")
  })
})

it("submits at once to Plaid alone", () =>
  expect([submitsAtOnce("plaid"), submitsAtOnce("vopay")]).toEqual([true, false]))
