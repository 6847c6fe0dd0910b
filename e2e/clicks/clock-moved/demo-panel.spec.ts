import { moveClock } from "../../clock.ts"
import { expectAccessible } from "../../people.ts"
import { findsLoan } from "../buyer.ts"
import { expect, test } from "../people.ts"

test.afterEach(() => moveClock("reset"))

test("the panel says what a move of the clock will do, plays the story's next act, and names accounts and mailbox (B15)", async ({
  people,
}) => {
  const page = await people.arrives("visitor", { width: 390, height: 844 })
  await page.getByRole("link", { name: "Clock and story" }).click()
  await expect(page.getByRole("heading", { name: "Clock and story", level: 1 })).toBeVisible()
  await expectAccessible(page)
  for (const account of ["admin@demo.example", "seller@demo.example", "buyer@demo.example"])
    await expect(page.getByText(account)).toBeVisible()

  await test.step("the people of the story act, one after the other", async () => {
    for (let act = 0; act < 7; act++) {
      await page.getByRole("button", { name: "Play the next act" }).click()
      await expect(page.getByRole("status")).toContainText(/^Done: /)
    }
  })

  await test.step("the next deadline brings what the panel said it would", async () => {
    const move = page.locator("section").filter({ has: page.getByRole("heading", { name: "To the next deadline" }) })
    const words = await move.getByRole("listitem").first().innerText()
    const { name = "", status = "" } = /^(?<name>.+?): .+ becomes (?<status>[^,]+),/.exec(words)?.groups ?? {}
    await move.getByRole("button").click()
    await expect(page.getByRole("status")).toContainText("The clock was moved.")
    await page.getByRole("link", { name: "Home" }).click()
    await findsLoan(page, name)
    await expect(page.getByText(new RegExp(status, "i")).first()).toBeVisible()
  })

  await test.step("the mailbox is a click away", async () => {
    await page.getByRole("link", { name: "Mailbox" }).click()
    await expect(page.getByRole("heading", { name: "Mailbox", level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
