import type { Meta, StoryObj } from "@storybook/react-vite"
import { type AssetSearch, EVERYTHING } from "@xl/core/assets"
import type { Here } from "@xl/testkit/here"
import { aSeller } from "@xl/testkit/market"
import { ListingScreen } from "@xl/ui/listing"
import { Effect } from "effect"
import { useState } from "react"
import { expect, screen, waitFor, within } from "storybook/test"
import { assetAt, down, MARKET, waiting } from "./market.ts"
import { useNow } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const Listing = ({ search: first = EVERYTHING, ...props }: ProductProps & { readonly search?: AssetSearch }) => {
  const [search, setSearch] = useState(first)
  return (
    <Product seed={MARKET} {...props}>
      <ListingScreen search={search} onSearch={setSearch} now={useNow()} />
    </Product>
  )
}
const meta = {
  title: "Screens/Listing",
  component: Listing,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Listing>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
    await expect(canvas.getByText("loans")).toHaveTextContent("6 loans")
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull()
  },
}

export const Narrow: Story = { ...Full, globals: { viewport: { value: "mobile1", isRotated: false } } }

export const Mapped: Story = {
  name: "With the map beside the list",
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
    await userEvent.click(canvas.getByRole("button", { name: "Show map" }))
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(6))
    const ridge = canvas.getByRole("option", {
      name: /^Ridgeline Conference Hotel, New Jersey, \$20,535,674, 120.8% of value/,
    })
    await userEvent.click(ridge)
    await expect(ridge).toHaveAttribute("aria-selected", "true")
    await expect(canvas.getByRole("button", { name: "Hide map" })).toHaveAttribute("aria-expanded", "true")
  },
}

export const Typed: Story = {
  name: "Typing finds, and keeps its place",
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "Name, address or loan id" })
    await userEvent.type(field, "linden")
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1))
    await expect(field).toHaveFocus()
    await userEvent.type(field, " terrace")
    await expect(field).toHaveValue("linden terrace")
    await userEvent.click(await canvas.findByRole("button", { name: "Clear all" }))
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
    await expect(canvas.getByRole("searchbox", { name: "Name, address or loan id" })).toHaveValue("")
  },
}

export const Near: Story = {
  name: "Around a place, and by an address; what a link set is taken away",
  args: { search: { ...EVERYTHING, country: "USA" } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
    await userEvent.click(canvas.getByRole("button", { name: "Remove Country: USA" }))
    await waitFor(() => expect(canvas.queryByText("Country: USA")).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Near Anywhere" }))
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Town, ZIP code or coordinates" }),
      "Atlantis{Enter}",
    )
    await expect(await canvas.findByText(/We do not know the place “Atlantis”/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Near Unknown place Atlantis" }))
    const place = await screen.findByRole("textbox", { name: "Town, ZIP code or coordinates" })
    await expect(place).toHaveValue("Atlantis")
    await expect(place).toBeInvalid()
    await expect(place).toHaveAccessibleDescription(/We do not know this place/)
    await userEvent.clear(place)
    await userEvent.type(place, "75201{Enter}")
    await expect(await canvas.findByText(/No loan that fits lies within 50 miles of 75201/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Near 50 mi of 75201" })).toBeVisible()
  },
}

export const Regions: Story = {
  name: "A region stands for its states, and leaves with them (ACC-237)",
  play: async ({ canvas, userEvent }) => {
    const loans = (count: number) => waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(count))
    const takes = async (was: string, region: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: `Region ${was}` }))
      await userEvent.click(await screen.findByRole("option", { name: region }))
      await userEvent.keyboard("{Escape}")
    }
    await loans(6)
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }))
    await takes("All", "Northeast")
    await loans(1)
    await expect(await canvas.findByRole("button", { name: "State 9 chosen" })).toBeVisible()
    await takes("Northeast", "West")
    await loans(6)
    await takes("2 chosen", "Northeast")
    await loans(5)
    await expect(await canvas.findByRole("button", { name: "Region West" })).toBeVisible()
  },
}

export const AskingPrices: Story = {
  name: "Loans between two asking prices, which the panel still has when it is opened again",
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("article").map((one) => within(one).getByRole("link").textContent)
    await waitFor(() => expect(names()).toHaveLength(6))
    await userEvent.click(canvas.getByRole("button", { name: "More filters" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Asking price Any" }))
    const bounds = async () =>
      Promise.all(["From", "To"].map((name) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) })))
    for (const [at, field] of (await bounds()).entries())
      await userEvent.type(field, ["12000000", "13000000"][at] ?? "")
    await userEvent.click(screen.getByRole("button", { name: "Apply" }))
    await waitFor(() => expect(names().toSorted()).toEqual(["Mesa Point Logistics", "Ridgeline Conference Hotel"]))
    await userEvent.click(canvas.getByRole("button", { name: "Asking price $12M to $13M" }))
    const [from, to] = await bounds()
    await expect(from).toHaveValue("12,000,000")
    await expect(to).toHaveValue("13,000,000")
    await userEvent.keyboard("{Escape}")
    await expect(canvas.getByRole("button", { name: "UPB Any" })).toBeVisible()
  },
}

export const Nothing: Story = {
  name: "Filtered to nothing",
  args: { search: { ...EVERYTHING, name: "Atlantis" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No loan matches")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Clear all filters" }))
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
  },
}

export const Loading: Story = {
  args: { change: ({ catalog }) => ({ catalog: { ...catalog, search: waiting } }) },
  play: ({ canvas }) => expect(canvas.getByRole("region", { name: "Loans" })).toHaveAttribute("aria-busy", "true"),
}

let isDown = true
export const Failed: Story = {
  name: "Failed, then tried again",
  args: {
    change: ({ catalog }) => ({
      catalog: { ...catalog, search: (search) => (isDown ? down() : catalog.search(search)) },
    }),
  },
  beforeEach: () => void (isDown = true),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole("button", { name: /again/i })
    isDown = false
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
  },
}

let browser: Here | undefined
export const Live: Story = {
  name: "A loan leaves the market without reload",
  args: { onHere: (opened) => void (browser = opened) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6))
    const { listings } = browser?.market.as(aSeller()) ?? {}
    if (listings) await Effect.runPromise(listings.withdraw(assetAt(1).id))
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(5))
    await expect(canvas.queryByText("Saguaro Crossing")).toBeNull()
  },
}
