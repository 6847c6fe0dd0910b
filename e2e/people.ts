import AxeBuilder from "@axe-core/playwright"
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test"

/** Of every account of the demo market. */
export const DEMO_PASSWORD = "Open-House-26"
export const ADMIN = "admin@demo.example"
export const SELLER = "seller@demo.example"
export const BUYER = "buyer@demo.example"

/** Somebody in a browser of their own: nothing is shared between two of them but the market. */
export const arrives = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options)
  return context.newPage()
}

/** Until nothing fades or slides any more: half faded in, words have too little contrast. What turns for ever is not waited for. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Nothing that axe calls serious or critical, on the page as it is once it has come to rest. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await atRest(page)
  // The announcer's last words may name a button that is gone: they are for a screen reader to say once, not to look at.
  // In the page itself and not by one more of the same origin, and without a list of what passes: half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
  const { violations } = await axe.exclude("[data-live-announcer]").analyze()
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(", ")}`)).toEqual([])
}

/** In milliseconds: patience for a slow machine. */
const PATIENCE = 60_000

/**
 * Until a notice has said this, be it for a moment. The page itself keeps watch, so that none is missed however busy the machine is; ask
 * before what calls the notice, and await both.
 */
export const hears = async (page: Page, text: string): Promise<void> => {
  const heard = page.evaluate(
    ([said, patience]) =>
      new Promise<boolean>((answer) => {
        const look = () => {
          const notices = document.querySelectorAll('[aria-label="Notices"] span')
          if (![...notices].some(({ textContent }) => textContent === said)) return
          watch.disconnect()
          answer(true)
        }
        const watch = new MutationObserver(look)
        watch.observe(document.body, { subtree: true, childList: true, characterData: true })
        setTimeout(() => answer(false), patience)
        look()
      }),
    [text, PATIENCE] as const,
  )
  if (await heard) return
  const shown = await page.getByRole("region", { name: "Notices" }).or(page.getByRole("dialog")).allInnerTexts()
  throw new Error(`No notice said '${text}' at ${page.url()}, where is shown: ${shown.join(" / ")}`)
}

export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByRole("button", { name: "Login/Register" }).click()
  await entersAs(page, email)
}

/** The same in the dialog that is open already. */
export const entersAs = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(email)
  await dialog.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD)
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** The code of the newest mail to an address, from the demo's mailbox. */
export const codeFor = async (page: Page, email: string): Promise<string> => {
  const read = async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as ReadonlyArray<{ readonly text: string }>
    return /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? ""
  }
  await expect.poll(read).toMatch(/^\d{6}$/)
  return read()
}

/** A proof of funds of one page. */
export const PROOF_OF_FUNDS = {
  name: "statement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ),
}
