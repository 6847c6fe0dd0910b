import type { Meta, StoryObj } from "@storybook/react-vite"
import type { Asset, WizardPage } from "@xl/core/assets"
import { anAsset } from "@xl/testkit/assets"
import { actorOf, aSeller } from "@xl/testkit/market"
import { WizardScreen } from "@xl/ui/wizard"
import { WIZARD_PARTS } from "@xl/web/screens"
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test"
import { alertNamed, heard, said } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const logged = fn<(message: string, cause: unknown) => void>()
const onGo = fn<(path: string) => void>()

interface Props extends ProductProps {
  readonly page?: WizardPage | null
  /** The asset that is there; nothing is a new one. */
  readonly asset?: Asset | undefined
  readonly field?: string
}

const Wizard = ({ asset, field = "", page = "asset-info", ...props }: Props) => (
  <Product
    who={aSeller()}
    seed={{ assets: asset ? [asset] : [], profiles: [aSeller()] }}
    vendors={{ log: logged }}
    {...props}
  >
    <WizardScreen
      id={asset?.id ?? null}
      page={page}
      plan={null}
      field={field}
      actor={actorOf(aSeller())}
      profile={aSeller()}
      email="help@demo.example"
      onGo={onGo}
      refused={<p>Not yours</p>}
      parts={WIZARD_PARTS}
    />
  </Product>
)

const meta = {
  title: "Screens/Listing wizard",
  component: Wizard,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onGo.mockClear()
    sessionStorage.clear()
  },
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>
const narrow = { viewport: { value: "mobile1", isRotated: false } }

const DRAFT = anAsset()
const BEGUN = anAsset({ images: [], contacts: [], dueDiligenceVisited: false, currentStep: "propertyDetails" })

export const Empty: Story = {
  name: "A new asset, and what publication needs of it",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "List a loan" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^1? ?Asset info/ })).toHaveAttribute("aria-current", "step")
    await expect(canvas.getByRole("button", { name: /Note overview/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await said("There are required fields you need to fill out")
    await expect(canvas.getAllByText("This field is required")[0]).toBeVisible()
  },
}
export const NarrowEmpty: Story = { args: {}, globals: narrow }

export const FirstSave: Story = {
  name: "The first save makes a draft and leads to its edit page (SEL-063)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Name/ }), "Elm Court")
    await userEvent.type(canvas.getByRole("combobox", { name: /^Street/ }), "1 Main Street")
    await userEvent.type(canvas.getByRole("textbox", { name: /^Principal balance/ }), "12500000")
    await expect(canvas.getByRole("textbox", { name: /^Principal balance/ })).toHaveValue("12,500,000")
    await userEvent.click(canvas.getByRole("button", { name: /Loan status/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Performing Loan" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await heard("The asset is saved.")
    await expect(onGo).toHaveBeenCalledWith(expect.stringMatching(/^\/asset\/.+\/edit$/))
  },
}

export const Filled: Story = {
  args: { asset: DRAFT },
  name: "The first step filled, every step done (SEL-061)",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Everything is here/)).toBeVisible()
    await expect(canvas.getAllByText("completed")).toHaveLength(7)
  },
}
export const NarrowFilled: Story = { args: { asset: DRAFT }, globals: narrow }

export const Note: Story = {
  args: { asset: DRAFT, page: "note-overview" },
  name: "Yes and no stand for the note's flags (SEL-120)",
  play: async ({ canvas, userEvent }) => {
    const recourse = await canvas.findByRole("radiogroup", { name: /^Recourse/ })
    await expect(within(recourse).getByRole("radio", { name: "No" })).toBeChecked()
    await userEvent.click(within(recourse).getByRole("radio", { name: "Yes" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await expect(onGo).toHaveBeenCalledWith(`/sell-your-loan/property-details/${DRAFT.id}`)
  },
}

export const Wrong: Story = {
  args: { asset: DRAFT, page: "note-overview" },
  name: "What is wrong or missing is said beside its field",
  play: async ({ canvas, userEvent }) => {
    const term = await canvas.findByRole("textbox", { name: /^Term/ })
    await userEvent.clear(term)
    await userEvent.type(term, "ten")
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Loan amount/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await expect(await canvas.findByText("This field must be of numeric value")).toBeVisible()
    await expect(canvas.getByText("This field is required")).toBeVisible()
    await said("There are required fields you need to fill out")
    await expect(onGo).not.toHaveBeenCalled()
  },
}

export const Property: Story = {
  args: { asset: BEGUN, page: "property-details" },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "Land and title" })).toBeVisible(),
}
export const NarrowProperty: Story = { args: Property.args ?? {}, globals: narrow }

export const Agreement: Story = {
  args: { asset: DRAFT, page: "legal/ca" },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("checkbox", { name: /confidentiality agreement/ })).toBeChecked(),
}
export const TermsPage: Story = {
  args: { asset: DRAFT, page: "legal/terms" },
  play: async ({ canvas }) => expect(await canvas.findByRole("link", { name: "Terms of Service" })).toBeVisible(),
}

export const Advisors: Story = {
  args: { asset: DRAFT, page: "advisors" },
  name: "Two advisors may not have the same e-mail (SEL-249)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add an advisor" }))
    const [, email] = canvas.getAllByRole("textbox", { name: /^E-mail/ })
    const [, first] = canvas.getAllByRole("textbox", { name: /^First name/ })
    const [, last] = canvas.getAllByRole("textbox", { name: /^Last name/ })
    if (!email || !first || !last) throw new Error("No second advisor")
    await userEvent.type(first, "Pat")
    await userEvent.type(last, "Doe")
    await userEvent.type(email, "ADA@example.com")
    await userEvent.click(canvas.getByRole("button", { name: "Save and finish" }))
    await expect(await canvas.findByText("Two advisors have the same e-mail")).toBeVisible()
    await expect(onGo).not.toHaveBeenCalled()
  },
}
export const NoAdvisors: Story = {
  args: { asset: BEGUN, page: "advisors" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add yourself" }))
    await expect(canvas.getByDisplayValue(aSeller().email)).toBeVisible()
  },
}

export const Request: Story = {
  args: { asset: DRAFT, page: "advisors" },
  name: "Publication is requested, then taken back",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Request publication" }))
    const ask = await alertNamed("Request publication?")
    await userEvent.click(ask.getByRole("button", { name: "Request publication" }))
    await heard(/^Publication is requested/)
    await expect(await canvas.findByRole("heading", { name: "An administrator looks at this asset" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Take the request back" }))
    const back = await alertNamed("Take the request back?")
    await userEvent.click(back.getByRole("button", { name: "Take the request back" }))
    await heard(/^The request is taken back/)
    await expect(await canvas.findByRole("button", { name: "Save and finish" })).toBeVisible()
  },
}
export const Discard: Story = {
  args: { asset: DRAFT, page: "advisors" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Discard the draft" }))
    const ask = await alertNamed("Discard the draft?")
    await userEvent.click(ask.getByRole("button", { name: "Discard the draft" }))
    await heard("The draft is discarded.")
    await expect(onGo).toHaveBeenCalledWith("/seller/filters/active")
  },
}

export const Pending: Story = {
  args: { asset: anAsset({ registrationStatus: "pending" }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { name: "An administrator looks at this asset" })).toBeVisible(),
}
export const NarrowPending: Story = { args: Pending.args ?? {}, globals: narrow }
export const Revoked: Story = {
  args: { asset: anAsset({ status: "Revoked", statusComment: "The note is missing." }) },
  play: async ({ canvas }) => expect(await canvas.findByText(/The note is missing\./)).toBeVisible(),
}
export const StandsStill: Story = {
  args: { asset: anAsset({ status: "BestAndFinal" }) },
  play: async ({ canvas }) => expect(await canvas.findByText("These facts stand still")).toBeVisible(),
}

export const Lacking: Story = {
  args: { asset: BEGUN, page: null },
  name: "What is missing is listed, each with the way to it",
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "At least one advisor" })
    await expect(link).toHaveAttribute("href", `/sell-your-loan/advisors/${BEGUN.id}#contacts`)
  },
}

export const Leaving: Story = {
  args: { asset: DRAFT },
  name: "Leaving with something unsaved asks",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Name/ }), " East")
    await userEvent.click(canvas.getByRole("link", { name: "Your assets" }))
    const ask = await alertNamed("Leave without saving?")
    await userEvent.click(ask.getByRole("button", { name: "Stay" }))
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveValue("Cedar Park Retail East")
    await userEvent.click(canvas.getByRole("link", { name: "Your assets" }))
    const again = await alertNamed("Leave without saving?")
    await userEvent.click(again.getByRole("button", { name: "Leave without saving" }))
    await expect(onGo).toHaveBeenCalledWith("/seller/filters/active")
  },
}

export const NotSaved: Story = {
  args: { asset: DRAFT, change: ({ listings }) => ({ listings: { ...listings, edit: down } }) },
  name: "A save that fails keeps what was typed",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Name/ }), " East")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await said("There are required fields you need to fill out")
    await expect(logged).toHaveBeenCalledWith("Saving an asset", expect.anything())
    await expect(await canvas.findByText(/What you typed stays in this tab\.$/)).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveValue("Cedar Park Retail East")
  },
}

export const Loading: Story = {
  args: { asset: DRAFT, change: ({ catalog }) => ({ catalog: { ...catalog, find: waiting } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The asset is loading")).toBeInTheDocument(),
}
export const Failed: Story = {
  args: { asset: DRAFT, change: ({ catalog }) => ({ catalog: { ...catalog, find: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The asset did not load")).toBeVisible(),
}
export const NotYours: Story = {
  args: { asset: anAsset({ owners: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Not yours")).toBeVisible(),
}

const choose = (files: ReadonlyArray<File>): void => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("No file field")
  void fireEvent.change(input, { target: { files } })
}

export const Pictures: Story = {
  args: { asset: anAsset({ images: [] }), page: "pictures" },
  name: "Pictures are uploaded and put in order, the first the cover",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save and next" }))
    await expect(await canvas.findByText("This field is required")).toBeVisible()
    choose([await drawnFile("front.png", "teal"), await drawnFile("yard.png", "sienna")])
    await expect(await canvas.findByRole("button", { name: "Delete Picture 2" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Move Picture 2 earlier" }))
    await expect(canvas.getByText("The picture is now number 1 of 2")).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/sell-your-loan/due-diligence/${DRAFT.id}`))
  },
}
export const NarrowPictures: Story = {
  args: { asset: anAsset({ images: [] }), page: "pictures" },
  globals: narrow,
  play: async ({ canvas }) => expect(await canvas.findByText(/^No pictures yet/)).toBeVisible(),
}
export const WrongPictures: Story = {
  args: { asset: anAsset({ images: [] }), page: "pictures" },
  name: "A picture that is too large or none says so, and is not sent",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^No pictures yet/)
    choose([new File([new Uint8Array(5_000_001)], "huge.png", { type: "image/png" })])
    await expect(await canvas.findByText(/File size must not exceed 5MB/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove huge.png" }))
    await expect(canvas.queryByText(/huge\.png/)).toBeNull()
  },
}

/** A picture of one colour, as a browser draws it. */
const drawnFile = async (name: string, color: string): Promise<File> => {
  const canvas = new OffscreenCanvas(160, 120)
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("Nothing to draw with")
  pen.fillStyle = color
  pen.fillRect(0, 0, 160, 120)
  return new File([await canvas.convertToBlob()], name, { type: "image/png" })
}
