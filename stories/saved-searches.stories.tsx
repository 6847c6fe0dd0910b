import type { Meta, StoryObj } from "@storybook/react-vite"
import { type AssetSearch, EVERYTHING } from "@xl/core/assets"
import { aSavedSearch } from "@xl/testkit/listing-alerts"
import { aProfile } from "@xl/testkit/market"
import { SavedSearchesScreen, SaveSearch } from "@xl/ui/saved-searches"
import { addresses, RouterLinks } from "@xl/ui/frame"
import { ListingPage } from "@xl/web/screens"
import { MemoryRouter, Route, Routes } from "react-router-dom"
import { expect, waitFor, within } from "storybook/test"
import { dialogNamed, noDialog, said, signsIn } from "./dialogs.ts"
import { down } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const texas = aSavedSearch({
  name: "Texas multifamily under $20M",
  query: "type=Multifamily&state=TX&to=20000000.00&ltvTo=75",
  frequency: "Immediately",
})
const distressed = aSavedSearch({
  name: "Distressed",
  query: "loan=Non-Performing%20Loan&loan=Sub-Performing%20Loan",
  frequency: "Weekly",
})
const silent = aSavedSearch({ name: "Everything", query: "", frequency: "Never" })
const keeper = aProfile({ savedSearches: [silent, distressed, texas] })

const Page = (props: ProductProps) => (
  <Product who={keeper} {...props}>
    <SavedSearchesScreen />
  </Product>
)
const meta = {
  title: "Screens/Saved searches",
  component: Page,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: "mobile1", isRotated: false } }

export const Kept: Story = {
  name: "Searches that are kept, the newest first",
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: texas.name })
    await expect(link).toHaveAttribute("href", `/buy-commercial-real-estate-loans?${texas.query}`)
    await expect(canvas.getByRole("link", { name: silent.name })).toHaveAttribute(
      "href",
      "/buy-commercial-real-estate-loans",
    )
    await expect(canvas.getByRole("link", { name: "Browse loans" })).toHaveAttribute(
      "href",
      "/buy-commercial-real-estate-loans",
    )
    await expect(canvas.getByRole("link", { name: "notification criteria" })).toHaveAttribute("href", "/profile/edit")
    await expect(canvas.getByText("Multifamily · Texas · UPB up to $20,000,000 · LTV up to 75%")).toBeVisible()
    for (const alerts of ["Alerts immediately", "Alerts weekly", "No alerts"])
      await expect(canvas.getByText(alerts)).toBeVisible()
  },
}
export const NarrowKept: Story = { ...Kept, name: "Searches on a phone", globals: narrow }

export const Nothing: Story = {
  name: "Nothing saved yet",
  args: { who: aProfile() },
  play: async ({ canvas }) => expect(await canvas.findByText("No saved searches yet")).toBeVisible(),
}

export const Edit: Story = {
  name: "Renamed and given another rhythm",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Edit ${texas.name}` }))
    const dialog = await dialogNamed("Edit saved search")
    const name = dialog.getByRole("textbox", { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, "distressed{Enter}")
    await expect(await dialog.findByText("You have a saved search of this name. Choose another.")).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, "Texas")
    await userEvent.click(dialog.getByRole("radio", { name: /^Daily/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await noDialog()
    await expect(await canvas.findByRole("link", { name: "Texas" })).toBeVisible()
    await expect(canvas.getByText("Alerts daily")).toBeVisible()
  },
}

export const Delete: Story = {
  name: "Deleted after a question",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete Distressed" }))
    const question = await dialogNamed("Delete this saved search?", "alertdialog")
    await userEvent.click(question.getByRole("button", { name: "Delete" }))
    await noDialog()
    await expect(canvas.queryByRole("link", { name: "Distressed" })).toBeNull()
  },
}

const OFFICES = { ...EVERYTHING, state: ["OH"], propertyType: ["Office"] } satisfies AssetSearch
/** The button of the list, from which a link leads to one's searches. */
const onList = (props: ProductProps, search: AssetSearch = OFFICES): Story => ({
  render: () => (
    <MemoryRouter>
      <RouterLinks>
        <Product who={keeper} {...props}>
          <Routes>
            <Route path={addresses.savedSearches} element={<SavedSearchesScreen />} />
            <Route path="*" element={<SaveSearch search={search} path="/list" />} />
          </Routes>
        </Product>
      </RouterLinks>
    </MemoryRouter>
  ),
})

export const Save: Story = {
  ...onList({}),
  name: "Saved from the list by the keyboard, and opened again at the list's address",
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Save this search" })
    button.focus()
    await userEvent.keyboard("{Enter}")
    const dialog = await dialogNamed("Save this search")
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("Office, Ohio")
    await expect(dialog.getByRole("radio", { name: /^Daily/ })).toBeChecked()
    await userEvent.click(dialog.getByRole("button", { name: "Save search" }))
    await noDialog()
    await userEvent.click(canvas.getByRole("link", { name: "4 saved searches" }))
    await expect(await canvas.findByRole("link", { name: "Office, Ohio" })).toHaveAttribute(
      "href",
      "/buy-commercial-real-estate-loans?type=Office&state=OH",
    )
  },
}
const wanting = aProfile({
  buyerProfile: {
    ...aProfile().buyerProfile,
    acquisitionCriteria: {
      assetType: [],
      collateralPreferences: [],
      minUpb: null,
      maxUpb: null,
      lienPositions: ["Second"],
      loanStatus: [],
      propertyTypes: ["Office"],
      locations: ["OH"],
    },
  },
})
export const Criteria: Story = {
  ...onList({ who: wanting }),
  name: "What matches one's acquisition criteria is one press away (ACC-211)",
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("link", { name: "Match my criteria" })).toHaveAttribute(
      "href",
      "/buy-commercial-real-estate-loans?type=Office&state=OH&lien=Second",
    ),
}
export const NarrowSave: Story = { ...Save, name: "Saved on a phone", globals: narrow }

export const Unanswered: Story = {
  ...onList({ change: ({ profiles }) => ({ profiles: { ...profiles, addSavedSearch: down } }) }),
  name: "Nobody answers: what was typed stays",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save this search" }))
    const dialog = await dialogNamed("Save this search")
    await userEvent.click(dialog.getByRole("button", { name: "Save search" }))
    await said("We cannot reach the marketplace. Please try again.")
    await expect(within(document.body).getByRole("textbox", { name: /^Name/ })).toHaveValue("Office, Ohio")
  },
}

/** The list as it ships, at the address of a search. */
const atList = (query: string, props: ProductProps): Pick<Story, "render"> => ({
  render: () => (
    <MemoryRouter initialEntries={[`/buy-commercial-real-estate-loans?${query}`]}>
      <Product {...props}>
        <ListingPage />
      </Product>
    </MemoryRouter>
  ),
})

export const Guest: Story = {
  ...atList("state=OH", { away: keeper }),
  name: "A guest signs in on the way, and the saving goes on by itself",
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save this search" })).toBeEnabled())
    await userEvent.click(canvas.getByRole("button", { name: "Save this search" }))
    await signsIn(keeper.email)
    const dialog = await dialogNamed("Save this search")
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveValue("Ohio")
  },
}

export const UnknownPlace: Story = {
  ...atList("near=Atlantis,%20ZZ&within=25", { away: keeper }),
  name: "A search around a place that nobody knows is not kept, and no login is asked for",
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We do not know the place “Atlantis, ZZ”/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Save this search" }))
    await waitFor(() => expect(canvas.getAllByText(/^We do not know the place “Atlantis, ZZ”/)).toHaveLength(2))
    await noDialog()
  },
}

export const UnknownPlaceTyped: Story = {
  ...onList({}, { ...EVERYTHING, near: { at: "Atlantis, ZZ", miles: 25 } }),
  name: "Refused when it is sent, it keeps the name that was typed",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save this search" }))
    const dialog = await dialogNamed("Save this search")
    const name = dialog.getByRole("textbox", { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, "Sunken{Enter}")
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/^We do not know the place “Atlantis, ZZ”/)
    await expect(name).toHaveValue("Sunken")
  },
}
