import { expect, it } from "vitest"
import { Unbroken } from "./unbroken.tsx"

const pagesAt = (at: string) => ({ at, children: "the page", instead: (reason: unknown) => `again: ${String(reason)}` })

it("shows its children until one of them throws, and then what stands in for them, by the reason", () => {
  const pages = new Unbroken(pagesAt("/"))
  expect(pages.render()).toBe("the page")
  pages.state = { ...pages.state, ...Unbroken.getDerivedStateFromError("lost") }
  expect(pages.render()).toBe("again: lost")
})

it("tries again at another address", () => {
  const broken = { at: "/", ...Unbroken.getDerivedStateFromError("lost") }
  expect(Unbroken.getDerivedStateFromProps(pagesAt("/"), broken)).toBeNull()
  expect(Unbroken.getDerivedStateFromProps(pagesAt("/faq"), broken)).toEqual({ at: "/faq", broken: null })
})
