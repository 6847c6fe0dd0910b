import { expect, it } from "vitest"
import { marketMail } from "./index.ts"

const sender = { origin: "https://market.example", product: "XL" }
const said = (until: string) =>
  marketMail(sender, "ann@example.com", { kind: "deadlineNear", facts: { until, part: "seller" } })
    .text.split("\n\n-- \n")[0]
    ?.split("\n\n")

it("a reminder leaves out an instant that is none or whose year has more than four digits, and an asset that is missing", () => {
  for (const until of ["", "soon", "-1000", "1000 ms", "9999999999999999", "999999999999999"])
    expect(said(until), until).toEqual([
      "A deadline ends, within 24 hours.",
      "See the asset: https://market.example/seller/asset-overview/",
    ])
  expect(said("0")?.[0]).toBe("A deadline ends on 01-01-1970 at 00:00 UTC, within 24 hours.")
})
