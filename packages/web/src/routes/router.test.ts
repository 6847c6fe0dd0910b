import { isValidElement } from "react"
import { matchRoutes, type RouteObject } from "react-router-dom"
import { NotFoundScreen } from "@xl/ui/frame"
import { describe, expect, it } from "vitest"
import { AssetPage } from "./asset-page.tsx"
import { HomePage } from "./home-page.tsx"
import { ListingPage } from "./listing-page.tsx"
import { NoticesPage } from "./notices-page.tsx"
import { AssetOverviewPage, BuyerPage, BuyerRequestsPage, ProfilePage, SellerListPage } from "./own-pages.tsx"
import { routes } from "./router.tsx"
import type { RouteHandle } from "./title.ts"

const matchAt = (path: string) => {
  const match = matchRoutes([...routes], path)?.at(-1)
  if (match === undefined) throw new Error(`nothing is shown at ${path}`)
  return match
}

/** The component that a path shows, fetched as a browser would fetch it. */
const pageAt = async (path: string): Promise<unknown> => {
  const { route } = matchAt(path)
  if (typeof route.lazy !== "function") return route.Component
  return (await (route.lazy as () => Promise<RouteObject>)()).Component
}

/** Where a path leads on, or nothing. */
const redirectAt = (path: string): unknown => {
  const { element } = matchAt(path).route
  return isValidElement<{ readonly to?: string }>(element) ? element.props.to : undefined
}

const LISTING = "/buy-commercial-real-estate-loans"

describe("a path", () => {
  it.each<readonly [string, string, unknown]>([
    ["the home page (ACC-035)", "/", HomePage],
    ["the listing (ACC-036)", LISTING, ListingPage],
    ["an asset (ACC-037)", "/asset/4f0c", AssetPage],
    ["the buyer's offers (ACC-063, BUY-027)", "/buyer", BuyerPage],
    ["the buyer's dashboard (ACC-061)", "/dashboard/buyer", BuyerPage],
    ["the profile", "/profile/edit", ProfilePage],
    ["the seller's active assets (ACC-069, SEL-021)", "/seller/filters/active", SellerListPage],
    ["the seller's archive (ACC-070)", "/seller/filters/archive", SellerListPage],
    ["an own asset (SEL-026)", "/seller/asset-overview/4f0c", AssetOverviewPage],
    ["one's notices", "/notices", NoticesPage],
    ["the buyer requests (ACC-076)", "/admin/buyers/requests", BuyerRequestsPage],
  ])("shows %s", async (_what, path, page) => {
    expect(await pageAt(path)).toBe(page)
  })

  it.each([
    ["the buyer's single-asset offers to the listing (ACC-064, BUY-028)", "/buyer/single-asset-offers", LISTING],
    ["the buyer's multi-asset offers to the listing (ACC-065, BUY-029)", "/buyer/multi-asset-offers", LISTING],
    ["assets to the listing (BUY-036)", "/assets", LISTING],
    ["trepp to the listing (BUY-037)", "/trepp", LISTING],
    ["the seller's area to the active assets (ACC-068)", "/seller", "/seller/filters/active"],
    ["a seller's list without a type to the active assets (SEL-023)", "/seller/filters", "/seller/filters/active"],
    ["the buyers to their requests (ACC-074, SEL-094)", "/admin/buyers", "/admin/buyers/requests"],
  ])("leads %s", (_what, path, to) => {
    expect(redirectAt(path)).toBe(to)
  })

  it("that nobody knows shows that there is no such page (BUY-276)", async () => {
    expect(await pageAt("/no/such/page")).toBe(NotFoundScreen)
    expect(await pageAt("/loan-sale-advisory")).toBe(NotFoundScreen)
  })

  it("names the tab from what its route says", () => {
    const titles = [LISTING, "/buyer", "/seller/filters/active", "/admin/buyers/requests", "/profile/edit"].map(
      (path) => (matchAt(path).route.handle as RouteHandle).title,
    )
    expect(titles).toEqual(["Loans for sale", "Your offers", "Your assets", "Buyer requests", "Profile"])
  })
})
