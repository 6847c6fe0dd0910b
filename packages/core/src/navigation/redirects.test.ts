import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dashboardPath, pathAfterFinish, pathAfterFinishLater, pathAfterSignIn } from "./index.ts"

const nobody = {
  isAdmin: false,
  isConcierge: false,
  isSeller: false,
  hasAssets: false,
  isBuyer: false,
  hasOffers: false,
}

describe("the dashboard", () => {
  it("is empty for a seller without assets (ACC-267)", () => {
    expect(dashboardPath({ ...nobody, isSeller: true })).toBe("/dashboard/empty")
    expect(dashboardPath({ ...nobody, isSeller: true, hasOffers: true })).toBe("/dashboard/empty")
  })

  it("is empty for a buyer without offers (ACC-268)", () => {
    expect(dashboardPath({ ...nobody, isBuyer: true })).toBe("/dashboard/empty")
    expect(dashboardPath({ ...nobody, isBuyer: true, hasAssets: true })).toBe("/dashboard/empty")
  })

  it("is the list of assets for a seller who has some (ACC-269)", () => {
    expect(dashboardPath({ ...nobody, isSeller: true, hasAssets: true })).toBe("/seller/filters/active")
  })

  it("is the list of offers for a buyer who has some (ACC-270)", () => {
    expect(dashboardPath({ ...nobody, isBuyer: true, hasOffers: true })).toBe("/dashboard/buyer")
  })

  it("puts a seller's assets before a buyer's offers, and needs a role for either (ACC-271)", () => {
    expect(dashboardPath({ ...nobody, isSeller: true, hasAssets: true, isBuyer: true, hasOffers: true })).toBe(
      "/seller/filters/active",
    )
    expect(dashboardPath({ ...nobody, isSeller: true, isBuyer: true, hasOffers: true })).toBe("/dashboard/buyer")
    expect(dashboardPath({ ...nobody, hasAssets: true, hasOffers: true })).toBe("/dashboard/empty")
  })
})

describe("an administrator's dashboard", () => {
  const admin = { ...nobody, isAdmin: true }

  it("is the administration, for one who neither sells nor buys", () => {
    expect(dashboardPath(admin)).toBe("/admin")
    expect(dashboardPath({ ...admin, hasAssets: true, hasOffers: true })).toBe("/admin")
  })

  it("is a seller's or a buyer's for one who is that too", () => {
    expect(dashboardPath({ ...admin, isSeller: true })).toBe("/dashboard/empty")
    expect(dashboardPath({ ...admin, isBuyer: true, hasOffers: true })).toBe("/dashboard/buyer")
  })
})

describe("a Concierge's dashboard", () => {
  const concierge = { ...nobody, isConcierge: true }

  it("is the mandates, for one who neither sells, buys nor administers", () => {
    expect(dashboardPath(concierge)).toBe("/seller/mandates")
    expect(dashboardPath({ ...concierge, isAdmin: true })).toBe("/admin")
    expect(dashboardPath({ ...concierge, isSeller: true, hasAssets: true })).toBe("/seller/filters/active")
    expect(dashboardPath({ ...concierge, isBuyer: true, hasOffers: true })).toBe("/dashboard/buyer")
  })
})

describe("the seller dialog's Finish", () => {
  const anywhere = { routeName: "Listing", path: "/buy-commercial-real-estate-loans", redirects: true }

  it("leads from ChoosePlan into the wizard (ACC-604, SEL-072)", () => {
    expect(pathAfterFinish({ ...anywhere, routeName: "ChoosePlan" })).toBe("/sellerAddAsset/main")
    expect(pathAfterFinish({ routeName: "ChoosePlan", path: "/profile/seller", redirects: false })).toBe(
      "/sellerAddAsset/main",
    )
  })

  it("leads from Self service to the creation of an asset (ACC-605, SEL-071)", () => {
    expect(pathAfterFinish({ ...anywhere, routeName: "Self service" })).toBe("/asset/create")
    expect(pathAfterFinish({ routeName: "Self service", path: "/profile/seller", redirects: false })).toBe(
      "/asset/create",
    )
  })

  it("leads from elsewhere to the active assets (ACC-606)", () => {
    expect(pathAfterFinish(anywhere)).toBe("/seller/filters/active")
    expect(pathAfterFinish({ ...anywhere, routeName: null })).toBe("/seller/filters/active")
  })

  it("stays where the redirect is off, and on the seller's own profile page (ACC-607)", () => {
    expect(pathAfterFinish({ ...anywhere, redirects: false })).toBeNull()
    expect(pathAfterFinish({ ...anywhere, path: "/profile/seller" })).toBeNull()
  })
})

describe("the seller dialog's Finish later", () => {
  it("leads from Self service to the creation of an asset (ACC-608)", () => {
    expect(pathAfterFinishLater("Self service")).toBe("/asset/create")
  })

  it("stays elsewhere", () => {
    expect(["ChoosePlan", "Listing", null].map(pathAfterFinishLater)).toEqual([null, null, null])
  })
})

describe("a sign-in", () => {
  it("leads back to the path that was kept, and never to another site", () => {
    expect(pathAfterSignIn("/buyer?x=1")).toBe("/buyer?x=1")
    for (const kept of [null, "", "//evil.test", "/\\evil.test", "https://evil.test", "buyer"]) {
      expect(pathAfterSignIn(kept)).toBeNull()
    }
    for (const dropped of ["\t", "\n", "\r", "\0", " "]) {
      expect(pathAfterSignIn(`/${dropped}/evil.test`)).toBeNull()
      expect(pathAfterSignIn(`/buyer${dropped}`)).toBeNull()
    }
  })

  it("leads to a path of ours, or nowhere, whatever was kept", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (kept) => {
        const path = pathAfterSignIn(kept) ?? "/"
        expect([kept, "/"]).toContain(path)
        expect(path).toMatch(/^\/(?![/\\])[^\s]*$/)
      }),
    ))
})
