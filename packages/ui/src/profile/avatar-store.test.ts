import { DocumentsUnavailable } from "@xl/core/documents"
import { aPicture } from "@xl/testkit/documents"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { AvatarStore } from "./avatar-store.ts"

const opened = async (change?: Change) => {
  const here = await app({ who: aProfile() }, change)
  const { avatars } = here.ports
  const store = new AvatarStore(avatars, here.session, here.log)
  /** Takes a picture and tells the session, as whoever changes it does. */
  const takes = async (name: string) => {
    const key = await Effect.runPromise(avatars.change(aPicture(name)))
    named(key)
  }
  const named = (avatar: string | null) => {
    const { profile } = here.session
    if (profile) here.session.edited({ ...profile, sellerProfile: { ...profile.sellerProfile, avatar } })
  }
  return { here, named, store, takes }
}

describe("the picture of whoever is here", () => {
  it("is loaded once the profile is here, and again once it is another one (ACC-253)", async () => {
    const { here, takes } = await opened()
    expect(here.session.avatar).toBeUndefined()
    await takes("one.png")
    await expect.poll(() => here.session.avatar).toMatch(/^blob:/)
    const first = here.session.avatar
    expect((await fetch(first ?? "")).headers.get("content-type")).toBe("image/webp")
    await takes("two.png")
    await expect.poll(() => here.session.avatar).not.toBe(first)
    await expect.poll(() => here.session.avatar).toMatch(/^blob:/)
    await expect(fetch(first ?? "")).rejects.toThrow("fetch failed")
  })

  it("goes with the picture, and with the session", async () => {
    const { here, named, takes } = await opened()
    await takes("one.png")
    await expect.poll(() => here.session.avatar).toMatch(/^blob:/)
    named(null)
    expect(here.session.avatar).toBeUndefined()
    await takes("two.png")
    await expect.poll(() => here.session.avatar).toMatch(/^blob:/)
    await here.session.signOut()
    expect(here.session.avatar).toBeUndefined()
  })

  it("stays away where it cannot be had, which is logged (ACC-253)", async () => {
    const why = new DocumentsUnavailable({ cause: "down" })
    const { here, named } = await opened(({ avatars }) => ({ avatars: { ...avatars, read: () => Effect.fail(why) } }))
    named(`${here.session.profile?.id ?? ""}/avatars/me.webp`)
    await expect.poll(() => here.logged).toEqual(["Loading the picture"])
    await settled()
    expect(here.session.avatar).toBeUndefined()
  })
})
