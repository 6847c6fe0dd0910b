import { ABOUT_LOANS_TITLE, aboutLoansPath, PUBLIC_TITLES } from "@xl/core/navigation"
import type { ClosingStep } from "@xl/core/offers"
import { NotFoundScreen } from "@xl/ui/frame"
import { Navigate, type RouteObject } from "react-router-dom"
import type { House } from "../composition/index.ts"
import { page, preparing } from "./page.ts"
import { ToEntry } from "./to-entry.tsx"

const LISTING = "/buy-commercial-real-estate-loans"
const WIZARD = "/sell-your-loan/create"
const ADVISORY = "/loan-sale-advisory"

const homePage = () => import("./home-page.tsx")
const listingPage = () => import("./listing-page.tsx")
const assetPage = () => import("./asset-page.tsx")
const administrationPages = () => import("./administration-pages.tsx")
const changePages = () => import("./change-pages.tsx")
const clientErrorsPage = () => import("./client-errors-page.tsx")
const dealPage = () => import("./deal-page.tsx")
const eventLogPage = () => import("./event-log-page.tsx")
const failedDocumentsPage = () => import("./failed-documents-page.tsx")
const savedSearchesPage = () => import("./saved-searches-page.tsx")
const favoritesPage = () => import("./favorites-page.tsx")
const mandatePages = () => import("./mandate-pages.tsx")
const noticesPage = () => import("./notices-page.tsx")
const ownPages = () => import("./own-pages.tsx")
const unsubscribePage = () => import("./unsubscribe-page.tsx")
const profilePages = () => import("./profile-pages.tsx")
const billingPage = () => import("./billing-page.tsx")
const aboutPages = () => import("./about-pages.tsx")
const legalPages = () => import("./legal-pages.tsx")
const sellingPages = () => import("./selling-pages.tsx")
const wizardPages = () => import("./wizard-pages.tsx")
const contactPages = () => import("./contact-pages.tsx")
const makeOfferPages = () => import("./make-offer-pages.tsx")
const closingPages = () => import("./closing-pages.tsx")
const dashboardPages = () => import("./dashboard-pages.tsx")
const valuationPages = () => import("./valuation-pages.tsx")
const valuationListPages = () => import("./valuation-list-pages.tsx")

const own = (title: string, name: keyof Awaited<ReturnType<typeof ownPages>>) => ({
  handle: { title, tabs: "areas" },
  ...page(ownPages, name),
})
const offerStep = (path: string, name: keyof Awaited<ReturnType<typeof makeOfferPages>>) => ({
  path: `${LISTING.slice(1)}/${path}`,
  handle: { title: "Make an offer" },
  ...page(makeOfferPages, name),
})
const closing = (step: ClosingStep, name: keyof Awaited<ReturnType<typeof closingPages>>) => ({
  path: `${LISTING.slice(1)}/:role/${step}/:id`,
  handle: { title: "Closing" },
  ...page(closingPages, name),
})
const administration = (
  title: string,
  name: keyof Awaited<ReturnType<typeof administrationPages>>,
  ground?: "grey",
) => ({
  handle: { title, tabs: "admin", ...(ground && { ground }) },
  ...page(administrationPages, name),
})
const listing = { handle: { title: "Loans for sale", padding: "buy" }, ...page(listingPage, "ListingPage", preparing) }
const created = { handle: { title: "Draft saved" }, ...page(sellingPages, "CreationCompletePage") }
const wizard = (name: keyof Awaited<ReturnType<typeof wizardPages>>) => ({
  handle: { title: "List a loan" },
  ...page(wizardPages, name),
})
const paid = { handle: { title: "Payment", hasFooter: false }, ...page(sellingPages, "SuccessPaymentPage") }

const VALUATION = { title: PUBLIC_TITLES["/free-loan-valuation"], tabs: "areas", padding: "top", isBareForGuests: true }
const valuation = { handle: VALUATION, ...page(valuationPages, "ValuationPage") }

/** What each address shows, below the frame. */
export const pages = {
  home: { index: true, handle: { title: "" }, ...page(homePage, "HomePage", preparing) },
  listing: { path: LISTING.slice(1), ...listing },
  listingBy: { path: `${LISTING.slice(1)}/:word`, ...listing },
  offerAssets: offerStep("assets", "OfferAssetsPage"),
  offerAssetsOf: offerStep("assets/:id", "OfferAssetsPage"),
  depositAgreement: offerStep("deposit-agreement", "DepositAgreementPage"),
  depositAgreementOf: offerStep("deposit-agreement/:id", "DepositAgreementPage"),
  offerInfo: offerStep("offer-info", "OfferInfoPage"),
  offerInfoOf: offerStep("offer-info/:id", "OfferInfoPage"),
  reviewSubmit: offerStep("review-submit/:id", "ReviewSubmitPage"),
  closingDocuments: closing("ss", "ClosingDocumentsPage"),
  closingReview: closing("review-submit", "ClosingReviewPage"),
  asset: { path: "asset/:id", ...page(assetPage, "AssetPage", preparing) },
  loanSales: {
    path: "loan-sales",
    handle: { title: PUBLIC_TITLES["/loan-sales"], name: "Self service" },
    ...page(sellingPages, "LoanSalesPage"),
  },
  sell: { path: "sell", handle: { title: PUBLIC_TITLES["/sell"] }, ...page(sellingPages, "SellPage") },
  faq: { path: "faq", handle: { title: PUBLIC_TITLES["/faq"] }, ...page(aboutPages, "FaqPage") },
  about: { path: "aboutus", handle: { title: PUBLIC_TITLES["/aboutus"] }, ...page(aboutPages, "AboutPage") },
  privacy: {
    path: "privacy-policy",
    handle: { title: PUBLIC_TITLES["/privacy-policy"] },
    ...page(legalPages, "PrivacyPage"),
  },
  terms: { path: "tos", handle: { title: PUBLIC_TITLES["/tos"] }, ...page(legalPages, "TermsPage") },
  contact: { path: "contact", handle: { title: PUBLIC_TITLES["/contact"] }, ...page(contactPages, "ContactPage") },
  demo: {
    path: "schedule-demo",
    handle: { title: PUBLIC_TITLES["/schedule-demo"] },
    ...page(contactPages, "ScheduleDemoPage"),
  },
  valuation: { path: "free-loan-valuation", ...valuation },
  valuationGeneral: { path: "free-loan-valuation/general", ...valuation },
  valuationGeneralOf: { path: "free-loan-valuation/general/:id", ...valuation },
  valuationSpecifics: { path: "free-loan-valuation/specifics", ...valuation },
  valuationSpecificsOf: { path: "free-loan-valuation/specifics/:id", ...valuation },
  valuationDetails: { path: "free-loan-valuation/details", ...valuation },
  valuationDetailsOf: { path: "free-loan-valuation/details/:id", ...valuation },
  valuationResult: { path: "free-loan-valuation/valuation", ...valuation },
  valuationResultOf: { path: "free-loan-valuation/valuation/:id", ...valuation },
  valuationPdf: {
    path: "free-loan-valuation/pdf",
    handle: { ...VALUATION, title: "Valuation as PDF" },
    ...page(valuationListPages, "ValuationPdfPage"),
  },
  valuations: {
    path: "valuations",
    handle: { title: PUBLIC_TITLES["/valuations"], tabs: "areas" },
    ...page(valuationListPages, "ValuationsPage"),
  },
  created: { path: "creationComplete", ...created },
  createdAsset: { path: "creationComplete/:id", ...created },
  paid: { path: "successPayment", ...paid },
  paidAsset: { path: "successPayment/:id", ...paid },
  offers: { path: "buyer", ...own("Your offers", "BuyerPage") },
  dashboardHome: { path: "dashboard", handle: { title: "Dashboard" }, ...page(dashboardPages, "DashboardPage") },
  dashboard: { path: "dashboard/buyer", ...own("Your offers", "BuyerPage") },
  emptyDashboard: {
    path: "dashboard/empty",
    handle: { title: "Dashboard", tabs: "areas" },
    ...page(dashboardPages, "EmptyDashboardPage"),
  },
  settings: {
    path: "profile/settings",
    handle: { title: "Account settings", tabs: "profile" },
    ...page(ownPages, "SettingsPage"),
  },
  profile: {
    path: "profile/edit",
    handle: { title: "Profile data", tabs: "profile" },
    ...page(profilePages, "ProfilePage"),
  },
  buyerInfo: {
    path: "profile/buyer",
    handle: { title: "Buyer info", tabs: "profile" },
    ...page(profilePages, "BuyerInfoPage"),
  },
  sellerInfo: {
    path: "profile/seller",
    handle: { title: "Seller info", tabs: "profile" },
    ...page(profilePages, "SellerInfoPage"),
  },
  billing: {
    path: "profile/billing",
    handle: { title: "Billing", tabs: "profile" },
    ...page(billingPage, "BillingPage"),
  },
  newAsset: { path: "sell-your-loan/create", ...wizard("NewAssetPage") },
  wizard: { path: "sell-your-loan/:step/:id", ...wizard("WizardPageAt") },
  wizardLegal: { path: "sell-your-loan/legal/:legal/:id", ...wizard("WizardPageAt") },
  editAsset: { path: "asset/:id/edit", ...wizard("EditAssetPage") },
  editEntry: { path: "sellerEditAsset", ...wizard("SellerEditAssetPage") },
  editEntryOf: { path: "sellerEditAsset/:id", ...wizard("SellerEditAssetPage") },
  ownAssets: { path: "seller/filters/:type", ...own("Your assets", "SellerListPage") },
  mandates: {
    path: "seller/mandates",
    handle: { title: "Your mandates", tabs: "areas" },
    ...page(mandatePages, "MandatesPage"),
  },
  ownAsset: { path: "seller/asset-overview/:id", ...own("Asset overview", "AssetOverviewPage") },
  buyerRequests: {
    path: "admin/buyers/requests",
    handle: { title: "Buyer requests", tabs: "admin" },
    ...page(ownPages, "BuyerRequestsPage"),
  },
  requestsOfBuyers: {
    path: "admin/buyer-requests",
    handle: { title: "Buyer requests", tabs: "admin", ground: "grey" },
    ...page(ownPages, "BuyerRequestsPage"),
  },
  allBuyers: { path: "admin/buyers/all", ...administration("Buyers", "BuyersPage") },
  buyer: { path: "admin/buyers/:id", ...administration("Buyer", "PersonPage") },
  sellers: { path: "admin/sellers", ...administration("Sellers", "SellersPage") },
  newSellers: { path: "admin/sellersNew", ...administration("New sellers", "NewSellersPage", "grey") },
  users: { path: "admin/users", ...administration("Users", "UsersPage") },
  assetApproval: { path: "admin/asset-approval", ...administration("Asset approval", "AssetApprovalPage") },
  assetReview: {
    path: "admin/asset-approval/:id",
    handle: { title: "Asset approval", tabs: "admin" },
    ...page(changePages, "AssetReviewPage"),
  },
  changeRequests: {
    path: "admin/change-requests",
    handle: { title: "Change requests", tabs: "admin" },
    ...page(changePages, "ChangeRequestsPage"),
  },
  changeRequest: {
    path: "admin/change-requests/:id",
    handle: { title: "Change request", tabs: "admin" },
    ...page(changePages, "ChangeRequestPage"),
  },
  adminListing: { path: "admin/listing", ...administration("All assets", "AdminListingPage") },
  deal: { path: "admin/deal/:id", handle: { title: "Deal", tabs: "admin" }, ...page(dealPage, "DealPage") },
  adminSettings: { path: "admin/settings", ...administration("Settings", "OperatorSettingsPage") },
  clientErrors: {
    path: "admin/errors",
    handle: { title: "Browser errors", tabs: "admin" },
    ...page(clientErrorsPage, "ClientErrorsPage"),
  },
  eventLog: {
    path: "admin/log",
    handle: { title: "Event log", tabs: "admin" },
    ...page(eventLogPage, "EventLogPage"),
  },
  failedDocuments: {
    path: "admin/failed-documents",
    handle: { title: "Failed documents", tabs: "admin" },
    ...page(failedDocumentsPage, "FailedDocumentsPage"),
  },
  favorites: {
    path: "favorites",
    handle: { title: "Favorites", tabs: "areas" },
    ...page(favoritesPage, "FavoritesPage"),
  },
  buyerFavorites: {
    path: "buyer/favorites",
    handle: { title: "Favorites", tabs: "areas" },
    ...page(favoritesPage, "FavoritesPage"),
  },
  savedSearches: {
    path: "saved-searches",
    handle: { title: "Saved searches", tabs: "areas" },
    ...page(savedSearchesPage, "SavedSearchesPage"),
  },
  notices: { path: "notices", handle: { title: "Notices" }, ...page(noticesPage, "NoticesPage") },
  unsubscribe: { path: "unsubscribe", handle: { title: "Unsubscribe" }, ...page(unsubscribePage, "UnsubscribePage") },
  unknown: { path: "*", Component: NotFoundScreen },
} as const satisfies Readonly<Record<string, RouteObject>>

/** The pages whose addresses, or whose being there at all, the deployment decides. */
export const housePages = ({ hasExclusive, product }: House): ReadonlyArray<RouteObject> => [
  {
    path: aboutLoansPath(product).slice(1),
    handle: { title: ABOUT_LOANS_TITLE },
    ...page(aboutPages, "AboutLoansPage"),
  },
  ...(hasExclusive
    ? [
        {
          path: ADVISORY.slice(1),
          handle: { title: PUBLIC_TITLES[ADVISORY] },
          ...page(sellingPages, "LoanSaleAdvisoryPage"),
        },
      ]
    : []),
]

/** `origin` is the name of the route that leads on, for dialogs that ask where they were opened. */
const to = (address: string, origin?: string) => (
  <Navigate to={address} replace {...(origin === undefined ? {} : { state: { origin } })} />
)

/** The addresses that lead on to another. */
export const redirects = {
  assets: { path: "assets", element: to(LISTING) },
  trepp: { path: "trepp", element: to(LISTING) },
  login: { path: "login", element: <ToEntry step="login" /> },
  register: { path: "register", element: <ToEntry step="register" /> },
  choosePlan: { path: "choosePlan", element: to("/loan-sales", "ChoosePlan") },
  choosePlanLender: { path: "choosePlan/lender", element: to("/loan-sales", "ChoosePlan") },
  singleAssetOffers: { path: "buyer/single-asset-offers", element: to(LISTING) },
  multiAssetOffers: { path: "buyer/multi-asset-offers", element: to(LISTING) },
  createAsset: { path: "asset/create", element: to(WIZARD) },
  sellYourLoan: { path: "sell-your-loan", element: to(WIZARD) },
  addEntry: { path: "sellerAddAsset", element: to(WIZARD) },
  addEntryMain: { path: "sellerAddAsset/main", element: to(WIZARD) },
  valuePrimary: { path: "value/primaryInfo", element: to("/free-loan-valuation") },
  valueAsset: { path: "value/assetCreation", element: to("/free-loan-valuation") },
  seller: { path: "seller", element: to("/seller/filters/active") },
  sellerList: { path: "seller/filters", element: to("/seller/filters/active") },
  admin: { path: "admin", element: to("/admin/asset-approval") },
  buyers: { path: "admin/buyers", element: to("/admin/buyers/requests") },
} as const satisfies Readonly<Record<string, RouteObject>>

/** Every address of a deployment. */
export const routesOf = (house: House): ReadonlyArray<RouteObject> => [
  ...Object.values(pages),
  ...housePages(house),
  ...Object.values(redirects),
]
