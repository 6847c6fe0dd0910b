import { expect, it } from "vitest"
import { Unbroken } from "./unbroken.tsx"

it("shows its children until one of them throws, and then what stands in for them", () => {
  const pages = new Unbroken({ children: "the page", instead: "try again" })
  expect(pages.render()).toBe("the page")
  pages.state = Unbroken.getDerivedStateFromError()
  expect(pages.render()).toBe("try again")
})
