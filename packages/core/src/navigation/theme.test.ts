import { describe, expect, it } from "vitest"
import { themeCookie, themeIn } from "./theme.ts"

describe("the choice of a theme", () => {
  it("is read from the page's cookies", () => {
    expect(["theme=dark", "a=b; theme=light; c=d", "", "theme=", "mytheme=dark", "theme=darkest"].map(themeIn)).toEqual(
      ["dark", "light", "system", "system", "system", "system"],
    )
  })

  it("is kept for a year, and forgotten where it follows the system", () => {
    expect(themeCookie("dark")).toBe("theme=dark; path=/; max-age=31536000; samesite=lax")
    expect(themeCookie("system")).toBe("theme=; path=/; max-age=0; samesite=lax")
  })
})
