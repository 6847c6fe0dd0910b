import { describe, expect, it } from "vitest"
import {
  ago,
  bytes,
  clockIn,
  countdown,
  count,
  dateTime,
  day,
  money,
  moneyParts,
  moneyShort,
  month,
  percent,
  rate,
  shortDay,
  timeLeft,
  times,
} from "./index.ts"

describe("figures", () => {
  it("grades a figure at its first comma", () => {
    expect(moneyParts(20_535_674_00)).toEqual({ sign: "", lead: "20", rest: ",535,674" })
    expect(moneyParts(999_00)).toEqual({ sign: "", lead: "999", rest: "" })
  })

  it("writes cents where there are some, always in a ledger, never in whole dollars", () => {
    expect([money(137_872_12), money(137_872_00), money(137_872_00, "always"), money(137_872_50, "never")]).toEqual([
      "$137,872.12",
      "$137,872",
      "$137,872.00",
      "$137,873",
    ])
    expect(money(5)).toBe("$0.05")
  })

  it("sets the true minus sign before the dollar sign", () => {
    expect(money(-415_559_00)).toBe("\u2212$415,559")
    expect(percent(-20_000)).toBe("\u22122.0%")
  })

  it("keeps the largest amount exact to the cent", () =>
    expect(money(1_000_000_000_000_000)).toBe("$10,000,000,000,000"))

  it("shortens only with its unit", () => {
    expect([
      moneyShort(20_535_674_00),
      moneyShort(3_950_000_000_00),
      moneyShort(12_400_00),
      moneyShort(250_00),
      moneyShort(999_999_00),
      moneyShort(8_895_000_00),
      moneyShort(-1_005_000_00),
    ]).toEqual(["$20.54M", "$3.95B", "$12K", "$250", "$1.00M", "$8.90M", "\u2212$1.01M"])
  })

  it("rounds a share half up, whatever its quotient in binary", () =>
    expect([percent(789_500), percent(789_480), percent(10_500), percent(10_050, 2), percent(-10_500)]).toEqual([
      "79.0%",
      "78.9%",
      "1.1%",
      "1.01%",
      "\u22121.1%",
    ]))

  it("gives percents one decimal, rates two to three, ratios two with x", () => {
    expect([
      percent(621_000),
      percent(1_208_000),
      rate(57_100),
      rate(60_550),
      times(1_520_000),
      times(-250_000),
    ]).toEqual(["62.1%", "120.8%", "5.71%", "6.055%", "1.52x", "\u22120.25x"])
  })

  it("counts files in thousands, as the limit of 5,000,000 bytes does", () => {
    expect([bytes(999), bytes(412_300), bytes(5_000_000)]).toEqual(["999 B", "412 KB", "5.0 MB"])
    expect(count(1_234_567)).toBe("1,234,567")
  })
  it("separates thousands of a share, and gives what rounds to nothing no sign", () =>
    expect([
      percent(60_118_206_000),
      percent(-12_345_678_000_000),
      percent(-1),
      times(-1),
      times(4_321_000_000),
    ]).toEqual(["6,011,820.6%", "\u22121,234,567,800.0%", "0.0%", "0.00x", "4,321.00x"]))
})

describe("days and times", () => {
  const closes = Date.UTC(2026, 11, 13)

  it("shows days as MM-DD-YYYY and never shifts them by a zone", () => {
    expect([day("2026-12-12"), month("2027-03-01"), shortDay("2026-12-12"), day("2026-12-12T00:00:00.000Z")]).toEqual([
      "12-12-2026",
      "03-2027",
      "12-12",
      "12-12-2026",
    ])
  })

  it("reads a deadline on the reader's wall and in UTC", () => {
    expect(dateTime(closes, "America/New_York")).toBe("12-12-2026, 19:00 EST")
    expect(dateTime(closes, "UTC")).toBe("12-13-2026, 00:00 UTC")
    expect(clockIn(Date.UTC(2026, 6, 1, 4), "America/New_York").zone).toBe("EDT")
  })

  it("tells what is left in two units, down to under a minute, and nothing once it has passed", () => {
    const at = (ms: number) => timeLeft(closes, closes - ms)
    expect([at(15 * 86_400_000 + 2 * 3_600_000), at(2 * 3_600_000 + 5 * 60_000), at(4 * 60_000), at(1), at(0)]).toEqual(
      ["15 d 02 h", "2 h 05 min", "4 min", "under 1 min", undefined],
    )
    expect(countdown(closes, closes - 90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1 })
    expect(countdown(closes, closes + 1)).toEqual({ days: 0, hours: 0, minutes: 0 })
  })

  it("tells how long ago, then the day", () => {
    const now = Date.UTC(2026, 10, 27, 14)
    expect(
      [30_000, 720_000, 10_800_000, 100_000_000, 250_000_000].map((since) => ago(now - since, now, "UTC")),
    ).toEqual(["now", "12 min", "3 h", "Yesterday", "11-24"])
  })
})
