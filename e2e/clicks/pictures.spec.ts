import type { Page } from "@playwright/test"
import { SELLER } from "../people.ts"
import { signsIn } from "./accounts.ts"
import { opensDesk } from "./closing.ts"
import { expect, test } from "./people.ts"

/** Two pictures: parts of the page as it stands. */
const twoPictures = (page: Page) =>
  Promise.all(
    [0, 300].map(async (y, at) => ({
      name: `${at}.png`,
      mimeType: "image/png",
      buffer: await page.screenshot({ clip: { x: 0, y, width: 400, height: 300 } }),
    })),
  )

const stepOf = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Steps of the listing" })
    .getByRole("button", { name: new RegExp(`^(\\d )?${name}`) })
const pictures = (page: Page) => page.getByRole("list", { name: "Pictures in their order" }).getByRole("img")
const missing = (page: Page, fact: string) =>
  page.getByRole("region", { name: "Publication" }).getByRole("link", { name: fact, exact: true })

/** Opens a draft that lacks nothing, in the wizard; gives its name. */
const continuesDraft = async (seller: Page): Promise<string> => {
  await opensDesk(seller)
  const row = seller.getByRole("row").filter({ hasText: "Everything is here." }).last()
  const name = (await row.getByRole("link").first().innerText()).trim()
  await row.getByRole("button", { name: `More for ${name}` }).click()
  await seller.getByRole("menuitem", { name: "Continue" }).click()
  await expect(seller.getByRole("heading", { level: 1, name })).toBeVisible()
  return name
}

const savesAndGoesOn = async (seller: Page): Promise<void> => {
  await seller.getByRole("button", { name: "Save and next" }).click()
  await expect(seller.getByRole("heading", { name: "Data room files" })).toBeVisible()
}

const removesAll = async (page: Page): Promise<void> => {
  await expect(pictures(page).first()).toBeVisible()
  for (let left = await pictures(page).count(); left > 0; left--) {
    await page.getByRole("button", { name: "Delete Picture 1" }).click()
    await expect(pictures(page)).toHaveCount(left - 1)
  }
}

test("C010 C012 pictures are added, ordered and removed, and each step says whether it is complete", async ({
  people,
}) => {
  const seller = await people.arrives("seller")
  await signsIn(seller, SELLER)
  const name = await continuesDraft(seller)

  await test.step("without pictures the step is not complete, and publication asks for them", async () => {
    await stepOf(seller, "Pictures").click()
    await expect(stepOf(seller, "Pictures")).toHaveAccessibleName(/completed$/)
    await removesAll(seller)
    await seller.getByRole("button", { name: "Save and next" }).click()
    await expect(missing(seller, "At least one picture")).toBeVisible()
    await expect(stepOf(seller, "Pictures")).toHaveAccessibleName(/next$/)
    await expect(stepOf(seller, "Note overview")).toHaveAccessibleName(/completed$/)
    await expect(seller.getByRole("button", { name: "Request publication" })).toBeDisabled()
  })

  await test.step("two are added, the second becomes the cover", async () => {
    await seller.locator("input[type=file]").setInputFiles(await twoPictures(seller))
    await expect(pictures(seller)).toHaveCount(2)
    const second = (await pictures(seller).nth(1).getAttribute("src")) ?? ""
    await seller.getByRole("button", { name: "Move Picture 2 earlier" }).click()
    await expect(pictures(seller).first()).toHaveAttribute("src", second)
    await savesAndGoesOn(seller)
    await expect(missing(seller, "At least one picture")).toHaveCount(0)
    await expect(stepOf(seller, "Pictures")).toHaveAccessibleName(/completed$/)
  })

  await test.step("the listing shows both as thumbnails, and each in large", async () => {
    await opensDesk(seller)
    await seller.getByRole("row").filter({ hasText: name }).getByRole("link", { name, exact: true }).click()
    await expect(seller.getByRole("heading", { level: 1, name })).toBeVisible()
    await seller.getByRole("link", { name: "Public page" }).click()
    await expect(seller.getByRole("button", { name: /Picture 2/ })).toBeVisible()
    await seller.getByRole("button", { name: /Picture 1/ }).click()
    await expect(seller.getByRole("img", { name: /Picture 1/ }).first()).toBeVisible()
  })
})
