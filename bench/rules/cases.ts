import type { SellerInfo } from "@xl/core/profiles"

export interface SignUp {
  readonly email: string
  readonly password: string
}

export const SIGN_UPS: { readonly [kind in "invalid" | "valid"]: SignUp } = {
  valid: { email: "pat.reyes@example-capital.com", password: "Open-House-26" },
  invalid: { email: "pat reyes@example", password: "openhouse" },
}

const entityAddress = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }
const valid: SellerInfo = {
  entityName: "Example Capital (Fund I) & Co, LLC",
  entityAddress,
  phoneNumber: "(212)-555-0142",
  executive: true,
  title: "Partner",
  signedByFirstName: "Zoë",
  signedByLastName: "O'Neill",
}
export const SELLERS: { readonly [kind in "invalid" | "valid"]: SellerInfo } = {
  valid,
  invalid: {
    ...valid,
    entityName: "Example <Capital>",
    entityAddress: { ...entityAddress, city: " ", zipCode: "7870" },
    phoneNumber: "212 555",
    executive: false,
    signedByLastName: "",
  },
}
