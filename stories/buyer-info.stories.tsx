import type { Meta, StoryObj } from "@storybook/react-vite"
import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { addDays, Cents, dayOf, Millis, must } from "@xl/core/shared"
import { aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { buyerDialog, BuyerInfoScreen } from "@xl/ui/profile"
import { namedIn } from "@xl/web/composition"
import { BuyingPower } from "@xl/web/screens"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { dialogNamed, noDialog, said } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

const Page = (props: ProductProps) => (
  <Product who={aProfile()} {...props}>
    <BuyerInfoScreen power={<BuyingPower />} />
  </Product>
)
const meta = { title: "Screens/Buyer info", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const bare = aProfile({ firstName: null, lastName: null, officePhone: null, address: null, companyProfile: [] })
const member = { purchasingEntity: "Blair Capital LLC", mmgpFirstName: "Mia", mmgpLastName: "Park" }
const base = aBuyer()
const paperOf = (name: string, daysAgo: number) => ({
  name,
  key: name,
  type: "application/pdf",
  dataOwnerId: base.id,
  dateModified: must(Millis, EXAMPLE_NOW - daysAgo * 86_400_000),
})
const aWhole = (change: Partial<Profile["buyerProfile"]> = {}): Profile => ({
  ...base,
  buyerProfile: { ...base.buyerProfile, ...member, fundsEntity: member.purchasingEntity, ...change },
})
const papers = [paperOf("Meridian Trust statement 11-2026.pdf", 10), paperOf("Letter of credit.pdf", 95)]
const buyer = aWhole({
  fundsApprovalExpiryDate: addDays(dayOf(EXAMPLE_NOW), 79),
  pofDocument: papers,
  acquisitionCriteria: {
    assetType: ["Loan"],
    collateralPreferences: ["Distressed"],
    minUpb: must(Cents, 1_000_000_00),
    maxUpb: must(Cents, 25_000_000_00),
    lienPositions: ["First"],
    loanStatus: ["Non-Performing Loan"],
    propertyTypes: ["Office", "Retail"],
    locations: ["TX", "NM"],
  },
})
const approvedAgo = (days: number) =>
  aWhole({ fundsApprovalDate: addDays(dayOf(EXAMPLE_NOW), -days), pofDocument: papers })
const seed = { assets: [aPublishedAsset()], profiles: [aSeller()], offers: [anOffer()] }
/** A newcomer who has said all but what a buyer says. */
const known = aProfile()
const atProof = aProfile({ buyerProfile: { ...known.buyerProfile, ...member } })
const narrow = { viewport: { value: "mobile1", isRotated: false } }

const paper = (bytes: number) => {
  const head = new Uint8Array(bytes)
  head.set([0x25, 0x50, 0x44, 0x46])
  return new File([head], "bank-statement.pdf", { type: "application/pdf" })
}
const fileInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("No place for a file")
  return input
}

export const Approved: Story = {
  args: { who: buyer, seed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Approved")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Renew proof of funds" })).toBeVisible()
    await expect(await canvas.findByText("$42,000,000")).toBeVisible()
    await expect(
      await canvas.findByText((_, node) => node?.tagName === "DD" && node.textContent === "80, until 02-15-2027"),
    ).toBeVisible()
    const filed = within(await canvas.findByRole("region", { name: "Filed before" })).getAllByRole("listitem")
    await expect(filed[0]).toHaveTextContent("Meridian")
    await expect(filed[1]).toHaveTextContent("Letter of credit")
    await expect(canvas.getByText("Texas, New Mexico")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "See loans that match" })).toHaveAttribute(
      "href",
      "/buy-commercial-real-estate-loans?loan=Non-Performing%20Loan&type=Office&type=Retail&state=TX&state=NM&from=1000000.00&to=25000000.00&lien=First",
    )
  },
}
export const Narrow: Story = { ...Approved, globals: narrow }

export const RenewalDue: Story = {
  name: "Approved funds that end soon are renewed before",
  args: { who: approvedAgo(85), seed },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your approval ends in 5 days, today included/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Renew now" }))
    await expect(await (await dialogNamed("Buyer profile")).findByText("Step 3 of 3: Proof of funds")).toBeVisible()
  },
}

export const PowerExpired: Story = {
  name: "Expired funds buy nothing",
  args: { who: approvedAgo(90), seed },
  play: async ({ canvas, userEvent }) => {
    const said = "Your Proof of Funds approval has expired. Please upload a new document."
    await expect(await canvas.findByText(said)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Renew now" }))
    await expect(await (await dialogNamed("Buyer profile")).findByText(said)).toBeVisible()
  },
}

export const OtherEntity: Story = {
  name: "Funds that were approved for another entity buy nothing",
  args: { who: aWhole({ fundsEntity: "Blair Partners LP" }), seed },
  play: async ({ canvas, userEvent }) => {
    const said = /were approved for Blair Partners LP\. They do not count for Blair Capital LLC/
    await expect(await canvas.findByText(said)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Renew now" }))
    await expect(await (await dialogNamed("Buyer profile")).findByText("Step 3 of 3: Proof of funds")).toBeVisible()
  },
}

export const Over: Story = {
  name: "Live offers above the approved funds",
  args: { who: aWhole({ pofSum: must(Cents, 5_000_000_00) }), seed },
  play: async ({ canvas }) => expect(await canvas.findByText(/Your live offers are \$3,000,000 above/)).toBeVisible(),
}

export const OffersDown: Story = {
  name: "Buying power whose offers did not load",
  args: {
    who: buyer,
    change: ({ offers }) => ({
      offers: { ...offers, mine: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText("Your offers did not load")).toBeVisible(),
}

export const Declined: Story = {
  name: "A declined request tells the administrator's reason",
  args: {
    who: { ...atProof, buyerProfile: { ...atProof.buyerProfile, declineReason: "The letter is dated last year." } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("The letter is dated last year.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(await dialog.findByText("The letter is dated last year.")).toBeVisible()
  },
}

export const UnderReview: Story = {
  name: "A request under review leaves nothing to send",
  args: { who: { ...atProof, buyerUnderReview: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See your request" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(await dialog.findByText(/A request of yours is under review/)).toBeVisible()
    await expect(dialog.queryByRole("button", { name: "Send request" })).toBeNull()
    await userEvent.click(dialog.getAllByRole("button", { name: "Close" })[1] ?? document.body)
    await noDialog()
  },
}

export const ProfileFirst: Story = {
  name: "The whole user profile comes before the buyer's (ACC-281)",
  args: { who: bare },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    // The notice goes after seven seconds, before which a busy machine may not have fetched the dialog.
    await said(/in it's entirety/)
    await dialogNamed("Edit your profile")
  },
}

export const Steps: Story = {
  name: "The buyer profile in its steps (ACC-144, ACC-167)",
  args: { who: known },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(await dialog.findByText("Step 1 of 3: Purchasing entity")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Next" }))
    await expect(await dialog.findByText("This field is required")).toBeVisible()
    const entity = dialog.getByRole("textbox", { name: /Name of the entity/ })
    await waitFor(() => expect(entity).toHaveFocus())
    await userEvent.type(entity, "Doe LLC{Enter}")
    await expect(await dialog.findByText("Step 2 of 3: Managing member or general partner")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: /First name/ }), "mia")
    await userEvent.click(dialog.getByRole("button", { name: "Finish later" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const again = await dialogNamed("Buyer profile")
    await expect(await again.findByRole("textbox", { name: /First name/ })).toHaveValue("mia")
  },
}
export const NarrowSteps: Story = { ...Steps, globals: narrow }

export const AnotherEntity: Story = {
  name: "Before another entity is saved it is said what becomes of the approved funds",
  args: { who: buyer, seed },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit purchasing entity" }))
    const dialog = await dialogNamed("Buyer profile")
    const entity = await dialog.findByRole("textbox", { name: /Name of the entity/ })
    await expect(dialog.queryByText(/^Your approved funds count for/)).toBeNull()
    await userEvent.type(entity, " Two")
    await expect(await dialog.findByText(/^Your approved funds count for .+ alone\./)).toBeVisible()
  },
}

export const Criteria: Story = {
  name: "Acquisition criteria are edited as a block (ACC-493)",
  args: { who: known },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit criteria" }))
    const dialog = await dialogNamed("Acquisition criteria")
    await userEvent.type(dialog.getByRole("textbox", { name: /Minimum unpaid balance/ }), "2000000")
    await userEvent.type(dialog.getByRole("textbox", { name: /Maximum unpaid balance/ }), "1000000")
    await userEvent.click(dialog.getByRole("checkbox", { name: "Office" }))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(await dialog.findByText("The highest balance must not be below the lowest")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: /Maximum unpaid balance/ }), "0")
    await userEvent.type(dialog.getByRole("combobox", { name: /Locations/ }), "Texas")
    await screen.findByRole("option", { name: "Texas" })
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(await dialog.findByRole("button", { name: /Texas/ })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await noDialog()
    for (const chosen of ["Office", "Texas", "$10,000,000"]) await expect(await canvas.findByText(chosen)).toBeVisible()
  },
}
export const NarrowCriteria: Story = { ...Criteria, globals: narrow }

export const Request: Story = {
  name: "Proof of funds: too large, then sent and requested",
  args: { who: atProof },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(await dialog.findByText("Step 3 of 3: Proof of funds")).toBeVisible()
    await userEvent.upload(fileInput(), paper(5_000_001))
    await expect(await dialog.findByText(/File size must not exceed 5MB/)).toBeVisible()
    await userEvent.upload(fileInput(), paper(2_000))
    await expect(await dialog.findByText(/bank-statement\.pdf/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Send request" }))
    await said("Your request has been sent successfully.")
    await expect(await canvas.findByText("Under review")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Become a Buyer" })).toBeNull()
    await expect(canvas.getByRole("button", { name: "See your request" })).toBeVisible()
  },
}

export const OnItsWay: Story = {
  name: "An upload on its way can be cancelled",
  args: {
    who: atProof,
    change: ({ documents }) => ({
      documents: {
        ...documents,
        upload: (_file, progress) => {
          progress(0.4)
          return Effect.never
        },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(await dialog.findByText("Step 3 of 3: Proof of funds")).toBeVisible()
    await userEvent.upload(fileInput(), paper(2_000))
    await userEvent.click(await dialog.findByRole("button", { name: /cancel.*statement|cancel upload/i }))
    await waitFor(() => expect(dialog.queryByText(/bank-statement/)).toBeNull())
  },
}

export const Expired: Story = {
  name: "Expired funds open at step 3 (ACC-168)",
  args: {
    who: approvedAgo(90),
    start: (container) => namedIn(container)(buyerDialog).open(3, true),
  },
  play: async () => {
    const dialog = await dialogNamed("Buyer profile")
    await expect(
      await dialog.findByText("Your Proof of Funds approval has expired. Please upload a new document."),
    ).toBeVisible()
  },
}
