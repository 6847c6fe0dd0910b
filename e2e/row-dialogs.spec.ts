import { expect } from "@playwright/test"
import type { Samples } from "./addresses.ts"
import { test } from "./journey.ts"
import { ADMIN, BUYER, SELLER } from "./people.ts"
import { Opened } from "./row-dialogs.ts"
import { samplesOf } from "./samples.ts"
import { enters } from "./sessions.ts"
import { visits } from "./visits.ts"

const PAGES: ReadonlyArray<
  readonly [who: string, email: string, addresses: (samples: Samples) => ReadonlyArray<string>]
> = [
  [
    "a seller",
    SELLER,
    ({ assets }) => ["/seller/filters/active", ...assets.slice(0, 5).map((id) => `/seller/asset-overview/${id}`)],
  ],
  ["a buyer", BUYER, () => ["/buyer"]],
  [
    "an administrator",
    ADMIN,
    ({ assets }) => ["/admin/listing", "/admin/asset-approval", ...assets.slice(2, 7).map((id) => `/admin/deal/${id}`)],
  ],
]

for (const [who, email, addresses] of PAGES)
  test(`what rows open fits the narrowest and a wide window for ${who}`, async ({
    browser,
    contextOptions,
    baseURL,
    request,
  }) => {
    const all = addresses(await samplesOf(request))
    const options = { ...contextOptions, reducedMotion: "reduce" } as const
    const page = await enters({ browser, contextOptions: options }, baseURL ?? "", email)
    await page.goto("/")
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const opened = new Opened(page, width)
      for (const address of all) {
        await visits(page, address)
        await opened.all()
      }
      process.stdout.write(`Opened at ${width} px by ${who}: ${[...opened.names].join(", ")}\n`)
      expect(opened.faults).toEqual([])
    }
  })
