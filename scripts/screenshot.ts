// Takes the README's picture from a running product: npm run screenshot -- http://localhost:3000
import { chromium } from "@playwright/test"
import { chromium as options } from "./chromium-options.ts"

const origin = process.argv[2] ?? "http://localhost:3000"
const browser = await chromium.launch(options)
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: "light" })
await page.goto(`${origin}/buy-commercial-real-estate-loans?sort=upb`, { waitUntil: "networkidle" })
await page.screenshot({ path: "docs/screenshot.png" })
await browser.close()
