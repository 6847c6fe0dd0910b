import { readFileSync } from "node:fs"
import { type BrowserContext, expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { signedInState } from "./asking.ts"
import { hostileMarket, type HostileMarket, TYPED } from "./hostile-market.ts"
import { ADMIN, BUYER, SELLER } from "./people.ts"
import { HOSTILE_ELEMENTS, watched } from "./watched.ts"

/** One browser for each of those who look, all in one market into which everything hostile went through the API. */
interface Looker {
  readonly page: Page
  readonly seen: () => Promise<ReadonlyArray<string>>
}
let market: HostileMarket
const lookers = new Map<string, Looker>()
const contexts: Array<BrowserContext> = []

test.beforeAll(async ({ browser, contextOptions, playwright, baseURL: origin }) => {
  const baseURL = origin ?? ""
  const request = await playwright.request.newContext({ baseURL })
  market = await hostileMarket(request)
  for (const email of ["guest", SELLER, BUYER, ADMIN, market.email]) {
    const signedIn = email === "guest" ? {} : { storageState: await signedInState(request, email, baseURL) }
    const context = await browser.newContext({ ...contextOptions, ...signedIn, baseURL })
    contexts.push(context)
    const page = await context.newPage()
    lookers.set(email, { page, seen: await watched(page) })
  }
  await request.dispose()
})
test.afterAll(async () => void (await Promise.all(contexts.map((context) => context.close()))))

const looker = (email: string): Looker => {
  const found = lookers.get(email)
  if (!found) throw new Error(`${email} does not look`)
  return found
}

/** As one reads it: blanks of any kind are one blank. */
const shown = async (page: Page): Promise<string> =>
  (await page.evaluate(() => document.body.textContent ?? "")).replaceAll(/\s+/g, " ")
const readable = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

/** Each text stands there to the letter, and nothing of any came to life. */
const expectVerbatim = async ({ page, seen }: Looker, texts: ReadonlyArray<string>): Promise<void> => {
  for (const text of texts) await expect.poll(() => shown(page), { message: text }).toContain(readable(text))
  await expectHarmless({ page, seen })
}
const expectHarmless = async ({ page, seen }: Looker): Promise<void> => {
  expect(await page.locator(HOSTILE_ELEMENTS).count()).toBe(0)
  expect(await seen()).toEqual([])
}

const assetPage = async (who: string): Promise<Looker> => {
  const one = looker(who)
  await one.page.goto(`/asset/${market.listing}`)
  await expect(one.page.getByRole("heading", { level: 1 })).toHaveText(TYPED.heading[0])
  return one
}

test("a heading is shown as it was typed: on the page, in its title, in the structured data and in the listing", async () => {
  const one = await assetPage("guest")
  await expect(one.page).toHaveTitle(new RegExp(TYPED.heading[0].replaceAll(/[().]/g, "\\$&")))
  const data = await one.page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? "{}")).toMatchObject({ name: TYPED.heading[0] })
  await expectVerbatim(one, TYPED.heading)
  await one.page.goto(`/buy-commercial-real-estate-loans?name=${encodeURIComponent(TYPED.heading[0])}`)
  await expect(one.page.getByRole("article")).toHaveCount(1)
  await expectVerbatim(one, TYPED.heading)
})

test("terms, provenance, addresses, amounts and pictures of a loan are shown as they were typed", async () => {
  const one = await assetPage("guest")
  await expectVerbatim(one, [...TYPED.term, ...TYPED.provenance, ...TYPED.address])
  const pictures = await one.page.locator("img").evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src))
  expect(pictures.filter((src) => new URL(src).hostname !== "127.0.0.1")).toEqual([])
})

test("contacts come to life nowhere, also once they are disclosed", async () => {
  await expectHarmless(await assetPage(BUYER))
})

test("an offer's notes are shown to the seller, and a reason to both, as they were typed", async () => {
  const seller = looker(SELLER)
  await seller.page.goto(`/seller/asset-overview/${market.listing}`)
  await expectVerbatim(seller, [TYPED.prose[0], TYPED.prose[2], ...TYPED.heading])
  const buyer = looker(BUYER)
  await buyer.page.goto("/buyer")
  await expectVerbatim(buyer, [TYPED.prose[2], ...TYPED.heading])
})

test("a seller's own list shows headings as they were typed", async () => {
  const seller = looker(SELLER)
  await seller.page.goto("/seller/filters/active")
  await expectVerbatim(seller, TYPED.heading)
})

test("a company, an address, a name and a file's name are shown to their owner as they were typed", async () => {
  const own = looker(market.email)
  await own.page.goto("/profile/edit")
  await expectVerbatim(own, [...TYPED.company, ...TYPED.address, ...TYPED.name])
  await own.page.goto("/profile/buyer")
  await expectVerbatim(own, TYPED.fileName)
})

test("the administrators' list and dialog show company, name, file's name and reason as they were typed", async () => {
  const admin = looker(ADMIN)
  await admin.page.goto("/admin/buyers/requests?status=Declined")
  await expectVerbatim(admin, [TYPED.company[0], ...TYPED.name])
  await admin.page.getByRole("button", { name: `Review ${TYPED.name[0]} Example` }).click()
  await expect(admin.page.getByTitle(readable(TYPED.fileName[0]))).toBeVisible()
  await expectVerbatim(admin, [TYPED.company[0], TYPED.prose[0], ...TYPED.fileName])
})

test("what a browser reports of itself is shown to administrators as it came", async () => {
  const admin = looker(ADMIN)
  await admin.page.goto("/admin/errors")
  // Its first line stands in the list, and the others where one looks for them.
  for (const report of TYPED.report) {
    const [first = "", ...rest] = report.split("\n")
    const entry = admin.page
      .getByRole("listitem")
      .filter({ hasText: readable(first) })
      .first()
    await entry.getByText("Where it happened").click()
    await expect.poll(async () => readable((await entry.locator("code").textContent()) ?? "")).toBe(readable(first))
    await expect.poll(async () => (await entry.locator("pre").textContent()) ?? "").toBe(rest.join("\n"))
  }
  await expectHarmless(admin)
})

test("a search shows what was looked for as it was typed, also out of a link", async () => {
  const one = looker("guest")
  for (const text of TYPED.prose) {
    await one.page.goto(
      `/buy-commercial-real-estate-loans?name=${encodeURIComponent(text)}&city=${encodeURIComponent(text)}`,
    )
    const box = one.page.getByRole("searchbox", { name: "Name, address or loan id" })
    // A field of one line takes no line breaks.
    await expect.poll(async () => (await box.inputValue()).replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""))
    await expectHarmless(one)
  }
})

test("what a link says of the dialog, the step or the page is text, if anything", async () => {
  const one = looker("guest")
  const text = encodeURIComponent(TYPED.prose[1].replaceAll(/\s+/g, " "))
  for (const path of [
    `/?user=1&regtitle=${text}&regdesc=${text}`,
    `/?step=${text}&utm_source=${text}&chat=${text}`,
    `/${text}`,
  ]) {
    await one.page.goto(path)
    await expect(one.page.getByRole("heading").first()).toBeVisible()
    await expectHarmless(one)
  }
})

test("mails show a reason as it was typed, in the mailbox and in their own markup", async () => {
  const { page, seen } = looker("guest")
  const answer = await page.request.get("/dev/mailbox.json")
  const mails = (await answer.json()) as ReadonlyArray<{ readonly html: string; readonly subject: string }>
  const hostile = mails.filter(({ html }) => html.includes("hostile") || html.includes("Lakeside ("))
  expect(new Set(hostile.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(3)
  await page.goto("/dev/mailbox")
  await expectVerbatim({ page, seen }, [TYPED.prose[0], TYPED.prose[2]])
  for (const { html } of hostile) {
    await page.goto("about:blank")
    await page.setContent(html)
    await expectHarmless({ page, seen })
  }
})

test("a snackbar shows what a service says as it was said", async () => {
  const { page, seen } = looker("guest")
  await page.route("**/idp/", (route) =>
    route.fulfill({
      status: 400,
      headers: { "x-amzn-errortype": "NotAuthorizedException" },
      contentType: "application/x-amz-json-1.1",
      body: JSON.stringify({ __type: "NotAuthorizedException", message: TYPED.prose[1] }),
    }),
  )
  await page.goto("/")
  await page.getByRole("button", { name: "Login/Register" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill("vic@example.com")
  await dialog.getByRole("textbox", { name: "Password" }).fill("Wrong-Word-1")
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expectVerbatim({ page, seen }, [TYPED.prose[1]])
})

test("every kind of field that the schema has is one of those looked at here", () => {
  const lines = readFileSync(new URL("../packages/gateway/src/graphql/texts.tsv", import.meta.url), "utf8")
  const kinds = new Set(
    lines
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t")[1] ?? ""),
  )
  const looked = [...Object.keys(TYPED), "search", "unkept"]
  expect([...kinds].filter((kind) => !looked.includes(kind))).toEqual([])
})
