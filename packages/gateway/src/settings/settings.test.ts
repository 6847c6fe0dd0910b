import { expect, it } from "vitest"
import { CONFIG, testMarket } from "../testing/market.ts"

const market = await testMarket()

it("tells anybody which build answers (ACC-537)", async () => {
  expect(CONFIG.buildBranch).not.toBe("")
  expect(await market.does(null, "{ getMarketplaceBuildBranch }")).toBe(CONFIG.buildBranch)
})

it("tells a guest what the operator switched on (ACC-466, SEL-381)", async () => {
  const asked = `{ getSettings { autoDeposit userProfileRequired userNotificationsCriteriaRequired passwordlessRegistrationEnabled
    aggregateFunds depositPaymentProvider depositIframeProvider depositInstructions governingState } }`
  expect(await market.does(null, asked)).toEqual({
    autoDeposit: false,
    userProfileRequired: true,
    userNotificationsCriteriaRequired: true,
    passwordlessRegistrationEnabled: CONFIG.passwordlessRegistration,
    aggregateFunds: "warn",
    depositPaymentProvider: "plaid",
    depositIframeProvider: "plaid",
    depositInstructions: "",
    governingState: "DE",
  })
})
