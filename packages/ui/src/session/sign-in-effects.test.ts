import { InternetAddress, must } from "@xl/core/shared"
import { MarketUnavailable } from "@xl/core/kernel"
import { VendorUnavailable } from "@xl/core/monitoring"
import { CopiesUnavailable } from "@xl/core/user-assets"
import { PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aProfile, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, settled } from "../testing/app.ts"

const ADDRESS = must(InternetAddress, "192.0.2.7")

const signIn = async ({ accounts, session }: App, email: string): Promise<void> => {
  const outcome = await Effect.runPromise(accounts.accounts.signIn(someCredentials({ email, password: PASSWORD })))
  if (outcome.tag !== "signedIn") throw new Error("The example could not sign in")
  await session.entered(outcome.session)
}

describe("a sign-in", () => {
  it("loads settings and favorites, keeps copies, records the login and says where one came from, in this order (ACC-252, ACC-254, ACC-102)", async () => {
    const order: Array<string> = []
    const noted = <A>(what: string, effect: Effect.Effect<A>) =>
      Effect.tap(
        effect,
        Effect.sync(() => order.push(what)),
      )
    const here = await app({ away: aProfile(), operator: { userProfileRequired: false } }, (ports) => ({
      settings: { ...ports.settings, read: () => noted("settings", Effect.orDie(ports.settings.read())) },
      favorites: { ...ports.favorites, ids: () => noted("favorites", Effect.orDie(ports.favorites.ids())) },
      addressLookup: { find: () => noted("public address", Effect.succeed(ADDRESS)) },
      copies: { ...ports.copies, clear: () => noted("copies", Effect.orDie(ports.copies.clear())) },
      profiles: {
        ...ports.profiles,
        mine: () => noted("profile", Effect.orDie(ports.profiles.mine())),
        recordLogin: (address) => noted("login time", Effect.orDie(ports.profiles.recordLogin(address))),
        saveUtmParameters: (utm) => noted("origin", Effect.orDie(ports.profiles.saveUtmParameters(utm))),
      },
    }))
    const utm = { utmSource: "letter", utmMedium: null, utmCampaign: null }
    await Effect.runPromise(here.browser.memory.keepUtm(utm))
    await signIn(here, aProfile().email)
    expect(order).toEqual(["profile", "settings", "favorites", "copies", "public address", "login time", "origin"])
    expect(here.effects.settings.userProfileRequired).toBe(false)
    expect(here.market.home.memory.rows.profiles.get(aProfile().id)).toMatchObject({ utm, lastLoginAddress: ADDRESS })
  })

  it("loads the favorites of whoever is here, also of a session that this browser still had (ACC-254)", async () => {
    const asset = aPublishedAsset()
    const here = await app({ who: aBuyer(1, { favorites: [asset.id] }), seed: { assets: [asset] } })
    await settled()
    expect(here.effects.favorites).toEqual([asset.id])
    await here.session.signOut()
    expect(here.effects.favorites).toEqual([])
  })

  it("drops favorites that arrive once their owner has left (ACC-254)", async () => {
    const asset = aPublishedAsset()
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    const here = await app(
      { who: aBuyer(1, { favorites: [asset.id] }), seed: { assets: [asset] } },
      ({ favorites }) => ({
        favorites: {
          ...favorites,
          ids: () =>
            Effect.as(
              Effect.promise(() => waiting),
              [asset.id],
            ),
        },
      }),
    )
    await here.session.signOut()
    answer()
    await settled()
    expect(here.effects.favorites).toEqual([])
  })

  it("signs in and records it where the public address cannot be had, and only logs that (ACC-567, BUY-407)", async () => {
    const seller = aSeller()
    const here = await app({ away: seller }, () => ({
      addressLookup: { find: () => Effect.fail(new VendorUnavailable({ cause: "no answer" })) },
    }))
    await signIn(here, seller.email)
    expect(here.session.state.tag).toBe("signedIn")
    expect(here.logged).toEqual(["After signing in: public address"])
    expect(here.said()).toEqual([])
    const kept = here.market.home.memory.rows.profiles.get(seller.id)
    expect([kept?.lastLogin, kept?.lastLoginAddress]).toEqual([here.market.home.clock.now(), null])
  })

  it("sends where a guest came from once he has signed in, and again nothing (ACC-103)", async () => {
    const seller = aSeller()
    const here = await app({ away: seller })
    const utm = { utmSource: "letter", utmMedium: "post", utmCampaign: "autumn" }
    await Effect.runPromise(here.browser.memory.keepUtm(utm))
    const kept = () => here.market.home.memory.rows.profiles.get(seller.id)?.utm
    expect(kept()).toBeNull()
    await signIn(here, seller.email)
    expect(kept()).toEqual(utm)
    await here.session.signOut()
    await Effect.runPromise(here.browser.memory.keepUtm({ ...utm, utmSource: "another" }))
    await signIn(here, seller.email)
    expect(kept()).toEqual(utm)
  })

  it("goes on where one of these fails, and logs it (ACC-252, ACC-254)", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const here = await app({ away: aProfile() }, ({ copies, favorites, profiles, settings }) => ({
      settings: { ...settings, read: down },
      favorites: { ...favorites, ids: down },
      copies: { ...copies, clear: () => Effect.fail(new CopiesUnavailable({ cause: "no database" })) },
      profiles: { ...profiles, recordLogin: down },
    }))
    await signIn(here, aProfile().email)
    expect(here.logged).toEqual([
      "After signing in: settings",
      "After signing in: favorites",
      "After signing in: own copies",
      "After signing in: log-in time",
    ])
    expect(here.session.state.tag).toBe("signedIn")
  })
})
