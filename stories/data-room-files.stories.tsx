import type { Meta, StoryObj } from "@storybook/react-vite"
import { aPdf } from "@xl/testkit/documents"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { alertNamed, dialogNamed, said } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { asset, Buyers, narrow, panel, seedWith, Sellers, unsigned, withRoll } from "./rooms.tsx"

const meta = {
  title: "Screens/Data room files",
  component: Buyers,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Buyers>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

const opensTier = async (canvas: Canvas, name: string) => {
  const room = await panel(canvas)
  ;(await room.findByRole("button", { name: new RegExp(`^Open ${name},`) })).click()
  return room
}

export const Signs: Story = {
  name: "A buyer reads the agreement, signs it by name, and tier 1 opens (ACC-014)",
  args: { seed: unsigned },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: "Read and sign" }))
    const dialog = await dialogNamed("Confidentiality Agreement")
    await userEvent.click(dialog.getByRole("button", { name: "Sign the agreement" }))
    const name = dialog.getByRole("textbox", { name: "Your name" })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(dialog.getByText("Please agree before you sign")).toBeVisible()
    await userEvent.type(name, "blair buyer1")
    await userEvent.click(dialog.getByRole("checkbox", { name: /sign it electronically/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Sign the agreement" }))
    await said("You signed the confidentiality agreement. Tier 1 is open to you.")
    await expect(await room.findByRole("button", { name: /^Open Tier 1,/ })).toBeVisible()
    await expect(room.getByRole("button", { name: "Download your copy" })).toBeVisible()
  },
}

export const AnotherName: Story = {
  name: "Another's name is refused beside the field, and stays",
  args: { seed: unsigned },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: "Read and sign" }))
    const dialog = await dialogNamed("Confidentiality Agreement")
    const name = dialog.getByRole("textbox", { name: "Your name" })
    await userEvent.type(name, "Somebody Else")
    await userEvent.click(dialog.getByRole("checkbox", { name: /sign it electronically/ }))
    await userEvent.click(dialog.getByRole("button", { name: "Sign the agreement" }))
    await expect(await dialog.findByText(/^Please type your name as your profile has it/)).toBeVisible()
    await expect(name).toHaveValue("Somebody Else")
  },
}

export const ByHand: Story = {
  name: "Signing by hand",
  args: { seed: unsigned },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: "Read and sign" }))
    const dialog = await dialogNamed("Confidentiality Agreement")
    await userEvent.click(dialog.getByRole("radio", { name: "Draw" }))
    await expect(dialog.getByRole("img", { name: "Your signature: nothing is drawn" })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Sign the agreement" }))
    await expect(dialog.getByText("This field is required")).toBeVisible()
  },
}

export const Nameless: Story = {
  name: "Who has no name yet is led to the profile first",
  args: { who: aBuyer(1, { lastName: null }), seed: { ...unsigned, profiles: [aSeller()] } },
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: "Read and sign" }))
    const dialog = await dialogNamed("Confidentiality Agreement")
    await expect(dialog.getByRole("link", { name: "Complete your profile" })).toHaveAttribute("href", "/profile/edit")
    await expect(dialog.queryByRole("button", { name: "Sign the agreement" })).toBeNull()
  },
}

export const Reads: Story = {
  name: "A buyer goes through the folders of tier 1, and looks at a paper",
  play: async ({ canvas, userEvent }) => {
    const room = await opensTier(canvas, "Tier 1")
    await userEvent.click(await room.findByRole("button", { name: "Open Leases" }))
    await userEvent.click(await room.findByRole("button", { name: "Open Lease Harrow Point.pdf" }))
    const dialog = await dialogNamed("Lease Harrow Point.pdf")
    await expect(await dialog.findByTitle("Lease Harrow Point.pdf")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Close" }))
    await userEvent.click(await room.findByRole("button", { name: "Tier 1 /" }))
    await expect(await room.findByText("Rent roll 2026.pdf")).toBeVisible()
    await expect(room.queryByText(/opened/)).toBeNull()
  },
}

export const EmptyTier: Story = {
  name: "A tier with nothing in it",
  args: { seed: { ...seedWith(), vdrItems: [] } },
  play: async ({ canvas }) => {
    const room = await opensTier(canvas, "Tier 1")
    await expect(await room.findByText("The seller has put nothing here yet.")).toBeVisible()
  },
}

export const FolderFailed: Story = {
  name: "A folder did not load",
  args: { change: ({ dataRooms }) => ({ dataRooms: { ...dataRooms, folder: down } }) },
  play: async ({ canvas }) => {
    const room = await opensTier(canvas, "Tier 1")
    await expect(await room.findByText("The folder did not load")).toBeVisible()
  },
}

export const NarrowTier: Story = {
  name: "Tier 1, narrow",
  globals: narrow,
  play: async ({ canvas }) => {
    const room = await opensTier(canvas, "Tier 1")
    await expect(await room.findByText("Rent roll 2026.pdf")).toBeVisible()
  },
}

const files = (canvas: Canvas) => panel(canvas, "Data room files")
const chosen = async (name: string, size = 400) => {
  const made = aPdf(size, name)
  return new File([(await made.bytes()).slice()], name, { type: made.type })
}

export const Fills: Story = {
  name: "The seller uploads files, makes a folder, and renames and deletes",
  render: () => <Sellers seed={seedWith()} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const room = await files(canvas)
    await userEvent.click(await room.findByRole("tab", { name: /Tier 1/ }))
    await expect(await room.findByText("Rent roll 2026.pdf")).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")
    if (input) await userEvent.upload(input, [await chosen("Title.pdf"), await chosen("Huge.pdf", 50_000_001)])
    await expect(await room.findByText("Title.pdf")).toBeVisible()
    await expect(await room.findByText(/larger than 50 MB/)).toBeVisible()
    await userEvent.click(room.getByRole("button", { name: "New folder" }))
    const dialog = await dialogNamed("New folder")
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "leases{Enter}")
    await expect(await dialog.findByText("This folder holds something of that name already.")).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), " 2{Enter}")
    await expect(await room.findByText("leases 2")).toBeVisible()
    await userEvent.click(room.getByRole("button", { name: "Delete Title.pdf" }))
    await userEvent.click((await alertNamed("Delete this file?")).getByRole("button", { name: "Delete" }))
    await said("“Title.pdf” is deleted.")
    await waitFor(() => expect(room.queryByRole("button", { name: "Delete Title.pdf" })).toBeNull())
  },
}

export const Replaces: Story = {
  name: "The seller puts a file in the place of another",
  render: () => <Sellers seed={seedWith()} />,
  play: async ({ canvas, userEvent }) => {
    const room = await files(canvas)
    await userEvent.click(await room.findByRole("tab", { name: /Tier 1/ }))
    await userEvent.click(await room.findByRole("button", { name: "Replace Rent roll 2026.pdf" }))
    const dialog = await dialogNamed("Replace Rent roll 2026.pdf")
    await expect(dialog.getByText(/Excel \(.xlsx\), Word \(.docx\), ZIP, JPEG or PNG, at most 50 MB/)).toBeVisible()
    const input = screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=file]")
    if (input) await userEvent.upload(input, await chosen("Roll.pdf", 900))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(await room.findByText("900 B")).toBeVisible()
  },
}

export const LineCut: Story = {
  name: "An upload waits for a line that was cut",
  render: () => (
    <Sellers
      seed={seedWith()}
      change={({ dataRooms }) => ({
        dataRooms: {
          ...dataRooms,
          upload: (_folder, _file, progress) =>
            Effect.andThen(
              Effect.promise(() => Promise.resolve().then(() => progress(0.5, true))),
              Effect.never,
            ),
        },
      })}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const room = await files(canvas)
    await room.findByText("Teaser.pdf")
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")
    if (input) await userEvent.upload(input, await chosen("Appraisal.pdf"))
    await expect(await room.findByText(/50%, waiting for the connection/)).toBeVisible()
  },
}

export const Spreadsheet: Story = {
  name: "A spreadsheet is downloaded, and not opened on the page",
  args: { seed: withRoll },
  play: async ({ canvas }) => {
    const room = await opensTier(canvas, "Tier 1")
    await expect(await room.findByRole("button", { name: "Download Rent roll.xlsx" })).toBeVisible()
    await expect(room.getByText("Excel")).toBeVisible()
    await expect(room.queryByRole("button", { name: "Open Rent roll.xlsx" })).toBeNull()
  },
}

export const Rhythm: Story = {
  name: "A reader chooses how often to hear of changed files",
  play: async ({ canvas, userEvent }) => {
    const room = await panel(canvas)
    await userEvent.click(await room.findByRole("button", { name: /Tell me/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Weekly" }))
    await said("Your choice is saved.")
    await expect(await room.findByRole("button", { name: /Weekly/ })).toBeVisible()
  },
}

export const WhoSigned: Story = {
  name: "The seller sees who signed",
  render: () => <Sellers seed={seedWith()} />,
  play: async ({ canvas, userEvent }) => {
    const room = await files(canvas)
    await userEvent.click(await room.findByText("Who signed the confidentiality agreement: 2"))
    await expect((await room.findAllByRole("button", { name: /^Download the agreement of/ })).length).toBe(2)
  },
}

export const UnderReview: Story = {
  name: "A room whose publication is under review",
  render: () => <Sellers seed={{ ...seedWith(), assets: [{ ...asset, registrationStatus: "pending" as const }] }} />,
  play: async ({ canvas }) => {
    const room = await files(canvas)
    await expect(await room.findByText(/cannot be changed now/)).toBeVisible()
    await expect(room.queryByRole("button", { name: "New folder" })).toBeNull()
  },
}

export const FilesLoading: Story = {
  name: "The files are loading",
  render: () => <Sellers change={({ dataRooms }) => ({ dataRooms: { ...dataRooms, room: waiting } })} />,
  play: async ({ canvas }) =>
    expect(await (await files(canvas)).findByText("The data room is loading")).toBeInTheDocument(),
}

export const FilesFailed: Story = {
  name: "The files did not load",
  render: () => <Sellers change={({ dataRooms }) => ({ dataRooms: { ...dataRooms, room: down } })} />,
  play: async ({ canvas }) =>
    expect(await (await files(canvas)).findByText("The data room did not load")).toBeVisible(),
}

export const NarrowFiles: Story = {
  name: "The seller's files, narrow",
  globals: narrow,
  render: () => <Sellers seed={seedWith()} />,
  play: async ({ canvas }) => expect(await (await files(canvas)).findByText("Teaser.pdf")).toBeVisible(),
}
