import type { DataRooms } from "@xl/core/data-room"
import { type LocalFile, RoomFileTypeRefused } from "@xl/core/documents"
import { MarketUnavailable } from "@xl/core/kernel"
import { type AssetId, must, VdrItemId } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aVdrFile, aVdrFolder } from "@xl/testkit/data-room"
import { aPdf } from "@xl/testkit/documents"
import { aSeller } from "@xl/testkit/market"
import { Deferred, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { Alerts } from "../alerts/index.ts"
import { app, type Change, settled } from "../testing/app.ts"
import { RoomFilesModel } from "./room-files-model.ts"

const asset = aPublishedAsset()
const { tier_home_id } = asset.tiers
const vdrItems = [
  aVdrFile({ tier: "home", folderId: must(VdrItemId, tier_home_id), name: "Teaser.pdf" }),
  aVdrFolder({ tier: "home", folderId: must(VdrItemId, tier_home_id) }),
]

const opened = async (change?: Change) => {
  const here = await app({ who: aSeller(), seed: { assets: [asset], profiles: [aSeller()], vdrItems } }, change)
  await settled()
  const alerts = new Alerts()
  const { ports, session, snackbars } = here
  const model = new RoomFilesModel(ports.dataRooms, ports.documents, session, alerts, snackbars)
  await model.open(asset.id)
  const names = () => model.folder?.items.map(({ name }) => name)
  return { ...here, alerts, model, names }
}
const uploading =
  (upload: DataRooms["Service"]["upload"]): Change =>
  ({ dataRooms }) => ({ dataRooms: { ...dataRooms, upload } })
const states = ({ uploads }: RoomFilesModel) => uploads.map(({ file, state }) => [file.name, state.tag])
/** A seller's file that arrives when it is let. */
const slow = () => {
  const gate = Effect.runSync(Deferred.make<never>())
  return uploading((_folder, _file: LocalFile, progress) =>
    Effect.andThen(
      Effect.promise(() => Promise.resolve().then(() => progress(0.5))),
      Deferred.await(gate),
    ),
  )
}

describe("the files of a seller's data room", () => {
  it("are those of home first, then of the tier that is chosen", async () => {
    const { model, names } = await opened()
    expect([model.tier, names(), model.countIn("home"), model.countIn("tier1")]).toEqual([
      "home",
      ["Leases", "Teaser.pdf"],
      1,
      0,
    ])
    await model.openTier("tier1")
    expect([model.tier, names()]).toEqual(["tier1", []])
  })

  it("arrive in the folder into which they were sent, and are counted", async () => {
    const { model, names } = await opened()
    model.send([aPdf(40, "Title.pdf"), aPdf(40, "Teaser.pdf")])
    await expect.poll(() => model.uploads).toEqual([])
    expect([names(), model.countIn("home")]).toEqual([["Leases", "Teaser (2).pdf", "Teaser.pdf", "Title.pdf"], 3])
  })

  it("are refused before they are sent where they are too large or empty, and stay in the list until taken away", async () => {
    const { model } = await opened(uploading(() => Effect.die("never asked")))
    model.send([aPdf(50_000_001, "Huge.pdf")])
    const [huge] = model.uploads
    expect(huge?.state).toMatchObject({ tag: "failed", isFinal: true, why: expect.stringContaining("50 MB") })
    model.cancel(huge?.id ?? "")
    expect(model.uploads).toEqual([])
  })

  it("are not tried again where their type is refused, and may be where the line broke", async () => {
    const stateAfter = async (why: MarketUnavailable | RoomFileTypeRefused) => {
      const { model } = await opened(uploading(() => Effect.fail(why)))
      model.send([aPdf(40, "Rents.csv")])
      await expect.poll(() => model.uploads[0]?.state.tag).toBe("failed")
      return model.uploads[0]?.state
    }
    expect(await stateAfter(new RoomFileTypeRefused())).toMatchObject({ isFinal: true })
    expect(await stateAfter(new MarketUnavailable({ cause: "down" }))).toMatchObject({ isFinal: false })
  })

  it("show how far they are, in their own folder alone, and nothing of them stays where the upload is stopped", async () => {
    const { model } = await opened(slow())
    model.send([aPdf(40, "Slow.pdf")])
    await expect.poll(() => model.uploads[0]?.state).toEqual({ tag: "sending", progress: 0.5 })
    await model.openTier("tier2")
    expect([model.uploadsHere.length, model.uploads.length]).toEqual([0, 1])
    model.cancel(model.uploads[0]?.id ?? "")
    expect(model.uploads).toEqual([])
  })

  it("fail each by itself, and are sent again when asked", async () => {
    let isDown = true
    const { model, names } = await opened((ports) => ({
      dataRooms: {
        ...ports.dataRooms,
        upload: (...of) =>
          isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : ports.dataRooms.upload(...of),
      },
    }))
    model.send([aPdf(40, "Title.pdf"), aPdf(40, "Plan.pdf")])
    await expect
      .poll(() => states(model))
      .toEqual([
        ["Title.pdf", "failed"],
        ["Plan.pdf", "failed"],
      ])
    isDown = false
    model.retryUpload(model.uploads[0]?.id ?? "")
    await expect.poll(() => states(model)).toEqual([["Plan.pdf", "failed"]])
    expect(names()).toContain("Title.pdf")
  })

  it("are stopped when the panel goes", async () => {
    const { model } = await opened(slow())
    const leave = model.follow()
    model.send([aPdf(40, "Slow.pdf")])
    leave()
    expect(model.uploads).toEqual([])
  })

  it("have names that are asked for in front of the page; a refused one stays with its reason", async () => {
    const { model, names } = await opened()
    model.name(null)
    await model.saveName()
    expect(model.naming).toMatchObject({ error: "This field is required", isSending: false })
    model.typeName("LEASES")
    expect(model.naming?.error).toBeNull()
    await model.saveName()
    expect(model.naming).toMatchObject({ name: "LEASES", error: "This folder holds something of that name already." })
    model.typeName("Title")
    await model.saveName()
    expect([model.naming, names()]).toEqual([null, ["Leases", "Title", "Teaser.pdf"]])
    const [folder] = model.folder?.items ?? []
    if (folder) model.name(folder)
    model.typeName("Contracts")
    await model.saveName()
    expect(names()).toEqual(["Contracts", "Title", "Teaser.pdf"])
  })

  it("are deleted once more is asked, and said to be", async () => {
    const { alerts, model, names, said } = await opened()
    const [folder, file] = model.folder?.items ?? []
    if (!folder || !file) throw new RangeError("The room has both")
    model.remove(folder)
    expect(alerts.shown).toMatchObject({ title: "Delete this folder?" })
    expect(names()).toEqual(["Leases", "Teaser.pdf"])
    alerts.confirm()
    await expect.poll(names).toEqual(["Teaser.pdf"])
    model.remove(file)
    expect(alerts.shown).toMatchObject({ title: "Delete this file?" })
    alerts.confirm()
    await expect.poll(() => [names(), model.countIn("home")]).toEqual([[], 0])
    expect(said()).toEqual(["“Leases” is deleted.", "“Teaser.pdf” is deleted."])
  })

  it("say that the room did not load, and are asked for again", async () => {
    let isDown = true
    const { model, names } = await opened((ports) => ({
      dataRooms: {
        ...ports.dataRooms,
        room: (id: AssetId) =>
          isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : ports.dataRooms.room(id),
      },
    }))
    expect([model.listed.tag, names()]).toEqual(["failed", undefined])
    isDown = false
    await model.retry()
    expect(names()).toEqual(["Leases", "Teaser.pdf"])
  })
})
