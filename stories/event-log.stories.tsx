import type { Meta, StoryObj } from "@storybook/react-vite"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { EventLogScreen, type LogAddress } from "@xl/ui/event-log"
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

export const Reading: Story = {
  args: { start: happened },
  play: async ({ canvas }) => {
    await seen(canvas, "Hold released")
    await userEvent.click(canvas.getByRole("button", { name: "Check the log" }))
    await expect(await canvas.findByText(/^The log is unbroken: 2 entries checked/)).toBeVisible()
    await userEvent.type(canvas.getByRole("searchbox", { name: "Person" }), "nobody{Enter}")
    await expect(await canvas.findByText("Nothing fits")).toBeVisible()
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
