import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { callerAs, opensAccount } from "./asking.ts"
import { newcomer } from "./newcomers.ts"
import { ADMIN, expectAccessible, PROOF_OF_FUNDS, SELLER } from "./people.ts"
import { enters } from "./sessions.ts"

/** Answers the question that stands before a role is given or taken. */
const confirmsRole = (admin: Page, step: string) =>
  admin.getByRole("alertdialog").getByRole("button", { name: step }).click()

const REFUSED = "... on Refusal { code message }"

test("an administrator finds somebody, corrects their name, and gives and takes their roles", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const email = `val.${Date.now()}@example.com`
  await opensAccount(request, email)
  const { ask } = await callerAs(request, email)
  const admin = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  await admin.goto("/admin/users")
  const search = admin.getByRole("searchbox", { name: "Name, email or company" })
  await search.fill(email)
  await search.press("Enter")
  await expect(admin).toHaveURL(/[?&]q=/)
  const row = admin.getByRole("row").filter({ hasText: email })
  await row.click()

  const dialog = admin.getByRole("dialog")
  await dialog.getByLabel("First name").fill("Val")
  await dialog.getByLabel("Last name").fill("Example")
  await dialog.getByLabel("Office phone").fill("2125550142")
  await expectAccessible(admin)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByRole("heading", { name: "Val Example" })).toBeVisible()
  await dialog.getByRole("radio", { name: "Roles" }).click()
  await dialog.getByLabel("Approved funds").fill("5000000")
  await dialog.getByRole("button", { name: "Assign buyer role" }).click()
  await confirmsRole(admin, "Give Buyer")
  await expect(dialog.getByRole("button", { name: "Remove buyer role" })).toBeVisible()
  expect(await ask("{ getUserProfile { firstName lastName roles } }")).toEqual({
    firstName: "Val",
    lastName: "Example",
    roles: ["ApprovedBuyers", "VerifiedUsers"],
  })
  await dialog.getByRole("button", { name: "Remove buyer role" }).click()
  await confirmsRole(admin, "Take Buyer")
  for (const step of ["Give Administrator", "Take Administrator"]) {
    await dialog.getByRole("button", { name: step }).click()
    await confirmsRole(admin, step)
  }
  await expect(dialog.getByRole("button", { name: "Give Administrator" })).toBeVisible()
  expect(await ask("{ getUserProfile { roles } }")).toEqual({ roles: ["VerifiedUsers"] })
  await admin.context().close()
})

test("a press on a link holds, whatever is typed meanwhile into the list that is being left", async ({
  baseURL,
  browser,
  contextOptions,
}) => {
  const admin = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  const arrival = Promise.withResolvers<void>()
  await admin.route(/change-pages[^/]*\.js/, async (route) => {
    await arrival.promise
    await route.continue()
  })
  await admin.goto("/admin/listing")
  const search = admin.getByRole("searchbox", { name: "Name, address or loan id" })
  await expect(search).toBeVisible()
  await admin.getByRole("link", { name: "Change requests", exact: true }).click()
  await expect(admin).toHaveURL("/admin/change-requests")
  await search.fill("Lakeside")
  await search.press("Enter")
  arrival.resolve()
  await expect(search).toHaveCount(0)
  await expect(admin.getByRole("heading", { name: "Assets", level: 1 })).toBeVisible()
  await expect(admin).toHaveURL("/admin/change-requests")
  await admin.context().close()
})

test("an administrator turns a publication down with a comment, and approves it when it is asked for again (ACC-024)", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const { ask } = await callerAs(request, SELLER)
  const does = (mutation: string, id: string) =>
    ask(`mutation ($id: ID!) { ${mutation}(id: $id) { ... on AssetDone { asset { id } } ${REFUSED} } }`, { id })
  const { assets } = await ask(`{ searchAssets(mine: true, status: ["Published"]) { assets { id title } } }`)
  const [asset] = assets as ReadonlyArray<{ readonly id: string; readonly title: string }>
  if (!asset) throw new Error("The seller has nothing on the market")
  const title = asset.title
  const shown = `query ($id: ID!) { getAsset(id: $id) { status statusComment } }`
  const admin = await enters({ browser, contextOptions }, baseURL ?? "", ADMIN)
  await admin.goto("/admin/asset-approval")
  await does("withdrawListing", asset.id)
  await does("requestAssetPublish", asset.id)

  await admin.getByRole("button", { name: `More for ${title}` }).click()
  await admin.getByRole("menuitem", { name: "Decline" }).click()
  const dialog = admin.getByRole("dialog", { name: `Decline the publication of ${title}?` })
  await dialog.getByLabel("Reason").fill("The rent roll is of last year.")
  await expectAccessible(admin)
  await dialog.getByRole("button", { name: "Decline the request" }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => ask(shown, { id: asset.id }))
    .toEqual({
      status: "Revoked",
      statusComment: "The rent roll is of last year.",
    })
  await does("requestAssetPublish", asset.id)
  const approve = admin.getByRole("button", { name: `Approve, ${title}` })
  await approve.click()
  await admin.getByRole("alertdialog").getByRole("button", { name: "Approve and publish" }).click()
  await expect(approve).toHaveCount(0)
  await expect.poll(() => ask(shown, { id: asset.id })).toMatchObject({ status: "Published" })
  await admin.context().close()
})

test("of two administrators with one request and its document before them one decides, and the other is told (SEL-011)", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const email = `nia.${Date.now()}@example.com`
  const { ask } = await callerAs(request, ADMIN)
  const id = await (await newcomer(request, email, ask)).asks()
  const second = `ola.${Date.now()}@example.com`
  await opensAccount(request, second)
  const { id: secondId } = await (await callerAs(request, second)).ask("{ getUserProfile { id } }")
  await ask(`mutation ($id: ID!) { addAdmin(id: $id) { __typename ${REFUSED} } }`, { id: secondId })
  const opens = async (who: string) => {
    const page = await enters({ browser, contextOptions }, baseURL ?? "", who)
    await page.goto("/admin/buyers/requests")
    await page
      .getByRole("row")
      .filter({ hasText: email })
      .getByRole("button", { name: /^Review/ })
      .press("Enter")
    const dialog = page.getByRole("dialog", { name: "Request of Lee Example" })
    await expect(dialog.getByTitle(PROOF_OF_FUNDS.name)).toBeVisible()
    return { dialog, page }
  }
  const [one, other] = [await opens(ADMIN), await opens(second)]
  await other.dialog.getByLabel("Reason, if you decline").fill("The statement is too old")
  await expectAccessible(one.page)
  await one.dialog.getByLabel("Approved funds").fill("25000000")
  await one.dialog.getByRole("button", { name: "Approve $25,000,000" }).press("Enter")
  await expect(one.dialog).toBeHidden()

  await other.dialog.getByRole("button", { name: "Decline" }).press("Enter")
  await expect(other.dialog.getByRole("alert")).toHaveText("This request was decided already.")
  await other.page.keyboard.press("Escape")
  const leaving = other.page.getByRole("alertdialog", { name: "Leave without saving?" })
  await leaving.getByRole("button", { name: "Leave without saving" }).click()
  await expect(other.page.getByRole("row").filter({ hasText: email })).toHaveCount(0)
  const found = await ask(
    `query ($e: String) { searchRequests(email: $e, status: [Approved]) { requests { request { id status } } } }`,
    {
      e: email,
    },
  )
  expect(found).toEqual({ requests: [{ request: { id, status: "Approved" } }] })
  await one.page.context().close()
  await other.page.context().close()
})
