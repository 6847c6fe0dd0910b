import type { Meta, StoryObj } from "@storybook/react-vite"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { EventLogScreen, type LogAddress, OwnLog } from "@xl/ui/event-log"
import { Wrap } from "@xl/ui/parts"
import { Effect } from "effect"
import { useState } from "react"
import { expect, userEvent, waitFor, type within } from "storybook/test"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const { asset, offers } = standingIn("CallForOffers")
const seed = { assets: [asset], offers, profiles: [aSeller(), aBuyer(), aBuyer(2), anAdmin()] }
const NOTHING: LogAddress = { person: null, asset: null, kind: null, from: null, to: null, offset: 0 }

/** Put on hold and released, so that something stands in the log. */
const Log = (props: ProductProps) => {
  const [search, setSearch] = useState(NOTHING)
  return (
    <Product who={anAdmin()} seed={seed} {...props}>
      <EventLogScreen search={search} onSearch={setSearch} />
    </Product>
  )
}
const happened: ProductProps["start"] = (_, { ports: { listings } }) =>
  void Effect.runPromise(Effect.andThen(listings.hold(asset.id), listings.release(asset.id, null)))

const meta = { title: "Screens/Event log", component: Log, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Log
>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Looks again until the entries are there: they are written while the screen opens. */
const seen = (canvas: Canvas, text: string) =>
  waitFor(async () => {
    const person = canvas.getByRole("searchbox", { name: "Person" })
    await userEvent.type(person, "{Enter}")
    await expect(canvas.getByText(text)).toBeVisible()
  })

/** What the lines of a table say, column by column; not when, which is in the reader's own time. */
const linesOf = (table: HTMLElement): ReadonlyArray<string> =>
  [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td, th")]
      .slice(0, -1)
      .map(({ textContent }) => textContent)
      .join(" | "),
  )

/** The examples' day, in the reader's own time. */
const WHEN = /^11-2[78]-2026, \d\d:\d\d \S+$/

export const Reading: Story = {
  args: { start: happened },
  play: async ({ canvas }) => {
    await seen(canvas, "Hold released")
    const lines = linesOf(canvas.getByRole("table", { name: "Event log" }))
    await expect(lines).toEqual([
      "Hold released | Cedar Park Retail | Status: On Hold, CFO → Call For Offers | Pat Doe, administrator",
      "Listing put on hold | Cedar Park Retail | Status: Call For Offers → On Hold, CFO | Pat Doe, administrator",
    ])
    for (const row of canvas.getByRole("table", { name: "Event log" }).querySelectorAll("tbody tr"))
      await expect(row.lastElementChild).toHaveTextContent(WHEN)
    await userEvent.click(canvas.getByRole("button", { name: "Check the log" }))
    await expect(await canvas.findByText(/^The log is unbroken: 2 entries checked/)).toBeVisible()
    await userEvent.type(canvas.getByRole("searchbox", { name: "Person" }), "nobody{Enter}")
    await expect(await canvas.findByText("Nothing fits")).toBeVisible()
  },
}

/** Held by its seller, and released by an administrator. */
const heldByOwner: ProductProps["start"] = (_, { market }) =>
  void Effect.runPromise(
    Effect.andThen(market.as(aSeller()).listings.hold(asset.id), market.as(anAdmin()).listings.release(asset.id, null)),
  )
export const Own: Story = {
  name: "A seller reads on request what happened in the own deal, and of administrators no name",
  render: () => (
    <Product who={aSeller()} seed={seed} start={heldByOwner}>
      <Wrap>
        <OwnLog id={asset.id} />
      </Wrap>
    </Product>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show the log" }))
    await expect(await canvas.findByText("Hold released")).toBeVisible()
    const lines = linesOf(canvas.getByRole("table", { name: "Log of this deal" }))
    await expect(lines).toEqual([
      "Hold released | Status: On Hold, CFO → Call For Offers | Administrator",
      "Listing put on hold | Status: Call For Offers → On Hold, CFO | Sam Seller1, seller",
    ])
    for (const row of canvas.getByRole("table", { name: "Log of this deal" }).querySelectorAll("tbody tr"))
      await expect(row.lastElementChild).toHaveTextContent(WHEN)
    await expect(canvas.getByText("The log is unbroken: 2 entries checked")).toBeVisible()
  },
}

export const Broken: Story = {
  args: {
    start: happened,
    change: ({ deals }) => ({
      deals: {
        ...deals,
        checkLog: () => Effect.map(deals.checkLog(), (check) => ({ ...check, broken: "Event 7 was changed." })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check the log" }))
    await expect(await canvas.findByText(/was changed after it was written\. Event 7 was changed\./)).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { start: happened },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => {
    await seen(canvas, "Hold released")
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Loading: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, searchLog: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The entries are loading")).toBeInTheDocument(),
}

export const Failed: Story = {
  args: { change: ({ deals }) => ({ deals: { ...deals, searchLog: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The entries did not load")).toBeVisible(),
}
