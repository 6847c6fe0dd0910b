import { describe, expect, it } from "vitest"
import { PDF_BAR_FULL, PDF_BAR_MILLIS, PDF_BAR_STEP, pdfBarWidth } from "./pdf-bar.ts"

describe("the bar of a PDF that loads", () => {
  it("grows by 20 every 300 ms (ACC-649)", () => {
    expect([PDF_BAR_STEP, PDF_BAR_MILLIS]).toEqual([20, 300])
    expect([0, 1, 2, 11].map(pdfBarWidth)).toEqual([0, 20, 40, 220])
  })

  it("grows up to 250 and stays there (ACC-650)", () => {
    expect(PDF_BAR_FULL).toBe(250)
    expect([14, 15, 1_000].map(pdfBarWidth)).toEqual([250, 250, 250])
  })

  it("cuts its 13th step from 260 to 250 (ACC-651)", () => {
    expect([12, 13].map(pdfBarWidth)).toEqual([240, 250])
  })
})
