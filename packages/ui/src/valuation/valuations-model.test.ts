import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { aUuid } from "@xl/testkit/shared"
import { aValuation } from "@xl/testkit/valuation"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { AccountDialogs } from "../accounts/account-dialogs.ts"
import { Alerts } from "../alerts/alerts.ts"
import { keptInMemory } from "../arrival/index.ts"
import { ProfileDialogs } from "../profile/profile-dialogs.ts"
import { SellerDialog } from "../profile/seller-dialog.ts"
import { SellerStart } from "../profile/seller-start.ts"
import { app, type Change, settled } from "../testing/app.ts"
import { ListingStart } from "./listing-start.ts"
import { ValuationDrafts } from "./valuation-drafts.ts"
import { ValuationWizard } from "./valuation-wizard.ts"
import { titleOf, ValuationsModel } from "./valuations-model.ts"

const me = aSeller()
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aValuation({ id: aUuid(at + 1, 10), dateCreated: EXAMPLE_NOW - at, dateModified: EXAMPLE_NOW - at } as never),
  )

const scene = async (who: Profile | undefined = me, count = 2, change?: Change) => {
  let asked = 0
  const here = await app({ who, seed: { valuations: many(count) } }, (ports) => {
    const { valuations, ...rest } = { ...ports, ...change?.(ports) }
    const mine: typeof valuations.mine = (token) => {
      asked += 1
      return valuations.mine(token)
    }
    return { ...rest, valuations: { ...valuations, mine } }
  })
  const { effects, log, ports, session, snackbars, timers } = here
  const alerts = new Alerts()
  const wizard = new ValuationWizard(ports.valuations, new ValuationDrafts(keptInMemory()), session)
  const model = new ValuationsModel(ports.valuations, wizard, session, alerts, snackbars)
  const entry = new AccountDialogs(here.accounts.accounts, session, snackbars, alerts, effects, timers.after, log)
  const profiles = new ProfileDialogs(ports.profiles, session, snackbars, () => undefined, effects)
  const sellers = new SellerDialog(ports.profiles, session, snackbars, log)
  const start = new SellerStart(session, entry, profiles, sellers, alerts, snackbars, {
    contactEmail: "help@demo.example",
  })
  const listing = new ListingStart(ports.valuations, ports.listings, start, snackbars, {
    contactEmail: "help@demo.example",
  })
  return { alerts, asked: () => asked, here, listing, model, sellers, wizard }
}
const shown = ({ listed }: ValuationsModel) =>
  listed.tag === "listed" ? listed.page.valuations.map(({ id }) => id) : []
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
const [first = aValuation(), second] = many(2)

describe("the list of valuations", () => {
  it("asks the gateway nothing for a guest (ACC-413)", async () => {
    const here = await app({})
    let asked = 0
    const mine = () => {
      asked += 1
      return down()
    }
    const ports = { ...here.ports.valuations, mine }
    const wizard = new ValuationWizard(ports, new ValuationDrafts(keptInMemory()), here.session)
    await new ValuationsModel(ports, wizard, here.session, new Alerts(), here.snackbars).open()
    expect(asked).toBe(0)
  })

  it("is one's own, the newest first, twelve at once, with how many there are (SEL-043)", async () => {
    const { asked, model } = await scene(me, 14)
    await model.open()
    expect([shown(model).length, model.count, model.hasMore]).toEqual([12, 14, true])
    expect(shown(model)[0]).toBe(first?.id)
    await model.more()
    await model.more()
    expect([shown(model).length, new Set(shown(model)).size, model.hasMore, asked()]).toEqual([14, 14, false, 2])
  })

  it("is empty for whoever valued nothing", async () => {
    const { model } = await scene(aProfile(), 2)
    await model.open()
    expect([shown(model), model.count]).toEqual([[], 0])
  })

  it("says why it did not load, and why the rest did not", async () => {
    const failing = await scene(me, 2, ({ valuations }) => ({ valuations: { ...valuations, mine: down } }))
    await failing.model.open()
    expect(failing.model.listed.tag).toBe("failed")
    const half = await scene(me, 14, ({ valuations }) => ({
      valuations: { ...valuations, mine: (token) => (token === null ? valuations.mine(token) : down()) },
    }))
    await half.model.open()
    await half.model.more()
    expect([shown(half.model).length, half.model.hasMore, half.here.said().length]).toEqual([12, true, 1])
  })

  it("loses one only after a second yes, and one that was deleted is gone from the steps as well", async () => {
    const { alerts, here, model, wizard } = await scene()
    await model.open()
    await wizard.open(first.id)
    model.remove({ id: first.id, title: titleOf(first) })
    alerts.close()
    expect(shown(model)).toHaveLength(2)
    model.remove({ id: first.id, title: titleOf(first) })
    expect(alerts.shown?.text[0]).toContain("Cedar Park is deleted for good.")
    alerts.confirm()
    await settled()
    expect([shown(model), model.count, wizard.id]).toEqual([[second?.id], 1, null])
    expect(here.said()).toEqual(["The valuation is deleted."])
  })

  it("keeps one that was not deleted, and says why", async () => {
    const { alerts, here, model } = await scene(me, 2, ({ valuations }) => ({
      valuations: { ...valuations, remove: down },
    }))
    await model.open()
    model.remove({ id: first.id, title: "Cedar Park" })
    alerts.confirm()
    await settled()
    expect([shown(model).length, here.said().length]).toEqual([2, 1])
  })
})

describe("a listing made of a valuation", () => {
  it("has its data room first, and is gone to where it is edited", async () => {
    const { here, listing } = await scene()
    const path = await listing.convert(first.id, "Cedar Park")
    const [asset] = [...here.market.home.memory.rows.assets.values()]
    expect(path).toBe(`/asset/${asset?.id}/edit`)
    expect([asset?.status, asset?.mainInfo.name, asset?.owners]).toEqual(["Draft", "Cedar Park", [me.id]])
    expect([...here.market.home.memory.rows.dataRooms.values()].map(({ title }) => title)).toContain("Cedar Park")
  })

  it("asks for the seller's profile first where it is missing, and makes nothing", async () => {
    const who = aProfile()
    const { here, listing, sellers } = await scene(who)
    expect(await listing.convert(first.id, "Cedar Park")).toBeNull()
    expect(sellers.state.tag).toBe("open")
    expect(here.market.home.memory.rows.assets.size).toBe(0)
  })

  it("that was not made says why", async () => {
    const { here, listing } = await scene(me, 2, ({ valuations }) => ({ valuations: { ...valuations, convert: down } }))
    expect(await listing.convert(first.id, "Cedar Park")).toBeNull()
    expect([here.said().length, listing.isConverting]).toEqual([1, false])
  })
})
