import { aBuyer, actorOf, anAdmin, aProfile, GUEST } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import {
  AVATAR_PIXELS,
  AVATAR_THUMBNAIL_PIXELS,
  AVATAR_TYPES,
  avatarFileName,
  avatarKey,
  avatarOwner,
  isAvatarType,
  mayReadAvatar,
  thumbnailKey,
} from "./index.ts"

const pat = aProfile()
const key = avatarKey(pat.id, "me.webp")

describe("a person's picture", () => {
  it("lies under the user's id, in avatars/, under its file name; its small copy under the suffix (ACC-504, ACC-506, SEL-408)", () => {
    expect(key).toBe(`${pat.id}/avatars/me.webp`)
    expect(thumbnailKey(key)).toBe(`${pat.id}/avatars/me.webp-thumbnail`)
  })

  it("is a square of 512 pixels, small of 96, made of a PNG, JPEG or WebP", () => {
    expect([AVATAR_PIXELS, AVATAR_THUMBNAIL_PIXELS]).toEqual([512, 96])
    expect(AVATAR_TYPES).toEqual(["image/png", "image/jpeg", "image/webp"])
    expect([...AVATAR_TYPES, "image/svg+xml", "application/pdf", undefined].map(isAvatarType)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it("keeps of its file's name what a storage takes, and ends as what it is kept as", () => {
    const typed = [
      "me.png",
      "My Face (2).JPEG",
      "../../etc/passwd",
      "C:\\me.jpg",
      "",
      ".png",
      "---a",
      "é.png",
      "x".repeat(90),
    ]
    expect(typed.map(avatarFileName)).toEqual([
      "me.webp",
      "My-Face--2-.webp",
      "passwd.webp",
      "me.webp",
      "picture.webp",
      "picture.webp",
      "a.webp",
      "picture.webp",
      `${"x".repeat(60)}.webp`,
    ])
  })

  it("belongs to whoever's id its key begins with; another text is no key", () => {
    expect([avatarOwner(key), avatarOwner(thumbnailKey(key))]).toEqual([pat.id, pat.id])
    const others = ["", pat.id, `${pat.id}/avatars`, `${pat.id}/avatars/`, `${pat.id}/documents/x`, `${key}/x`]
    expect(others.map(avatarOwner)).toEqual([null, null, null, null, null, null])
  })

  it("is looked at by its owner alone, not even by an administrator", () => {
    expect([pat, aBuyer(), anAdmin()].map((who) => mayReadAvatar(actorOf(who), key))).toEqual([true, false, false])
    expect([mayReadAvatar(GUEST, key), mayReadAvatar(actorOf(pat), `${pat.id}/secrets`)]).toEqual([false, false])
  })
})
