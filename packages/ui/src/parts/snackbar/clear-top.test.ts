import { expect, it } from "vitest"
import { type Box, clearTop } from "./clear-top.ts"

const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right })
const wide = box(820, 868, 480, 960)
const narrow = box(12, 60, 16, 374)

it("leaves a notice where it is while it covers nothing", () => {
  expect(clearTop(wide, 900, [])).toBe(820)
  expect(clearTop(wide, 900, [box(700, 820, 500, 900), box(868, 900, 500, 900)])).toBe(820)
  expect(clearTop(wide, 900, [box(820, 868, 960, 1440), box(820, 868, 0, 480)])).toBe(820)
})

it("lifts a notice over what it would cover at the lower edge", () => {
  expect(clearTop(wide, 900, [box(800, 876, 400, 1000)])).toBe(740)
  expect(clearTop(wide, 900, [box(800, 876, 400, 1000), box(745, 780, 400, 1000)])).toBe(685)
})

it("lowers a notice below what it would cover at the upper edge", () => {
  expect(clearTop(narrow, 800, [box(14, 50, 340, 380)])).toBe(62)
  expect(clearTop(narrow, 800, [box(14, 50, 340, 380), box(70, 100)])).toBe(112)
})

it("keeps a notice inside the window, and at home where there is no room", () => {
  expect(clearTop(narrow, 120, [box(0, 70)])).toBe(12)
  expect(clearTop(narrow, 142, [box(0, 70)])).toBe(82)
  expect(clearTop(narrow, 141, [box(0, 70)])).toBe(12)
})
