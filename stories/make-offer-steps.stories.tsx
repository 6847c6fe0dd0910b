import type { Meta, StoryObj } from "@storybook/react-vite"
import { makeOfferPath, type MakeOfferStep } from "@xl/core/offers"
import { OfferId } from "@xl/core/shared"
import { MakeOfferScreen, makeOfferModel } from "@xl/ui/bundles"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { expect, within } from "storybook/test"
import { type BundleProps, buyer, choosing, fill, offered, seed } from "./bundles.ts"
import { down } from "./market.ts"
import { Product } from "./product.tsx"

const Steps = observer(({ first, offer }: { readonly first: MakeOfferStep; readonly offer?: OfferId | undefined }) => {
  const model = useViewModel(makeOfferModel)
  const [path, go] = useState(makeOfferPath(first, offer))
  const [, , step, id] = path.split("/")
  const named = OfferId.is(id) ? id : undefined
  const who = useViewModel(sessionStore).profile?.id
  useEffect(() => void model.open(named), [model, named, who])
  if (!model.isAt(named)) return null
  if (step === undefined) return <p>Gone to {path}</p>
  return <MakeOfferScreen step={step as MakeOfferStep} model={model} onGo={go} />
})

interface MakingProps extends BundleProps {
  readonly first?: MakeOfferStep
  readonly offer?: OfferId
}
const Making = ({ chosen = 0, first = "assets", offer, ...props }: MakingProps) => (
  <Product who={buyer} seed={seed} start={choosing(chosen)} {...props}>
    <Steps first={first} offer={offer} />
  </Product>
)

const meta = {
  title: "Screens/Steps of an offer",
  component: Making,
  parameters: { layout: "fullscreen" },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Making>
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: "mobile1", isRotated: false } }
const draft = () => offered({ status: "Draft", publishedDate: null })

export const ByPages: Story = {
  name: "The steps as pages: choose, terms, a draft is kept, review, sent",
  play: async ({ canvas, userEvent }) => {
    const favorites = within(await canvas.findByRole("table", { name: "Favorites that take offers" }))
    for (const name of ["Cedar Park Retail", "Linden Terrace", "Mesa Point Logistics"])
      await userEvent.click(favorites.getByRole("checkbox", { name: `Select ${name}` }))
    await expect(await favorites.findByText(/This asset is another seller's/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole("button", { name: "Divide in proportion to UPB" }))
    await userEvent.click(canvas.getByRole("button", { name: "Review offer, $48,000,000" }))
    await expect(await canvas.findByText("Draft")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Send offer, $48,000,000" }))
    await expect(await canvas.findByText("Gone to /buyer")).toBeVisible()
  },
}
export const OfAnOffer: Story = {
  name: "The assets of an offer that is there stay as they are",
  args: { offer: offered().id, seed: { ...seed, offers: [offered()] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The assets of an offer stay/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(await canvas.findByRole("textbox", { name: "Total offer price" })).toHaveValue("48,000,000")
  },
}
const moving = { operator: { autoDeposit: true } }
export const AgreementSigned: Story = {
  name: "While earnest money moves by itself the agreement is read and signed on the way",
  args: { chosen: 2, ...moving },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }))
    await expect(await canvas.findByRole("heading", { name: "Bid Deposit Agreement" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Sign and continue" }))
    await expect(await canvas.findByText("Please agree before you sign")).toBeVisible()
    const name = canvas.getByRole("textbox", { name: "Your name" })
    await expect(name).toHaveFocus()
    await userEvent.type(name, "Blair Buyer1")
    await userEvent.click(canvas.getByRole("checkbox", { name: /have read this agreement/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Sign and continue" }))
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole("button", { name: "Divide in proportion to UPB" }))
    await userEvent.click(canvas.getByRole("button", { name: "Review offer, $48,000,000" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }))
    await expect(await canvas.findByText(/You signed the bid deposit agreement on/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Download your copy" })).toBeVisible()
  },
}
export const AgreementDrawn: Story = {
  name: "The agreement of a draft, signed where it stands; without it no earnest money is promised",
  globals: narrow,
  args: { first: "review-submit", offer: offered().id, seed: { ...seed, offers: [draft()] }, ...moving },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send offer, $48,000,000" }))
    await expect(await canvas.findByText(/Please sign the bid deposit agreement first/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Sign the agreement" })).toHaveAttribute(
      "href",
      makeOfferPath("deposit-agreement", offered().id),
    )
  },
}
export const AgreementRefused: Story = {
  name: "Another name is no signature, and stays to be mended",
  args: { first: "deposit-agreement", offer: offered().id, seed: { ...seed, offers: [draft()] }, ...moving },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Your name" }), "Somebody Else")
    await userEvent.click(canvas.getByRole("checkbox", { name: /have read this agreement/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Sign and continue" }))
    await expect(await canvas.findByText(/Please type your name as your profile has it/)).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "Your name" })).toHaveValue("Somebody Else")
  },
}
export const AgreementLost: Story = {
  name: "The agreement did not load",
  args: {
    first: "deposit-agreement",
    chosen: 2,
    ...moving,
    change: ({ legalDocuments }) => ({ legalDocuments: { ...legalDocuments, depositAgreement: down } }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText("The deposit agreement did not load")).toBeVisible(),
}
export const AgreementNarrow: Story = {
  globals: narrow,
  args: { first: "deposit-agreement", chosen: 3, ...moving },
  play: async ({ canvas }) => expect(await canvas.findByRole("textbox", { name: "Your name" })).toBeVisible(),
}
export const NoAssets: Story = {
  name: "Terms without assets lead to the choice",
  args: { first: "offer-info" },
  play: async ({ canvas }) => expect(await canvas.findByRole("link", { name: "Choose assets" })).toBeVisible(),
}
export const Agreement: Story = {
  name: "No deposit agreement is needed while no earnest money moves by itself",
  args: { first: "deposit-agreement", chosen: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/No deposit agreement is needed now/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    await expect(await canvas.findByRole("textbox", { name: "Total offer price" })).toBeVisible()
  },
}
export const NarrowTerms: Story = {
  globals: narrow,
  args: { first: "offer-info", chosen: 3 },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("textbox", { name: "Price of Linden Terrace" })).toBeVisible(),
}
