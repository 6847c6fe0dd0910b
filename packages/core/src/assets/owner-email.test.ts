import { actorOf, aSeller, GUEST } from "@xl/testkit/market"
import { expect, it } from "vitest"
import { ownerEmailProblems } from "./owner-email.ts"

const seller = actorOf(aSeller())
const { email } = aSeller()

it("lets a creation name the own e-mail, in whatever case and with blanks around it, or none", () =>
  expect([null, email, ` ${email.toUpperCase()} `].flatMap((typed) => ownerEmailProblems(seller, typed))).toEqual([]))

it("refuses another's, an empty one, and whatever a guest names", () => {
  const problem = { field: "ownerEmail", message: "The owner's e-mail must be your own" }
  const told = [
    ownerEmailProblems(seller, `x${email}`),
    ownerEmailProblems(seller, ""),
    ownerEmailProblems(GUEST, email),
  ].flat()
  expect(told).toEqual([problem, problem, problem])
  expect(ownerEmailProblems(GUEST, null)).toEqual([])
})
