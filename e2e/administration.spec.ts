import { expect } from "@playwright/test"
import { test } from "./journey.ts"
import { callerAs } from "./asking.ts"
import { ADMIN, expectAccessible, SELLER } from "./people.ts"
import { enters } from "./sessions.ts"

const REFUSED = "... on Refusal { code message }"

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

  await admin.getByRole("button", { name: `Revoke ${title}` }).click()
  const dialog = admin.getByRole("dialog", { name: `Revoke ${title}?` })
  await dialog.getByLabel("Comment").fill("The rent roll is of last year.")
  await expectAccessible(admin)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => ask(shown, { id: asset.id }))
    .toEqual({
      status: "Revoked",
      statusComment: "The rent roll is of last year.",
    })
  await does("requestAssetPublish", asset.id)
  const approve = admin.getByRole("button", { name: `Approve ${title}` })
  await approve.click()
  await expect(approve).toHaveCount(0)
  await expect.poll(() => ask(shown, { id: asset.id })).toMatchObject({ status: "Published" })
  await admin.context().close()
})
