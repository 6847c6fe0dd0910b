import { type ResolveViewModel, type ViewModelToken, viewModelToken } from "@xl/ui/view-model"
import { expect, it } from "vitest"
import { HOUSE, Tokens } from "../composition/index.ts"
import { preparedFirst } from "./prepared.ts"
import { arrivedAt } from "./app.tsx"

const token = viewModelToken<object>("Screen")
const other = viewModelToken<object>("Other")
const [model, made] = [{ name: "prepared" }, { name: "made" }]
const clock = () => 2_000
const resolve: ResolveViewModel = <M>(asked: ViewModelToken<M>) =>
  ((asked as ViewModelToken<unknown>) === Tokens.now ? clock : made) as M

it("gives a screen what was prepared for it, as often as it is drawn, until it is shown", () => {
  const { release, resolve: first } = preparedFirst({ prepared: { token, model }, at: undefined }, resolve)
  expect([first(token), first(token), first(other)]).toEqual([model, model, made])
  release()
  expect(first(token)).toBe(made)
})

it("makes every model as ever where nothing was prepared", () => {
  expect(preparedFirst({ prepared: undefined, at: undefined }, resolve).resolve(token)).toBe(made)
})

it("lets the clock stand at the time of the drawing until it is shown", () => {
  const { release, resolve: first } = preparedFirst({ prepared: undefined, at: 1_000 }, resolve)
  const now = first(Tokens.now)
  expect(now()).toBe(1_000)
  release()
  expect([now(), first(Tokens.now)()]).toEqual([2_000, 2_000])
  expect(preparedFirst({ prepared: undefined, at: undefined }, resolve).resolve(Tokens.now)()).toBe(2_000)
})

it("has the page at an address before it is drawn, and fetches the others when somebody goes there", async () => {
  const { routes } = await arrivedAt(HOUSE, { pathname: "/faq", search: "" })
  const isLazy = (path: string) => {
    const { Component } = routes.find((route) => route.path === path) ?? {}
    return Component?.name === "PageOnDemand"
  }
  expect([isLazy("faq"), isLazy("aboutus")]).toEqual([false, true])
})
