import { ErrorScreen, NotFoundScreen } from "@xl/ui/frame"
import { lazy, type ReactNode, Suspense } from "react"
import { BrowserRouter, Navigate, type RouteObject, useRoutes } from "react-router-dom"
import { Frame } from "./frame.tsx"
import { Unbroken } from "./unbroken.tsx"

const LISTING = "/buy-commercial-real-estate-loans"

type Page = () => ReactNode
type Fetch = () => Promise<{ readonly Component: Page }>

/** A page fetched when somebody goes there. */
const page = <M extends object>(load: () => Promise<M>, name: keyof M): { readonly lazy: Fetch } => ({
  lazy: async () => ({ Component: (await load())[name] as Page }),
})
const homePage = () => import("./home-page.tsx")
const listingPage = () => import("./listing-page.tsx")
const assetPage = () => import("./asset-page.tsx")
const noticesPage = () => import("./notices-page.tsx")
const ownPages = () => import("./own-pages.tsx")

const own = (title: string, name: keyof Awaited<ReturnType<typeof ownPages>>) => ({
  handle: { title },
  ...page(ownPages, name),
})

/** What each address shows, below the frame. */
export const pages = {
  home: { index: true, handle: { title: "" }, ...page(homePage, "HomePage") },
  listing: { path: LISTING.slice(1), handle: { title: "Loans for sale" }, ...page(listingPage, "ListingPage") },
  asset: { path: "asset/:id", ...page(assetPage, "AssetPage") },
  offers: { path: "buyer", ...own("Your offers", "BuyerPage") },
  dashboard: { path: "dashboard/buyer", ...own("Your offers", "BuyerPage") },
  profile: { path: "profile/edit", ...own("Profile", "ProfilePage") },
  ownAssets: { path: "seller/filters/:type", ...own("Your assets", "SellerListPage") },
  ownAsset: { path: "seller/asset-overview/:id", ...own("Asset overview", "AssetOverviewPage") },
  buyerRequests: { path: "admin/buyers/requests", ...own("Buyer requests", "BuyerRequestsPage") },
  notices: { path: "notices", handle: { title: "Notices" }, ...page(noticesPage, "NoticesPage") },
  unknown: { path: "*", Component: NotFoundScreen },
} as const satisfies Readonly<Record<string, RouteObject>>

const to = (address: string) => <Navigate to={address} replace />

/** The addresses that lead on to another. */
export const redirects = {
  assets: { path: "assets", element: to(LISTING) },
  trepp: { path: "trepp", element: to(LISTING) },
  singleAssetOffers: { path: "buyer/single-asset-offers", element: to(LISTING) },
  multiAssetOffers: { path: "buyer/multi-asset-offers", element: to(LISTING) },
  settings: { path: "profile/settings", element: to("/profile/edit") },
  seller: { path: "seller", element: to("/seller/filters/active") },
  sellerList: { path: "seller/filters", element: to("/seller/filters/active") },
  admin: { path: "admin", element: to("/admin/buyers/requests") },
  buyers: { path: "admin/buyers", element: to("/admin/buyers/requests") },
} as const satisfies Readonly<Record<string, RouteObject>>

export const routes: ReadonlyArray<RouteObject> = [...Object.values(pages), ...Object.values(redirects)]

/** The router without its data half, of which nothing is used: that fetches pages itself, so here React does. */
const shown = routes.map((route): RouteObject => {
  if (typeof route.lazy !== "function") return route
  const fetch = route.lazy as Fetch
  const { lazy: _fetched, ...rest } = route
  return { ...rest, Component: lazy(async () => ({ default: (await fetch()).Component })) } as RouteObject
})

const Pages = ({ isDemo }: { readonly isDemo: boolean }) =>
  useRoutes([{ element: <Frame isDemo={isDemo} routes={shown} />, children: shown }])

/** Every address in one frame; a page that breaks, or whose code does not arrive, says so and can be tried again. */
export const App = ({ isDemo }: { readonly isDemo: boolean }) => (
  <Unbroken instead={<ErrorScreen onRetry={() => location.reload()} />}>
    <BrowserRouter>
      <Suspense fallback={null}>
        <Pages isDemo={isDemo} />
      </Suspense>
    </BrowserRouter>
  </Unbroken>
)
