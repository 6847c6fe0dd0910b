import type { Meta, StoryObj } from "@storybook/react-vite"
import { type Asset, NOTE_FACTS, PROPERTY_FACTS } from "@xl/core/assets"
import { Cents, must, Rate } from "@xl/core/shared"
import { anAsset, anAssetId, aStatedAsset, standingIn } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { anOffer } from "@xl/testkit/offers"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { advisorsOf } from "@xl/web/screens"
import { Effect } from "effect"
import { expect, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed } from "./dialogs.ts"
import { ASSETS, assetAt, down, MARKET, PEOPLE, waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const Page = ({ id = assetAt(1).id, ...props }: ProductProps & { readonly id?: Asset["id"] }) => (
  <Product seed={MARKET} {...props}>
    <AssetScreen id={id} now={useNow()} actions={actions} advisors={advisorsOf} />
  </Product>
)
const meta = { title: "Screens/Asset", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: "mobile1", isRotated: false } }
const { mainInfo } = assetAt(2)
const long = {
  ...assetAt(2),
  mainInfo: {
    ...mainInfo,
    title: "Consolidated Northern Peninsula Multifamily and Neighbourhood Retail Portfolio, Phases One to Four",
    address: {
      ...mainInfo.address,
      city: "Rancho Santa Margarita",
      address: "12345 Old Mission Boulevard West, Suite 1400",
    },
  },
}
const own = anOffer({
  assets: [
    { ...anOffer().assets[0], id: assetAt(1).id, title: "Saguaro Crossing", principalBalance: assetAt(1).mainInfo.upb },
  ] as ReturnType<typeof anOffer>["assets"],
})

/** A market that does not know the buyer yet. */
const STRANGERS = { assets: ASSETS, profiles: [aSeller()] }

export const Guest: Story = {
  name: "A guest is asked to sign in (ACC-409)",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Saguaro Crossing")
    const [first] = within(canvas.getByRole("list", { name: "Sale periods" })).getAllByRole("listitem")
    await expect(first).toHaveTextContent(/^Published.*, done$/)
    await userEvent.click(canvas.getByRole("button", { name: "Make an offer" }))
    await expect((await dialogNamed()).getByRole("tab", { name: "Sign in" })).toBeVisible()
  },
}

const called = standingIn("CallForOffers")
let seller: Here["market"] | undefined
export const ClosedEarly: Story = {
  name: "A call that its seller ends early counts down no more, without a reload",
  args: {
    id: called.asset.id,
    seed: { assets: [called.asset], offers: called.offers, profiles: [aSeller(), aBuyer()] },
    onHere: ({ market }) => void (seller = market),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("timer")).toBeVisible()
    if (!seller) throw new Error("There is no market")
    await Effect.runPromise(seller.as(aSeller()).listings.closeCallForOffers(called.asset.id))
    await waitFor(() => expect(canvas.queryByRole("timer")).toBeNull())
    await expect(canvas.getAllByText("Under Selection")[0]).toBeVisible()
  },
}

export const UnderWater: Story = {
  name: "Under water, in its call for offers",
  args: { id: assetAt(0).id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("120.8%")).toBeVisible()
    await expect(canvas.getByText("Interest only")).toBeVisible()
    await expect(canvas.getByRole("timer")).toBeVisible()
  },
}

export const AMonthOn: Story = {
  name: "The same a month on, by the toolbar's clock",
  args: { id: assetAt(0).id },
  globals: { clock: "30" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("120.8%")).toBeVisible()
    await expect(canvas.queryByRole("timer")).toBeNull()
  },
}

export const AsBuyer: Story = {
  name: "A guest's page with the eyes of a buyer, by the toolbar's role",
  globals: { viewer: "buyer" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    await expect((await dialogNamed("Make an offer")).getByRole("textbox", { name: "Offer price" })).toBeVisible()
  },
}

const { mainInfo: statedMain, noteOverview, propertyOverview } = aStatedAsset()
const stated = { ...assetAt(1), mainInfo: statedMain, noteOverview, propertyOverview }
const ROWS = [...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) =>
  facts.filter(({ path }) => !facts.some(({ asOf, basis }) => asOf === path || basis === path)),
)
export const Stated: Story = {
  name: "Every fact that the wizard asks, each figure with its day and source",
  args: { seed: { ...MARKET, assets: [{ ...stated, provenance: { estCollateralValue: "demo value" } }] } },
  play: async ({ canvas }) => {
    const facts = [
      await canvas.findByRole("region", { name: "Note terms" }),
      canvas.getByRole("region", { name: "Property" }),
    ]
    const terms = facts.flatMap((panel) => [...panel.querySelectorAll("dt")].map(({ textContent }) => textContent))
    await expect(terms.toSorted()).toEqual(ROWS.map(({ label }) => label).toSorted())
    await expect(canvas.getByRole("region", { name: "Description" })).toHaveTextContent(/The anchor renewed in 2025/)
    await expect(canvas.queryByText(/^Not stated by the seller/)).toBeNull()
    const figures = within(canvas.getByRole("region", { name: "Key figures" }))
    await expect(figures.getByText("as of 11-01-2026")).toBeVisible()
    await expect(figures.getByText("as of 06-30-2025, Appraisal")).toBeVisible()
  },
}
export const NarrowStated: Story = { args: Stated.args ?? {}, globals: narrow }

const doubtful = {
  ...assetAt(1),
  noteOverview: {
    ...assetAt(1).noteOverview,
    totalPayoff: must(Cents, 1_000_000_00),
    currentInterestRate: must(Rate, 650),
  },
  confirmedWarnings: [{ warning: "payoffBelowBalance" as const, values: "100000000, 6000000000" }],
}
export const Doubtful: Story = {
  name: "Its seller reads which facts do not go together, and which are confirmed",
  args: { who: aSeller(), seed: { ...MARKET, assets: [doubtful] } },
  play: async ({ canvas }) => {
    const doubts = within(await canvas.findByRole("region", { name: "Please check" }))
    await expect(
      doubts.getByText(/less than the unpaid principal balance.*The seller confirmed that it is right\.$/),
    ).toBeVisible()
    await expect(doubts.getByText(/enter percent.*The seller has not confirmed it\.$/)).toBeVisible()
  },
}
export const DoubtfulToGuests: Story = {
  name: "Guests do not",
  args: { seed: { ...MARKET, assets: [doubtful] } },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Note terms" })
    await expect(canvas.queryByRole("region", { name: "Please check" })).toBeNull()
  },
}

export const NoValue: Story = {
  name: "Without a value there is no scale",
  args: { id: assetAt(5).id },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole("region", { name: "Key figures" }))
    await expect(figures.getAllByText("–").length).toBeGreaterThan(1)
  },
}

export const Pictures: Story = {
  name: "The seller's own pictures, one of them large",
  args: { seed: { ...MARKET, assets: [{ ...assetAt(1), images: ["retail-1", "retail-2"] }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Picture 2" }))
    await expect(canvas.getByRole("button", { name: "Picture 2", pressed: true })).toBeVisible()
    const drawn = () =>
      [...canvasElement.querySelectorAll("img")].map(({ src, naturalWidth }) => [src, naturalWidth > 0])
    const at = (key: string) => [new URL(`/pictures/${key}`, location.href).href, true]
    await waitFor(() => expect(drawn()).toEqual([at("retail-2"), at("retail-1-thumbnail"), at("retail-2-thumbnail")]))
  },
}

export const OwnOffer: Story = {
  name: "A buyer with an offer of their own",
  args: { who: aBuyer(), seed: { ...MARKET, offers: [own] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit offer" }))
    await dialogNamed("Edit offer")
  },
}

export const Unverified: Story = {
  name: "A buyer is asked to verify the e-mail (ACC-454, ACC-455, ACC-185)",
  args: { who: aBuyer(1, { roles: ["RestrictedBuyers", "ApprovedBuyers"] }), seed: STRANGERS },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    const prompt = await alertNamed("Verify your email")
    await expect(prompt.getByRole("button", { name: "Cancel" })).toBeVisible()
    await userEvent.click(prompt.getByRole("button", { name: "Verify" }))
    await dialogNamed("Verify your email")
  },
}

export const UnderReview: Story = {
  name: "A buyer under review",
  args: { who: aBuyer(1, { roles: ["VerifiedUsers"], buyerUnderReview: true }), seed: STRANGERS },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your Buyer Role request is under review\./)).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    const alert = await alertNamed("Under review")
    await expect(alert.getByText("Once approved you can make an offer.")).toBeVisible()
  },
}

export const Owner: Story = {
  name: "Its seller is led to the overview",
  args: { who: aSeller() },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("link", { name: "Open the overview" })).toHaveAttribute(
      "href",
      `/seller/asset-overview/${assetAt(1).id}`,
    ),
}

export const ClosedToOffers: Story = {
  name: "No new offers under selection",
  args: { id: assetAt(4).id, who: aBuyer() },
  play: async ({ canvas }) => expect(await canvas.findByText("This asset does not take new offers.")).toBeVisible(),
}

export const LongText: Story = {
  args: { id: long.id, seed: { assets: [...ASSETS.filter(({ id }) => id !== long.id), long], profiles: PEOPLE } },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(/Phases One/),
}

export const Unpriced: Story = {
  name: "A price that is not named is neither a demo value nor a share of UPB",
  args: { id: long.id, seed: { ...MARKET, assets: [{ ...long, provenance: { listingPrice: "demo value" } }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Asking price")).toBeVisible()
    await expect(canvas.queryByText(/demo value/)).toBeNull()
    await expect(canvas.queryByText("of UPB")).toBeNull()
  },
}

export const Narrow: Story = { ...UnderWater, globals: narrow }
export const NarrowLongText: Story = { ...LongText, globals: narrow }

export const Loading: Story = { args: { change: ({ catalog }) => ({ catalog: { ...catalog, find: waiting } }) } }

export const Failed: Story = {
  args: { change: ({ catalog }) => ({ catalog: { ...catalog, find: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The asset did not load")).toBeVisible(),
}

export const Missing: Story = {
  args: { id: anAssetId(99) },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible(),
}

const reached = { jobTitle: "Director", companyName: "Cedar Note Advisory", officePhone: "2125550142" }
const contacts = anAsset().contacts.map((contact) => ({ ...contact, ...reached, whatsappNumber: "2125550143" }))
const advised = { ...assetAt(1), contactsDisclosed: true, contacts }
export const Disclosed: Story = {
  name: "Advisors whom the seller discloses are named to everybody, with the ways to reach them",
  args: { seed: { ...MARKET, assets: [advised] } },
  play: async ({ canvas }) => {
    const advisors = within(await canvas.findByRole("region", { name: "Advisors" }))
    const email = "ada@example.com"
    await expect(advisors.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`)
  },
}
export const WritesToAdvisor: Story = {
  name: "A member writes to an advisor by e-mail, and reads who answers where (SEL-352)",
  args: { who: aBuyer(), seed: { ...MARKET, assets: [advised] } },
  play: async ({ canvas, userEvent }) => {
    const advisors = within(await canvas.findByRole("region", { name: "Advisors" }))
    await userEvent.click(await advisors.findByRole("button", { name: /^Write to Ada/ }))
    const dialog = await dialogNamed()
    await expect(
      dialog.getByText(new RegExp(`with your name and ${aBuyer().email}, to which Ada answers`)),
    ).toBeVisible()
    await userEvent.type(dialog.getByLabelText("Subject"), "Rent roll")
    await userEvent.type(dialog.getByLabelText("Message"), "Is it certified?")
    await userEvent.click(dialog.getByRole("button", { name: "Send" }))
    await expect(await dialog.findByRole("heading", { name: "Your message is on its way." })).toBeVisible()
  },
}
export const NarrowDisclosed: Story = { args: Disclosed.args ?? {}, globals: narrow }
export const Undisclosed: Story = {
  name: "Advisors whom nobody discloses are told to nobody",
  args: { seed: { ...MARKET, assets: [{ ...advised, contactsDisclosed: false }] } },
  play: async ({ canvas }) => {
    await canvas.findByText("Note terms")
    await expect(canvas.queryByRole("region", { name: "Advisors" })).toBeNull()
  },
}
