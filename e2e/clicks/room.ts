import { expect, type Locator, type Page } from "@playwright/test"

/** A small PDF. */
export const PAPER = {
  name: "Rent roll.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
}

/** The smallest workbook without macros. */
export const ROLL = {
  name: "Rent roll.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(
    "UEsDBBQAAAAIAAAAAABegTVJhgAAAKQAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbCWOMQ7CMAwAv1JlRSSwp+3ADh34gGlcETW2" +
      "IyeU8HtUmG660/mxUeo21BKFe3O2JzMO/v7JWAZ/21A1Buwm0HoFwt64ltxbdH2IrLZRMt1FuCLXXekN5JziDDUKu42DlYzcKC2i" +
      "BLUcZVnijEHmFyFXW7IihPJErJTsj5Yg8mEPu8G7/8cXUEsDBBQAAAAIAAAAAAArhCYSBgAAAAQAAAAPAAAAeGwvd29ya2Jvb2su" +
      "eG1ss6nQtwMAUEsBAhQAFAAAAAgAAAAAAF6BNUmGAAAApAAAABMAAAAAAAAAAAAAAAAAAAAAAFtDb250ZW50X1R5cGVzXS54bWxQ" +
      "SwECFAAUAAAACAAAAAAAK4QmEgYAAAAEAAAADwAAAAAAAAAAAAAAAAC3AAAAeGwvd29ya2Jvb2sueG1sUEsFBgAAAAACAAIAfgAA" +
      "AOoAAAAAAA==",
    "base64",
  ),
}

/** A PDF of so many bytes. */
export const paperOf = (name: string, size: number) => ({
  ...PAPER,
  name,
  buffer: Buffer.concat([PAPER.buffer, Buffer.alloc(size - PAPER.buffer.length, " ")]),
})

/** Signs the confidentiality agreement on a loan's page, by name. */
export const signsForRoom = async (page: Page, name: string): Promise<Locator> => {
  const room = page.getByRole("region", { name: "Data room", exact: true })
  await room.getByRole("button", { name: "Read and sign" }).click()
  const agreement = page.getByRole("dialog", { name: "Confidentiality Agreement" })
  await agreement.getByRole("textbox", { name: "Your name" }).fill(name)
  await agreement.getByText(/sign it electronically/).click()
  await agreement.getByRole("button", { name: "Sign the agreement" }).click()
  await expect(agreement).toBeHidden()
  return room
}

/** Signs, and asks for the second tier. */
export const asksForTier2 = async (page: Page, name: string): Promise<Locator> => {
  const room = await signsForRoom(page, name)
  await room.getByRole("button", { name: "Request access" }).click()
  await expect(room.getByText("Requested")).toBeVisible()
  return room
}
