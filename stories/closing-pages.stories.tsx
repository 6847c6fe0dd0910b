import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Offer } from "@xl/core/offers"
import { addDays, Cents, dayOf, Millis, must } from "@xl/core/shared"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOfferId, terms } from "@xl/testkit/offers"
import { closingPageModel, ClosingScreen } from "@xl/ui/closing"
import { useViewModel } from "@xl/ui/view-model"
import { pages } from "@xl/web/screens"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom"
import { expect, waitFor, within } from "storybook/test"
import { alertNamed, said } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { makesDocuments } from "./legal-documents.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const LISTING = "/buy-commercial-real-estate-loans"
const won = standingIn("ContractPending.CallForOffers")
const people = [aSeller(), aBuyer(), aBuyer(2), anAdmin()]
const today = dayOf(EXAMPLE_NOW)

const seedWith = (change: Partial<Offer>) => ({
  assets: [won.asset],
  offers: won.offers.map((offer) => ({ ...offer, ...change })),
  profiles: people,
})
const buyersTurn = seedWith({})
const acceptedByBuyer = {
  buyerClosingDocumentsAccepted: true,
  sellerClosingPeriod: { startDate: today, endDate: addDays(today, 10), endedAt: null },
}
const sellersTurn = seedWith(acceptedByBuyer)

const Elsewhere = () => <p>Gone to {useLocation().pathname}</p>
const ROUTES = [pages.closingDocuments, pages.closingReview, { path: "*", Component: Elsewhere }]
/** The shipped routes of both closing pages; every other address says where it is. */
const routerAt = (address: string) =>
  createMemoryRouter([{ HydrateFallback: () => null, children: [...ROUTES] }], { initialEntries: [address] })

interface ClosingProps extends ProductProps {
  readonly at?: string
}
const Routes = ({ at }: { readonly at: string }) => {
  const [router] = useState(() => routerAt(`${LISTING}/${at}`))
  return <RouterProvider router={router} />
}
const Closing = ({ at = `buyer/ss/${anOfferId(1)}`, ...props }: ClosingProps) => (
  <Product who={aBuyer()} seed={buyersTurn} onHere={makesDocuments} {...props}>
    <Routes at={at} />
  </Product>
)
const meta = {
  title: "Screens/Closing",
  component: Closing,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Closing>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }
const REVIEW = (role: string) => `${role}/review-submit/${anOfferId(1)}`
const WARNING =
  "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page."

type Canvas = ReturnType<typeof within>
type Keys = { readonly keyboard: (keys: string) => Promise<void> }

const pressed = async (element: HTMLElement, user: Keys, key = "{Enter}") => {
  await waitFor(() => expect(element).toBeEnabled())
  element.focus()
  await user.keyboard(key)
}
/** Has both documents prepared and reads each, by keyboard. */
const reads = async (canvas: Canvas, user: Keys) => {
  for (const title of ["Loan Purchase Agreement", "Settlement Statement"]) {
    await pressed(await canvas.findByRole("button", { name: `Prepare: ${title}` }), user)
    await pressed(await canvas.findByRole("button", { name: `Open ${title}` }), user)
    await waitFor(() => expect(canvas.getByTitle(`${title}.pdf`)).toHaveAttribute("src"))
  }
}
const confirms = async (canvas: Canvas, user: Keys) => {
  for (const box of await canvas.findAllByRole("checkbox")) await pressed(box, user, " ")
}
const goesTo = async (canvas: Canvas, path: string) => expect(await canvas.findByText(`Gone to ${path}`)).toBeVisible()

export const BuyerAccepts: Story = {
  name: "The buyer reads both documents, confirms each point and accepts, by keyboard (BUY-048, BUY-049)",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Closing documents", level: 1 })).toBeVisible()
    const next = within(canvas.getByRole("region", { name: "Next step" }))
    await expect(next.getByText("Your turn")).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Select bank" })).toBeVisible()
    await reads(canvas, userEvent)
    const history = within(canvas.getByRole("region", { name: "History of the Settlement Statement" }))
    await waitFor(() => expect(history.getByText("You opened").nextElementSibling).toHaveTextContent(/^1[12]-/))
    await expect(history.getByText("The seller opened").nextElementSibling).toHaveTextContent("–")
    await pressed(canvas.getByRole("button", { name: "Continue to review" }), userEvent)
    await expect(await canvas.findByRole("heading", { name: "Review and accept", level: 1 })).toBeVisible()
    const accept = canvas.getByRole("button", { name: "Accept, $8,000,000" })
    await pressed(accept, userEvent)
    await expect(await canvas.findAllByText("Please confirm this before you accept.")).toHaveLength(5)
    await confirms(canvas, userEvent)
    await pressed(accept, userEvent)
    const dialog = await alertNamed("Accept the closing documents?")
    await pressed(dialog.getByRole("button", { name: "Accept, $8,000,000" }), userEvent)
    await expect(await canvas.findByRole("heading", { name: "Closing documents accepted" })).toBeVisible()
    await expect(await canvas.findByText("Waiting for the seller")).toBeVisible()
  },
}
export const NarrowBuyerAccepts: Story = { ...BuyerAccepts, globals: narrow }

export const SellerAccepts: Story = {
  name: "The seller accepts after the buyer: the sale is under contract",
  globals: narrow,
  args: { who: aSeller(), seed: sellersTurn, at: `seller/ss/${anOfferId(1)}` },
  play: async ({ canvas, userEvent }) => {
    await reads(canvas, userEvent)
    await pressed(canvas.getByRole("button", { name: "Continue to review" }), userEvent)
    await confirms(canvas, userEvent)
    await pressed(canvas.getByRole("button", { name: "Accept, $8,000,000" }), userEvent)
    const dialog = await alertNamed("Accept the closing documents?")
    await expect(dialog.getByText(/every other active offer is declined/)).toBeVisible()
    await pressed(dialog.getByRole("button", { name: "Accept, $8,000,000" }), userEvent)
    await expect(await canvas.findByText(/The sale is under contract/)).toBeVisible()
    const title = canvas.getByRole("heading", { level: 1, name: "Closing documents accepted" })
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  },
}

export const OtherRole: Story = {
  name: "A role other than buyer and seller is no page (BUY-050)",
  args: { at: `admin/ss/${anOfferId(1)}` },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { level: 1, name: "No such address" })).toBeVisible(),
}
export const OtherRoleReview: Story = { ...OtherRole, args: { at: REVIEW("concierge") } }

/** Refused with the warning and led home. */
const refused = (args: ClosingProps): Story => ({
  args,
  play: async ({ canvas }) => {
    await goesTo(canvas, "/")
    await said(WARNING)
  },
})
export const SellerOnBuyersPage: Story = {
  ...refused({ who: aSeller() }),
  name: "The buyer's page is closed to the seller (BUY-271, BUY-275)",
}
export const SellerOnBuyersReview: Story = refused({ who: aSeller(), at: REVIEW("buyer") })
export const OtherBuyer: Story = {
  ...refused({ who: aBuyer(2) }),
  name: "The buyer's page is closed to another buyer (BUY-271)",
}
export const BuyerOnSellersPage: Story = {
  ...refused({ seed: sellersTurn, at: `seller/ss/${anOfferId(1)}` }),
  name: "The seller's page is closed to the buyer (BUY-272, BUY-275)",
}
export const BuyerOnSellersReview: Story = refused({ seed: sellersTurn, at: REVIEW("seller") })
export const Administrator: Story = { ...refused({ who: anAdmin() }), name: "Both are closed to administrators" }
export const NoSuchOffer: Story = { ...refused({ at: "buyer/ss/none" }), name: "No such offer" }

export const Guest: Story = {
  name: "A guest is asked to log in and led home (BUY-275)",
  args: { who: undefined },
  play: async ({ canvas }) => goesTo(canvas, "/"),
}

export const BuyerShut: Story = {
  name: "Once the buyer has accepted, its pages lead quietly to the dashboard (BUY-184, BUY-275)",
  args: { seed: sellersTurn },
  play: async ({ canvas }) => {
    await goesTo(canvas, "/dashboard/buyer")
    await expect(canvas.queryByText(WARNING)).toBeNull()
  },
}
export const BuyerReviewShut: Story = {
  ...BuyerShut,
  name: "The same of the review",
  args: { seed: sellersTurn, at: REVIEW("buyer") },
}
export const SellerShut: Story = {
  name: "Before the buyer has accepted, the seller's pages lead quietly to the active list (BUY-185, BUY-275)",
  args: { who: aSeller(), at: `seller/ss/${anOfferId(1)}` },
  play: async ({ canvas }) => {
    await goesTo(canvas, "/seller/filters/active")
    await expect(canvas.queryByText(WARNING)).toBeNull()
  },
}
export const SellerReviewShut: Story = {
  ...SellerShut,
  name: "The same of the seller's review",
  args: { who: aSeller(), at: REVIEW("seller") },
}

/** The screen without its routes, whatever became of the closing. */
const Bare = observer(() => {
  const model = useViewModel(closingPageModel)
  const now = useNow()
  useEffect(() => void model.open("buyer", anOfferId(1)), [model])
  return <ClosingScreen party="buyer" step="ss" model={model} now={now} onGo={() => undefined} />
})
export const NothingPrepared: Story = {
  name: "Before a document is prepared",
  render: () => (
    <Product who={aBuyer()} seed={buyersTurn}>
      <Bare />
    </Product>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not prepared yet.")).toHaveLength(2)
    await expect(canvas.getByText("Balance due at closing").nextElementSibling).toHaveTextContent("$7,900,000")
  },
}

const upb = (dollars: number) => must(Cents, dollars * 100)
/** An administrator approved another UPB after the offer was made on $10,000,000. */
const changedUpb = {
  ...seedWith({ listingChangedAt: must(Millis, EXAMPLE_NOW - 3_600_000) }),
  assets: [{ ...won.asset, mainInfo: { ...won.asset.mainInfo, upb: upb(9_500_000) } }],
}
export const ChangedUpb: Story = {
  name: "The review shows the UPB of now, and what it was when the offer was made",
  args: { at: REVIEW("buyer"), seed: changedUpb },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText("$10,000,000 when offered")).closest("[role=row], tr")
    for (const text of ["$9,500,000", "84.2%", "80.0% when offered"]) await expect(row).toHaveTextContent(text)
    await expect(canvas.getByText(/^UPB was \$10,000,000 when offered\./)).toBeVisible()
    await expect(canvas.getByText("Purchase price").nextElementSibling).toHaveTextContent("$8,000,000, 84.2% of UPB")
  },
}
export const SellerChangedUpb: Story = {
  ...ChangedUpb,
  name: "Likewise the seller's review",
  args: {
    who: aSeller(),
    at: REVIEW("seller"),
    seed: { ...changedUpb, offers: changedUpb.offers.map((offer) => ({ ...offer, ...acceptedByBuyer })) },
  },
}

export const DepositFirst: Story = {
  name: "The balance due at closing is the price less the deposit, which is due before",
  args: { at: REVIEW("buyer"), seed: seedWith({ terms: terms({ earnestMoneyDeposit: 100_000_00 }) }) },
  play: async ({ canvas }) => {
    const valueOf = async (label: string) => (await canvas.findByText(label)).nextElementSibling
    await expect(await valueOf("Deposit due before closing")).toHaveTextContent("$100,000")
    await expect(await valueOf("Balance due at closing")).toHaveTextContent("$7,900,000")
    await expect(canvas.queryByText(/^Earnest money/)).toBeNull()
  },
}

export const Unread: Story = {
  name: "A document that was not opened cannot be confirmed",
  args: { at: REVIEW("buyer") },
  play: async ({ canvas, userEvent }) => {
    await confirms(canvas, userEvent)
    await pressed(canvas.getByRole("button", { name: "Accept, $8,000,000" }), userEvent)
    await expect(await canvas.findAllByRole("alert")).toHaveLength(2)
    await expect(canvas.getByText(/^Open the Settlement Statement on the page before/)).toBeVisible()
  },
}
export const Refused: Story = {
  name: "A refusal stays in the dialog",
  args: { change: ({ offers }) => ({ offers: { ...offers, acceptClosingDocuments: down } }) },
  play: async ({ canvas, userEvent }) => {
    await reads(canvas, userEvent)
    await pressed(canvas.getByRole("button", { name: "Continue to review" }), userEvent)
    await confirms(canvas, userEvent)
    await pressed(canvas.getByRole("button", { name: "Accept, $8,000,000" }), userEvent)
    const dialog = await alertNamed("Accept the closing documents?")
    await pressed(dialog.getByRole("button", { name: "Accept, $8,000,000" }), userEvent)
    await expect(await dialog.findByRole("alert")).toHaveTextContent("We cannot reach the marketplace.")
  },
}
/** Of the buyer's page, whose period ended without an acceptance. */
export const Lapsed: Story = {
  name: "After the buyer's period has ended, the page says so",
  args: {
    seed: seedWith({
      status: "Canceled",
      canceledDate: must(Millis, EXAMPLE_NOW - 3_600_000),
      buyerClosingPeriod: { startDate: addDays(today, -20), endDate: addDays(today, -1), endedAt: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This closing has ended\./)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Continue to review" })).toBeNull()
    await expect(canvas.queryByText("Balance due at closing")).toBeNull()
  },
}
export const Loading: Story = {
  args: { change: ({ offers }) => ({ offers: { ...offers, find: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The closing is loading")).toBeInTheDocument(),
}
export const Failed: Story = {
  args: { change: ({ offers }) => ({ offers: { ...offers, find: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The closing did not load")).toBeVisible(),
}
