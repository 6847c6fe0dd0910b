import { PostalAddress, type Profile } from "@xl/core/profiles"
import { addDays, Cents, dayOf, must } from "@xl/core/shared"
import { START } from "./start.ts"

const address = must(PostalAddress, {
  country: "United States",
  state: "IL",
  city: "Chicago",
  address: "1 Main Street",
  zipCode: "60606",
})

/** All that a role request wants to know. */
export const complete = (profile: Profile): Profile => ({
  ...profile,
  firstName: "Robin",
  lastName: "Reyes",
  officePhone: "2025550123",
  companyName: "Reyes Capital",
  companyProfile: ["Lender"],
  jobTitle: "Partner",
  aum: "1",
  address,
})

/** A certified seller. */
export const asSeller = (profile: Profile): Profile => ({
  ...complete(profile),
  sellerProfile: {
    ...profile.sellerProfile,
    entityName: "Reyes Holdings",
    entityAddress: address,
    phoneNumber: "2025550123",
    executive: true,
    title: "Partner",
    signedByFirstName: "Robin",
    signedByLastName: "Reyes",
    status: "Active",
    dateModified: START,
    confirmationDate: START,
  },
})

/** A buyer whose $90,000,000 were approved so many days before the start. */
export const asBuyer =
  (days = 0) =>
  (profile: Profile): Profile => {
    const fundsApprovalDate = addDays(dayOf(START), -days)
    return {
      ...complete(profile),
      buyerProfile: {
        ...profile.buyerProfile,
        approved: true,
        pofSum: must(Cents, 9_000_000_000),
        fundsApprovalDate,
        fundsApprovalExpiryDate: addDays(fundsApprovalDate, 89),
        approvedBy: { firstName: "Ada", lastName: "Admin", email: "ada@market.example" },
      },
    }
  }
