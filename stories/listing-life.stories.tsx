import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Asset } from "@xl/core/assets"
import type { AssetStatus } from "@xl/core/kernel"
import { Cents, must } from "@xl/core/shared"
import { anAsset, anAssetId, standingIn } from "@xl/testkit/assets"
import { anAdmin, aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { AssetOverviewScreen } from "@xl/ui/selling"
import { expect, fn, screen, waitFor } from "storybook/test"
import { alertNamed, dialogNamed, heard } from "./dialogs.ts"
import { waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const people = [aSeller(), aBuyer(1), aBuyer(2), anAdmin()]
const gone = fn()

interface LifeProps extends ProductProps {
  readonly status?: AssetStatus
  readonly listing?: Partial<Asset>
}

const seedIn = (status: AssetStatus, change: Partial<Asset> = {}) => {
  const { asset, offers } = standingIn(status, change)
  return { assets: [asset], offers, profiles: people }
}

const Overview = ({ status = "Published", listing = {}, ...props }: LifeProps) => (
  <Product who={aSeller()} seed={seedIn(status, listing)} {...props}>
    <AssetOverviewScreen id={anAssetId(1)} now={useNow()} onGone={gone} />
  </Product>
)

const meta = {
  title: "Screens/Life of a listing",
  component: Overview,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }

/** The head of the overview has its menu and its buttons by these names. */
const more = async (
  canvas: { findByRole: typeof screen.findByRole },
  action: string,
  press: (el: Element) => Promise<void>,
) => {
  await press(await canvas.findByRole("button", { name: /^More actions for/ }))
  await press(await screen.findByRole("menuitem", { name: action }))
}

export const TakeDown: Story = {
  name: "A listing is taken down, the end of its offers said first",
  play: async ({ canvas, userEvent }) => {
    await more(canvas, "Take down", (el) => userEvent.click(el))
    const ask = await alertNamed("Take this listing down?")
    await expect(await ask.findByText(/^1 active offer is declined.*The buyers are told\.$/)).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await more(canvas, "Take down", (el) => userEvent.click(el))
    const again = await alertNamed("Take this listing down?")
    await userEvent.click(await again.findByRole("button", { name: "Take down" }))
    await heard("The listing is taken down.")
    await expect(await canvas.findByRole("button", { name: "Request publication" })).toBeVisible()
  },
}

export const HoldAndRelease: Story = {
  name: "A listing is put on hold and released, by the keyboard",
  args: { status: "CallForOffers" },
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole("button", { name: "Put on hold" })).focus()
    await userEvent.keyboard("{Enter}")
    const ask = await alertNamed("Put this listing on hold?")
    await expect(await ask.findByText(/^Dates do not move: the call for offers still ends on/)).toBeVisible()
    ask.getByRole("button", { name: "Put on hold" }).focus()
    await userEvent.keyboard("{Enter}")
    await heard("The listing is on hold.")
    await expect(await canvas.findByText(/^On hold since .* by its seller/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Release" }))
    const back = await alertNamed("Release this listing?")
    await userEvent.click(await back.findByRole("button", { name: "Release" }))
    await heard("The listing is on the market again.")
    await expect(await canvas.findByRole("button", { name: "Put on hold" })).toBeVisible()
  },
}

const OVER = { startDate: "2026-01-01", endDate: "2026-01-05", endedAt: null } as never
export const ReleaseWithANewEnd: Story = {
  name: "A call that ended on hold asks for its new last day",
  args: {
    status: "OnHold.CallForOffers",
    listing: { periods: { ...anAsset().periods, callForOffers: OVER } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Release" }))
    const ask = await alertNamed("Release this listing?")
    await expect(await ask.findByText(/ended while the listing was on hold/)).toBeVisible()
    await userEvent.click(await ask.findByRole("button", { name: "Release" }))
    await expect(await ask.findByText("Please set the new last day of the call for offers.")).toBeVisible()
  },
}

/** The main action of a page is its first. */
const comesBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

export const Draft: Story = {
  name: "A complete draft is continued or sent for publication",
  args: { status: "Draft" },
  play: async ({ canvas, userEvent }) => {
    const goesOn = await canvas.findByRole("link", { name: "Continue" })
    await expect(goesOn).toHaveAttribute("href", `/asset/${anAssetId(1)}/edit`)
    const request = canvas.getByRole("button", { name: "Request publication" })
    await expect(comesBefore(request, goesOn)).toBe(true)
    await userEvent.click(request)
    const ask = await alertNamed("Request publication?")
    await userEvent.click(await ask.findByRole("button", { name: "Request publication" }))
    await heard(/^Publication is requested/)
    await expect((await canvas.findAllByText(/^Publication requested on \d\d-\d\d-\d{4}/))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Take the request back" }))
    const back = await alertNamed("Take the request back?")
    await userEvent.click(await back.findByRole("button", { name: "Take the request back" }))
    await heard(/^The request is taken back/)
  },
}

export const Discard: Story = {
  name: "A draft is discarded",
  args: { status: "Draft" },
  play: async ({ canvas, userEvent }) => {
    await more(canvas, "Discard the draft", (el) => userEvent.click(el))
    const ask = await alertNamed("Discard the draft?")
    await userEvent.click(await ask.findByRole("button", { name: "Discard the draft" }))
    await heard("The draft is discarded.")
    await expect(gone).toHaveBeenCalled()
  },
}

export const Lacking: Story = {
  name: "What publication still needs, each with the way to its step",
  args: { status: "Draft", listing: { images: [], contacts: [] } },
  play: async ({ canvas, userEvent }) => {
    const request = await canvas.findByRole("button", { name: "Request publication" })
    await expect(comesBefore(canvas.getByRole("link", { name: "Continue" }), request)).toBe(true)
    await userEvent.click(request)
    const ask = await alertNamed("Request publication?")
    await expect(await ask.findByRole("link", { name: "At least one advisor" })).toHaveAttribute(
      "href",
      `/sell-your-loan/advisors/${anAssetId(1)}#contacts`,
    )
    await expect(ask.queryByRole("button", { name: "Request publication" })).toBeNull()
  },
}

const pending = { registrationStatus: "pending", publicationRequestedAt: EXAMPLE_NOW } as const
export const UnderReview: Story = {
  name: "A requested publication has its day",
  args: { status: "Draft", listing: pending },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Take the request back" })).toBeVisible()
    await expect(canvas.getByText(/^An administrator reviews this listing\./)).toBeVisible()
  },
}
export const NarrowUnderReview: Story = { ...UnderReview, globals: narrow }

const revoked = { statusComment: "The note names another county than the deed." }
export const Revoked: Story = {
  name: "The reason of a revocation stands first",
  args: { status: "Revoked", listing: revoked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The note names another county/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Edit" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Request publication" })).toBeVisible()
  },
}
export const NarrowRevoked: Story = { ...Revoked, globals: narrow }

export const WinnerSelected: Story = {
  name: "With a winner nothing but the advisors changes, and it says why",
  args: { status: "ContractPending.CallForOffers" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A winner is selected\./)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Edit advisors" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /^More actions for/ })).toBeNull()
  },
}
export const Closed: Story = {
  args: { status: "Closed" },
  play: async ({ canvas }) =>
    expect(await canvas.findByText("Nothing of a sold listing changes any more.")).toBeVisible(),
}

export const Counting: Story = {
  name: "The offers are counted before anything is confirmed",
  args: {
    change: ({ offers }) => {
      let asked = 0
      return { offers: { ...offers, onAsset: (id) => (asked++ === 0 ? offers.onAsset(id) : waiting()) } }
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Put on hold" }))
    const ask = await alertNamed("Put this listing on hold?")
    await expect(await ask.findByText("The offers are counted.")).toBeVisible()
    await expect(ask.queryByRole("button", { name: "Put on hold" })).toBeNull()
  },
}

export const ByAnAdministrator: Story = {
  name: "An administrator revokes a listing, the end of its offers said first",
  args: { who: anAdmin(), status: "CallForOffers" },
  play: async ({ canvas, userEvent }) => {
    await more(canvas, "Revoke", (el) => userEvent.click(el))
    const ask = await dialogNamed("Revoke Cedar Park Retail?")
    await expect(ask.getByRole("textbox", { name: "Comment" })).toHaveAccessibleDescription(
      /^1 active offer is declined/,
    )
    await userEvent.type(ask.getByRole("textbox", { name: "Comment" }), "Wrong county")
    await userEvent.click(ask.getByRole("button", { name: "Save" }))
    await heard("Asset revoked")
    await expect(await canvas.findByText(/Wrong county/)).toBeVisible()
  },
}

export const Declined: Story = {
  name: "An administrator declines a publication, and the seller's page gives the reason",
  args: { who: anAdmin(), status: "Draft", listing: pending },
  play: async ({ canvas, userEvent }) => {
    await more(canvas, "Decline", (el) => userEvent.click(el))
    const ask = await dialogNamed("Decline the publication of Cedar Park Retail?")
    await userEvent.type(ask.getByRole("textbox", { name: "Reason" }), "The deed is missing")
    await userEvent.click(ask.getByRole("button", { name: "Decline the request" }))
    await heard("Asset revoked")
    await expect(await canvas.findByText(/The deed is missing/)).toBeVisible()
  },
}

export const ApprovalTakenBack: Story = {
  name: "An approval is taken back before the first offer",
  args: {
    who: anAdmin(),
    seed: {
      assets: [{ ...standingIn("Published").asset, numberOfOffers: 0 as never, numberOfActiveOffers: 0 as never }],
      profiles: people,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await more(canvas, "Take the approval back", (el) => userEvent.click(el))
    const ask = await alertNamed("Take the approval back?")
    await userEvent.click(await ask.findByRole("button", { name: "Take the approval back" }))
    await heard(/^The approval is taken back/)
  },
}

export const HoldsNothing: Story = {
  name: "Without active offers a hold says so",
  args: {
    seed: { assets: [{ ...standingIn("Published").asset, numberOfOffers: must(Cents, 0) as never }], profiles: people },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Put on hold" }))
    await expect(await (await alertNamed()).findByText(/There is no active offer\./)).toBeVisible()
  },
}
