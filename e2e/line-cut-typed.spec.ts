import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { callerAs } from "./asking.ts"
import { asksSeller } from "./clicks/asks-seller.ts"
import { assetInfo, field } from "./clicks/filling-in.ts"
import { freePort } from "./free-port.ts"
import { isAway, lineTo, loadsOf } from "./cut-line.ts"
import { test } from "./journey.ts"
import { ownMarket } from "./markets.ts"
import { BUYER, hears, SELLER } from "./people.ts"
import { secondGateway } from "./second-gateway.ts"
import { enters } from "./sessions.ts"

/** Types half of a new listing. */
const beginsListing = async (seller: Page, name: string): Promise<void> => {
  await seller.goto("/sell-your-loan/create")
  await field(seller, "Name").fill(name)
}

const savesListing = async (seller: Page, name: string): Promise<void> => {
  await expect(field(seller, "Name")).toHaveValue(name)
  await assetInfo(seller, name)
  await seller.getByRole("button", { name: "Save", exact: true }).click()
  await expect(seller).toHaveURL(/\/asset\/[\w-]{36}\/edit$/)
}

interface Named {
  readonly id: string
}

/** A loan on which the buyer has made no offer yet. */
const freshLoan = async (request: APIRequestContext): Promise<string> => {
  const { ask } = await callerAs(request, BUYER)
  const { offers } = await ask(`{ searchOffersByUser(size: 1000) { offers { assets { id } } } }`)
  const known = new Set(
    (offers as ReadonlyArray<{ readonly assets: ReadonlyArray<Named> }>).flatMap((one) =>
      one.assets.map(({ id }) => id),
    ),
  )
  const { assets } = await ask(`{ searchAssets(size: 100, status: ["Published"]) { assets { id } } }`)
  const fresh = (assets as ReadonlyArray<Named>).find(({ id }) => !known.has(id))
  if (fresh === undefined) throw new Error("The buyer has an offer on every published loan.")
  return fresh.id
}

const offerOf = (buyer: Page) => buyer.getByRole("dialog", { name: "Make an offer" })

const sendsOffer = async (buyer: Page): Promise<void> => {
  const dialog = offerOf(buyer)
  await expect(dialog.getByLabel("Offer price")).toHaveValue("1,250,000")
  await dialog.getByLabel("Earnest money deposit").fill("500000")
  await dialog.getByLabel("Due diligence period").fill("30")
  await dialog.getByLabel("Closing").fill("15")
  await dialog.getByRole("button", { name: /^Review offer, \$/ }).click()
  const told = hears(buyer, "Your offer was sent to the seller.")
  await Promise.all([told, dialog.getByRole("button", { name: /^Send offer, \$/ }).click()])
}

test("a half-typed offer, a message and a listing survive a cut line and are sent afterwards", async ({
  browser,
  contextOptions,
  request,
}) => {
  const line = await lineTo(() => ownMarket().port)
  const people = { browser, contextOptions: { ...contextOptions, baseURL: line.origin } }
  const asset = await freshLoan(request)
  const buyer = await enters(people, line.origin, BUYER)
  await buyer.goto(`/asset/${asset}`)
  await buyer.getByRole("button", { name: "Make an offer" }).click()
  await offerOf(buyer).getByLabel("Offer price").fill("1250000")

  const seller = await enters(people, line.origin, SELLER)
  await beginsListing(seller, "Cut Line Court")

  const talker = await enters(people, line.origin, BUYER)
  await talker.goto(`/asset/${asset}`)
  const panel = await asksSeller(talker, "Who manages the property?")
  await expect(panel.getByText("You are connected.")).toBeVisible()
  const message = panel.getByRole("textbox", { name: /^Message to / })
  const said = `Is the rent roll certified? ${Date.now()}`
  await message.fill(said)

  const loads = [buyer, seller, talker].map(loadsOf)
  await isAway(line)
  await sendsOffer(buyer)
  await savesListing(seller, "Cut Line Court")
  await expect(message).toHaveValue(said)
  await message.press("Enter")
  await expect(panel.getByRole("log").getByText(said)).toBeVisible()
  expect(loads.map((one) => one.length)).toEqual([0, 0, 0])
  await line.cut()
})

test("what is typed survives a restart of the gateway", async ({ browser, contextOptions }) => {
  // At one port before and after: its address is the issuer of the sign-in.
  const port = await freePort()
  let stop = await secondGateway(port)
  const line = await lineTo(() => port)
  const seller = await enters(
    { browser, contextOptions: { ...contextOptions, baseURL: line.origin } },
    line.origin,
    SELLER,
  )
  await beginsListing(seller, "Restart Court")
  const loads = loadsOf(seller)
  await stop()
  stop = await secondGateway(port)
  await savesListing(seller, "Restart Court")
  expect(loads).toEqual([])
  await line.cut()
  await stop()
})
