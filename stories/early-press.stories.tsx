import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Profile } from "@xl/core/profiles"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import type { AccountDialogs } from "@xl/ui/accounts"
import { AssetScreen } from "@xl/ui/asset"
import type { SessionStore } from "@xl/ui/session"
import { type compose, StoreTokens } from "@xl/web/composition"
import { AssetPage } from "@xl/web/screens"
import { Effect } from "effect"
import { MemoryRouter, Route, Routes } from "react-router-dom"
import { expect, screen } from "storybook/test"
import { dialogNamed, noDialog, signsIn } from "./dialogs.ts"
import { useNow } from "./modes.ts"
import { actions, Product, type ProductProps } from "./product.tsx"

const asset = aPublishedAsset()
const seed = { assets: [asset], profiles: [aSeller(), aBuyer()] }

/** A session that is looked for until the play says that it is found. */
let found = Promise.withResolvers<void>()
const looksFor: ProductProps["change"] = ({ profiles }) => ({
  profiles: {
    ...profiles,
    mine: () =>
      Effect.andThen(
        Effect.promise(() => found.promise),
        profiles.mine(),
      ),
  },
})

const Arriving = (props: ProductProps) => (
  <Product seed={seed} change={looksFor} {...props}>
    <AssetScreen id={asset.id} now={useNow()} actions={actions} />
  </Product>
)
const meta = {
  title: "Screens/Early presses",
  component: Arriving,
  parameters: { layout: "fullscreen" },
  args: { who: aBuyer() },
  beforeEach: () => {
    found = Promise.withResolvers()
  },
} satisfies Meta<typeof Arriving>
export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  name: "An offer that is pressed for before it is known who is here begins once it is",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    await expect(await canvas.findByRole("button", { name: /Please wait/ })).toBeVisible()
    found.resolve()
    await expect(await dialogNamed("Make an offer")).toBeTruthy()
  },
}

export const Message: Story = {
  name: "A message to the seller that is pressed for early is written once it is known who is here",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Message the seller" }))
    await expect(await canvas.findByRole("button", { name: /Please wait/ })).toBeVisible()
    found.resolve()
    await expect(await dialogNamed("Ask the seller")).toBeTruthy()
  },
}

let app: ReturnType<typeof compose> | undefined

export const Again: Story = {
  name: "Whoever signs out and in again finds nothing begun a second time",
  args: { start: (container) => void (app = container) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    found.resolve()
    await userEvent.click((await dialogNamed("Make an offer")).getByRole("button", { name: "Cancel" }))
    await noDialog()
    await app?.get<SessionStore>(StoreTokens.session).signOut()
    app?.get<AccountDialogs>(StoreTokens.accountDialogs).open("signIn")
    await signsIn(aBuyer().email)
    await noDialog()
    await userEvent.click(await canvas.findByRole("button", { name: "Message the seller" }))
    await expect(await dialogNamed("Ask the seller")).toBeTruthy()
    await expect(screen.getAllByRole("dialog")).toHaveLength(1)
  },
}

/** The page as it ships, which opens anew for another person. Nobody is signed in; somebody of the market has an account here. */
const asGuest = (away: Profile): Pick<Story, "render"> => ({
  render: () => (
    <MemoryRouter initialEntries={[`/asset/${asset.id}`]}>
      <Product seed={seed} away={away}>
        <Routes>
          <Route path="/asset/:id" element={<AssetPage />} />
        </Routes>
      </Product>
    </MemoryRouter>
  ),
})

export const GuestOffer: Story = {
  name: "An offer that a guest pressed for begins after the login, and once",
  ...asGuest(aBuyer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    await signsIn(aBuyer().email)
    const offer = await dialogNamed("Make an offer")
    await userEvent.click(offer.getByRole("button", { name: "Cancel" }))
    await noDialog()
    await expect(await canvas.findByRole("button", { name: "Make an offer" })).toBeVisible()
  },
}

export const GuestMessage: Story = {
  name: "A message to the seller that a guest pressed for is written after the login",
  ...asGuest(aBuyer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Message the seller" }))
    await signsIn(aBuyer().email)
    await expect(await dialogNamed("Ask the seller")).toBeTruthy()
  },
}

export const OwnListing: Story = {
  name: "A guest who turns out to be the seller is offered nothing on the own loan",
  ...asGuest(aSeller()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an offer" }))
    await signsIn(aSeller().email)
    await expect(await canvas.findByRole("link", { name: "Open the overview" })).toBeVisible()
    await noDialog()
  },
}
