import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  AboutLoansScreen,
  AboutScreen,
  CreationCompleteScreen,
  type CreationCompleteScreenProps,
  DocumentScreen,
  FaqScreen,
  LoanSaleAdvisoryScreen,
  LoanSalesScreen,
  PRIVACY,
  SellScreen,
  SuccessPaymentScreen,
  TERMS,
} from "@xl/ui/information"
import type { ReactNode } from "react"
import { expect } from "storybook/test"

const Text = ({ children }: { readonly children: ReactNode }) => <main>{children}</main>
const meta = { title: "Screens/Information", component: Text, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Text
>
export default meta
type Story = StoryObj<typeof meta>

const ASSET = "00000000-0000-4000-8000-000000000001"

export const About: Story = {
  args: { children: <AboutScreen /> },
  play: ({ canvas }) =>
    expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("A market that shows its work."),
}

export const AboutLoans: Story = {
  args: { children: <AboutLoansScreen /> },
  play: ({ canvas }) => expect(canvas.getByRole("list", { name: "How to read a drawing" }).children).toHaveLength(4),
}

export const Faq: Story = {
  args: { children: <FaqScreen /> },
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole("heading", { name: "Do other buyers see my offer?" })
    await expect(canvas.queryByText(/Not its price, not that you made one/)).not.toBeVisible()
    await userEvent.click(question)
    await expect(canvas.getByText(/Not its price, not that you made one/)).toBeVisible()
  },
}

/** No remark of ours to ourselves, and the operator's address stands where the text names one. */
const readsWhole: Story["play"] = async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByText(/counsel (?:must|has)|draft until/i)).toBeNull()
  await expect(canvasElement.textContent).not.toMatch(/\{\w+\}|lorem/i)
  await expect(canvas.getAllByText(/help@demo\.example/).length).toBeGreaterThan(0)
}

export const Terms: Story = {
  args: { children: <DocumentScreen document={TERMS} email="help@demo.example" /> },
  play: readsWhole,
}

export const Privacy: Story = {
  args: { children: <DocumentScreen document={PRIVACY} email="help@demo.example" /> },
  play: readsWhole,
}

export const LoanSales: Story = {
  args: { children: <LoanSalesScreen /> },
  play: ({ canvas }) => expect(canvas.getByRole("list", { name: "Stages of a sale" }).children).toHaveLength(6),
}

export const Advisory: Story = {
  args: { children: <LoanSaleAdvisoryScreen /> },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Book a discovery call" })).toHaveAttribute("href", "?contact=call"),
}

export const Sell: Story = {
  args: { children: <SellScreen hasAdvisory={false} /> },
  play: ({ canvas }) => expect(canvas.queryByRole("link", { name: "Full-Service" })).toBeNull(),
}

export const SellExclusive: Story = {
  name: "Sell, with full service (ACC-017)",
  args: { children: <SellScreen hasAdvisory /> },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Full-Service" })).toHaveAttribute("href", "/loan-sale-advisory"),
}

export const DraftSaved: Story = {
  args: { children: <CreationCompleteScreen id={ASSET} /> },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "See the draft" })).toHaveAttribute(
      "href",
      `/seller/asset-overview/${ASSET}`,
    ),
}

/** Each standing of the listing that the page follows, with its words. */
const following = (listing: CreationCompleteScreenProps["listing"], said: string): Story => ({
  args: { children: <CreationCompleteScreen id={ASSET} listing={listing ?? null} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: said })).toBeVisible()
    await expect(canvas.queryByText(/It is not on the market/)).toBeNull()
    await expect(canvas.getByRole("link", { name: "See the listing" })).toBeVisible()
  },
})
export const PublicationRequested = following(
  { status: "Draft", registrationStatus: "pending" },
  "Publication is requested.",
)
export const DraftPublished = following(
  { status: "Published", registrationStatus: null },
  "Your listing is on the market.",
)
export const DraftRevoked = following({ status: "Revoked", registrationStatus: null }, "Your listing was revoked.")

export const PaymentUnderWay: Story = {
  args: { children: <SuccessPaymentScreen id={undefined} /> },
  play: ({ canvas }) => expect(canvas.getByText(/shows as paid once the provider has confirmed it/)).toBeVisible(),
}

export const NarrowTerms: Story = { ...Terms, globals: { viewport: { value: "mobile1", isRotated: false } } }
export const NarrowSales: Story = { ...LoanSales, globals: { viewport: { value: "mobile1", isRotated: false } } }
