import type { Meta, StoryObj } from "@storybook/react-vite"
import { AssetStatus } from "@xl/core/kernel"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { DealScreen } from "@xl/ui/deal"
import { AssetOverviewScreen } from "@xl/ui/selling"
import { offeringOn } from "@xl/web/screens"
import type { ReactNode } from "react"
import { expect, within } from "storybook/test"
import { useNow } from "./modes.ts"
import { Product } from "./product.tsx"

const PEOPLE = [aSeller(), aBuyer(), aBuyer(2), anAdmin()]
/** A deleted listing is shown to nobody. */
const SHOWN = (Object.keys(AssetStatus.keys) as ReadonlyArray<AssetStatus>).filter((status) => status !== "Deleted")

interface State {
  readonly name: string
  readonly screen: ReactNode
}

const States = ({ states }: { readonly states: ReadonlyArray<State> }) =>
  states.map(({ name, screen }) => (
    <section key={name} aria-label={name}>
      {screen}
    </section>
  ))

const meta = {
  title: "Screens/Next steps",
  component: States,
  // Many screens on one page: each has a main heading of its own.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
} satisfies Meta<typeof States>
export default meta
type Story = StoryObj<typeof meta>

/** In each state the step is named, with who acts, in whole sentences. */
const eachNamesItsStep: Story["play"] = async ({ args: { states }, canvas }) => {
  for (const { name } of states) {
    const screen = within(canvas.getByRole("region", { name }))
    const title = await screen.findByRole("heading", { name: "Next step" }, { timeout: 20_000 })
    const panel = title.closest("section")
    await expect(panel, name).toHaveTextContent(/Next step(Your turn|Waiting for|Nothing due)/)
    await expect(panel, name).toHaveTextContent(/[A-Z][^.]+\./)
  }
}

const Overview = ({ status }: { readonly status: AssetStatus }) => {
  const { asset, offers } = standingIn(status)
  return (
    <Product who={aSeller()} seed={{ assets: [asset], offers, profiles: PEOPLE }}>
      <AssetOverviewScreen id={asset.id} now={useNow()} />
    </Product>
  )
}
export const OfSellers: Story = {
  name: "A seller's overview names the next step in every state of the listing",
  args: { states: SHOWN.map((status) => ({ name: status, screen: <Overview status={status} /> })) },
  play: eachNamesItsStep,
}

const Deal = ({ status }: { readonly status: AssetStatus }) => {
  const { asset, offers } = standingIn(status)
  return (
    <Product who={anAdmin()} seed={{ assets: [asset], offers, profiles: PEOPLE }}>
      <DealScreen id={asset.id} now={useNow()} />
    </Product>
  )
}
export const OfAdministrators: Story = {
  name: "The page of a deal names the next step in every state of the listing",
  args: { states: SHOWN.map((status) => ({ name: status, screen: <Deal status={status} /> })) },
  play: eachNamesItsStep,
}

const OwnOffer = ({ status }: { readonly status: AssetStatus }) => {
  const { asset, offers } = standingIn(status)
  return (
    <Product who={aBuyer()} seed={{ assets: [asset], offers, profiles: PEOPLE }}>
      <AssetScreen id={asset.id} now={useNow()} actions={offeringOn} />
    </Product>
  )
}
export const OfBuyers: Story = {
  name: "A buyer's offer names the next step in every state of its listing",
  args: {
    states: SHOWN.filter((status) => standingIn(status).offers.length > 0).map((status) => ({
      name: status,
      screen: <OwnOffer status={status} />,
    })),
  },
  play: eachNamesItsStep,
}
