import { describe, expect, it } from "vitest"
import {
  ABOUT_LOANS_DESCRIPTION,
  ABOUT_LOANS_TITLE,
  aboutLoansPath,
  PUBLIC_DESCRIPTIONS,
  PUBLIC_TITLES,
} from "./index.ts"

describe("a public page", () => {
  it("has a title and a description of its own, of a length that a list of results shows", () => {
    expect(Object.keys(PUBLIC_DESCRIPTIONS)).toEqual(Object.keys(PUBLIC_TITLES))
    const descriptions = [...Object.values(PUBLIC_DESCRIPTIONS), ABOUT_LOANS_DESCRIPTION]
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(descriptions.filter((text) => !/^[A-Z].{30,150}\.$/.test(text))).toEqual([])
  })

  it("about loans is named after the product (ACC-049)", () => {
    expect(aboutLoansPath("xl")).toBe("/about-xl-loans")
    expect(ABOUT_LOANS_TITLE).toBe("About commercial real-estate loans")
  })
})
