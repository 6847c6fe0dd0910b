import { PASSWORD } from "@xl/testkit/accounts"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"

/** The dialog that is up, once it has faded in. */
export const dialogNamed = async (name?: string, role: "alertdialog" | "dialog" = "dialog") => {
  const found = await screen.findByRole(role, name === undefined ? {} : { name })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

export const alertNamed = (name?: string) => dialogNamed(name, "alertdialog")

/** Signs in, in the dialog that is up, with an account that the story says is away. */
export const signsIn = async (email: string): Promise<void> => {
  const login = await dialogNamed("Welcome Back")
  await userEvent.type(login.getByRole("textbox", { name: "Email" }), email)
  await userEvent.type(login.getByLabelText("Password"), `${PASSWORD}{Enter}`)
}

/** Until no dialog is up. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

/** Takes a verb from the menu of the first row that has one. */
export const takes = async (canvas: Pick<typeof screen, "findAllByRole">, verb: string) => {
  const [menu] = await canvas.findAllByRole("button", { name: /^More for / })
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole("menuitem", { name: verb }))
}

/** What the snackbar says, once it has faded in. */
export const said = async (text: RegExp | string) => {
  const found = await screen.findByText(text)
  await waitFor(() => expect(found).toBeVisible())
}

/** A notice says this, and is put away: the next one need not wait for a clock, which may stand still. */
export const heard = async (text: RegExp | string) => {
  await said(text)
  await userEvent.click(screen.getByRole("button", { name: "Close notice" }))
}

/** Words that stand in one element, though figures among them stand in elements of their own. */
export const wholeText =
  (text: RegExp) =>
  (_: string, node: Element | null): boolean =>
    node !== null && text.test(node.textContent) && ![...node.children].some((child) => text.test(child.textContent))
