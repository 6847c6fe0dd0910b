import type { Meta, StoryObj } from "@storybook/react-vite"
import { MarketUnavailable } from "@xl/core/kernel"
import { draftOfInput, KeptDraft } from "@xl/core/valuation"
import { aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { aUuid } from "@xl/testkit/shared"
import { aValuation, aValuationInput } from "@xl/testkit/valuation"
import { keptInMemory } from "@xl/ui/arrival"
import { ListIt, titleOf, ValuationSheetScreen, ValuationsScreen } from "@xl/ui/valuation"
import { Effect } from "effect"
import { expect, fn, waitFor, within } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

const went = fn()
const seller = aSeller()
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aValuation({
      id: aUuid(at + 1, 10),
      dateCreated: EXAMPLE_NOW - at * 9e7,
      dateModified: EXAMPLE_NOW - at * 9e7,
    } as never),
  )
const with14 = { valuations: many(14), profiles: [seller] }

const Valuations = (props: ProductProps) => (
  <Product {...props}>
    <ValuationsScreen
      listOf={(valuation) => <ListIt id={valuation.id} title={titleOf(valuation)} isSmall onGo={went} />}
    />
  </Product>
)
const meta = {
  title: "Screens/Valuations",
  component: Valuations,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Valuations>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: "mobile1", isRotated: false } }
const desk = { viewport: { value: "w1440", isRotated: false } }

export const Guest: Story = {
  name: "A guest sees an empty list and a way to sign in (ACC-413)",
  globals: desk,
  args: {
    change: ({ valuations }) => ({ valuations: { ...valuations, mine: () => Effect.die("a guest has no list") } }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Sign in to see your valuations")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Value a loan" })).toHaveAttribute("href", "/free-loan-valuation")
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await waitFor(() => expect(within(document.body).getByRole("dialog")).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
  },
}

export const Full: Story = {
  name: "Fourteen, twelve at once; one is deleted (SEL-043)",
  globals: desk,
  args: { who: seller, seed: with14 },
  play: async ({ canvas, userEvent }) => {
    const rows = () => within(canvas.getByRole("region", { name: "Your valuations" })).getAllByRole("listitem")
    await waitFor(() => expect(rows()).toHaveLength(12))
    canvas.getByRole("link", { name: "Value a loan" }).focus()
    await expect(canvas.getByText("loans valued")).toHaveTextContent("14 loans valued")
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }))
    await waitFor(() => expect(rows()).toHaveLength(14))
    await expect(canvas.getAllByRole("link", { name: "Edit" })[0]).toHaveAttribute(
      "href",
      `/free-loan-valuation/general/${aUuid(1, 10)}?return=valuations`,
    )
    const [remove] = canvas.getAllByRole("button", { name: "Delete Cedar Park" })
    if (remove) await userEvent.click(remove)
    const asked = within(await within(document.body).findByRole("alertdialog"))
    await userEvent.click(asked.getByRole("button", { name: "Delete" }))
    await waitFor(() => expect(rows()).toHaveLength(13))
  },
}
export const FullOnAPhone: Story = { globals: phone, args: { who: seller, seed: { ...with14, valuations: many(3) } } }

export const Empty: Story = {
  globals: desk,
  args: { who: seller, seed: { profiles: [seller] } },
  play: async ({ canvas }) => expect(await canvas.findByText("No valuations yet")).toBeVisible(),
}
export const Failed: Story = {
  globals: desk,
  args: {
    who: seller,
    change: ({ valuations }) => ({
      valuations: { ...valuations, mine: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    }),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Your valuations did not load"),
}
export const NotYetASeller: Story = {
  name: "Whoever is no seller is asked for the seller's profile first",
  globals: desk,
  args: { who: aProfile(), seed: { valuations: [aValuation({ owner: aProfile().id })] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "List Cedar Park" }))
    await waitFor(() => expect(within(document.body).getByRole("dialog", { name: "Seller profile" })).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
  },
}

const draft = draftOfInput(aValuationInput())
const keeping = () => {
  const kept = keptInMemory()
  kept.setItem("valuationDraft", JSON.stringify(KeptDraft.encode({ id: null, isValued: true, draft })))
  return kept
}
const printed = fn()
export const Sheet: Story = {
  name: "The result as a sheet to print (SEL-080)",
  globals: desk,
  render: () => (
    <Product vendors={{ drafts: keeping() }}>
      <ValuationSheetScreen id={null} onPrint={printed} />
    </Product>
  ),
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole("article", { name: "Valuation of Cedar Park" })
    await expect(sheet).toHaveTextContent("Not an appraisal")
    await expect(within(sheet).getByText("Target yield")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Print or save as PDF" }))
    await expect(printed).toHaveBeenCalled()
  },
}
export const NothingToPrint: Story = {
  globals: desk,
  render: () => (
    <Product>
      <ValuationSheetScreen id={null} onPrint={printed} />
    </Product>
  ),
  play: async ({ canvas }) => expect(await canvas.findByText("There is no valuation to print")).toBeVisible(),
}
