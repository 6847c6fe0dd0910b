import { afterEach, expect, it, vi } from "vitest"
import { watchTyping } from "./typing.ts"

/** As much of an element as is looked at. */
class Field {
  isConnected = true
  value = ""
  readonly #kind: string
  constructor(kind = "input") {
    this.#kind = kind
  }
  matches(selectors: string): boolean {
    return selectors.split(", ").includes(this.#kind)
  }
}
vi.stubGlobal("Element", Field)
afterEach(() => vi.restoreAllMocks())

const page = () => {
  const heard = new Map<string, (event: Event) => void>()
  const isTyping = watchTyping({ addEventListener: (name, hear) => void heard.set(name, hear) })
  const types = (field: Field, text: string, name = "input") => {
    field.value = text
    heard.get(name)?.({ target: field } as unknown as Event)
  }
  return { isTyping, types }
}

it("is so while a field in which somebody typed is there with something in it", () => {
  const { isTyping, types } = page()
  const field = new Field()
  expect(isTyping()).toBe(false)
  types(field, "1,250,000")
  expect(isTyping()).toBe(true)
  field.value = ""
  expect(isTyping()).toBe(false)
  field.value = "1"
  field.isConnected = false
  expect(isTyping()).toBe(false)
})

it("counts choices and parts of days, but nothing that is no field", () => {
  const { isTyping, types } = page()
  types(new Field("button"), "pressed")
  expect(isTyping()).toBe(false)
  types(new Field("[role='spinbutton']"), "12", "beforeinput")
  expect(isTyping()).toBe(true)
})
