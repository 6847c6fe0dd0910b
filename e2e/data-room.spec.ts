import { expect, type Page } from "@playwright/test"
import { type Caller, callerAs, opensAccount } from "./asking.ts"
import { test } from "./journey.ts"
import { listening } from "./listening.ts"
import { expectAccessible, SELLER } from "./people.ts"

const NAMED = `mutation { updateBasicInfo(firstName: "Robin", lastName: "Reader", officePhone: "2025550142") { __typename } }`
const FOLDER = `query ($id: ID!) { getVdrFolder(id: $id) { items { name } } }`
const NOBODYS = "00000000-0000-4000-8000-000000000000"

const uploads = async (files: ReturnType<Page["getByRole"]>, tier: string, name: string): Promise<void> => {
  await files.getByRole("tab", { name: new RegExp(tier) }).click()
  const buffer = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
  await files.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer })
  await expect(files.getByRole("button", { name: `Delete ${name}` })).toBeVisible()
}

test("a seller fills both tiers; a buyer signs, reads tier 1, asks for tier 2 reads it once approved, and no more once access is taken back (ACC-014, ACC-297, C071)", async ({
  browser,
  contextOptions,
  baseURL,
  request,
}) => {
  const now = Date.now()
  const [email, other] = [`room.${now}@example.com`, `stranger.${now}@example.com`]
  await Promise.all([opensAccount(request, email), opensAccount(request, other)])
  const [asks, decides, strange] = await Promise.all([
    callerAs(request, email),
    callerAs(request, SELLER),
    callerAs(request, other),
  ])
  await asks.ask(NAMED)
  const { assets } = await decides.ask(`{ searchAssets(size: 1, mine: true, status: ["Published"]) { assets { id } } }`)
  const [asset] = assets as ReadonlyArray<{ readonly id: string }>
  const arrives = async ({ stateIn }: Caller): Promise<Page> =>
    (await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })).newPage()
  const [buyer, seller] = [await arrives(asks), await arrives(decides)]
  const listens = [listening(buyer), listening(seller)]
  await Promise.all([buyer.goto(`/asset/${asset?.id}`), seller.goto(`/seller/asset-overview/${asset?.id}`)])
  await Promise.all(listens)
  const room = buyer.getByRole("region", { name: "Data room", exact: true })
  const files = seller.getByRole("region", { name: "Data room files" })
  const requests = seller.getByRole("region", { name: "Data room requests" })
  await uploads(files, "Tier 1", "Rent roll.pdf")
  await uploads(files, "Tier 2", "Note.pdf")

  await expect(room.getByText("Agreement needed")).toBeVisible()
  await room.getByRole("button", { name: "Read and sign" }).click()
  const agreement = buyer.getByRole("dialog", { name: "Confidentiality Agreement" })
  await agreement.getByRole("textbox", { name: "Your name" }).fill("Robin Reader")
  await agreement.getByText(/sign it electronically/).click()
  await expectAccessible(buyer)
  await agreement.getByRole("button", { name: "Sign the agreement" }).click()
  await room.getByRole("button", { name: "Open Tier 1" }).click()
  await room.getByRole("button", { name: "Open Rent roll.pdf" }).click()
  const paper = buyer.getByRole("dialog", { name: "Rent roll.pdf" })
  await expect(paper.locator("iframe")).toBeVisible()
  await paper.getByRole("button", { name: "Close" }).click()
  await expect(room.getByRole("button", { name: "Open Tier 2" })).toHaveCount(0)

  await room.getByRole("button", { name: "Request access" }).click()
  await expect(room.getByText("Requested")).toBeVisible()
  await requests.getByRole("button", { name: /^Approve / }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click()
  await expect(requests.getByText("1 in tier 2")).toBeVisible()
  await room.getByRole("button", { name: "Open Tier 2" }).click()
  await expect(room.getByText("Note.pdf")).toBeVisible()
  await requests.getByText("Who was approved").click()
  await requests.getByRole("button", { name: /^Take access of .* back$/ }).click()
  await seller.getByRole("alertdialog").getByRole("button", { name: "Take access back" }).click()
  await expect(room.getByText("Access taken back")).toBeVisible()
  await expect(room.getByText("Note.pdf")).toHaveCount(0)

  const { tiers } = await decides.ask(`query ($id: ID!) { getDataRoom(id: $id) { tiers { folderId } } }`, {
    id: asset?.id,
  })
  const [, , tier2] = tiers as ReadonlyArray<{ readonly folderId: string }>
  const refusals = await Promise.all(
    [tier2?.folderId, NOBODYS].map((id) => strange.ask(FOLDER, { id }).catch((reason: Error) => reason.message)),
  )
  expect(refusals[0]).toBe(refusals[1])
  expect(JSON.stringify(refusals[0])).toContain("VdrItemNotFound")
})
