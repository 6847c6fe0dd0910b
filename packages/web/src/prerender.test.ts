import { expect, it } from "vitest"
import { PUBLIC_TITLES } from "@xl/core/navigation"
import { HOUSE } from "./composition/index.ts"
import { type Manifest, prerendered } from "./prerender.tsx"

const built: Manifest = {
  "src/routes/home-page.tsx": { file: "assets/home.js", imports: ["_loans.js", "_gone.js"] },
  "_loans.js": { file: "assets/loans.js" },
  "../ui/src/theme/fonts/instrument-sans.woff2": { file: "assets/sans-1.woff2" },
  "../ui/src/theme/fonts/newsreader-display.woff2": { file: "assets/serif-2.woff2" },
}
const told = {
  isDemo: true,
  userPoolId: "local_xl",
  userPoolClientId: "xl-web",
  userPoolEndpoint: "/idp/",
  contactEmail: "desk@market.example",
  now: Date.UTC(2026, 10, 28),
}
const asked = (address: string, ask: (question: string) => Promise<string>) =>
  prerendered({ address, origin: "https://market.example", told, built, ask })
/** How React marks a part that it left to the browser, which reports it as an error. */
const UNFINISHED = "<!--$!-->"
const nobody = () => Promise.reject(new Error("Nothing is to be asked."))

it("draws a text as a guest sees it, in its frame, without asking anything (ACC-408)", async () => {
  const { answers, markup, scripts, styles } = await asked("/faq?utm_source=mail", nobody)
  expect(markup).toMatch(/<h1[^>]*>[^<]*[Qq]uestions/)
  for (const words of ["Login/Register", "Demo market.", "desk@market.example"]) expect(markup).toContain(words)
  expect(markup).not.toContain(UNFINISHED)
  expect([answers, scripts]).toEqual([{}, []])
  expect(styles).toMatch(
    /^<style data-precedence="theme" data-href="xl-theme">[^<]*@font-face[^<]*<\/style><style data-prerendered>[^<]+<\/style>$/,
  )
  expect([styles.split("@font-face{").length, markup.includes("<style"), styles.includes("file:")]).toEqual([
    1,
    false,
    false,
  ])
  for (const file of ["sans-1", "serif-2"]) expect(styles).toContain(`url("/assets/${file}.woff2")`)
})

it("draws the marketing pages and the legal ones for a visitor, asking nothing and nobody (ACC-005, ACC-408)", async () => {
  expect(PUBLIC_TITLES).toEqual({
    "/loan-sales": "Sell a loan yourself",
    "/loan-sale-advisory": "Have a loan sold for you",
    "/sell": "Sell a loan",
    "/free-loan-valuation": "Value a loan for free",
    "/valuations": "Valuations",
    "/faq": "Questions and answers",
    "/aboutus": "About the market",
    "/privacy-policy": "Privacy Policy",
    "/tos": "Terms of Service",
    "/contact": "Contact us",
    "/schedule-demo": "Schedule a demo",
  })
  const house = { ...HOUSE, hasExclusive: true }
  for (const path of [...Object.keys(PUBLIC_TITLES), "/about-commercial-real-estate-loans"]) {
    const { answers, markup } = await prerendered({
      address: path,
      origin: "https://market.example",
      told: { ...told, house },
      built,
      ask: nobody,
    })
    expect(markup.match(/<h1/g), path).toHaveLength(1)
    expect(markup, path).not.toContain("No such address")
    expect(markup, path).not.toContain("Welcome Back")
    expect(answers, path).toEqual({})
  }
})

it("draws a page from the gateway's answers, and tells them with the scripts that it will ask for (ACC-408)", async () => {
  const said = { CountAssets: { data: { countAssets: [{ propertyType: "Office", total: 3 }] } } }
  const none = { data: { searchAssets: { total: 0, isPlaceUnknown: false, assets: [] } } }
  const ask = async (question: string) => {
    const { operationName } = JSON.parse(question) as { readonly operationName: string }
    return JSON.stringify(operationName === "CountAssets" ? said.CountAssets : none)
  }
  const { answers, markup, scripts } = await asked("/", ask)
  expect(markup).toContain("Every loan, drawn to scale.")
  expect(markup).toContain("type=Office")
  expect(scripts).toEqual(["/assets/home.js", "/assets/loans.js"])
  expect(new Set(Object.keys(answers).map((key) => key.split(" ")[0]))).toEqual(
    new Set(["CountAssets", "SearchAssets"]),
  )
  expect(answers["CountAssets {}"]).toEqual(said.CountAssets)
})

it("draws nothing of one reader for the next", async () => {
  const ask = async () => JSON.stringify({ errors: [{ message: "No.", extensions: { code: "INTERNAL" } }] })
  expect((await asked("/", ask)).markup).toContain("The newest loans did not load")
  expect((await asked("/faq", nobody)).markup).not.toContain("did not load")
})

it("dates its footer by the market's clock, which a demo moves, and not by the computer's", async () => {
  const ahead = { ...told, now: Date.UTC(2031, 0, 1) }
  const { markup } = await prerendered({
    address: "/faq",
    origin: "https://market.example",
    told: ahead,
    built,
    ask: nobody,
  })
  expect(/© (?:<!-- -->)?(\d+)/.exec(markup)?.[1]).toBe("2031")
})
