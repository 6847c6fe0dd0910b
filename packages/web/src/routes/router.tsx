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
const ownPages = () => import("./own-pages.tsx")

/** What each path shows, below the frame. */
export const routes: ReadonlyArray<RouteObject> = [
  { index: true, handle: { title: "" }, ...page(homePage, "HomePage") },
  { path: LISTING.slice(1), handle: { title: "Loans for sale" }, ...page(listingPage, "ListingPage") },
  { path: "assets", element: <Navigate to={LISTING} replace /> },
  { path: "trepp", element: <Navigate to={LISTING} replace /> },
  { path: "asset/:id", ...page(assetPage, "AssetPage") },
  { path: "buyer", handle: { title: "Your offers" }, ...page(ownPages, "BuyerPage") },
  { path: "buyer/single-asset-offers", element: <Navigate to={LISTING} replace /> },
  { path: "buyer/multi-asset-offers", element: <Navigate to={LISTING} replace /> },
  { path: "dashboard/buyer", handle: { title: "Your offers" }, ...page(ownPages, "BuyerPage") },
  { path: "profile/settings", element: <Navigate to="/profile/edit" replace /> },
  { path: "profile/edit", handle: { title: "Profile" }, ...page(ownPages, "ProfilePage") },
  { path: "seller", element: <Navigate to="/seller/filters/active" replace /> },
  { path: "seller/filters", element: <Navigate to="/seller/filters/active" replace /> },
  { path: "seller/filters/:type", handle: { title: "Your assets" }, ...page(ownPages, "SellerListPage") },
  { path: "seller/asset-overview/:id", handle: { title: "Asset overview" }, ...page(ownPages, "AssetOverviewPage") },
  { path: "admin", element: <Navigate to="/admin/buyers/requests" replace /> },
  { path: "admin/buyers", element: <Navigate to="/admin/buyers/requests" replace /> },
  { path: "admin/buyers/requests", handle: { title: "Buyer requests" }, ...page(ownPages, "BuyerRequestsPage") },
  { path: "*", Component: NotFoundScreen },
]

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
