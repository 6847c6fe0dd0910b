import type { Meta, StoryObj } from "@storybook/react-vite"
import { standingIn } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { FailedDocumentsScreen } from "@xl/ui/closing"
import { AssetOverviewScreen, SellerAssetsScreen } from "@xl/ui/selling"
import { closingOf, failedDocuments } from "@xl/web/screens"
import { Effect } from "effect"
import { useState } from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import { dialogNamed, noDialog, said } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { makesDocuments } from "./legal-documents.ts"
import { useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const sold = standingIn("ContractPending.CallForOffers")
const over = standingIn("UnderContract")
const people = [aSeller(), aBuyer(), anAdmin()]
const seedOf = ({ asset, offers }: typeof sold) => ({ assets: [asset], offers: [...offers], profiles: people })

/** The document is asked for, and what makes it lacks letters. */
const failing = (here: Here): void => {
  here.market.press.broken = "letters"
  makesDocuments(here)
  const [offer] = sold.offers
  if (offer) void Effect.runPromise(here.market.as(aSeller()).legalDocuments.generate(offer.id, "LPA"))
}

/** The same, and what lacked letters has them after the first try. */
const mending = (here: Here): void => {
  failing(here)
  here.market.home.memory.deliver((message) => {
    if (message.tag === "live" && message.event.topic === "offer" && message.event.by === "Bot")
      here.market.press.broken = null
  })
}

interface ClosingProps extends ProductProps {
  readonly on?: "admin" | "asset" | "list" | "overview" | undefined
}
const Screen = ({ on }: Pick<ClosingProps, "on">) => {
  const [offset, setOffset] = useState(0)
  const now = useNow()
  if (on === "admin") return <FailedDocumentsScreen offset={offset} onOffset={setOffset} />
  if (on === "list") return <SellerAssetsScreen list="active" failed={failedDocuments} />
  if (on === "asset") return <AssetScreen id={sold.asset.id} now={now} actions={actions} />
  return <AssetOverviewScreen id={sold.asset.id} now={now} closingOf={closingOf} />
}
const Closing = ({ on, ...props }: ClosingProps) => (
  <Product who={aSeller()} seed={seedOf(sold)} onHere={makesDocuments} {...props}>
    <Screen on={on} />
  </Product>
)
const meta = {
  title: "Screens/Closing documents",
  component: Closing,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Closing>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }

const panelIn = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole("region", { name: "Closing documents" }))

export const Made: Story = {
  name: "A seller has the agreement made and opens it",
  play: async ({ canvas, userEvent }) => {
    const panel = await panelIn(canvas)
    await userEvent.click(await panel.findByRole("button", { name: "Prepare: Loan Purchase Agreement" }))
    const open = await panel.findByRole("button", { name: "Open Loan Purchase Agreement" })
    await waitFor(() => expect(panel.getByRole("list")).toHaveFocus())
    await expect(panel.getByText(/^Edition 1, prepared /)).toBeVisible()
    await expect(panel.getByText("Not prepared yet.")).toBeVisible()
    await userEvent.click(open)
    const dialog = await dialogNamed("Loan Purchase Agreement.pdf")
    await waitFor(() => expect(dialog.getByTitle("Loan Purchase Agreement.pdf")).toHaveAttribute("src"))
    await userEvent.keyboard("{Escape}")
    await noDialog()
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const OfBuyer: Story = {
  name: "A buyer finds them below the own offer",
  args: { on: "asset", who: aBuyer() },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelIn(canvas)
    const make = await panel.findByRole("button", { name: "Prepare: Settlement Statement" })
    make.focus()
    await userEvent.keyboard("{Enter}")
    await expect(await panel.findByRole("button", { name: "Download Settlement Statement" })).toBeVisible()
  },
}
export const NarrowOfBuyer: Story = { ...OfBuyer, globals: narrow }

export const Failed: Story = {
  name: "One that failed says why, and is tried again",
  args: { onHere: mending },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelIn(canvas)
    await expect(
      await panel.findByText(
        "A name or an address holds characters that the documents' typeface does not have. Tried once; it is not tried again by itself.",
      ),
    ).toBeVisible()
    await userEvent.click(panel.getByRole("button", { name: "Try again: Loan Purchase Agreement" }))
    await expect(await panel.findByRole("button", { name: "Open Loan Purchase Agreement" })).toBeVisible()
    await expect(panel.queryByText(/Tried once/)).toBeNull()
  },
}

export const Over: Story = {
  name: "Once the closing is over nothing new is made",
  args: { seed: seedOf(over) },
  play: async ({ canvas }) => {
    const panel = await panelIn(canvas)
    await expect(await panel.findAllByText("Not prepared yet.")).toHaveLength(2)
    await expect(panel.queryByRole("button")).toBeNull()
    await expect(panel.getByText("Both parties accepted the closing documents.")).toBeVisible()
  },
}

export const Loading: Story = {
  args: { change: ({ legalDocuments }) => ({ legalDocuments: { ...legalDocuments, ofOffer: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The documents are loading")).toBeInTheDocument(),
}
export const Unreached: Story = {
  name: "The documents did not load",
  args: { change: ({ legalDocuments }) => ({ legalDocuments: { ...legalDocuments, ofOffer: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The documents did not load")).toBeVisible(),
}
export const Unreadable: Story = {
  name: "The store does not give the document out",
  args: { change: ({ documents }) => ({ documents: { ...documents, download: fn(down) as never } }) },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelIn(canvas)
    await userEvent.click(await panel.findByRole("button", { name: "Prepare: Loan Purchase Agreement" }))
    await userEvent.click(await panel.findByRole("button", { name: "Open Loan Purchase Agreement" }))
    await expect(await (await dialogNamed()).findByText("The document did not load")).toBeVisible()
  },
}

export const OnTheList: Story = {
  name: "A seller sees what failed above the own assets",
  args: { on: "list", onHere: failing },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Failed documents" }))
    await expect(panel.getByRole("link", { name: "Cedar Park Retail" })).toHaveAttribute(
      "href",
      `/seller/asset-overview/${sold.asset.id}`,
    )
    await userEvent.click(panel.getByRole("button", { name: /^Try again: Loan Purchase Agreement of / }))
    await said("The Loan Purchase Agreement is being made again.")
  },
}
export const NarrowList: Story = { ...OnTheList, globals: narrow }
export const NoneOnTheList: Story = {
  args: { on: "list" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Cedar Park Retail/ })).toBeVisible()
    await expect(canvas.queryByRole("region", { name: "Failed documents" })).toBeNull()
  },
}

export const Administrators: Story = {
  name: "An administrator has a failed document made",
  args: { on: "admin", who: anAdmin(), onHere: mending },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Try again: Loan Purchase Agreement of / }))
    await expect(await canvas.findByText("No document failed")).toBeVisible()
  },
}
export const NarrowAdministrators: Story = {
  args: { on: "admin", who: anAdmin(), onHere: failing },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Try again/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const NoneFailed: Story = {
  args: { on: "admin", who: anAdmin() },
  play: async ({ canvas }) => expect(await canvas.findByText("No document failed")).toBeVisible(),
}
