import { LISTING, VALUATION } from "../packages/gateway/src/pages/paths.ts"
import { pageOf } from "./router-paths.ts"

export type Role = "administrator" | "buyer" | "guest" | "seller"
type Lines = Readonly<Record<Role, string>>

const HOME = "→ /: Every loan, drawn to scale."
const SIGN_IN = `${HOME} [Welcome Back]`
const UNKNOWN = "No such address"

const everybody = (line: string): Lines => ({ guest: line, buyer: line, seller: line, administrator: line })
const members = (line: string): Lines => ({ ...everybody(line), guest: SIGN_IN })
/** Those named read their line; other members are led home, and a guest signs in there. */
const only = (lines: Partial<Lines>): Lines => ({ ...members(HOME), ...lines })
const buyer = (line: string): Lines => only({ buyer: line })
const administrator = (line: string): Lines => only({ administrator: line })
/** The seller's own area, which administrators enter too. */
const selling = (line: string): Lines => only({ seller: line, administrator: line })
/** Whoever has no seller's profile is asked for it. */
const starting = (from: string): Lines => ({
  ...members(`${from}Your seller profile comes first`),
  seller: `${from}List a loan / Asset info`,
})
/** A valuation is its owner's. */
const valuing = (line: string): Lines => ({
  ...everybody(UNKNOWN),
  guest: "Sign in to see this valuation",
  seller: line,
})

const ASSETS = "/sell-your-loan"
const listing = everybody(`→ ${LISTING}: Loans for sale`)
const wizardStart = starting(`→ ${ASSETS}/create: `)
const firstStep = "What is this loan worth? / General"
const valuationStart = everybody(`→ ${VALUATION}/general: ${firstStep}`)
const ownAssets = selling("→ /seller/filters/:type: Your assets / Active")

/** What `shownAt` says of each kind of address to each role; `:other` is an asset of another seller. */
export const EXPECTED_PAGES: Readonly<Record<string, Lines>> = {
  "/": everybody("Every loan, drawn to scale."),
  [LISTING]: everybody("Loans for sale"),
  [`${LISTING}/texas`]: everybody("Loans for sale"),
  "/assets": listing,
  "/trepp": listing,
  "/buyer/single-asset-offers": listing,
  "/buyer/multi-asset-offers": listing,
  "/asset/:id": everybody("{name}"),
  "/asset/:other": everybody("{name}"),
  "/asset/create": wizardStart,
  [ASSETS]: wizardStart,
  "/sellerAddAsset": wizardStart,
  "/sellerAddAsset/main": wizardStart,
  [`${ASSETS}/create`]: starting(""),
  "/asset/:id/edit": selling("{name} / Asset info"),
  [`${ASSETS}/asset-info/:id`]: selling("{name} / Asset info"),
  [`${ASSETS}/note-overview/:id`]: selling("{name} / Note overview"),
  [`${ASSETS}/property-details/:id`]: selling("{name} / Property details"),
  [`${ASSETS}/pictures/:id`]: selling("{name} / Pictures"),
  [`${ASSETS}/due-diligence/:id`]: selling("{name} / Due diligence"),
  [`${ASSETS}/legal/ca/:id`]: selling("{name} / Legal"),
  [`${ASSETS}/legal/bda/:id`]: selling(UNKNOWN), // a page while earnest money moves by itself
  [`${ASSETS}/legal/terms/:id`]: selling("{name} / Legal"),
  [`${ASSETS}/advisors/:id`]: selling("{name} / Advisors"),
  "/sellerEditAsset": ownAssets,
  "/sellerEditAsset/:id": selling("→ /asset/:id/edit: {name} / Asset info"),
  [`${LISTING}/assets`]: members("Make an offer / Assets"),
  [`${LISTING}/deposit-agreement`]: members("Make an offer"),
  [`${LISTING}/offer-info`]: members("Make an offer / Terms"),
  [`${LISTING}/assets/:id`]: buyer("Edit offer / Assets"),
  [`${LISTING}/deposit-agreement/:id`]: buyer("Edit offer"),
  [`${LISTING}/offer-info/:id`]: buyer("Edit offer / Terms"),
  [`${LISTING}/review-submit/:id`]: buyer("Edit offer / Review"),
  [`${LISTING}/buyer/ss/:id`]: buyer("Closing documents / Documents"),
  [`${LISTING}/seller/ss/:id`]: only({ seller: "Closing documents / Documents" }),
  [`${LISTING}/buyer/review-submit/:id`]: buyer("Review and accept / Review and accept"),
  [`${LISTING}/seller/review-submit/:id`]: only({ seller: "Review and accept / Review and accept" }),
  "/loan-sales": everybody("Sell a loan yourself."),
  "/choosePlan": everybody("→ /loan-sales: Sell a loan yourself."),
  "/choosePlan/lender": everybody("→ /loan-sales: Sell a loan yourself."),
  "/sell": everybody("Sell a loan."),
  "/faq": everybody("Questions, answered."),
  "/aboutus": everybody("A market that shows its work."),
  "/privacy-policy": everybody("Privacy Policy"),
  "/tos": everybody("Terms of Service"),
  "/contact": everybody("Contact us"),
  "/schedule-demo": everybody("See it with somebody who runs it."),
  [VALUATION]: everybody(firstStep),
  "/value/primaryInfo": everybody(`→ ${VALUATION}: ${firstStep}`),
  "/value/assetCreation": everybody(`→ ${VALUATION}: ${firstStep}`),
  [`${VALUATION}/general`]: everybody(firstStep),
  [`${VALUATION}/general/:id`]: valuing(firstStep),
  [`${VALUATION}/specifics`]: valuationStart,
  [`${VALUATION}/specifics/:id`]: valuing("The loan / Specifics"),
  [`${VALUATION}/details`]: valuationStart,
  [`${VALUATION}/details/:id`]: valuing("Its details / Details"),
  [`${VALUATION}/valuation`]: valuationStart,
  [`${VALUATION}/valuation/:id`]: valuing("{name} / Valuation"),
  [`${VALUATION}/pdf`]: everybody("There is no valuation to print"),
  "/valuations": everybody("Valuations"),
  "/creationComplete": everybody("Your draft is saved."),
  "/creationComplete/:id": everybody("Your draft is saved."),
  "/successPayment": everybody("Thank you."),
  "/successPayment/:id": everybody("Thank you."),
  "/login": { ...everybody(HOME), guest: SIGN_IN },
  "/register": { ...everybody(HOME), guest: `${HOME} [Registration Form]` },
  "/dashboard": {
    guest: SIGN_IN,
    buyer: "→ /dashboard/buyer: Your offers",
    seller: "→ /seller/filters/:type: Your assets / Active",
    administrator: "→ /admin/asset-approval: Assets / Approval",
  },
  "/dashboard/empty": { ...members("Nothing here yet"), seller: "No loan listed yet" },
  "/dashboard/buyer": buyer("Your offers"),
  "/buyer": buyer("Your offers"),
  "/buyer/favorites": members("Favorites"),
  "/favorites": members("Favorites"),
  "/saved-searches": members("Saved searches"),
  "/notices": members("Notices"),
  "/unsubscribe": everybody("Mails about new listings"),
  "/profile/settings": members("Account Settings"),
  "/profile/edit": members("Profile data"),
  "/profile/buyer": members("Buyer info"),
  "/profile/seller": members("Seller info"),
  "/profile/billing": members("Billing"),
  "/seller": ownAssets,
  "/seller/filters": ownAssets,
  "/seller/filters/active": selling("Your assets / Active"),
  "/seller/filters/archive": selling("Your assets / Archive"),
  "/seller/mandates": only({}),
  "/seller/asset-overview/:id": selling("{name}"),
  "/seller/asset-overview/:other": only({ seller: UNKNOWN, administrator: "{name}" }),
  "/admin": administrator("→ /admin/asset-approval: Assets / Approval"),
  "/admin/asset-approval": administrator("Assets / Approval"),
  "/admin/asset-approval/:id": administrator("{name}"),
  "/admin/asset-approval/:other": administrator("{name}"),
  "/admin/change-requests": administrator("Assets / Change requests"),
  "/admin/change-requests/:id": administrator("Change of {name}"),
  "/admin/buyers/:id": administrator("{name}"),
  "/admin/listing": administrator("Assets / All assets"),
  "/admin/deal/:id": administrator("{name}"),
  "/admin/deal/:other": administrator("{name}"),
  "/admin/buyers": administrator("→ /admin/buyers/requests: Buyer requests"),
  "/admin/buyers/requests": administrator("Buyer requests"),
  "/admin/buyer-requests": administrator("Buyer requests"),
  "/admin/buyers/all": administrator("Users / Buyers"),
  "/admin/sellers": administrator("Users / Sellers"),
  "/admin/sellersNew": administrator("Users / New sellers"),
  "/admin/users": administrator("Users / All users"),
  "/admin/settings": administrator("Settings"),
  "/admin/errors": administrator("Browser errors"),
  "/admin/log": administrator("Event log"),
  "/admin/failed-documents": administrator("Failed documents"),
}

/** Pages of the router that show a role something of its own. */
export const pagesOf = (role: Role): ReadonlyArray<string> => [
  ...new Set(
    Object.entries(EXPECTED_PAGES)
      .filter(([, lines]) => !lines[role].startsWith("→") && lines[role] !== UNKNOWN)
      .flatMap(([address]) => pageOf(address) ?? []),
  ),
]
