import { MarketUnavailable } from "@xl/core/kernel"
import { ADVISORY_PLAN, type AssetEdit, SellerRevoked, FACTS_UNCONFIRMED } from "@xl/core/assets"
import { Cents, must, Rate } from "@xl/core/shared"
import { anAsset, aPublishedAsset } from "@xl/testkit/assets"
import { contactDeskInMemory } from "@xl/testkit/contact"
import { anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { keptInMemory } from "../arrival/index.ts"
import { type Change, app, settled } from "../testing/app.ts"
import { placesOfWarnings, warningsAt, warningsOn, withConfirmation } from "./confirmations.ts"
import { AMOUNTS, NOTE_STEP, PROPERTY_STEP } from "./facts.ts"
import { KeptForms } from "./kept-forms.ts"
import { ListingWizard } from "./listing-wizard.ts"

const DRAFT = anAsset({ currentStep: "assetInfo", images: [], dueDiligenceVisited: false })
const REQUIRED = "There are required fields you need to fill out"

const opened = async (
  id: typeof DRAFT.id | null = DRAFT.id,
  change?: Change,
  kept = keptInMemory(),
  assets = [DRAFT],
) => {
  const here = await app({ who: aSeller(), seed: { assets, profiles: [aSeller(), anAdmin()] } }, change)
  const { catalog, listings } = here.ports
  const desk = contactDeskInMemory()
  const make = () =>
    new ListingWizard(
      catalog,
      listings,
      desk.desk,
      here.session,
      here.effects,
      new KeptForms(kept),
      here.snackbars,
      { contactEmail: "help@demo.example" },
      here.log,
      () => EXAMPLE_NOW,
    )
  const wizard = make()
  await wizard.open(id)
  const inMarket = () => here.market.home.memory.rows.assets.get(DRAFT.id)
  return { ...here, wizard, make, kept, inMarket, desk }
}
const named = (wizard: ListingWizard, name: string) => wizard.type({ mainInfo: { ...wizard.form.mainInfo, name } })

const confirmsAll = (wizard: ListingWizard) => {
  for (const warning of warningsOn("asset-info", wizard)) wizard.type(withConfirmation(wizard.form, warning, true))
}

describe("facts that do not go together", () => {
  const payoff = (wizard: ListingWizard, amount: number) =>
    wizard.type({ noteOverview: { ...wizard.form.noteOverview, totalPayoff: must(Cents, amount) } })

  it("hold the seller on the page until they are mended or confirmed, and are kept as they were typed", async () => {
    const { inMarket, wizard } = await opened()
    payoff(wizard, 9_000_000_00)
    expect(await wizard.save("next", "asset-info")).toBeNull()
    expect(wizard.errors["payoffBelowBalance"]).toBe(FACTS_UNCONFIRMED)
    confirmsAll(wizard)
    expect(await wizard.save("next", "asset-info")).toBe(`/sell-your-loan/note-overview/${DRAFT.id}`)
    expect(inMarket()?.noteOverview.totalPayoff).toBe(9_000_000_00)
    expect(inMarket()?.confirmedWarnings).toEqual([{ warning: "payoffBelowBalance", values: "900000000, 1000000000" }])
  })

  it("are asked anew once a value changes, and never where one only saves", async () => {
    const { wizard } = await opened()
    payoff(wizard, 9_000_000_00)
    confirmsAll(wizard)
    payoff(wizard, 8_000_000_00)
    expect(await wizard.save("next", "asset-info")).toBeNull()
    expect(await wizard.save("later", "asset-info")).toBe("/seller/filters/active")
  })

  it("are said beside the first of their fields, and facts that can never be right at theirs", async () => {
    const { wizard } = await opened()
    payoff(wizard, 9_000_000_00)
    expect(warningsAt("noteOverview.totalPayoff", wizard).map(({ warning }) => warning)).toEqual(["payoffBelowBalance"])
    expect(warningsAt("mainInfo.upb", wizard)).toEqual([])
    const { noteOverview } = wizard.form
    wizard.type({ noteOverview: { ...noteOverview, rateFloor: must(Rate, 90_000), rateCap: must(Rate, 70_000) } })
    expect(wizard.errors["rateFloor"]).toBe("The rate floor of 9% is above the rate cap of 7%.")
    expect(await wizard.save("next", "note-overview")).toBeNull()
    expect(wizard.doubts.wrong.map(({ warning }) => warning)).toEqual(["rateFloorAboveCap"])
    expect(await wizard.save("save", "note-overview")).toBe(`/asset/${DRAFT.id}`)
  })

  it("hold every save of a published loan, and then go to the administrator as confirmed", async () => {
    const published = aPublishedAsset()
    const here = await opened(published.id, undefined, keptInMemory(), [published])
    const { wizard } = here
    payoff(wizard, 9_000_000_00)
    expect(await wizard.save("save", "asset-info")).toBeNull()
    expect([wizard.confirming, wizard.errors["payoffBelowBalance"]]).toEqual([null, FACTS_UNCONFIRMED])
    confirmsAll(wizard)
    await wizard.save("save", "asset-info")
    expect(await wizard.confirm()).toBe(`/asset/${published.id}`)
    const [request] = here.market.home.memory.rows.changeRequests.values()
    expect(request?.changes).toMatchObject([{ field: "noteOverview.totalPayoff", after: 9_000_000_00 }])
  })

  it("have a place on each page that asks them", () => {
    const asked = [...AMOUNTS, ...[...NOTE_STEP, ...PROPERTY_STEP].flatMap(({ facts }) => facts)].map(
      ({ path }) => path,
    )
    const places = new Set<string>([...asked, "mainInfo.assetStatus", "mainInfo.address.zipCode"])
    expect(placesOfWarnings().filter((path) => !places.has(path))).toEqual([])
  })
})

describe("a wizard that is opened again", () => {
  it("shows what an administrator decided meanwhile, and keeps what is typed", async () => {
    const here = await opened(DRAFT.id, undefined, keptInMemory(), [{ ...DRAFT, registrationStatus: "pending" }])
    const { market, wizard } = here
    const statusComment = "Name the county"
    await Effect.runPromise(market.as(anAdmin()).listings.revoke(DRAFT.id, statusComment))
    named(wizard, "Still typed")
    await wizard.open(DRAFT.id)
    expect(wizard.asset).toMatchObject({ status: "Revoked", statusComment })
    expect(wizard.form.mainInfo.name).toBe("Still typed")
  })
})

describe("the steps of the wizard", () => {
  it("are complete once they are saved, and while nothing is missing in their form", async () => {
    const { wizard } = await opened()
    const { noteOverview } = wizard.form
    const isComplete = () => wizard.completed.includes("noteOverview")
    const typed = (term: string | null) => (wizard.type({ noteOverview: { ...noteOverview, term } }), isComplete())
    const saved = async () => (await wizard.save("save", "note-overview"), isComplete())
    typed(null)
    const seen = [await saved(), typed(noteOverview.term), await saved(), typed(null), typed(noteOverview.term)]
    expect(seen).toEqual([false, false, true, false, true])
  })
})

describe("the wizard of an asset", () => {
  it("creates a draft with its data room at the first save, and leads to the edit page (SEL-063)", async () => {
    const { market, wizard } = await opened(null)
    const { mainInfo } = wizard.form
    wizard.type({ mainInfo: { ...mainInfo, address: { ...mainInfo.address, address: "1 Main Street" } } })
    const path = await wizard.save("save", "asset-info")
    expect(path).toBe(`/asset/${wizard.id}/edit`)
    const made = wizard.id && market.home.memory.rows.assets.get(wizard.id)
    expect(made).toMatchObject({ status: "Draft", pricingPlan: "LenderDirect", owners: [aSeller().id] })
  })

  it("asks for the street before anything is made, and says the specified words", async () => {
    let rooms = 0
    const { said, wizard } = await opened(null, ({ listings }) => ({
      listings: {
        ...listings,
        createDataRoom: (title) => Effect.tap(listings.createDataRoom(title), () => Effect.sync(() => (rooms += 1))),
      },
    }))
    expect(await wizard.save("save", "asset-info")).toBeNull()
    expect([rooms, wizard.errors["address"], said()]).toEqual([0, "This field is required", [REQUIRED]])
  })

  it("uses the data room again where the asset was not made", async () => {
    let [rooms, isDown] = [0, true]
    const { wizard } = await opened(null, ({ listings }) => ({
      listings: {
        ...listings,
        createDataRoom: (title) => Effect.tap(listings.createDataRoom(title), () => Effect.sync(() => (rooms += 1))),
        create: (asset) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : listings.create(asset)),
      },
    }))
    const { mainInfo } = wizard.form
    wizard.type({ mainInfo: { ...mainInfo, address: { ...mainInfo.address, address: "1 Main Street" } } })
    expect(await wizard.save("save", "asset-info")).toBeNull()
    isDown = false
    expect(await wizard.save("save", "asset-info")).not.toBeNull()
    expect(rooms).toBe(1)
  })

  it("says that there is a listing in the room where an answer was lost, and opens another at the save after that", async () => {
    let isLost = true
    const { market, said, wizard } = await opened(null, ({ listings }) => ({
      listings: {
        ...listings,
        create: (asset) =>
          Effect.flatMap(listings.create(asset), (made) =>
            isLost ? Effect.fail(new MarketUnavailable({ cause: "lost" })) : Effect.succeed(made),
          ),
      },
    }))
    const { mainInfo } = wizard.form
    wizard.type({ mainInfo: { ...mainInfo, address: { ...mainInfo.address, address: "1 Main Street" } } })
    expect(await wizard.save("save", "asset-info")).toBeNull()
    isLost = false
    expect(await wizard.save("save", "asset-info")).toBeNull()
    expect(wizard.trouble?.said).toMatch(/^This data room belongs to a listing already/)
    expect(said()).toHaveLength(2)
    expect(await wizard.save("save", "asset-info")).toBe(`/asset/${wizard.id}/edit`)
    const rooms = [...market.home.memory.rows.assets.values()].map(({ tiers }) => tiers.tier1_id)
    expect(new Set(rooms).size).toBe(rooms.length)
  })

  it("updates the asset by save-and-next and goes on (SEL-064)", async () => {
    const { inMarket, wizard } = await opened()
    named(wizard, "Elm Court")
    expect(await wizard.save("next", "note-overview")).toBe(`/sell-your-loan/property-details/${DRAFT.id}`)
    expect(inMarket()).toMatchObject({ mainInfo: { name: "Elm Court" }, currentStep: "noteOverview" })
    expect(wizard.isDirty).toBe(false)
  })

  it("does not go on from a step that lacks something, and writes nothing", async () => {
    const { inMarket, said, wizard } = await opened()
    wizard.type({ noteOverview: { ...wizard.form.noteOverview, loanAmount: null, term: "360.5" } })
    expect(await wizard.save("next", "note-overview")).toBeNull()
    expect(wizard.errors).toEqual({ loanAmount: "This field is required", term: "This field is required" })
    expect([said(), inMarket()?.version]).toEqual([[REQUIRED], DRAFT.version])
  })

  it("says of a number that is none so, at any save (SEL-238)", async () => {
    const { inMarket, wizard } = await opened()
    wizard.type({ noteOverview: { ...wizard.form.noteOverview, term: "ten years" } })
    expect(await wizard.save("later", "note-overview")).toBeNull()
    expect([wizard.errors["term"], inMarket()?.version]).toEqual(["This field must be of numeric value", DRAFT.version])
  })

  it("saves and goes back to the list by Finish later (SEL-066)", async () => {
    const { inMarket, wizard } = await opened()
    named(wizard, "Elm Court")
    expect(await wizard.save("later", "asset-info")).toBe("/seller/filters/active")
    expect(inMarket()?.mainInfo.name).toBe("Elm Court")
  })

  it("leads from the last step to the draft's own page, and from a plain save to the asset's (SEL-067, SEL-068)", async () => {
    const { wizard } = await opened()
    expect(await wizard.save("next", "advisors")).toBe(`/creationComplete/${DRAFT.id}`)
    expect(await wizard.save("save", "advisors")).toBe(`/asset/${DRAFT.id}`)
  })

  it("counts the data room's step as done once it was seen and saved", async () => {
    const { inMarket, wizard } = await opened()
    expect(wizard.missing).toContain("dueDiligence.dueDiligenceVisited")
    await wizard.save("next", "due-diligence")
    expect([inMarket()?.dueDiligenceVisited, wizard.missing]).toEqual([true, ["pictures.images"]])
  })

  it("asks nothing of the market where nothing changed", async () => {
    const edits: Array<AssetEdit> = []
    const { wizard } = await opened(DRAFT.id, ({ listings }) => ({
      listings: { ...listings, edit: (id, edit) => (edits.push(edit), listings.edit(id, edit)) },
    }))
    await wizard.save("later", "asset-info")
    expect(edits).toEqual([])
  })

  it.each([
    [
      "Code: NotFound; Msg: Item not found",
      "Our VDR storage service is experiencing an issue. Please try to save asset later.",
    ],
    ["down", REQUIRED],
  ])("warns of a save that failed with %j, and keeps what was typed (SEL-424)", async (cause, warning) => {
    const { said, wizard } = await opened(DRAFT.id, ({ listings }) => ({
      listings: { ...listings, edit: () => Effect.fail(new MarketUnavailable({ cause })) },
    }))
    named(wizard, "Elm Court")
    expect(await wizard.save("save", "asset-info")).toBeNull()
    expect([said(), wizard.form.mainInfo.name, wizard.trouble !== null]).toEqual([[warning], "Elm Court", true])
  })

  it("tells a blocked seller the operator's address, and no placeholder (ACC-449)", async () => {
    const { wizard } = await opened(null, ({ listings }) => ({
      listings: { ...listings, create: () => Effect.fail(new SellerRevoked()) },
    }))
    const { mainInfo } = wizard.form
    wizard.type({ mainInfo: { ...mainInfo, address: { ...mainInfo.address, address: "1 Main Street" } } })
    expect(await wizard.save("save", "asset-info")).toBeNull()
    expect(wizard.trouble?.said).toBe(
      "Your access is blocked by administrator. Check your email for more information or contact us via help@demo.example.",
    )
  })

  it("has what was typed again after a reload, and forgets it once it is saved or dropped", async () => {
    const { make, wizard } = await opened()
    named(wizard, "Elm Court")
    const after = make()
    await after.open(DRAFT.id)
    expect([after.form.mainInfo.name, after.isRestored, after.isDirty]).toEqual(["Elm Court", true, true])
    await after.save("later", "asset-info")
    const third = make()
    await third.open(DRAFT.id)
    expect([third.isRestored, third.isDirty]).toEqual([false, false])
    named(third, "Oak Court")
    third.reset()
    expect(third.form.mainInfo.name).toBe("Elm Court")
  })

  it("keeps what is typed when the asset changes elsewhere, and shows how it stands now", async () => {
    const { market, ports, wizard } = await opened()
    const stop = wizard.follow()
    named(wizard, "Elm Court")
    await Effect.runPromise(ports.listings.edit(DRAFT.id, { contactsDisclosed: true }))
    expect(market.home.memory.rows.assets.get(DRAFT.id)?.contactsDisclosed).toBe(true)
    await settled()
    expect([wizard.form.mainInfo.name, wizard.saved.contactsDisclosed]).toEqual(["Elm Court", true])
    stop()
  })

  it("asks the house to call where its desk is to sell the asset, and says so (ACC-016)", async () => {
    const { desk, market, said, wizard } = await opened(null)
    await wizard.open(null, ADVISORY_PLAN)
    const { mainInfo } = wizard.form
    wizard.type({ mainInfo: { ...mainInfo, address: { ...mainInfo.address, address: "1 Main Street" } } })
    await wizard.save("save", "asset-info")
    expect(wizard.id && market.home.memory.rows.assets.get(wizard.id)?.pricingPlan).toBe("FullService")
    expect(desk.received).toMatchObject([{ email: aSeller().email, purpose: "Selling" }])
    expect(said()).toContain("Our desk has your request and calls you about this asset.")
  })

  it("says that there is no such asset", async () => {
    const { wizard } = await opened(anAsset({ id: "4f0c4f0c-4f0c-4f0c-8f0c-4f0c4f0c4f0c" as never }).id)
    expect(wizard.state.tag).toBe("missing")
  })

  it("takes money as cents, and the unpaid balance counts for publication", async () => {
    const { wizard } = await opened()
    wizard.type({ mainInfo: { ...wizard.form.mainInfo, upb: must(Cents, 0) } })
    expect(wizard.missing).toContain("assetInfo.upb")
  })
})
