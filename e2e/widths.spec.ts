import { expect } from "@playwright/test"
import { test } from "./journey.ts"
import { walks } from "./measured.ts"
import { ADMIN, arrives, BUYER, SELLER } from "./people.ts"
import { pagePaths } from "./router-paths.ts"
import { samplesOf } from "./samples.ts"
import { enters } from "./sessions.ts"

const PEOPLE = [
  ["guest", null, " (SEL-045, SEL-048)"],
  ["buyer", BUYER, ""],
  ["seller", SELLER, ""],
  ["administrator", ADMIN, ""],
] as const

for (const [role, email, ids] of PEOPLE)
  test(`every page fits seven widths for the ${role}, shows what it should, and each control is in reach${ids}`, async ({
    browser,
    contextOptions,
    baseURL,
    request,
  }) => {
    const samples = await samplesOf(request)
    const options = { ...contextOptions, reducedMotion: "reduce" } as const
    const page =
      email === null
        ? await arrives(browser, options)
        : await enters({ browser, contextOptions: options }, baseURL ?? "", email)
    await page.goto("/")
    const { faults, pages, told, wrong } = await walks(page, role, samples)
    process.stdout.write(`Widths for the ${role}: ${told}\n`)
    expect(pagePaths.filter((path) => !pages.has(path))).toEqual([])
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
  })
