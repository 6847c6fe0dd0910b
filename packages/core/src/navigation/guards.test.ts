import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller, anAdmin } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Actor, Role } from "../kernel/index.ts"
import { offerView } from "../offers/visibility.ts"
import { Day, must } from "../shared/index.ts"
import {
  areaGuard,
  assetGuard,
  type Closing,
  closingGuard,
  closingSeenGuard,
  loginGuard,
  offerGuard,
  offerStepGuard,
  type Passage,
  sellingGuard,
} from "./index.ts"

const guest: Actor = { tag: "guest" }
const actorOf = (
  { id, email }: { id: ReturnType<typeof aBuyer>["id"]; email: string },
  ...roles: Array<Role>
): Actor => ({
  tag: "user",
  id,
  email,
  roles: new Set(roles),
})
const buyer = actorOf(aBuyer(), "ApprovedBuyers")
const seller = actorOf(aSeller(), "Sellers")
const admin = actorOf(anAdmin(), "Admins")

const pass: Passage = { tag: "pass" }
const warned: Passage = {
  tag: "refused",
  target: "/",
  warning:
    "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page.",
}
const login: Passage = { tag: "signIn", target: "/" }

const window = { startDate: must(Day, "2026-12-01"), endDate: must(Day, "2026-12-31"), endedAt: null }
const closing = (change: Partial<Closing["offer"]> = {}): Closing => ({
  offer: { ...anOffer({ buyerClosingPeriod: window, sellerClosingPeriod: window }), ...change },
  asset: aPublishedAsset(),
})

describe("a route that needs a login", () => {
  it("opens the login dialog over the front page for a guest (BUY-264)", () => {
    expect([loginGuard(guest), loginGuard({ tag: "bot" }), loginGuard(buyer)]).toEqual([login, login, pass])
  })

  it("of an area takes the area's roles alone", () => {
    expect([areaGuard(guest, "admin"), areaGuard(buyer, "admin"), areaGuard(admin, "admin")]).toEqual([
      login,
      warned,
      pass,
    ])
  })
})

describe("an asset route", () => {
  const asset = aPublishedAsset()

  it("lets administrators in, whoever owns the asset", () => {
    expect([assetGuard(admin, asset), assetGuard(admin, { owners: [] })]).toEqual([pass, pass])
  })

  it("warns everybody who is not the first owner (SEL-292, BUY-376)", () => {
    const later = { owners: [aBuyer().id, aSeller().id] }
    expect([assetGuard(seller, asset), assetGuard(seller, later), assetGuard(seller, null)]).toEqual([
      pass,
      warned,
      warned,
    ])
  })

  it("sends home whom it refuses (SEL-293)", () => {
    const refused = assetGuard(buyer, asset)
    expect(refused.tag === "refused" && refused.target).toBe("/")
  })
})

describe("an offer route", () => {
  const offer = anOffer()

  it("takes the offer's first owner, and no administrator (BUY-269, BUY-270)", () => {
    expect([offerGuard(buyer, offer), offerGuard(seller, offer), offerGuard(admin, offer)]).toEqual([
      pass,
      warned,
      warned,
    ])
    expect(offerGuard(buyer, { owners: [aSeller().id, aBuyer().id] })).toEqual(warned)
  })

  it("without an id takes anyone signed in; with an unknown one nobody (BUY-047)", () => {
    expect([offerGuard(seller, undefined), offerGuard(seller, null), offerGuard(guest, undefined)]).toEqual([
      pass,
      warned,
      login,
    ])
  })
})

describe("a step of making an offer, by what the gateway tells of the offer", () => {
  const seenBy = (actor: Actor) =>
    offerView(anOffer({ sellerNotes: "" }), aPublishedAsset(), { name: "Ben Buyer", fundsMark: "covered" }, actor, 0)

  it("is its buyer's alone: the seller, who sees the offer too, and administrators are warned (BUY-269)", () => {
    expect([buyer, seller, admin].map((actor) => offerStepGuard(actor, seenBy(actor)))).toEqual([pass, warned, warned])
  })

  it("without an id takes anyone signed in; of no such offer nobody, and a guest is asked to log in", () => {
    expect([
      offerStepGuard(seller, undefined),
      offerStepGuard(buyer, null),
      offerStepGuard(guest, seenBy(buyer)),
    ]).toEqual([pass, warned, login])
  })
})

describe("a closing route", () => {
  it("for the buyer takes the buyer role and the offer's owner, both (BUY-270, BUY-271)", () => {
    const roleless = actorOf(aBuyer(), "RestrictedBuyers", "Sellers", "Admins")
    const other = actorOf(aSeller(), "ApprovedBuyers")
    expect([buyer, roleless, other].map((actor) => closingGuard(actor, "buyer", closing()))).toEqual([
      pass,
      warned,
      warned,
    ])
  })

  it("for the seller takes the seller role and the owner of the first asset, both (BUY-270, BUY-272)", () => {
    const roleless = actorOf(aSeller(), "ApprovedBuyers", "Admins")
    const other = actorOf(aBuyer(), "Sellers")
    expect([seller, roleless, other].map((actor) => closingGuard(actor, "seller", closing()))).toEqual([
      pass,
      warned,
      warned,
    ])
  })

  it("that is shut leads the buyer quietly to the buyer's dashboard (BUY-184)", () => {
    const shut = { tag: "shut", target: "/dashboard/buyer" }
    expect(closingGuard(buyer, "buyer", closing({ buyerClosingPeriod: null }))).toEqual(shut)
    expect(closingGuard(buyer, "buyer", closing({ buyerClosingDocumentsAccepted: true }))).toEqual(shut)
  })

  it("that is shut leads the seller quietly to the active list (BUY-185)", () => {
    const shut = { tag: "shut", target: "/seller/filters/active" }
    expect(closingGuard(seller, "seller", closing({ sellerClosingPeriod: null }))).toEqual(shut)
    expect(closingGuard(seller, "seller", closing({ sellerClosingDocumentsAccepted: true }))).toEqual(shut)
  })

  it("of another role is no page", () => {
    fc.assert(
      fc.property(fc.string(), (role) => {
        fc.pre(role !== "buyer" && role !== "seller")
        expect(closingGuard(buyer, role, closing())).toEqual({ tag: "notFound" })
      }),
    )
  })

  it("asks a guest to log in, and tells nobody whether the offer exists", () => {
    expect([closingGuard(guest, "buyer", closing()), closingGuard(buyer, "buyer", null)]).toEqual([login, warned])
  })
})

describe("a closing route, by what the gateway tells of the offer and its first asset", () => {
  const won = anOffer({ ...closing().offer, sellerNotes: "" })
  const seenBy = (actor: Actor) => {
    const offer = offerView(won, aPublishedAsset(), { name: "Ben Buyer", fundsMark: "covered" }, actor, 0)
    return offer && { offer, asset: { isOwner: actor === seller } }
  }
  const asked = (role: string) => [buyer, seller, admin].map((actor) => closingSeenGuard(actor, role, seenBy(actor)))

  it("is each party's own alone: the other party and administrators, who see the offer too, are warned (BUY-271, BUY-272)", () => {
    expect(asked("buyer")).toEqual([pass, warned, warned])
    expect(asked("seller")).toEqual([warned, pass, warned])
  })

  it("asks a guest to log in, warns of no such offer, and knows no other role", () => {
    expect([
      closingSeenGuard(guest, "buyer", seenBy(buyer)),
      closingSeenGuard(buyer, "buyer", null),
      closingSeenGuard(buyer, "admin", seenBy(buyer)),
    ]).toEqual([login, warned, { tag: "notFound" }])
  })
})

describe("a selling route", () => {
  const withStatus = (status: "Active" | "Revoked" | null) => ({
    sellerProfile: { ...aSeller().sellerProfile, status },
  })

  it("leads a revoked seller to the contact page, with the reason (BUY-273, BUY-274, SEL-427)", () => {
    expect(sellingGuard(seller, withStatus("Revoked"))).toEqual({
      tag: "blocked",
      target: "/contact",
      error:
        "Your access is blocked by administrator. Check your email for more information or contact us via {email}.",
    })
    expect(sellingGuard(seller, withStatus("Active"))).toEqual(pass)
    expect([sellingGuard(seller, null), sellingGuard(guest, withStatus("Revoked"))]).toEqual([pass, login])
  })
})

it("a failed guard warns and goes home, but for a guest, a shut window and a revoked seller (BUY-275)", () => {
  const shut = closing({ buyerClosingDocumentsAccepted: true, sellerClosingPeriod: null })
  const revoked = { sellerProfile: { ...aSeller().sellerProfile, status: "Revoked" as const } }
  const failed = [
    areaGuard(seller, "buyer"),
    assetGuard(buyer, aPublishedAsset()),
    offerGuard(seller, anOffer()),
    closingGuard(admin, "buyer", closing()),
    loginGuard(guest),
    closingGuard(buyer, "buyer", shut),
    closingGuard(seller, "seller", shut),
    sellingGuard(seller, revoked),
  ]
  expect(failed.slice(0, 4)).toEqual([warned, warned, warned, warned])
  expect(failed.slice(4).map((passage) => [passage.tag, "target" in passage && passage.target])).toEqual([
    ["signIn", "/"],
    ["shut", "/dashboard/buyer"],
    ["shut", "/seller/filters/active"],
    ["blocked", "/contact"],
  ])
})
