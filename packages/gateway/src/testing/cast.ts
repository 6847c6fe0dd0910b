import { Cents, must, SavedSearchId, UserId } from "@xl/core/shared"
import type { Profile } from "@xl/core/profiles"
import type { Role } from "@xl/core/kernel"
import { sql } from "kysely"
import type { ActorName } from "../graphql/matrix.ts"
import { type TestIdentity, withClaims } from "../identity/testing/index.ts"
import type { Person, TestMarket } from "./market.ts"
import { asBuyer, asSeller, complete } from "./people.ts"
import { paper } from "./rows.ts"

type Part = readonly [ReadonlyArray<Role>, (profile: Profile) => Profile]

const revoked = (profile: Profile): Profile => ({
  ...asSeller(profile),
  sellerProfile: { ...asSeller(profile).sellerProfile, status: "Revoked", comment: "why" },
})

const CRITERIA: Profile["buyerProfile"]["acquisitionCriteria"] = {
  assetType: ["Loan"],
  collateralPreferences: ["Distressed"],
  minUpb: must(Cents, 100),
  maxUpb: must(Cents, 200),
  lienPositions: ["First"],
  loanStatus: ["Non-Performing Loan"],
  propertyTypes: ["Office"],
  locations: ["IL"],
}

const SAVED_SEARCH = must(SavedSearchId, "5a5a5a5a-0000-4000-8000-000000000001")

/** Everything that a profile can say, so that whatever is hidden could have been seen. */
export const outspoken = (profile: Profile): Profile => {
  const buyer = asBuyer()(asSeller(profile))
  const { address } = buyer
  return {
    ...buyer,
    cellPhone: "2025550199",
    faxNumber: "2025550198",
    currentStrategy: "Sell",
    lastLogin: profile.creationDate,
    lastLoginAddress: "192.0.2.7",
    notificationsCriteria: {
      assetType: ["Loan"],
      receiveNotificationsWhen: "Never",
      locations: ["IL"],
      minUpb: must(Cents, 1),
      maxUpb: must(Cents, 2),
      userRole: "Buyer",
      receivePipelineNotifications: true,
      assetStatus: ["Performing Loan"],
      collateralType: ["Office"],
      collateralSubtype: ["Downtown"],
    },
    savedSearches: [{ id: SAVED_SEARCH, name: "Illinois", query: "state=IL", frequency: "Never" }],
    sellerProfile: {
      ...buyer.sellerProfile,
      comment: "why",
      faxNumber: "2025550197",
      avatar: "face",
      financePartner: "Reyes Lending",
      states: ["IL"],
    },
    buyerProfile: {
      ...buyer.buyerProfile,
      purchasingEntity: "Reyes Buys",
      fundsEntity: "Reyes Buys",
      purchasingEntityAddress: address,
      mmgpFirstName: "Robin",
      mmgpLastName: "Reyes",
      mmgpAddress: address,
      declineReason: "Dated last year.",
      acquisitionCriteria: CRITERIA,
      pofDocument: [paper(must(UserId, profile.id))],
    },
  }
}

const CAST: Readonly<Record<Exclude<ActorName, "guest">, Part>> = {
  unverified: [[], (profile) => profile],
  verified: [["VerifiedUsers"], complete],
  "restricted buyer": [["VerifiedUsers", "RestrictedBuyers"], complete],
  "approved buyer": [["VerifiedUsers", "ApprovedBuyers"], outspoken],
  "expired buyer": [["VerifiedUsers", "ApprovedBuyers"], asBuyer(90)],
  "buyer without funds": [["VerifiedUsers", "ApprovedBuyers"], complete],
  seller: [["VerifiedUsers", "Sellers"], asSeller],
  "revoked seller": [["VerifiedUsers", "Sellers"], revoked],
  concierge: [["VerifiedUsers", "Concierges"], complete],
  admin: [["VerifiedUsers", "Admins"], outspoken],
  "removed admin": [["VerifiedUsers", "Admins"], complete],
  "deleted user": [["VerifiedUsers", "Admins", "Sellers", "ApprovedBuyers"], outspoken],
  "forged role claim": [["VerifiedUsers"], complete],
}

/** Tokens that say more than is so: the pool's own signature is on them, and still only the database is asked. */
const BOASTING: ReadonlyArray<ActorName> = ["removed admin", "forged role claim"]
const CLAIMS = {
  "cognito:groups": ["Admins", "Sellers", "ApprovedBuyers"],
  roles: ["Admins"],
  "custom:roles": "Admins",
}

/** One of each kind, all signed in before anything is taken from anybody; the guest is nobody. */
export const enterCast = async (
  market: TestMarket,
  identity: TestIdentity,
): Promise<ReadonlyMap<ActorName, Person>> => {
  const people = new Map<ActorName, Person>()
  for (const [name, [roles, change]] of Object.entries(CAST) as ReadonlyArray<[ActorName, Part]>) {
    const account = await identity.signedIn(`${name.replaceAll(" ", ".")}@example.com`)
    const token = BOASTING.includes(name) ? await withClaims(market.url, account.token, CLAIMS) : account.token
    people.set(name, await market.person(roles, change, { ...account, token }))
  }
  const [admin, removed, deleted] = [people.get("admin"), people.get("removed admin"), people.get("deleted user")]
  if (!admin || !removed || !deleted) throw new RangeError("The cast is not whole.")
  await market.does(admin, `mutation ($id: ID!) { removeAdmin(id: $id) { __typename } }`, { id: removed.id })
  await sql`delete from identity."user" where id = ${deleted.id}`.execute(market.db)
  return people
}
