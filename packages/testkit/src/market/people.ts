import type { Profile } from "@xl/core/profiles"
import { newProfile } from "@xl/core/market/profiles"
import type { Actor, Role } from "@xl/core/kernel"
import { Cents, Day, Millis, must, UserId } from "@xl/core/shared"
import { aUuid } from "../shared/counted-ids.ts"

/** 28 November 2026, 00:00 UTC: the day on which examples play. */
export const EXAMPLE_NOW = must(Millis, Date.UTC(2026, 10, 28))

const ADDRESS = { country: "USA", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" }

/** The id of the n-th example person. */
export const aUserId = (count: number): UserId => must(UserId, aUuid(count, 1))

const { sellerProfile: NO_SELLER, buyerProfile: NO_BUYER } = newProfile(aUserId(0), "nobody@example.com", EXAMPLE_NOW)

/** A person with a whole profile and no role but a verified e-mail, changed where the reader should look. */
export const aProfile = (change: Partial<Profile> = {}): Profile => ({
  id: aUserId(1),
  email: "pat@example.com",
  roles: ["VerifiedUsers"],
  firstName: "Pat",
  lastName: "Doe",
  officePhone: "5125550100",
  cellPhone: null,
  faxNumber: null,
  companyName: "Doe Capital",
  companyProfile: ["Investor"],
  currentStrategy: null,
  jobTitle: "Partner",
  aum: "1",
  address: ADDRESS,
  buyerUnderReview: false,
  favorites: [],
  notificationsCriteria: null,
  savedSearches: [],
  lastLogin: null,
  lastLoginAddress: null,
  utm: null,
  creationDate: must(Millis, EXAMPLE_NOW - 100 * 86_400_000),
  sellerProfile: NO_SELLER,
  buyerProfile: NO_BUYER,
  ...change,
})

/** The n-th seller: certified, verified, with the Sellers role. */
export const aSeller = (count = 1, change: Partial<Profile> = {}): Profile =>
  aProfile({
    id: must(UserId, aUuid(count, 2)),
    email: `seller${count}@example.com`,
    firstName: "Sam",
    lastName: `Seller${count}`,
    roles: ["VerifiedUsers", "Sellers"],
    sellerProfile: {
      entityName: "Seller Holdings LLC",
      entityAddress: ADDRESS,
      phoneNumber: "5125550101",
      faxNumber: null,
      avatar: null,
      financePartner: null,
      executive: true,
      states: [],
      title: "Manager",
      signedByFirstName: "Sam",
      signedByLastName: "Seller",
      status: "Active",
      comment: null,
      dateModified: EXAMPLE_NOW,
      confirmationDate: EXAMPLE_NOW,
    },
    ...change,
  })

/** The n-th buyer: verified, approved, with funds approved ten days before the examples' day. */
export const aBuyer = (count = 1, change: Partial<Profile> = {}): Profile => {
  const base = aProfile({
    id: must(UserId, aUuid(count, 3)),
    email: `buyer${count}@example.com`,
    firstName: "Blair",
    lastName: `Buyer${count}`,
    roles: ["VerifiedUsers", "RestrictedBuyers", "ApprovedBuyers"],
  })
  const funds = {
    approved: true,
    pofSum: must(Cents, 50_000_000_00),
    fundsApprovalDate: must(Day, "2026-11-18"),
  }
  return { ...base, buyerProfile: { ...base.buyerProfile, ...funds }, ...change }
}

/** An administrator. */
export const anAdmin = (change: Partial<Profile> = {}): Profile =>
  aProfile({ id: must(UserId, aUuid(1, 4)), email: "admin@example.com", roles: ["VerifiedUsers", "Admins"], ...change })

export const GUEST: Actor = { tag: "guest" }

/** The person as somebody who asks. */
export const actorOf = ({
  email,
  id,
  roles,
}: Pick<Profile, "email" | "id" | "roles">): Extract<Actor, { tag: "user" }> => ({
  tag: "user",
  id,
  email,
  roles: new Set<Role>(roles),
})
