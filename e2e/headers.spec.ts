import { expect, type Page } from "@playwright/test"
import { test } from "./journey.ts"
import { arrives } from "./people.ts"

/** What of a page's policy was broken, and what tried to run: told by the browser itself. */
const watched = async (page: Page): Promise<() => Promise<ReadonlyArray<string>>> => {
  const seen: Array<string> = []
  page.on("dialog", (dialog) => (seen.push(`dialog: ${dialog.message()}`), void dialog.dismiss()))
  page.on("pageerror", (reason) => void seen.push(`error: ${reason.message}`))
  await page.addInitScript(() => {
    const violations: Array<string> = []
    Object.assign(globalThis, { violations })
    document.addEventListener("securitypolicyviolation", ({ blockedURI, sample, violatedDirective }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return async () => [
    ...seen,
    ...(await page.evaluate(() => (globalThis as unknown as { violations: Array<string> }).violations)),
  ]
}

const PAYLOADS = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `<svg onload=alert(1)>`,
  `</title></style></textarea><script>alert(1)</script>`,
  `javascript:alert(1)`,
  `{{constructor.constructor('alert(1)')()}}`,
  "${alert(1)}",
  `<iframe srcdoc="<script>parent.alert(1)</script>">`,
  `' onfocus=alert(1) autofocus x='`,
  `<math><mtext></p><style><img src onerror=alert(1)>`,
]
/** Fields that people fill in freely, by what kind of place shows them: headings, running text, addresses, names, links. */
const FREE = new Set([
  "address",
  "apn",
  "city",
  "companyName",
  "description",
  "emailAddress",
  "firstName",
  "jobTitle",
  "lastName",
  "name",
  "note",
  "officePhone",
  "penalty",
  "prePaymentLimitations",
  "statusComment",
  "title",
  "whatsappNumber",
  "zoning",
])

/** The same answer with a payload in each text that a person could have typed. */
const poisoned = (answer: unknown, next: () => string, field = ""): unknown => {
  if (typeof answer === "string") return FREE.has(field) ? `${answer} ${next()}` : answer
  if (Array.isArray(answer)) return answer.map((one) => poisoned(one, next, field))
  if (typeof answer !== "object" || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, poisoned(value, next, name)]))
}

const anAsset = async (page: Page): Promise<string> => {
  const query = "{ searchAssets(size: 1) { assets { id } } }"
  const answer = await page.request.post("/graphql", { data: { query } })
  const { data } = (await answer.json()) as { data: { searchAssets: { assets: ReadonlyArray<{ id: string }> } } }
  return `/asset/${data.searchAssets.assets[0]?.id}`
}

test("the pages keep to their policy, which lets no text become HTML", async ({ browser, contextOptions }) => {
  const page = await arrives(browser, contextOptions)
  const seen = await watched(page)
  for (const path of ["/", "/buy-commercial-real-estate-loans", await anAsset(page)]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.waitForLoadState("networkidle")
    expect([path, ...(await seen())]).toEqual([path])
  }
  expect(await page.locator("svg.el").count()).toBeGreaterThan(0)
  const refusal = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>")
      return "It became HTML."
    } catch (reason) {
      return (reason as Error).name
    }
  })
  expect(refusal).toBe("TypeError")
})

test("whatever people type is shown as they typed it, in lists and on an asset's page", async ({
  browser,
  contextOptions,
}) => {
  const page = await arrives(browser, contextOptions)
  const seen = await watched(page)
  let placed = 0
  await page.route("**/graphql", async (route) => {
    const answer = await route.fetch()
    const next = () => PAYLOADS[placed++ % PAYLOADS.length] ?? ""
    await route.fulfill({ response: answer, json: poisoned(await answer.json(), next) })
  })
  // What came with the page is taken away, so that it asks.
  await page.route(/buy-commercial|\/asset\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/(id="xl-answers">).*?</s, "$1{}<") })
  })
  for (const path of ["/buy-commercial-real-estate-loans", await anAsset(page)]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.waitForLoadState("networkidle")
    const shown = async () => {
      const text = await page.evaluate(() => document.body.innerText)
      return PAYLOADS.some((payload) => text.includes(payload))
    }
    await expect.poll(shown, { message: path }).toBe(true)
    expect([path, ...(await seen())]).toEqual([path])
    expect(await page.locator("img[src=x], iframe, [onerror], [onload], [onfocus]").count()).toBe(0)
  }
  expect(placed).toBeGreaterThan(PAYLOADS.length)
  // A visit that is still being counted is nobody's concern any more.
  await page.unrouteAll({ behavior: "ignoreErrors" })
})
