import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { type Ask, callerAs, opensAccount, signedInState } from "./asking.ts"
import { test } from "./journey.ts"
import { ADMIN, expectAccessible, hears } from "./people.ts"
import { filesProofOfFunds, offers } from "./steps.ts"

const REFUSED = "... on Refusal { code message }"
const REASON = "The letter is dated last year."
const NOTICES = {
  approved: "Your request for the Buyer role has been approved. The permission to place offers is granted.",
  declined:
    "Unfortunately, your Proof of Funds request was declined. Please review the information you had provided and try again.",
}
/** Somebody who has said all that a role needs, but nothing as a buyer. */
const newcomer = async (request: APIRequestContext): Promise<string> => {
  const email = `morgan.${Date.now()}@example.com`
  await opensAccount(request, email)
  const { ask } = await callerAs(request, email)
  await ask(`mutation { updateUserProfile(firstName: "Morgan", lastName: "Example", officePhone: "2125550142",
    address: { country: "United States", state: "TX", city: "Austin", address: "1 Main Street", zipCode: "78701" },
    companyName: "Example", companyProfile: ["Lender"], jobTitle: "Partner", aum: "1") { __typename ${REFUSED} } }`)
  return email
}

const FUNDS = {
  buyerProfile: {
    pofSum: "25000000.00",
    approved: true,
    fundsApprovalDate: new Date().toISOString().slice(0, 10),
  },
}

/** What administrators do with the one request of a person. */
const judgeOf = (admin: Ask, email: string) => {
  const pending = async () => {
    const asked = `query ($e: String) { searchRequests(email: $e, status: [Draft]) { requests { request { id creator } } } }`
    const { requests } = await admin(asked, { e: email })
    const [first] = requests as ReadonlyArray<{ readonly request: { readonly id: string; readonly creator: string } }>
    return first?.request ?? { id: "", creator: "" }
  }
  return {
    pending,
    declines: async () =>
      admin(
        `mutation ($id: ID!, $why: String!) { declineRoleRequest(id: $id, reason: $why) { __typename ${REFUSED} } }`,
        {
          id: (await pending()).id,
          why: REASON,
        },
      ),
    approves: async () =>
      admin(
        `mutation ($id: ID!, $data: RoleRequestApprovalInput) { approveRoleRequest(id: $id, data: $data) { __typename ${REFUSED} } }`,
        { id: (await pending()).id, data: FUNDS },
      ),
  }
}

const opensBuyerProfile = async (page: Page, button: string) => {
  await page.getByRole("button", { name: button }).click()
  return page.getByRole("dialog", { name: "Buyer profile" })
}

test("somebody becomes a buyer: declined, mended and approved", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  const email = await newcomer(request)
  const { ask } = await callerAs(request, ADMIN)
  const judge = judgeOf(ask, email)
  const storageState = await signedInState(request, email, baseURL ?? "")
  const context = await browser.newContext({ ...contextOptions, storageState })
  const page = await context.newPage()
  await page.goto("/profile/buyer")

  await test.step("says who buys and who signs, by keyboard, and keeps it when it is put off", async () => {
    const dialog = await opensBuyerProfile(page, "Become a Buyer")
    await dialog.getByLabel("Name of the entity").fill("Example Capital LLC")
    await expectAccessible(page)
    await page.keyboard.press("Enter")
    await dialog.getByLabel("First name").fill("mia")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    const again = await opensBuyerProfile(page, "Become a Buyer")
    await expect(again.getByText("Step 2 of 3: Managing member or general partner")).toBeVisible()
    await expect(again.getByLabel("First name")).toHaveValue("mia")
    await again.getByLabel("Last name").fill("park")
    await page.keyboard.press("Enter")
    await filesProofOfFunds(page)
    await expect(page.getByText("Under review", { exact: true })).toBeVisible()
  })

  await test.step("is declined, reads why, and sends another paper", async () => {
    await Promise.all([hears(page, NOTICES.declined), judge.declines()])
    await expect(page.getByText(REASON)).toBeVisible()
    const dialog = await opensBuyerProfile(page, "Become a Buyer")
    await expect(dialog.getByText(REASON)).toBeVisible()
    await expect(dialog.getByRole("region", { name: "Filed before" }).getByRole("listitem")).toHaveCount(1)
    await filesProofOfFunds(page)
    await expect(page.getByText(REASON)).toHaveCount(0)
  })

  await test.step("is approved, and sees what an offer leaves of the funds", async () => {
    await Promise.all([hears(page, NOTICES.approved), judge.approves()])
    await expect(page.getByText("Approved", { exact: true })).toBeVisible()
    const power = page.getByRole("region", { name: "Buying power" })
    await expect(power.getByText(/^90, until /)).toBeVisible()
    await expect(power.getByText("$25,000,000", { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    // Of a larger loan the earnest money that is offered here is too little.
    const small = `size: 1, status: ["Published"], upbMax: "20000000"`
    const { assets } = await ask(`{ searchAssets(${small}) { assets { id } } }`)
    const [asset] = assets as ReadonlyArray<{ readonly id: string }>
    await page.goto(`/asset/${asset?.id ?? ""}`)
    await offers(page, "1000000")
    await page.goto("/profile/buyer")
    await expect(power.getByText("$24,000,000", { exact: true })).toBeVisible()
  })
  await context.close()
})
