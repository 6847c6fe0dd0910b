import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keepUtm, keptInMemory, ReturnPath } from "./index.ts"

describe("the way back after a login", () => {
  it("is kept over a reload of the tab (ACC-094)", () => {
    const tab = keptInMemory()
    new ReturnPath(tab).keep("/asset/4f0c?from=mail#offers")
    expect(tab.getItem("returnPath")).toBe("/asset/4f0c?from=mail#offers")
    expect(new ReturnPath(tab).take()).toBe("/asset/4f0c?from=mail#offers")
    expect(tab.getItem("returnPath")).toBeNull()
  })

  it("is given back once, and not to whom gave up (ACC-095)", () => {
    const path = new ReturnPath(keptInMemory())
    path.keep("/buyer")
    expect([path.take(), path.take()]).toEqual(["/buyer", null])
    path.keep("/buyer")
    path.forget()
    expect(path.take()).toBeNull()
  })

  it("never leads to another site, whatever was kept", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          // Browsers take a backslash for a slash, and drop tabs and line ends wherever they stand.
          fc
            .array(fc.constantFrom("/", "\\", "\t", "\n", "\r", " ", ".", "evil.example"), { maxLength: 6 })
            .map((parts) => ["/", ...parts, "evil.example"].join("")),
        ),
        (kept) => {
          const path = new ReturnPath(keptInMemory())
          path.keep(kept)
          const given = path.take()
          expect(given === null || new URL(given, "https://market.example").origin === "https://market.example").toBe(
            true,
          )
        },
      ),
    ))

  it("holds what was pressed there until that has begun, is given up or is left", () => {
    const path = new ReturnPath(keptInMemory())
    path.keep("/asset/4f0c", "message")
    expect(path.take()).toBe("/asset/4f0c")
    expect(path.pressed).toEqual({ press: "message", path: "/asset/4f0c" })
    path.forgetPress()
    expect(path.pressed).toBeNull()
    path.keep("/asset/4f0c", "offer")
    path.forget()
    expect([path.pressed, path.take()]).toEqual([null, null])
    path.keep("/asset/4f0c", "offer")
    path.keep("/buyer")
    expect(path.pressed).toBeNull()
  })

  it("is not asked for while somebody signs out", () => {
    const path = new ReturnPath(keptInMemory())
    const seen = [path.isLeaving]
    path.leaves()
    seen.push(path.isLeaving)
    path.stays()
    expect([...seen, path.isLeaving]).toEqual([false, true, false])
  })
})

describe("where a visitor came from", () => {
  const reading = (search: string) => {
    const params = new URLSearchParams(search)
    return (name: string) => params.get(name)
  }

  it("is kept under utmParams with its three fields, the newest words last (ACC-101, ACC-232)", () => {
    const browser = keptInMemory()
    keepUtm(reading("?utm_source=mail&utm_medium=web&utm_campaign=autumn"), browser)
    expect(browser.getItem("utmParams")).toBe('{"utmSource":"mail","utmMedium":"web","utmCampaign":"autumn"}')
    keepUtm(reading("?utm_source=paper"), browser)
    const paper = '{"utmSource":"paper","utmMedium":null,"utmCampaign":null}'
    expect(browser.getItem("utmParams")).toBe(paper)
    keepUtm(reading("?page=2"), browser)
    expect(browser.getItem("utmParams")).toBe(paper)
  })
})
