import { MarketUnavailable } from "@xl/core/kernel"
import { anAsset } from "@xl/testkit/assets"
import { contactDeskInMemory } from "@xl/testkit/contact"
import { aPdf } from "@xl/testkit/documents"
import { aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { keptInMemory } from "../arrival/index.ts"
import { app, type Change, settled } from "../testing/app.ts"
import { KeptForms } from "./kept-forms.ts"
import { ListingWizard } from "./listing-wizard.ts"
import { OwnAgreementModel } from "./own-agreement-model.ts"

const DRAFT = anAsset()
const seller = aSeller()
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))

const opened = async (change?: Change) => {
  const here = await app({ who: seller, seed: { assets: [DRAFT], profiles: [seller] } }, change)
  const { ports, session, snackbars, effects, log } = here
  const operator = { contactEmail: "help@demo.example" }
  const forms = new KeptForms(keptInMemory())
  const { desk } = contactDeskInMemory()
  const wizard = new ListingWizard(
    ports.catalog,
    ports.listings,
    desk,
    session,
    effects,
    forms,
    snackbars,
    operator,
    log,
    () => EXAMPLE_NOW,
  )
  await wizard.open(DRAFT.id)
  const model = new OwnAgreementModel(ports.dataRooms, log)
  await model.open(DRAFT.id)
  const document = () => wizard.form.legal.customCADoc
  return { ...here, wizard, model, document }
}
const PDF = aPdf(60, "own-form.pdf")

describe("the seller's own document", () => {
  it("goes into the General folder, is chosen, and becomes the asset's by the next save (SEL-329)", async () => {
    const { document, market, model, wizard } = await opened()
    expect(model.files).toEqual([])
    await model.send(PDF, wizard)
    const [file] = model.files
    expect([file?.name, document(), model.upload]).toEqual(["own-form.pdf", file?.id, null])
    await wizard.save("next", "legal/ca")
    expect(market.home.memory.rows.assets.get(DRAFT.id)?.legal.customCADoc).toBe(file?.id)
  })

  it("that is too large or cannot be sent says why in its line, and may be sent again", async () => {
    let isDown = true
    const { document, logged, model, wizard } = await opened(({ dataRooms }) => ({
      dataRooms: { ...dataRooms, upload: (...args) => (isDown ? down() : dataRooms.upload(...args)) },
    }))
    await model.send({ ...PDF, size: 5_000_001 }, wizard)
    expect(model.upload?.state).toEqual({ tag: "failed", why: "File size must not exceed 5MB", isFinal: true })
    await model.send(PDF, wizard)
    expect(model.upload?.state).toMatchObject({ isFinal: false })
    expect([model.upload?.state.tag, document(), logged]).toEqual(["failed", null, ["Uploading an agreement"]])
    isDown = false
    model.retry(wizard)
    await expect.poll(document).not.toBeNull()
    expect(model.upload).toBeNull()
  })

  it("that is stopped on its way is not chosen", async () => {
    const { document, model, wizard } = await opened(({ dataRooms }) => ({
      dataRooms: { ...dataRooms, upload: () => Effect.never },
    }))
    const sent = model.send(PDF, wizard)
    expect(model.upload?.state).toEqual({ tag: "sending", progress: 0 })
    model.cancel()
    await sent
    expect([model.upload, document()]).toEqual([null, null])
  })

  it("is not chosen for another asset that was opened meanwhile", async () => {
    let arrive = () => {}
    const waits = new Promise<void>((resolve) => (arrive = resolve))
    const { document, model, wizard } = await opened(({ dataRooms }) => ({
      dataRooms: {
        ...dataRooms,
        upload: (...args) =>
          Effect.andThen(
            Effect.promise(() => waits),
            dataRooms.upload(...args),
          ),
      },
    }))
    const sent = model.send(PDF, wizard)
    await wizard.open(null)
    arrive()
    await sent
    expect(document()).toBeNull()
  })

  it("waits for a General folder that does not load", async () => {
    const { model, wizard } = await opened(({ dataRooms }) => ({ dataRooms: { ...dataRooms, room: down } }))
    expect(model.home.tag).toBe("failed")
    await model.send(PDF, wizard)
    await settled()
    expect(model.upload).toBeNull()
  })
})
