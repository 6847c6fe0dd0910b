import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { arrives } from "./people.ts"

const LISTING = "/buy-commercial-real-estate-loans"

const anAsset = async (page: Page, status = "Published") => {
  const query = `{ searchAssets(size: 1, status: ["${status}"]) { assets { id name title } } }`
  const answer = await page.request.post("/graphql", { data: { query } })
  const { data } = (await answer.json()) as {
    data: { searchAssets: { assets: ReadonlyArray<{ id: string; name: string; title: string | null }> } }
  }
  const [asset] = data.searchAssets.assets
  return { path: `/asset/${asset?.id}`, name: asset?.title ?? asset?.name ?? "" }
}

/** The first drawing of a gateway may come too late for its page: the next one has it. */
const opensDrawn = (page: Page, path: string, name: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 120_000 })

test("a guest reads the market without a script", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, { ...contextOptions, javaScriptEnabled: false })
  const asset = await anAsset(page)
  await opensDrawn(page, "/", "Every loan, drawn to scale.")
  await expect(page.getByRole("region", { name: "Newest loans" }).getByRole("listitem").first()).toBeVisible()
  await opensDrawn(page, LISTING, "Loans for sale")
  await expect(page.getByRole("link", { name: /./ }).and(page.locator("[href^='/asset/']")).first()).toBeVisible()
  await opensDrawn(page, asset.path, asset.name)
  await expect(page.getByText("Asking price").first()).toBeVisible()
  await opensDrawn(page, "/faq", "")
})

test("a page that came drawn asks for nothing that came with it, and answers its reader", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  const asset = await anAsset(page)
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return
    asked.push((request.postDataJSON() as { readonly operationName: string }).operationName)
  })
  for (const { path, name, questions } of [
    { path: "/", name: "Every loan, drawn to scale.", questions: ["SearchAssets", "CountAssets"] },
    { path: LISTING, name: "Loans for sale", questions: ["SearchAssets"] },
    { path: asset.path, name: asset.name, questions: ["GetAsset"] },
  ])
    await expect(async () => {
      asked.length = 0
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
      await page.waitForLoadState("networkidle")
      expect([path, asked.filter((name) => questions.includes(name))]).toEqual([path, []])
    }).toPass({ timeout: 120_000 })
  await page.getByRole("button", { name: "Login/Register" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await page.locator("style[data-prerendered]").count()).toBe(0)
})

test("a page that came drawn is taken over as it is, also where the reader's clock shows another zone", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, { ...contextOptions, timezoneId: "America/New_York" })
  const complaints: Array<string> = []
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())))
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("#app[data-drawn-at] *")) Object.assign(part, { isDrawn: true })
    })
  })
  const taken = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll("#app *")]
      return { drawn: parts.filter((part) => "isDrawn" in part).length, all: parts.length }
    })
  const closing = await anAsset(page, "CallForOffers")
  for (const { path, name } of [
    { path: "/", name: "Every loan, drawn to scale." },
    { path: LISTING, name: "Loans for sale" },
    closing,
  ])
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
      const { all, drawn } = await taken()
      expect([path, drawn > all * 0.9, all > 100]).toEqual([path, true, true])
    }).toPass({ timeout: 120_000 })
  await expect(page.getByText(/E[SD]T/).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test("a page whose answers cannot be read is still the app", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  await page.route(LISTING, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"searchAssets":{', '"searchAssets":"junk","rest":{')
    expect(body).toContain('"searchAssets":"junk"')
    await route.fulfill({ response, body })
  })
  await opensDrawn(page, LISTING, "Loans for sale")
  await page.getByRole("button", { name: "Login/Register" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
})
