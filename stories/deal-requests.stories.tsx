import type { Meta, StoryObj } from "@storybook/react-vite"
import { DAY_MILLIS } from "@xl/core/shared"
import { standingIn } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { DealScreen } from "@xl/ui/deal"
import { Effect } from "effect"
import { useState } from "react"
import { expect, within } from "storybook/test"
import { Product, type ProductProps } from "./product.tsx"

const { asset, offers } = standingIn("CallForOffers")
const { roles, ...asking } = aBuyer()
/** The buyer lost the role after the offer. */
const withoutRole = { ...asking, roles: roles.filter((role) => role !== "ApprovedBuyers") }

/** Asks for the role again, in vain; a day passes before the answer. */
const asksAgain = ({ market }: Here): Promise<unknown> => {
  const { documents, profiles, roleRequests } = market.as(withoutRole)
  const bytes = async () => new Uint8Array([0x25, 0x50, 0x44, 0x46])
  const paper = { name: "bank-statement.pdf", type: "application/pdf", size: 4, bytes }
  return Effect.runPromise(
    documents
      .upload(paper, () => undefined)
      .pipe(
        Effect.tap((document) => profiles.updateProofOfFunds([document])),
        Effect.flatMap((document) => roleRequests.createBuyerRequest([document], null)),
        Effect.tap(() => Effect.sync(() => market.home.clock.advance(DAY_MILLIS))),
        Effect.flatMap(({ id }) => market.as(anAdmin()).roleRequests.decline(id, "Not legible")),
      ),
  )
}

const Deal = (props: ProductProps) => {
  const [isReady, setReady] = useState(false)
  return (
    <Product
      {...props}
      who={anAdmin()}
      seed={{ assets: [asset], offers, profiles: [aSeller(), withoutRole] }}
      start={(_, browser) => void asksAgain(browser).then(() => setReady(true))}
    >
      {isReady && <DealScreen id={asset.id} now={EXAMPLE_NOW + DAY_MILLIS} />}
    </Product>
  )
}

const meta = {
  title: "Screens/Requests of a deal",
  component: Deal,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Deal>
export default meta
type Story = StoryObj<typeof meta>

export const Declined: Story = {
  name: "A role request of a party, with the day of the answer and its reason",
  play: async ({ canvas }) => {
    const requests = within(await canvas.findByRole("region", { name: "Requests" }))
    const entry = (await requests.findByText(/^Buyer role, /)).closest("li")
    await expect(entry).toHaveTextContent("11-29-2026")
    await expect(requests.getByText("Not legible")).toBeVisible()
  },
}
