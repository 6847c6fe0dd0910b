import type { Meta, StoryObj } from "@storybook/react-vite"
import { NOTE_FACTS, PROPERTY_FACTS } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { anAsset } from "@xl/testkit/assets"
import { aPdf } from "@xl/testkit/documents"
import { aSeller } from "@xl/testkit/market"
import { expect, screen, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, heard, said } from "./dialogs.ts"
import { anew, BEGUN, choose, DRAFT, logged, narrow, onGo, Wizard } from "./listing-wizard.tsx"
import { down, waiting } from "./market.ts"

const meta = {
  title: "Screens/Listing wizard",
  component: Wizard,
  parameters: { layout: "fullscreen" },
  beforeEach: anew,
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

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
    await userEvent.type(canvas.getByRole("textbox", { name: /^Unpaid principal balance/ }), "12500000")
    await expect(canvas.getByRole("textbox", { name: /^Unpaid principal balance/ })).toHaveValue("12,500,000")
    await userEvent.click(canvas.getByRole("button", { name: /Loan status/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Performing Loan" }))
    await expect(canvas.getByRole("button", { name: /State/ })).toHaveTextContent("Various")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await heard("The asset is saved.")
    await expect(onGo).toHaveBeenCalledWith(expect.stringMatching(/^\/asset\/.+\/edit$/))
  },
}

export const Filled: Story = {
  args: { asset: DRAFT },
  name: "The first step filled, every step done: the steps stand side by side (SEL-061)",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Everything is here/)).toBeVisible()
    await expect(canvas.getAllByText("completed")).toHaveLength(7)
    const steps = within(canvas.getByRole("navigation", { name: "Steps of the listing" })).getAllByRole("listitem")
    const places = steps.map((step) => step.getBoundingClientRect())
    await expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    await expect(places.every(({ left }, at) => at === 0 || left >= (places[at - 1]?.right ?? 0))).toBe(true)
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
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Original loan amount/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await expect(await canvas.findByText("This field must be of numeric value")).toBeVisible()
    await expect(canvas.getByText("This field is required")).toBeVisible()
    await said("There are required fields you need to fill out")
    await expect(onGo).not.toHaveBeenCalled()
  },
}

/** What a listing shows: the facts of the table, as the story of its page asserts, and its title and description. */
const SHOWN = [
  ...[...NOTE_FACTS, ...PROPERTY_FACTS].flatMap(({ facts }) => facts.map(({ label }) => label)),
  "Name",
  "Title of the listing",
  "Description",
]
/** What the fields of a page are called. */
const askedOn = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll("form [id$='-label'], form legend")].map(({ textContent }) =>
    textContent.replace(/ (?:\*|\(optional\))$/, ""),
  )
const askedIsShown =
  (least: number): NonNullable<Story["play"]> =>
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Save and next" })
    await waitFor(() => expect(askedOn(canvasElement).length).toBeGreaterThanOrEqual(least))
    await expect(askedOn(canvasElement).filter((label) => !SHOWN.includes(label))).toEqual([])
  }
export const AskedFirst: Story = {
  args: { asset: DRAFT },
  name: "What the first page asks is shown on the listing",
  play: askedIsShown(17),
}
export const AskedNote: Story = {
  args: { asset: DRAFT, page: "note-overview" },
  name: "What the page of the note asks is shown on the listing",
  play: askedIsShown(30),
}
export const AskedProperty: Story = {
  args: { asset: BEGUN, page: "property-details" },
  name: "What the page of the property asks is shown on the listing",
  play: askedIsShown(30),
}

const doubtful = anAsset({
  mainInfo: { ...DRAFT.mainInfo, address: { ...DRAFT.mainInfo.address, zipCode: "10004" } },
  noteOverview: { ...DRAFT.noteOverview, totalPayoff: must(Cents, 9_000_000_00) },
})
export const Doubtful: Story = {
  args: { asset: doubtful },
  name: "Facts that do not go together are mended or confirmed before one goes on",
  play: async ({ canvas, userEvent }) => {
    const payoff = await canvas.findByRole("checkbox", { name: /^The total payoff of \$9,000,000 is less than/ })
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await waitFor(() => expect(payoff).toBeInvalid())
    await userEvent.click(payoff)
    const zip = canvas.getByRole("textbox", { name: /^Zip code/ })
    await userEvent.clear(zip)
    await userEvent.type(zip, "78701")
    await waitFor(() => expect(canvas.queryByRole("checkbox", { name: /^The zip code/ })).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/sell-your-loan/note-overview/${DRAFT.id}`))
  },
}
export const NarrowDoubtful: Story = { args: { asset: doubtful }, globals: narrow }

export const Property: Story = {
  args: { asset: BEGUN, page: "property-details" },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "Land and title" })).toBeVisible(),
}
export const NarrowProperty: Story = { args: Property.args ?? {}, globals: narrow }

export const Agreement: Story = {
  args: { asset: DRAFT, page: "legal/ca" },
  name: "An own document of the confidentiality agreement is uploaded, and chosen",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("checkbox", { name: /confidentiality agreement/ })).toBeChecked()
    await expect(await canvas.findByText(/^Your own document/)).toBeVisible()
    const { bytes, name, type } = aPdf(60, "own-form.pdf")
    choose([new File([(await bytes()).slice()], name, { type })])
    await expect(await canvas.findByRole("button", { name: /own-form\.pdf.*Your own document/ })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/sell-your-loan/legal/terms/${DRAFT.id}`))
  },
}
export const NarrowAgreement: Story = {
  args: { asset: anAsset({ legal: { ...DRAFT.legal, customCADoc: "gone" } }), page: "legal/ca" },
  name: "A document that is not in the General folder any more",
  globals: narrow,
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/does not lie in the General folder any more/)).toBeVisible(),
}
export const ReadsAgreement: Story = {
  args: { asset: DRAFT, page: "legal/ca" },
  name: "The agreement is read before it is ticked, with what is typed now",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Your own text/ }), "Keep it to yourself.")
    await userEvent.click(canvas.getByRole("button", { name: "Read the agreement" }))
    const dialog = await dialogNamed("Confidentiality Agreement")
    await expect(dialog.getByText("Keep it to yourself.")).toBeVisible()
    await expect(dialog.getByText("[your name]")).toBeVisible()
  },
}
export const NoHomeFolder: Story = {
  args: {
    asset: DRAFT,
    page: "legal/ca",
    change: ({ dataRooms }) => ({ dataRooms: { ...dataRooms, room: down } }),
  },
  play: async ({ canvas }) => expect(await canvas.findByText("The General folder did not load")).toBeVisible(),
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
