import { describe, expect, it } from "vitest"
import { bankFaults, bankProvidersOf, type GivenBanks } from "./banks.ts"

const NOTHING: GivenBanks = {
  PLAID_CLIENT_ID: undefined,
  PLAID_SECRET: undefined,
  PUBLIC_ORIGIN: undefined,
  VOPAY_ACCOUNT_ID: undefined,
  VOPAY_API_KEY: undefined,
  VOPAY_FRAME_ORIGIN: undefined,
  VOPAY_SHARED_SECRET: undefined,
}
const BOTH = {
  ...NOTHING,
  PLAID_CLIENT_ID: "client",
  PLAID_SECRET: "secret",
  VOPAY_ACCOUNT_ID: "42",
  VOPAY_API_KEY: "key",
  VOPAY_SHARED_SECRET: "shared",
}
const SANDBOX = {
  plaid: { url: "https://sandbox.plaid.com", clientId: "client", secret: "secret" },
  vopay: {
    url: "https://earthnode-dev.vopay.com/api/v2",
    accountId: "42",
    key: "key",
    sharedSecret: "shared",
    frameOrigin: "https://earthnode-dev.vopay.com",
  },
}

describe("the bank providers of a deployment", () => {
  it("are none where nothing is configured", () => {
    expect(bankProvidersOf(NOTHING)).toEqual({ plaid: null, vopay: null })
    expect(bankFaults(NOTHING)).toEqual([])
  })

  it.each([undefined, "http://localhost:3000", "https://dev.market.example", "https://test.market.example"])(
    "are their sandboxes at %s (ACC-674)",
    (PUBLIC_ORIGIN) => {
      expect(bankProvidersOf({ ...BOTH, PUBLIC_ORIGIN })).toEqual(SANDBOX)
    },
  )

  it.each(["https://stage.market.example", "https://market.example"])(
    "are the real ones at %s (ACC-675)",
    (PUBLIC_ORIGIN) => {
      expect(bankProvidersOf({ ...BOTH, PUBLIC_ORIGIN })).toEqual({
        plaid: { ...SANDBOX.plaid, url: "https://production.plaid.com" },
        vopay: {
          ...SANDBOX.vopay,
          url: "https://earthnode.vopay.com/api/v2",
          frameOrigin: "https://earthnode.vopay.com",
        },
      })
    },
  )

  it("frame VoPay's page from where the operator says", () => {
    const { vopay } = bankProvidersOf({ ...BOTH, VOPAY_FRAME_ORIGIN: "https://frame.vopay.example" })
    expect(vopay?.frameOrigin).toBe("https://frame.vopay.example")
  })

  it("are not set by halves", () => {
    expect(bankFaults({ ...BOTH, PLAID_SECRET: undefined, VOPAY_API_KEY: undefined })).toEqual([
      "PLAID_SECRET must be set where PLAID_CLIENT_ID is.",
      "VOPAY_API_KEY must be set where VOPAY_ACCOUNT_ID is.",
    ])
  })
})
