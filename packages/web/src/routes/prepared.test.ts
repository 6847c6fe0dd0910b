import { viewModelToken } from "@xl/ui/view-model"
import { expect, it } from "vitest"
import { HOUSE } from "../composition/index.ts"
import { preparedFirst } from "./prepared.ts"
import { arrivedAt } from "./router.tsx"

const token = viewModelToken<object>("Screen")
const other = viewModelToken<object>("Other")
const [model, made] = [{ name: "prepared" }, { name: "made" }]
const resolve = <M>() => made as M

it("gives a screen what was prepared for it, as often as it is drawn, until it is shown", () => {
  const { release, resolve: first } = preparedFirst({ token, model }, resolve)
  expect([first(token), first(token), first(other)]).toEqual([model, model, made])
  release()
  expect(first(token)).toBe(made)
})

it("makes every model as ever where nothing was prepared", () => {
  expect(preparedFirst(undefined, resolve).resolve(token)).toBe(made)
})

it("has the page at an address before it is drawn, and fetches the others when somebody goes there", async () => {
  const { routes } = await arrivedAt(HOUSE, { pathname: "/faq", search: "" })
  const isLazy = (path: string) => {
    const { Component } = routes.find((route) => route.path === path) ?? {}
    return typeof Component === "object"
  }
  expect([isLazy("faq"), isLazy("aboutus")]).toEqual([false, true])
})
