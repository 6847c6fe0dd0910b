import type { Meta, StoryObj } from "@storybook/react-vite"
import { draftOfInput, KeptDraft } from "@xl/core/valuation"
import { aSeller } from "@xl/testkit/market"
import { aValuationInput } from "@xl/testkit/valuation"
import { keptInMemory } from "@xl/ui/arrival"
import { pages } from "@xl/web/screens"
import { useState } from "react"
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom"
import { expect } from "storybook/test"
import { buyer, choosing, offered, seed } from "./bundles.ts"
import { said } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

const Elsewhere = () => <p>Gone to {useLocation().pathname}</p>
const SHIPPED = [
  pages.offerAssets,
  pages.depositAgreement,
  pages.depositAgreementOf,
  pages.offerInfo,
  pages.offerInfoOf,
  pages.newAsset,
  pages.wizard,
  pages.editAsset,
  pages.valuationPdf,
]
const Routes = ({ at }: { readonly at: string }) => {
  const [router] = useState(() =>
    createMemoryRouter([{ HydrateFallback: () => null, children: [...SHIPPED, { path: "*", Component: Elsewhere }] }], {
      initialEntries: [at],
    }),
  )
  return <RouterProvider router={router} />
}
interface AddressProps extends ProductProps {
  readonly at?: string
}
/** What the product's own routes show at an address; every other address says where it is. */
const Address = ({ at = "/", ...props }: AddressProps) => (
  <Product {...props}>
    <Routes at={at} />
  </Product>
)
const meta = {
  title: "Screens/Addresses",
  component: Address,
  parameters: { layout: "fullscreen" },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Address>
export default meta
type Story = StoryObj<typeof meta>

const AGREEMENT = "/buy-commercial-real-estate-loans/deposit-agreement"
const moving = { who: buyer, operator: { autoDeposit: true } }

export const Agreement: Story = {
  name: "The address of the deposit agreement leads to it while earnest money moves by itself",
  args: { at: AGREEMENT, seed, start: choosing(2), ...moving },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { name: "Bid Deposit Agreement" })).toBeVisible(),
}
export const AgreementOfADraft: Story = {
  name: "The same address with an offer leads to that offer's agreement",
  args: {
    at: `${AGREEMENT}/${offered().id}`,
    seed: { ...seed, offers: [offered({ status: "Draft", publishedDate: null })] },
    ...moving,
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { name: "Bid Deposit Agreement" })).toBeVisible(),
}

const seller = aSeller()
const revoked = { ...seller, sellerProfile: { ...seller.sellerProfile, status: "Revoked" as const } }
export const RevokedSeller: Story = {
  name: "A seller whom an administrator blocked is led from the wizard to the contact page (SEL-427)",
  args: { at: "/sell-your-loan/create", who: revoked },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Gone to /contact")).toBeVisible()
    await said(/^Your access is blocked by administrator\. Check your email/)
  },
}

const PDF = "/free-loan-valuation/pdf"
const valued = () => {
  const kept = keptInMemory()
  const draft = draftOfInput(aValuationInput())
  kept.setItem("valuationDraft", JSON.stringify(KeptDraft.encode({ id: null, isValued: true, draft })))
  return { drafts: kept }
}
export const ValuationAsPdf: Story = {
  name: "The address of the PDF shows the valuation to print (SEL-080)",
  args: { at: PDF, vendors: valued() },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("article", { name: "Valuation of Cedar Park" })).toBeVisible(),
}
export const PdfOfNoId: Story = {
  name: "The address of the PDF with a name that no valuation has leads nowhere",
  args: { at: `${PDF}?id=nobodys`, vendors: valued() },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "No such address" })).toBeVisible(),
}
