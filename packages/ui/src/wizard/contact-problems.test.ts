import { anAsset } from "@xl/testkit/assets"
import { expect, it } from "vitest"
import { contactErrors } from "./contact-problems.ts"

const [advisor] = anAsset().contacts

it("says what is wrong with each field of each advisor, and nothing where all is well", () => {
  if (advisor === undefined) throw new Error("The example has an advisor.")
  const wrong = {
    ...advisor,
    firstName: "A+",
    lastName: "",
    emailAddress: "",
    officePhone: "12",
    whatsappNumber: "34",
  }
  expect(contactErrors([advisor])).toEqual({})
  expect(contactErrors([{ ...advisor, officePhone: "", whatsappNumber: null }])).toEqual({})
  expect(contactErrors([advisor, wrong])).toEqual({
    "contacts.1.firstName": "Wrong symbols in name",
    "contacts.1.lastName": "This field is required",
    "contacts.1.emailAddress": "Email is required",
    "contacts.1.officePhone": "Phone must look like (###)-###-####",
    "contacts.1.whatsappNumber": "Phone must look like (###)-###-####",
  })
})
