import { opens, signsInHere } from "./accounts.ts"
import { WEST } from "./funds.ts"
import { expect, test } from "./people.ts"

test("C011 a guest who wants to sell signs in and is where a loan is listed", async ({ people }) => {
  const seller = await people.arrives("seller")
  await opens(seller, "Sell")
  await seller.getByRole("main").getByRole("button", { name: "Sell a loan" }).click()
  await signsInHere(seller, WEST)
  await expect(seller).toHaveURL("/sell-your-loan/create")
  await expect(seller.getByRole("heading", { name: "Asset info" }).first()).toBeVisible()
})
