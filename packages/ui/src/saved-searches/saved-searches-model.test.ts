import { searchOfQuery } from "@xl/core/assets"
import { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"
import { aSavedSearch } from "@xl/testkit/listing-alerts"
import { aProfile } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { SavedSearchesModel } from "./saved-searches-model.ts"

const texas = aSavedSearch({ name: "Texas", query: "state=TX", frequency: "Weekly" })
const land = aSavedSearch({ name: "Land", query: "type=Land" })

const opened = async (savedSearches = [texas, land], change?: Change) => {
  const here = await app({ who: aProfile({ savedSearches }) }, change)
  return { here, model: new SavedSearchesModel(here.ports.profiles, here.session, here.snackbars) }
}

describe("one's saved searches", () => {
  it("are the newest first, and a new one begins with a name and a mail a day", async () => {
    const { here, model } = await opened()
    expect(model.searches).toEqual([land, texas])
    model.begin(searchOfQuery("state=OH&type=Office&page=3"))
    expect(model.form).toEqual({ id: null, name: "Office, Ohio", query: "type=Office&state=OH", frequency: "Daily" })
    model.change({ name: "Ohio", frequency: "Immediately" })
    await model.save()
    expect([model.form, model.searches[0], here.said()]).toMatchObject([
      null,
      { name: "Ohio", query: "type=Office&state=OH", frequency: "Immediately" },
      ["Your search was saved."],
    ])
  })

  it("are renamed and given another rhythm", async () => {
    const { model } = await opened()
    model.edit(texas)
    model.change({ name: "West Texas", frequency: "Never" })
    await model.save()
    expect(model.searches).toEqual([land, { ...texas, name: "West Texas", frequency: "Never" }])
  })

  it("keep what was typed where the name is taken, and say so beside it", async () => {
    const { model } = await opened()
    model.begin(searchOfQuery("state=OH"))
    model.change({ name: "texas" })
    await model.save()
    expect([model.form?.name, model.errors]).toEqual([
      "texas",
      { name: "You have a saved search of this name. Choose another." },
    ])
    model.change({ name: "Ohio" })
    expect(model.errors).toEqual({})
  })

  it("go when that is confirmed, and not before", async () => {
    const { model } = await opened()
    await model.remove()
    model.askToDelete(texas)
    expect(model.searches).toHaveLength(2)
    await model.remove()
    expect([model.searches, model.leaving]).toEqual([[land], null])
  })

  it("say why one more is refused, and why nothing was saved", async () => {
    const full = Array.from({ length: 25 }, (_, at) => aSavedSearch({ name: `Search ${at}` }))
    const { here, model } = await opened(full)
    model.begin(searchOfQuery(""))
    await model.save()
    expect(here.said()).toEqual(["You have 25 saved searches already. Delete one first."])
    const broken = new MarketUnavailable({ cause: "down" })
    const { here: down, model: unkept } = await opened([texas], ({ profiles }) => ({
      profiles: { ...profiles, editSavedSearch: () => Effect.fail(broken) },
    }))
    unkept.edit(texas)
    unkept.change({ name: "Mine" })
    await unkept.save()
    expect([unkept.form?.name, down.said()]).toEqual(["Mine", [messageOf(broken)]])
  })
})
