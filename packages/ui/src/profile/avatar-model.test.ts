import { DocumentsUnavailable, type LocalFile, MOST_FILE_BYTES } from "@xl/core/documents"
import { messageOf } from "@xl/core/messages"
import { aPicture } from "@xl/testkit/documents"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { AvatarModel } from "./avatar-model.ts"

const opened = async (change?: Change) => {
  const here = await app({ who: aProfile() }, change)
  const model = new AvatarModel(here.ports.avatars, here.session, here.snackbars, () => 7, here.log)
  model.open()
  return { here, model }
}
const cut = async (file: LocalFile = aPicture()) => new Blob([(await file.bytes()).slice()], { type: "image/png" })
const pictureOf = ({ here }: Awaited<ReturnType<typeof opened>>) => here.session.profile?.sellerProfile.avatar

describe("one's own picture", () => {
  it("is chosen, cut, kept and named in the profile, under a name of its own (ACC-504)", async () => {
    const here = await opened()
    const { model } = here
    expect([model.state, model.hasPicture]).toEqual([{ tag: "choosing", said: undefined }, false])
    await model.choose(aPicture("me.png"))
    expect(model.state).toMatchObject({ tag: "cutting", address: expect.stringMatching(/^blob:/), said: undefined })
    const { address } = model.state as { readonly address: string }
    await model.save(await cut())
    expect([model.state.tag, model.isSaving, model.hasPicture]).toEqual(["closed", false, true])
    expect(pictureOf(here)).toBe(`${aProfile().id}/avatars/picture-7.webp`)
    await expect(fetch(address)).rejects.toThrow("fetch failed")
  })

  it("is taken away again", async () => {
    const here = await opened()
    await here.model.choose(aPicture())
    await here.model.save(await cut())
    await here.model.remove()
    expect([pictureOf(here), here.model.hasPicture]).toEqual([null, false])
  })

  it("is no other file, and none that is too large or empty", async () => {
    const { model } = await opened()
    const file = { ...aPicture(), type: "image/svg+xml" }
    await model.choose(file)
    expect(model.state).toEqual({ tag: "choosing", said: "This file is not a PNG, JPEG or WebP picture." })
    await model.choose({ ...aPicture(), size: MOST_FILE_BYTES + 1 })
    expect(model.state).toEqual({ tag: "choosing", said: "File size must not exceed 5MB" })
    await model.choose({ ...aPicture(), size: 0 })
    expect(model.state).toEqual({ tag: "choosing", said: "This file is empty." })
    await model.choose(aPicture())
    model.unreadable()
    expect(model.state).toEqual({ tag: "choosing", said: "This file is not a PNG, JPEG or WebP picture." })
  })

  it("stays as it was cut where it is refused or cannot be kept, and says why; the latter is logged", async () => {
    const why = new DocumentsUnavailable({ cause: "down" })
    const here = await opened(({ avatars }) => ({
      avatars: { ...avatars, change: () => Effect.fail(why), remove: () => Effect.fail(why) },
    }))
    const { model } = here
    await model.choose(aPicture())
    await model.save(await cut())
    expect(model.state).toMatchObject({ tag: "cutting", said: messageOf(why) })
    expect((await fetch((model.state as { readonly address: string }).address)).ok).toBe(true)
    await model.remove()
    expect([here.here.said(), here.here.logged]).toEqual([
      [messageOf(why)],
      ["Changing the picture", "Changing the picture"],
    ])
    model.close()
    expect(model.state.tag).toBe("closed")
  })
})
