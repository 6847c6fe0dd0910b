import { type LiveEvent, MarketUnavailable } from "@xl/core/kernel"
import { must, NoticeId, RoleRequestId } from "@xl/core/shared"
import { anAdmin, aProfile, aSeller } from "@xl/testkit/market"
import { Effect, Result } from "effect"
import { reaction } from "mobx"
import { describe, expect, it } from "vitest"
import { type App, app, settled } from "../testing/app.ts"

const grant = ({ market }: App, role: "ApprovedBuyers" | "Sellers", roles: ReadonlyArray<string>) =>
  Effect.runPromise(
    market.home.memory.store.transaction(({ write }) => {
      const person = [...market.home.memory.rows.profiles.values()][0]
      if (!person) throw new Error("Nobody lives here")
      return write({
        profiles: [{ ...person, roles: [...person.roles, ...roles] as typeof person.roles }],
        events: [],
        outbox: [
          {
            tag: "live",
            audience: { everyone: false, users: [person.id] },
            event: { topic: "roleAssigned", role },
          },
        ],
      })
    }),
  )

describe("a session that hears of its roles", () => {
  it("refreshes the session 5 s after an event of its roles (ACC-280, ACC-637, SEL-194)", async () => {
    const here = await app({ who: aProfile() })
    await grant(here, "Sellers", ["Sellers"])
    here.timers.pass(4_999)
    await settled()
    expect(here.session.flags.seller).toBe(false)
    here.timers.pass(1)
    await settled()
    expect(here.session.flags.seller).toBe(true)
  })

  it("shows at once who buys, before its notice says so; the new tokens follow", async () => {
    const here = await app({ who: aProfile() })
    const token = async () => Effect.runPromise(here.accounts.accounts.token)
    const before = await token()
    const shown: Array<boolean> = []
    const stop = reaction(
      () => here.snackbars.shown?.text,
      () => void shown.push(here.session.flags.buyer),
    )
    await grant(here, "ApprovedBuyers", ["ApprovedBuyers"])
    await settled()
    stop()
    expect(here.said()).toEqual(["You have been assigned a Buyer role. You can now make offers."])
    expect([shown, await token()]).toEqual([[true], before])
    here.timers.pass(5_000)
    await settled()
    expect(await token()).not.toEqual(before)
  })

  it("asks again 5 s later where the change of roles could not be read, and stays who was here until it can", async () => {
    let fails = false
    const here = await app({ who: aProfile() }, ({ profiles }) => ({
      profiles: {
        ...profiles,
        mine: () => (fails ? Effect.fail(new MarketUnavailable({ cause: "down" })) : profiles.mine()),
      },
    }))
    fails = true
    await grant(here, "ApprovedBuyers", ["ApprovedBuyers"])
    await settled()
    here.timers.pass(5_000)
    await settled()
    expect([here.session.state.tag, here.session.flags.buyer]).toEqual(["signedIn", false])
    fails = false
    here.timers.pass(5_000)
    await settled()
    expect(here.session.flags.buyer).toBe(true)
  })

  it("keeps the newer answer where an older one comes after it, and stays a guest where one comes after the sign-out", async () => {
    const late: Array<() => void> = []
    let isSlow = false
    const here = await app({ who: aProfile() }, ({ profiles }) => ({
      profiles: {
        ...profiles,
        mine: () =>
          Effect.flatMap(profiles.mine(), (profile) =>
            isSlow
              ? Effect.promise(() => new Promise((answer) => late.push(() => answer(profile))))
              : Effect.succeed(profile),
          ),
      },
    }))
    isSlow = true
    const older = here.session.refresh()
    await settled()
    isSlow = false
    await grant(here, "ApprovedBuyers", ["ApprovedBuyers"])
    await here.session.refresh()
    late.shift()?.()
    await older
    expect(here.session.flags.buyer).toBe(true)
    isSlow = true
    const last = here.session.refresh()
    await settled()
    await here.session.signOut()
    late.shift()?.()
    await last
    expect(here.session.state).toEqual({ tag: "guest" })
  })

  it("greets a seller on the change only (ACC-275)", async () => {
    const here = await app({ who: aProfile() })
    await grant(here, "Sellers", ["Sellers"])
    here.timers.pass(5_000)
    await settled()
    const greeting = "You are Seller now! You can move on to creating and publishing assets."
    expect(here.said()).toEqual([greeting])
    await here.session.refresh()
    expect(here.said()).toEqual([greeting])
    expect((await app({ who: aSeller() })).said()).toEqual([])
  })

  it("lets an approved seller apply the change at once, then greets, and refreshes no second time (ACC-275, ACC-463)", async () => {
    let asked = 0
    let hear: (event: LiveEvent) => void = () => undefined
    const here = await app({ who: aProfile() }, ({ profiles }) => ({
      live: { watch: (heard) => ((hear = heard), () => undefined) },
      profiles: {
        ...profiles,
        mine: () => {
          asked += 1
          return Effect.map(profiles.mine(), (profile) =>
            asked > 1 ? { ...profile, roles: ["Sellers" as const, "VerifiedUsers" as const] } : profile,
          )
        },
      },
    }))
    const id = must(RoleRequestId, "11111111-1111-4111-8111-111111111111")
    hear({ topic: "roleRequest", id, type: "Sellers", status: "Approved" })
    expect(here.snackbars.shown?.action).toBe("Apply now")
    here.snackbars.act()
    await settled()
    expect(here.said()).toEqual(["You are Seller now! You can move on to creating and publishing assets."])
    here.timers.pass(5_000)
    await settled()
    expect(asked).toBe(2)
  })

  it("shows at a notice that one is blocked as a seller, and restored, without reload; roles wait for their own event", async () => {
    const seller = aSeller()
    let own = seller
    let hear: (event: LiveEvent) => void = () => undefined
    const here = await app({ who: seller }, ({ profiles }) => ({
      live: { watch: (heard) => ((hear = heard), () => undefined) },
      profiles: { ...profiles, mine: () => Effect.succeed(own) },
    }))
    const notice: LiveEvent = { topic: "notice", id: must(NoticeId, "11111111-1111-4111-8111-111111111111") }
    const stands = async (sellerProfile: typeof seller.sellerProfile) => {
      own = { ...seller, sellerProfile, roles: [...seller.roles, "ApprovedBuyers"] }
      hear(notice)
      await settled()
      return here.session.profile?.sellerProfile
    }
    const blocked = { ...seller.sellerProfile, status: "Revoked" as const, comment: "The license has ended." }
    expect(await stands(blocked)).toEqual(blocked)
    expect(await stands(seller.sellerProfile)).toEqual(seller.sellerProfile)
    expect(here.session.flags.buyer).toBe(false)
  })

  it("passes on what others do, until one stops listening", async () => {
    const here = await app({ who: anAdmin() })
    const heard: Array<string> = []
    const stop = here.session.listen(({ topic }) => void heard.push(topic))
    await grant(here, "Sellers", [])
    stop()
    await grant(here, "Sellers", [])
    expect(heard).toEqual(["roleAssigned"])
  })

  it("forgets the person on sign-out, and the refresh that was due", async () => {
    const here = await app({ who: aProfile() })
    await grant(here, "ApprovedBuyers", ["ApprovedBuyers"])
    await here.session.signOut()
    here.timers.pass(10_000)
    await settled()
    expect(here.session.state).toEqual({ tag: "guest" })
    expect(await Effect.runPromise(Effect.result(here.accounts.accounts.token))).toEqual(Result.succeed(null))
  })
})
