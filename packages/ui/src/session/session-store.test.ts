import { MarketUnavailable } from "@xl/core/kernel"
import { decode } from "@xl/core/shared"
import { CopiesUnavailable, UserAsset } from "@xl/core/user-assets"
import { aBuyer, aProfile, aSeller } from "@xl/testkit/market"
import { PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { aPublishedAsset } from "@xl/testkit/assets"
import { anOffer } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, settled } from "../testing/app.ts"

const signIn = async ({ accounts, session }: App, email: string): Promise<void> => {
  const outcome = await Effect.runPromise(accounts.accounts.signIn(someCredentials({ email, password: PASSWORD })))
  if (outcome.tag !== "signedIn") throw new Error("The example could not sign in")
  await session.entered(outcome.session)
}

describe("the session", () => {
  it("opens as a guest where nobody is signed in", async () => {
    const { session } = await app()
    expect([session.state.tag, session.profile, session.roles, session.actor]).toEqual([
      "guest",
      null,
      [],
      { tag: "guest" },
    ])
  })

  it("opens as whoever this browser remembers, with the profile that the market holds", async () => {
    const buyer = aBuyer()
    const { session } = await app({ who: buyer })
    expect(session.profile).toEqual(buyer)
    expect(session.flags.buyer).toBe(true)
    expect(session.actor).toEqual({ tag: "user", id: buyer.id, email: buyer.email, roles: new Set(buyer.roles) })
  })

  it("loads the profile and records the login after a sign-in (ACC-251, ACC-256)", async () => {
    const seller = aSeller()
    const here = await app({ away: seller })
    expect(here.session.profile).toBeNull()
    await signIn(here, seller.email)
    expect(here.session.profile?.id).toBe(seller.id)
    expect(here.market.home.memory.rows.profiles.get(seller.id)?.lastLogin).toBe(here.market.home.clock.now())
    expect(here.session.profile?.lastLogin).toBe(here.market.home.clock.now())
  })

  it("signs out whose profile does not load, and says why (ACC-257, ACC-564, SEL-439)", async () => {
    const buyer = aBuyer()
    const mine = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const here = await app({ away: buyer }, ({ profiles }) => ({ profiles: { ...profiles, mine } }))
    await signIn(here, buyer.email)
    expect(here.session.state.tag).toBe("guest")
    expect(await Effect.runPromise(here.accounts.accounts.session)).toBeNull()
    expect([here.said().length, here.logged]).toEqual([1, ["Getting User Profile"]])
    const loads = await app({ away: buyer })
    await signIn(loads, buyer.email)
    expect([loads.session.state.tag, loads.said()]).toEqual(["signedIn", []])
    expect(loads.session.profile?.lastLogin).toBe(loads.market.home.clock.now())
  })

  it("asks for name and phone 300 ms after a sign-in that lacks them, not before (ACC-258)", async () => {
    const nameless = aProfile({ firstName: null })
    const here = await app({ away: nameless })
    await signIn(here, nameless.email)
    here.timers.pass(299)
    expect([here.session.wantsProfile, here.session.isProfileDue]).toEqual([false, true])
    here.timers.pass(1)
    expect(here.session.wantsProfile).toBe(true)
    here.session.profileAsked()
    expect([here.session.wantsProfile, here.session.isProfileDue]).toEqual([false, false])
  })

  it("asks nothing of a filled profile", async () => {
    const here = await app({ away: aProfile() })
    await signIn(here, aProfile().email)
    expect(here.session.isProfileDue).toBe(false)
    here.timers.pass(1_000)
    expect(here.session.wantsProfile).toBe(false)
  })

  it("listens afresh for each identity: a guest does not hear what the one before could", async () => {
    let [opened, closed] = [0, 0]
    const watch = () => {
      opened += 1
      return () => void (closed += 1)
    }
    const here = await app({ away: aBuyer() }, () => ({ live: { watch } }))
    expect([opened, closed]).toEqual([1, 0])
    await signIn(here, aBuyer().email)
    expect([opened, closed]).toEqual([2, 1])
    await here.session.refresh()
    expect([opened, closed]).toEqual([2, 1])
    await here.session.signOut()
    expect([opened, closed]).toEqual([3, 2])
  })

  it("becomes a guest where the session was ended elsewhere", async () => {
    const here = await app({ who: aProfile() })
    await Effect.runPromise(here.accounts.accounts.signOut)
    await here.session.refresh()
    expect(here.session.state.tag).toBe("guest")
  })

  it.each([
    ["on sign-out (ACC-261, ACC-262)", "signOut"],
    ["when all sessions end (BUY-204, BUY-205)", "signOutEverywhere"],
  ] as const)("leaves nothing in the browser %s", async (_when, leave) => {
    const here = await app({ who: aBuyer(), seed: { assets: [aPublishedAsset()], offers: [anOffer()] } })
    const { offers } = await Effect.runPromise(here.ports.offers.mine({ status: [], type: [], size: 10, offset: 0 }))
    await Effect.runPromise(here.browser.memory.keepUtm({ utmSource: "letter", utmMedium: null, utmCampaign: null }))
    await Effect.runPromise(here.browser.copies.keepOffers(offers))
    await Effect.runPromise(here.browser.copies.keepAssets([userAsset]))
    expect(offers).toHaveLength(1)
    await here.session[leave]()
    const kept = Effect.all([here.browser.memory.utm, here.browser.copies.offers(), here.browser.copies.assets()])
    expect(await Effect.runPromise(kept)).toEqual([null, [], []])
    expect(here.session.state).toEqual({ tag: "guest" })
  })

  it.each([
    ["on sign-out (ACC-261, ACC-262)", "signOut"],
    ["when all sessions end (BUY-204, BUY-205)", "signOutEverywhere"],
  ] as const)(
    "makes a guest also where the browser's database does not clear %s, and logs that",
    async (_when, leave) => {
      const clear = () => Effect.fail(new CopiesUnavailable({ cause: "no database" }))
      const here = await app({ who: aBuyer() }, ({ copies }) => ({ copies: { ...copies, clear } }))
      await here.session[leave]()
      expect([here.session.state.tag, here.logged]).toEqual(["guest", ["Signing out: own copies"]])
    },
  )

  it("signs out with another tab that emptied what both share, and stays where the session is still there", async () => {
    const here = await app({ who: aProfile() })
    here.browser.emptyElsewhere()
    await settled()
    expect(here.session.state.tag).toBe("signedIn")
    await Effect.runPromise(here.accounts.accounts.signOut)
    here.browser.emptyElsewhere()
    await settled()
    expect(here.session.state).toEqual({ tag: "guest" })
  })

  it("tells that a sign-out makes a guest of who is here before it does, wherever it was asked for, and else nothing", async () => {
    const ways = {
      here: ({ session }: App) => session.signOut(),
      everywhere: ({ session }: App) => session.signOutEverywhere(),
      elsewhere: async ({ accounts, browser }: App) => {
        await Effect.runPromise(accounts.accounts.signOut)
        browser.emptyElsewhere()
        await settled()
      },
      expired: async ({ accounts, session }: App) => {
        await Effect.runPromise(accounts.accounts.signOut)
        await session.refresh()
      },
    }
    const told = async (way: keyof typeof ways, who: "somebody" | "nobody") => {
      const here = await app(who === "somebody" ? { who: aProfile() } : {})
      const seen: Array<string> = []
      here.session.whenEnding(() => void seen.push(here.session.state.tag))
      here.session.whenEnding(() => void seen.push("never"))()
      await ways[way](here)
      return [...seen, here.session.state.tag]
    }
    expect(await told("here", "somebody")).toEqual(["signedIn", "guest"])
    expect(await told("everywhere", "somebody")).toEqual(["signedIn", "guest"])
    expect(await told("elsewhere", "somebody")).toEqual(["signedIn", "guest"])
    expect(await told("expired", "somebody")).toEqual(["guest"])
    expect(await told("here", "nobody")).toEqual(["guest"])
  })
})

const userAsset = Result.getOrThrow(decode(UserAsset)({ userEmail: aBuyer().email }))
