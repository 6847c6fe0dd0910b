import { pathAfterFinish } from "@xl/core/navigation"
import { isValidElement } from "react"
import { matchRoutes, type RouteObject } from "react-router-dom"
import { anAssetId } from "@xl/testkit/assets"
import { addresses, NotFoundScreen } from "@xl/ui/frame"
import { describe, expect, it } from "vitest"
import { HOUSE, type House } from "../composition/index.ts"
import {
  AdminListingPage,
  AssetApprovalPage,
  BuyersPage,
  NewSellersPage,
  OperatorSettingsPage,
  SellersPage,
  UsersPage,
} from "./administration-pages.tsx"
import { AboutLoansPage, AboutPage, FaqPage } from "./about-pages.tsx"
import { AssetPage } from "./asset-page.tsx"
import { ClosingDocumentsPage, ClosingReviewPage } from "./closing-pages.tsx"
import { ContactPage, ScheduleDemoPage } from "./contact-pages.tsx"
import { DashboardPage, EmptyDashboardPage } from "./dashboard-pages.tsx"
import { DealPage } from "./deal-page.tsx"
import { EventLogPage } from "./event-log-page.tsx"
import { FailedDocumentsPage } from "./failed-documents-page.tsx"
import { FavoritesPage } from "./favorites-page.tsx"
import { UnsubscribePage } from "./unsubscribe-page.tsx"
import { pagesOf } from "./frame.tsx"
import { HomePage } from "./home-page.tsx"
import { PrivacyPage, TermsPage } from "./legal-pages.tsx"
import { ListingPage } from "./listing-page.tsx"
import { DepositAgreementPage, OfferAssetsPage, OfferInfoPage, ReviewSubmitPage } from "./make-offer-pages.tsx"
import { AssetReviewPage, ChangeRequestPage, ChangeRequestsPage } from "./change-pages.tsx"
import { ClientErrorsPage } from "./client-errors-page.tsx"
import { NoticesPage } from "./notices-page.tsx"
import { AssetOverviewPage, BuyerPage, BuyerRequestsPage, SellerListPage, SettingsPage } from "./own-pages.tsx"
import { BillingPage } from "./billing-page.tsx"
import { BuyerInfoPage, ProfilePage, SellerInfoPage } from "./profile-pages.tsx"
import { EditAssetPage, NewAssetPage, SellerEditAssetPage, WizardPageAt } from "./wizard-pages.tsx"
import { routesOf } from "./router.tsx"
import {
  CreationCompletePage,
  LoanSaleAdvisoryPage,
  LoanSalesPage,
  SellPage,
  SuccessPaymentPage,
} from "./selling-pages.tsx"
import { EXPECTED_HANDLES } from "./expected-handles.ts"
import { inOneLine } from "./in-one-line.ts"
import { handleAt, leadsSomewhere, routeName } from "./title.ts"
import { entryAt } from "./to-entry.tsx"

const matchAt = (path: string, house: House = HOUSE) => {
  const match = matchRoutes([...routesOf(house)], path)?.at(-1)
  if (match === undefined) throw new Error(`nothing is shown at ${path}`)
  return match
}

/** The component that a path shows, fetched as a browser would fetch it. */
const pageAt = async (path: string, house: House = HOUSE): Promise<unknown> => {
  const { route } = matchAt(path, house)
  if (typeof route.lazy !== "function") return route.Component
  return (await (route.lazy as () => Promise<RouteObject>)()).Component
}

interface Leads {
  readonly to?: string
  readonly step?: string
  readonly state?: unknown
}
/** What a path leads on to, or nothing. */
const leadsAt = (path: string): Leads => {
  const { element } = matchAt(path).route
  return isValidElement<Leads>(element) ? element.props : {}
}

const LISTING = "/buy-commercial-real-estate-loans"
const EXCLUSIVE: House = { ...HOUSE, hasExclusive: true }
const ADVISORY = "/loan-sale-advisory"

describe("a path", () => {
  it.each<readonly [string, string, unknown]>([
    ["the home page (ACC-035)", "/", HomePage],
    ["the listing (ACC-036)", LISTING, ListingPage],
    ["the listing by a word of one's own", `${LISTING}/texas`, ListingPage],
    ["an asset (ACC-037)", "/asset/4f0c", AssetPage],
    ["the assets of an offer (BUY-038)", `${LISTING}/assets/4f0c`, OfferAssetsPage],
    ["the terms of an offer (BUY-040)", `${LISTING}/offer-info/4f0c`, OfferInfoPage],
    ["the review of an offer (BUY-041)", `${LISTING}/review-submit/4f0c`, ReviewSubmitPage],
    ["the documents of a closing (BUY-048)", `${LISTING}/buyer/ss/4f0c`, ClosingDocumentsPage],
    ["the review of a closing (BUY-049)", `${LISTING}/seller/review-submit/4f0c`, ClosingReviewPage],
    ["self-service selling (ACC-038)", "/loan-sales", LoanSalesPage],
    ["a selling entry (SEL-030)", "/sell", SellPage],
    ["the questions (ACC-046)", "/faq", FaqPage],
    ["what the market is (ACC-047)", "/aboutus", AboutPage],
    ["what its loans are (ACC-048)", "/about-commercial-real-estate-loans", AboutLoansPage],
    ["the privacy policy (ACC-050)", "/privacy-policy", PrivacyPage],
    ["the terms (ACC-051)", "/tos", TermsPage],
    ["the contact page (ACC-052)", "/contact", ContactPage],
    ["how to see a demo (ACC-053)", "/schedule-demo", ScheduleDemoPage],
    ["that a draft is saved (ACC-057)", "/creationComplete", CreationCompletePage],
    ["which draft is saved", "/creationComplete/4f0c", CreationCompletePage],
    ["that a payment is under way (ACC-058)", "/successPayment", SuccessPaymentPage],
    ["whose payment is under way (SEL-041)", "/successPayment/4f0c", SuccessPaymentPage],
    ["the buyer's offers (ACC-063, BUY-027)", "/buyer", BuyerPage],
    ["the dashboard", "/dashboard", DashboardPage],
    ["the buyer's dashboard (ACC-061)", "/dashboard/buyer", BuyerPage],
    ["the empty dashboard (ACC-060)", "/dashboard/empty", EmptyDashboardPage],
    ["the account settings (ACC-086)", "/profile/settings", SettingsPage],
    ["the profile (ACC-087)", "/profile/edit", ProfilePage],
    ["what one is as a buyer (ACC-088)", "/profile/buyer", BuyerInfoPage],
    ["what one is as a seller (ACC-089)", "/profile/seller", SellerInfoPage],
    ["the bank accounts (ACC-090)", "/profile/billing", BillingPage],
    ["the wizard for a new asset (ACC-041)", "/sell-your-loan/create", NewAssetPage],
    ["the wizard's first step (SEL-050)", "/sell-your-loan/asset-info/4f0c", WizardPageAt],
    ["the wizard's second step (SEL-051)", "/sell-your-loan/note-overview/4f0c", WizardPageAt],
    ["the wizard's third step (SEL-052)", "/sell-your-loan/property-details/4f0c", WizardPageAt],
    ["the wizard's fourth step (SEL-053)", "/sell-your-loan/pictures/4f0c", WizardPageAt],
    ["the wizard's fifth step (SEL-054)", "/sell-your-loan/due-diligence/4f0c", WizardPageAt],
    ["the first page of the wizard's legal step (SEL-055)", "/sell-your-loan/legal/ca/4f0c", WizardPageAt],
    ["the deposit's page of the legal step", "/sell-your-loan/legal/bda/4f0c", WizardPageAt],
    ["the terms' page of the legal step", "/sell-your-loan/legal/terms/4f0c", WizardPageAt],
    ["the wizard's last step (SEL-056)", "/sell-your-loan/advisors/4f0c", WizardPageAt],
    ["the wizard for an existing asset (SEL-047)", "/asset/4f0c/edit", EditAssetPage],
    ["the entry to edit an asset (ACC-072)", "/sellerEditAsset", SellerEditAssetPage],
    ["the same of one asset", "/sellerEditAsset/4f0c", SellerEditAssetPage],
    ["the seller's active assets (ACC-069, SEL-021)", "/seller/filters/active", SellerListPage],
    ["the seller's archive (ACC-070)", "/seller/filters/archive", SellerListPage],
    ["an own asset (SEL-026)", "/seller/asset-overview/4f0c", AssetOverviewPage],
    ["what went wrong in browsers", "/admin/errors", ClientErrorsPage],
    ["the event log", "/admin/log", EventLogPage],
    ["what documents failed", "/admin/failed-documents", FailedDocumentsPage],
    ["one's notices", "/notices", NoticesPage],
    ["the way out of mails about listings", "/unsubscribe?token=t", UnsubscribePage],
    ["the buyer requests (ACC-076)", "/admin/buyers/requests", BuyerRequestsPage],
    ["the buyer requests on grey (ACC-080)", "/admin/buyer-requests", BuyerRequestsPage],
    ["all buyers (ACC-075)", "/admin/buyers/all", BuyersPage],
    ["the sellers (ACC-077)", "/admin/sellers", SellersPage],
    ["the newest sellers (ACC-078)", "/admin/sellersNew", NewSellersPage],
    ["the users (ACC-084)", "/admin/users", UsersPage],
    ["what waits for approval (ACC-082)", "/admin/asset-approval", AssetApprovalPage],
    ["one requested publication (SEL-093)", "/admin/asset-approval/4f0c", AssetReviewPage],
    ["what changes wait for approval", "/admin/change-requests", ChangeRequestsPage],
    ["one change request", "/admin/change-requests/4f0c", ChangeRequestPage],
    ["all assets (ACC-083)", "/admin/listing", AdminListingPage],
    ["a deal", "/admin/deal/4f0c", DealPage],
    ["the operator's settings (ACC-085)", "/admin/settings", OperatorSettingsPage],
    ["the buyer's favorites (ACC-067, BUY-031)", "/buyer/favorites", FavoritesPage],
    ["one's favorites (BUY-032)", "/favorites", FavoritesPage],
  ])("shows %s", async (_what, path, page) => {
    expect(await pageAt(path)).toBe(page)
    expect(handleAt(routesOf(HOUSE), path)).toEqual(EXPECTED_HANDLES[path])
  })

  it.each([
    [
      "the buyer's single-asset offers to the listing (ACC-064, ACC-066, BUY-028)",
      "/buyer/single-asset-offers",
      LISTING,
    ],
    ["the buyer's multi-asset offers to the listing (ACC-065, ACC-066, BUY-029)", "/buyer/multi-asset-offers", LISTING],
    ["assets to the listing (BUY-036)", "/assets", LISTING],
    ["trepp to the listing (BUY-037)", "/trepp", LISTING],
    ["a new asset to the wizard (SEL-044)", "/asset/create", "/sell-your-loan/create"],
    ["the wizard without a step to its first", "/sell-your-loan", "/sell-your-loan/create"],
    ["the entry to add an asset to the wizard (ACC-071)", "/sellerAddAsset", "/sell-your-loan/create"],
    ["the end of the seller dialog to the wizard (SEL-036)", "/sellerAddAsset/main", "/sell-your-loan/create"],
    ["the seller's area to the active assets (ACC-068)", "/seller", "/seller/filters/active"],
    ["a seller's list without a type to the active assets (SEL-023)", "/seller/filters", "/seller/filters/active"],
    ["the administration to what waits for approval (ACC-073)", "/admin", "/admin/asset-approval"],
    ["the buyers to their requests (ACC-074, SEL-094)", "/admin/buyers", "/admin/buyers/requests"],
  ])("leads %s", (_what, path, to) => {
    expect(leadsAt(path).to).toBe(to)
  })

  it("leads the choice of a plan to self-service selling, and hands its name on (ACC-054, SEL-032, SEL-033)", () => {
    for (const path of ["/choosePlan", "/choosePlan/lender"]) {
      const { state, to } = leadsAt(path)
      expect([path, to, routeName(handleAt(routesOf(HOUSE), String(to)), state)]).toEqual([
        path,
        "/loan-sales",
        "ChoosePlan",
      ])
    }
    expect(routeName(handleAt(routesOf(HOUSE), "/loan-sales"), null)).toBe("Self service")
    expect(routeName(handleAt(routesOf(HOUSE), "/faq"), null)).toBeNull()
  })

  it("leads the choice of a plan on so that the seller's Finish leads from there into the wizard (ACC-055)", () => {
    const finished = (path: string) => {
      const { state, to = "" } = leadsAt(path)
      const name = routeName(handleAt(routesOf(HOUSE), to), state)
      return pathAfterFinish({ routeName: name, path: to, redirects: true })
    }
    expect(["/choosePlan", "/choosePlan/lender"].map(finished)).toEqual([
      "/sellerAddAsset/main",
      "/sellerAddAsset/main",
    ])
  })

  it("leads the login home, where the address opens its dialog (BUY-265)", () => {
    expect(leadsAt("/login").step).toBe("login")
    expect(entryAt("login", "")).toBe("/?step=login")
  })

  it("leads the registration home, where the address opens its dialog with its words (BUY-266)", () => {
    expect(leadsAt("/register").step).toBe("register")
    expect(entryAt("register", "?regtitle=Join_us")).toBe("/?regtitle=Join_us&user=register")
  })

  it("shows full-service selling only where the exclusive feature is on (ACC-039, ACC-040)", async () => {
    expect([await pageAt(ADVISORY), await pageAt(ADVISORY, EXCLUSIVE)]).toEqual([NotFoundScreen, LoanSaleAdvisoryPage])
    expect(handleAt(routesOf(EXCLUSIVE), ADVISORY).title).toBe("Have a loan sold for you")
  })

  it("has the deployment's word for the loans of the market (ACC-049)", async () => {
    const house = { ...HOUSE, product: "notes" }
    expect([await pageAt("/about-notes-loans", house), await pageAt("/about-notes-loans")]).toEqual([
      AboutLoansPage,
      NotFoundScreen,
    ])
  })

  it("of the listing with one word more leaves the steps of an offer and of a closing to them (BUY-033, BUY-035)", async () => {
    expect(await pageAt(`${LISTING}/buyer/ss/4f0c`)).toBe(ClosingDocumentsPage)
    expect(
      await Promise.all(["assets", "deposit-agreement", "offer-info"].map((step) => pageAt(`${LISTING}/${step}`))),
    ).toEqual([OfferAssetsPage, DepositAgreementPage, OfferInfoPage])
    expect(await pageAt(`${LISTING}/texas`)).toBe(ListingPage)
    expect(await pageAt(`${LISTING}/texas/more`)).toBe(NotFoundScreen)
  })

  it("that a dialog leads on to is told from one that is not there: an asset's needs an asset's id", () => {
    const leads = (path: string) => leadsSomewhere(routesOf(HOUSE), path)
    const there = ["/seller/filters/active", "/asset/create", "/sellerAddAsset/main", `/asset/${anAssetId(1)}`]
    expect(there.map(leads)).toEqual([true, true, true, true])
    expect(["/asset/none", "/no/such/page", "/a%0Ab"].map(leads)).toEqual([false, false, false])
  })

  it("that nobody knows shows that there is no such page (BUY-276)", async () => {
    expect(await pageAt("/no/such/page")).toBe(NotFoundScreen)
  })

  it.each(["/a%0Ab", "/a%0d%0Ab", "/a%E2%80%A8b", "/%e2%80%a9"])(
    "with a line break shows that there is no such page: %s",
    async (path) => {
      expect(matchRoutes([...routesOf(HOUSE)], path)).toBeNull()
      expect(await pageAt(inOneLine(path))).toBe(NotFoundScreen)
    },
  )

  it("without one is matched as it stands", () => {
    expect(["/", "/asset/4f0c", "/a%20b%0Bc"].map(inOneLine)).toEqual(["/", "/asset/4f0c", "/a%20b%0Bc"])
  })
})

describe("the link to what one should know", () => {
  it("leads where the configuration says, and is not there without (ACC-119)", () => {
    const knowledgeUrl = "https://knowledge.market.example/"
    expect(pagesOf({ ...HOUSE, knowledgeUrl }).knowledge).toBe(knowledgeUrl)
    expect(pagesOf(HOUSE).knowledge).toBeUndefined()
  })
})

describe("what a route says of itself", () => {
  const handle = (path: string) => handleAt(routesOf(HOUSE), path)

  it("can be a grey ground, as of the newest sellers and the buyer requests (ACC-079, ACC-081)", () => {
    const grounds = ["/admin/sellersNew", "/admin/buyer-requests", "/admin/sellers", "/admin/buyers/requests"].map(
      (path) => handle(path).ground,
    )
    expect(grounds).toEqual(["grey", "grey", undefined, undefined])
  })

  it("names the tab (BUY-277)", () => {
    const titles = Object.entries(EXPECTED_HANDLES).map(([path, { title }]) => [path, title])
    expect(titles.map(([path = ""]) => [path, handle(path).title])).toEqual(titles)
    expect(new Set(titles.map(([, title]) => title)).size).toBeGreaterThan(30)
  })

  it("hides the footer where a payment ended (ACC-059, ACC-092)", () => {
    expect(["/successPayment", "/successPayment/4f0c", "/", "/faq"].map((path) => handle(path).hasFooter)).toEqual([
      false,
      false,
      undefined,
      undefined,
    ])
  })

  it("gives the listing room of its own (ACC-093)", () => {
    expect([LISTING, `${LISTING}/texas`, "/faq"].map((path) => handle(path).padding)).toEqual(["buy", "buy", undefined])
  })

  it("puts tabs over one's own areas, one's profile and the administration alone", () => {
    expect(
      ["/buyer", "/seller/filters/archive", "/profile/edit", "/", "/faq"].map((path) => handle(path).tabs),
    ).toEqual(["areas", "areas", "profile", undefined, undefined])
    const administration = Object.keys(EXPECTED_HANDLES).filter((path) => path.startsWith("/admin/"))
    expect(administration.map((path) => handle(path).tabs)).toEqual(administration.map(() => "admin"))
  })

  it("is linked in the frame if there is a page, and only then", () => {
    const linked = pagesOf(HOUSE)
    const isShown = (path: string) => matchAt(path).route.Component !== NotFoundScreen
    const { knowledge: _outside, ...own } = addresses
    const names = Object.keys(own) as ReadonlyArray<keyof typeof own>
    expect(names.filter((name) => linked[name] !== undefined)).toEqual(names.filter((name) => isShown(own[name])))
    expect(names.filter((name) => ![undefined, own[name]].includes(linked[name] as never))).toEqual([])
  })

  it("can hide the header, and of an inner route holds over the outer one's (ACC-091)", () => {
    const outer = {
      path: "/a",
      handle: { title: "A", hasHeader: false },
      children: [{ path: "b", handle: { title: "B" } }],
    }
    expect(handleAt([outer], "/a/b")).toEqual({ title: "B", hasHeader: false })
  })
})
