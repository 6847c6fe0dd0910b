import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Asset } from "@xl/core/assets"
import type { AssetStatus } from "@xl/core/kernel"
import { Cents, DAY_MILLIS, dayOf, must } from "@xl/core/shared"
import { anAsset, anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { DealScreen } from "@xl/ui/deal"
import { Effect } from "effect"
import { expect, waitFor, within } from "storybook/test"
import { alertNamed, heard, wholeText } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const people = [aSeller(), aBuyer(), aBuyer(2), anAdmin()]
const paid = { leg: "fund", reference: "wire 1", date: dayOf(EXAMPLE_NOW), recordedAt: EXAMPLE_NOW } as const
const deposit = { value: must(Cents, 300_000_00), decision: "none", transfers: [paid] } as const

/** A sale in that status; the winner's deposit came in where there is one. */
const sale = (status: AssetStatus, change: Partial<Asset>) => {
  const { asset, offers } = standingIn(status)
  return {
    id: asset.id,
    seed: {
      assets: [{ ...asset, ...change }],
      offers: offers.map((offer) => (offer.status === "Successful" ? { ...offer, deposit } : offer)),
      profiles: people,
    },
  }
}

interface DealProps extends ProductProps {
  readonly status?: AssetStatus
  readonly asset?: Partial<Asset>
}

const Deal = ({ status = "CallForOffers", asset = {}, ...props }: DealProps) => {
  const { id, seed } = sale(status, asset)
  return (
    <Product who={anAdmin()} seed={seed} {...props}>
      <DealScreen id={id} now={useNow()} />
    </Product>
  )
}
const meta = { title: "Screens/Deal", component: Deal, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Deal
>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type At = Parameters<Play>[0]

/** Chooses an entry of a menu by keyboard alone. */
const choose = async ({ canvas, userEvent }: At, menu: RegExp | string, entry: string) => {
  const trigger = await canvas.findByRole("button", { name: menu })
  trigger.focus()
  await userEvent.keyboard("{Enter}")
  const sheet = await within(document.body).findByRole("menu")
  await userEvent.click(within(sheet).getByRole("menuitem", { name: entry }))
}
const ACTIONS = "Actions and pages of this deal"

export const OpenSale: Story = {
  name: "An open sale: put on hold and released",
  play: async (at) => {
    const { canvas, userEvent } = at
    const offers = await canvas.findByRole("table", { name: "Offers" })
    await expect(offers).toBeVisible()
    await expect(within(offers).getByText("11-27-2026")).toBeVisible()
    await choose(at, ACTIONS, "Put on hold")
    const hold = await alertNamed("Put this listing on hold?")
    await expect(hold.getByText(/No offers are taken/)).toBeVisible()
    await userEvent.click(hold.getByRole("button", { name: "Put on hold" }))
    await heard(/The listing is on hold\. Next:/)
    await userEvent.click(await canvas.findByRole("button", { name: "Release hold" }))
    const release = await alertNamed("Release the hold?")
    await userEvent.click(release.getByRole("button", { name: "Release hold" }))
    await heard(/The hold is released/)
    const log = within(await canvas.findByRole("table", { name: "Log" }))
    const held = (await log.findByText("Listing put on hold")).closest("tr")
    await expect(held).toHaveTextContent("Status: Call For Offers → On Hold, CFO")
    await expect(held).toHaveTextContent("Pat Doe, administrator")
  },
}

export const CancelAndReactivate: Story = {
  name: "An offer is canceled with a reason and reactivated",
  play: async (at) => {
    const { canvas, userEvent } = at
    await choose(at, /^More for /, "Cancel offer")
    const cancel = await alertNamed("Cancel this offer?")
    await userEvent.click(cancel.getByRole("button", { name: "Cancel offer" }))
    await expect(await cancel.findByText("Please give the reason.")).toBeVisible()
    await userEvent.type(cancel.getByRole("textbox", { name: "Reason, told to the buyer" }), "Sent twice")
    await userEvent.click(cancel.getByRole("button", { name: "Cancel offer" }))
    await heard(/The offer is canceled\. Next:/)
    await expect(await canvas.findByText("Sent twice")).toBeVisible()
    await choose(at, /^More for /, "Reactivate offer")
    const reactivate = await alertNamed("Reactivate this offer?")
    await userEvent.click(reactivate.getByRole("button", { name: "Reactivate offer" }))
    await heard(/The offer is active again/)
  },
}

export const EarlySelection: Story = {
  name: "A selection that began early stands before the best and final that is ahead",
  args: {
    status: "UnderSelection.CallForOffers",
    asset: {
      periods: {
        ...anAsset().periods,
        bestAndFinal: {
          startDate: dayOf(EXAMPLE_NOW + 3 * DAY_MILLIS),
          endDate: dayOf(EXAMPLE_NOW + 6 * DAY_MILLIS),
          endedAt: null,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const periods = within(await canvas.findByRole("region", { name: "Periods" }))
    const rows = periods.getAllByRole("listitem").map(({ textContent }) => textContent)
    await expect(rows[1]).toMatch(/^Under selection.*Running/)
    await expect(rows[2]).toMatch(/^Best and final.*Upcoming/)
  },
}

export const Closing: Story = {
  name: "Closing: the buyer's period is extended",
  args: { status: "ContractPending.CallForOffers" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("table", { name: "Deposits" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Extend Buyer’s closing" }))
    const extend = await alertNamed("Extend the buyer’s closing period?")
    await userEvent.click(extend.getByRole("button", { name: "Extend" }))
    await expect(await extend.findByText("Choose the new last day.")).toBeVisible()
    await userEvent.type(extend.getByRole("textbox", { name: "New last day" }), "2/15/2027")
    await userEvent.click(extend.getByRole("button", { name: "Extend" }))
    await heard(/The buyer’s closing period is extended/)
    await expect((await canvas.findAllByText(wholeText(/to 02-15-2027$/)))[0]).toBeVisible()
  },
}

export const UnderContract: Story = {
  name: "Under contract: closing is confirmed",
  args: { status: "UnderContract" },
  play: async ({ canvas, userEvent }) => {
    const periods = within(await canvas.findByRole("region", { name: "Periods" }))
    await expect(periods.getAllByText("Accepted")).toHaveLength(2)
    await expect(periods.queryByText("Running")).toBeNull()
    await expect(canvas.getByText("0 active of 1")).toBeVisible()
    const said = "Confirm the closing once the price is paid and the papers are delivered."
    await expect(canvas.getByText(said)).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Confirm closing" }))
    const confirm = await alertNamed("Confirm the closing?")
    await expect(confirm.getByText(/this cannot be taken back/)).toBeVisible()
    await userEvent.click(confirm.getByRole("button", { name: "Confirm closing" }))
    await heard(/The sale is closed\. Next:/)
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Confirm closing" })).toBeNull())
  },
}

export const FallThrough: Story = {
  name: "Under contract: the sale fell through and the deposit waits for a decision",
  args: { status: "UnderContract" },
  play: async (at) => {
    const { canvas, userEvent } = at
    await choose(at, ACTIONS, "Report fall-through")
    const report = await alertNamed("Report that the sale fell through?")
    await userEvent.type(report.getByRole("textbox", { name: "Reason, told to both sides" }), "Title did not clear")
    await userEvent.click(report.getByRole("button", { name: "Report fall-through" }))
    await heard(/The sale fell through\. The listing/)
    await expect(await canvas.findByText("Decision due")).toBeVisible()
    const next = within(canvas.getByRole("region", { name: "Next step" }))
    await expect(next.getByText("One deposit waits for your decision.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Open, deposit of/ }))
    await expect(await canvas.findByRole("button", { name: "Decide by fault" })).toBeVisible()
  },
}

export const Closed: Story = {
  args: { status: "Closed" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Parties" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Plan sale periods" })).toBeNull()
  },
}

const PENDING = anAsset({ id: anAssetId(901), owners: [aSeller().id], registrationStatus: "pending" })

export const Pending: Story = {
  name: "A publication request is approved",
  render: () => (
    <Product who={anAdmin()} seed={{ assets: [PENDING], profiles: people }}>
      <DealScreen id={PENDING.id} now={EXAMPLE_NOW} />
    </Product>
  ),
  play: async ({ canvas, userEvent }) => {
    const next = within(await canvas.findByRole("region", { name: "Next step" }))
    await expect(next.getByText("Your turn")).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Approve" }))
    const approve = await alertNamed("Publish this listing?")
    await userEvent.click(approve.getByRole("button", { name: "Approve" }))
    await heard(/The listing is on the market/)
    await expect(await canvas.findByText("Publication approved; the listing is on the market")).toBeVisible()
  },
}

export const Revoke: Story = {
  name: "A published listing is revoked with a comment",
  args: { status: "Published" },
  play: async (at) => {
    const { canvas, userEvent } = at
    await choose(at, ACTIONS, "Revoke")
    const revoke = await alertNamed("Revoke this listing?")
    await userEvent.type(revoke.getByRole("textbox", { name: "Comment to the seller" }), "The deed is missing")
    await userEvent.click(revoke.getByRole("button", { name: "Revoke" }))
    await heard(/The listing is revoked/)
    await expect(await canvas.findByText("Listing revoked")).toBeVisible()
  },
}

export const Revoked: Story = { args: { status: "Revoked" } }

export const NoOffers: Story = {
  args: { status: "Published" },
  render: (args) => {
    const { asset } = standingIn("Published")
    return (
      <Product {...args} who={anAdmin()} seed={{ assets: [asset], profiles: people }}>
        <DealScreen id={asset.id} now={EXAMPLE_NOW} />
      </Product>
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText("No offers yet")).toBeVisible(),
}

export const Narrow: Story = {
  args: { status: "UnderContract" },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Confirm closing" })).toBeVisible()
    await expect(await canvas.findByRole("table", { name: "Log" })).toBeVisible()
    const labelled = [...canvasElement.querySelectorAll<HTMLElement>("td[data-line='3']:not([data-label=''])")]
    const shown = labelled.filter((cell) => cell.checkVisibility())
    await expect(shown.length).toBeLessThan(labelled.length)
    await expect(shown.filter(({ textContent }) => textContent === "")).toEqual([])
  },
}

export const Loading: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, find: waiting, log: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The deal is loading")).toBeInTheDocument(),
}

export const Missing: Story = {
  args: {
    change: ({ deals }) => ({
      deals: { ...deals, find: () => Effect.flatMap(deals.find(anAssetId(999)), Effect.succeed) },
    }),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible(),
}

export const Failed: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, find: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The deal did not load")).toBeVisible(),
}

export const LogFailed: Story = {
  name: "The log alone fails to load",
  args: { change: ({ deals }) => ({ deals: { ...deals, log: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The log did not load")).toBeVisible(),
}
