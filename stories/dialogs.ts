import { expect, screen, waitFor, within } from "storybook/test"

/** Dialogs are fetched when one opens, which takes a busy machine its time. Milliseconds. */
const PATIENCE = { timeout: 5_000 }

/** The dialog that is up, once it has faded in. */
export const dialogNamed = async (name?: string, role: "alertdialog" | "dialog" = "dialog") => {
  const found = await screen.findByRole(role, name === undefined ? {} : { name }, PATIENCE)
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

export const alertNamed = (name?: string) => dialogNamed(name, "alertdialog")

/** Until no dialog is up. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), PATIENCE)

/** What the snackbar says, once it has faded in. */
export const said = async (text: string) => {
  const found = await screen.findByText(text, undefined, PATIENCE)
  await waitFor(() => expect(found).toBeVisible())
}
