import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { RevokeDialog } from "./revoke-dialog.tsx"

const meta = {
  title: "Administration/Revoke dialog",
  component: RevokeDialog,
  args: {
    title: "Revoke Ridgeline?",
    text: "The seller reads it.",
    isAsking: false,
    onClose: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof RevokeDialog>
export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole("dialog", { name: "Revoke Ridgeline?" })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const WithAComment: Story = {
  name: "Revokes with a comment (ACC-180)",
  globals: { viewport: { value: "w1440", isRotated: false } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    const comment = dialog.getByRole("textbox", { name: "Comment" })
    await expect(comment).toHaveAccessibleDescription("The seller reads it.")
    await waitFor(() => expect(Math.round(screen.getByRole("dialog").getBoundingClientRect().width)).toBe(613))
    await userEvent.type(comment, "  The note is not yours.  ")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(args.onRevoke).toHaveBeenLastCalledWith("The note is not yours.")
    await userEvent.keyboard("{Escape}")
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole("button", { name: "Leave without saving" }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SaveNeedsAComment: Story = {
  name: "'Save' waits for a comment, and 'Skip' sends none (ACC-335, ACC-336)",
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    const [comment, save] = [dialog.getByRole("textbox"), dialog.getByRole("button", { name: "Save" })]
    await expect(save).toBeDisabled()
    await userEvent.type(comment, "   ")
    await expect(save).toBeDisabled()
    await userEvent.type(comment, "x")
    await expect(save).toBeEnabled()
    await userEvent.clear(comment)
    await expect(save).toBeDisabled()
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole("button", { name: "Skip" }))
    await expect(args.onRevoke).toHaveBeenCalledOnce()
    await expect(args.onRevoke).toHaveBeenCalledWith("")
  },
}

export const Asking: Story = {
  args: { isAsking: true },
  play: async ({ args, userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole("button", { name: /Skip/ }))
    await expect(args.onRevoke).not.toHaveBeenCalled()
  },
}
