import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bankMessageOf, CONNECTION_FAILURES, CONNECTION_OPENS_AFTER, frameAddress, frameMessage } from "./index.ts"

const expected = { origin: "https://market.example", nonce: "n-1" }
const connected = {
  source: "xl-bank-connection",
  nonce: "n-1",
  event: "plaidConnected",
  publicToken: "public-1",
  accountId: "checking",
  bankName: "First Harbor Bank",
  connectionType: "online",
}
const heard = (data: unknown, origin = expected.origin) => frameMessage({ origin, data }, expected)

describe("what a frame posts", () => {
  it("is taken as one of four messages (ACC-621)", () => {
    expect(heard(connected)).toEqual(connected)
    const ours = { source: "xl-bank-connection", nonce: "n-1" }
    expect(heard({ ...ours, event: "vopayConnected", token: "t" })).toEqual({
      ...ours,
      event: "vopayConnected",
      token: "t",
    })
    expect(heard({ ...ours, event: "cancelled" })).toEqual({ ...ours, event: "cancelled" })
    for (const reason of CONNECTION_FAILURES)
      expect(heard({ ...ours, event: "failed", reason })).toEqual({ ...ours, event: "failed", reason })
    expect(CONNECTION_FAILURES).toEqual(["expired", "locked", "unavailable", "unsupported", "wrongCredentials"])
  })

  it("does nothing from another origin, with another nonce or in another shape (ACC-621)", () => {
    expect(heard(connected, "https://market.example.evil")).toBeNull()
    expect(heard(connected, "null")).toBeNull()
    expect(heard({ ...connected, nonce: "n-2" })).toBeNull()
    expect(heard({ ...connected, source: "xl" })).toBeNull()
    expect(heard({ ...connected, event: "connected" })).toBeNull()
    expect(heard({ ...connected, publicToken: 1 })).toBeNull()
    expect(heard({ ...connected, event: "failed", reason: "because" })).toBeNull()
    expect(heard(JSON.stringify(connected))).toBeNull()
  })

  it("never breaks its page, whatever it is", () =>
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(heard(data)).toBeNull()
      }),
    ))
})

it("is opened half a second after its dialog, with token and nonce behind the #", () => {
  expect(CONNECTION_OPENS_AFTER).toBe(500)
  expect(frameAddress({ page: "/bank-connection/plaid", token: "a&b=c #" }, "n&1")).toBe(
    "/bank-connection/plaid#token=a%26b%3Dc%20%23&nonce=n%261",
  )
})

it("adds what was connected to the owner's number, from plaid with how, public token and account id (ACC-215)", () => {
  const owner = { category: "Business", federalTaxID: "12-3456789", driversLicense: null } as const
  const frame = { source: "xl-bank-connection", nonce: "n-1" } as const
  expect(bankMessageOf({ ...frame, event: "vopayConnected", token: "t" }, owner)).toEqual({
    provider: "vopay",
    ...owner,
    token: "t",
    bankName: null,
  })
  const plaid = { publicToken: "public-1", accountId: "checking", bankName: "First Harbor Bank" }
  expect(bankMessageOf({ ...frame, ...plaid, event: "plaidConnected", connectionType: "online" }, owner)).toEqual({
    provider: "plaid",
    ...owner,
    token: null,
    bankName: "First Harbor Bank",
    connectionType: "online",
    plaidPublicToken: "public-1",
    plaidAccountId: "checking",
  })
})
