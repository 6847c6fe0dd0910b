import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Day, dayTyped, decode, FIRST_YEAR, LAST_YEAR, readStored, shownDay } from "./index.ts"
import { Result } from "effect"

const days = fc
  .date({ min: new Date(Date.UTC(FIRST_YEAR, 0, 1)), max: new Date(Date.UTC(LAST_YEAR, 11, 31)), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as Day)
const between = fc.constantFrom("/", "-", ".", " ", " / ", "\u2013", "\u2212")
const understood = (text: string) => {
  const typed = dayTyped(text)
  return typed.tag === "day" ? typed.day : typed.tag
}

describe("a typed day", () => {
  it.each([
    ["1/5/2026", "2026-01-05"],
    ["11/1/2026", "2026-11-01"],
    ["2/28/26", "2026-02-28"],
    ["2-28-26", "2026-02-28"],
    ["02.28.2026", "2026-02-28"],
    [" 2 28 2026 ", "2026-02-28"],
    ["2026-11-01", "2026-11-01"],
    ["2026/11/1", "2026-11-01"],
    ["11012026", "2026-11-01"],
    ["20261101", "2026-11-01"],
    ["110126", "2026-11-01"],
    ["\uff11/5/2026", "2026-01-05"],
  ])("%s is understood", (text, day) => expect(understood(text)).toBe(day))

  it.each(["13/05/2026", "02302026", "2/30/2026", "0/5/2026", "1/5", "1/5/2", "1/5/026", "1/5/20260", "5 May 2026"])(
    "%s is refused, not bent",
    (text) => expect(understood(text)).toBe("refused"),
  )

  it.each(["1/5/1899", "1/5/2101", "0026-05-20"])("%s lies outside the years that a day may have", (text) =>
    expect(understood(text)).toBe("refused"),
  )

  it("is none where nothing is typed", () => expect([understood(""), understood("  ")]).toEqual(["none", "none"]))

  it("means the day that it shows, however its parts are ended", () =>
    fc.assert(
      fc.property(days, between, between, fc.boolean(), (day, one, other, isShort) => {
        const [year = "", month = "", date = ""] = day.split("-")
        const cut = (part: string) => (isShort ? String(Number(part)) : part)
        expect(understood(`${cut(month)}${one}${cut(date)}${other}${year}`)).toBe(day)
        expect(understood(`${year}${one}${cut(month)}${other}${cut(date)}`)).toBe(day)
        expect([understood(shownDay(day)), understood(shownDay(day).replaceAll("-", ""))]).toEqual([day, day])
      }),
    ))

  it("with two digits for the year lies in this century", () =>
    fc.assert(
      fc.property(days, (day) => {
        const [year = "", month, date] = day.split("-")
        expect(understood(`${month}/${date}/${year.slice(2)}`)).toBe(
          Day.is(`20${year.slice(2)}-${month}-${date}`) ? `20${year.slice(2)}-${month}-${date}` : "refused",
        )
      }),
    ))

  it("is a day that travels, or none, whatever is typed", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d /.-]{0,12}$/)), (text) => {
        const typed = dayTyped(text)
        expect(typed.tag !== "day" || Day.is(typed.day)).toBe(true)
      }),
    ))
})

describe("the years of a day", () => {
  it("are 1900 to 2100 for whatever comes in", () => {
    expect(["1900-01-01", "2100-12-31"].map((text) => Day.is(text))).toEqual([true, true])
    for (const text of ["1899-12-31", "2101-01-01", "0026-05-20", "9999-12-31"])
      expect([text, Result.isSuccess(decode(Day)(text))]).toEqual([text, false])
  })

  it("are not asked for in what was stored before, and asked for again after that", () => {
    const read = (text: string) => Result.isSuccess(readStored(() => decode(Day)(text)))
    expect([read("0026-05-20"), read("0026-02-30")]).toEqual([true, false])
    expect(() =>
      readStored(() => {
        throw new Error("broken")
      }),
    ).toThrow("broken")
    expect(Day.is("0026-05-20")).toBe(false)
  })
})
