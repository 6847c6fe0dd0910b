import { aProfile } from "@xl/testkit/market"
import { expect, it } from "vitest"
import { EMPTY_FORM, formOf } from "./index.ts"

it("begins with '1' for assets under management (ACC-503)", () => {
  expect([formOf(aProfile({ aum: null })).aum, formOf(aProfile({ aum: "25" })).aum]).toEqual(["1", "25"])
  expect(EMPTY_FORM.aum).toBe("1")
})

it("begins with the United States as the country (ACC-611)", () => {
  const { address, purchasingEntityAddress } = formOf(aProfile({ address: null }))
  expect([address.country, purchasingEntityAddress.country]).toEqual(["United States", "United States"])
  expect(EMPTY_FORM.address.country).toBe("United States")
})

it("shows a stored phone with its mask", () => {
  expect(formOf(aProfile({ officePhone: "5125550100" })).officePhone).toBe("(512)-555-0100")
})
