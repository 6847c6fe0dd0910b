import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { callerAs, opensAccount } from "./asking.ts"
import { test } from "./journey.ts"
import { asksForBalance, putsUp } from "./listing.ts"
import { ADMIN, arrives, expectAccessible, hears } from "./people.ts"
import { enters } from "./sessions.ts"

interface Mailed {
  readonly subject: string
  readonly text: string
  readonly unsubscribe?: string
}
const SUBJECT = "A new listing matches your criteria"
const CHANGED = "A changed listing matches your criteria"

/** Mails about listings to an address, the newest first. */
const mailsTo = async (request: APIRequestContext, email: string, about = SUBJECT): Promise<ReadonlyArray<Mailed>> => {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
  const mails = (await answer.json()) as ReadonlyArray<Mailed>
  return mails.filter(({ subject }) => subject === about)
}

const newcomer = async (request: APIRequestContext, name: string): Promise<string> => {
  const email = `${name}.${Date.now()}@example.com`
  await opensAccount(request, email)
  return email
}

/** Wants to hear at once of loans on land in Vermont, of which the demo market has none, of balances up to so many dollars. */
const wantsLand = async (reader: Page, most = "9000000"): Promise<void> => {
  await reader.goto("/profile/edit")
  await reader.getByRole("button", { name: "Set criteria" }).click()
  const dialog = reader.getByRole("dialog", { name: "Notification criteria" })
  await dialog.getByText("As soon as a loan that fits is listed.").click()
  await dialog.getByText("Land", { exact: true }).click()
  await dialog.getByRole("button", { name: /^State/ }).click()
  await reader.getByRole("option", { name: "Vermont" }).click()
  await reader.keyboard.press("Escape")
  await dialog.getByLabel("Unpaid balance to").fill(most)
  await expectAccessible(reader)
  const saved = hears(reader, "Your notification criteria were saved.")
  await Promise.all([saved, dialog.getByRole("button", { name: "Save" }).click()])
  await expect(dialog).toBeHidden()
}

const bell = (page: Page, unread: number) => page.getByRole("link", { name: `Notices, ${unread} unread` })

const approves = async (admin: Page, title: string): Promise<void> => {
  await admin.goto("/admin/asset-approval")
  await admin.getByRole("button", { name: `Approve, ${title}` }).click()
  await admin.getByRole("alertdialog").getByRole("button", { name: "Approve and publish" }).click()
  await expect(admin.getByRole("button", { name: `Approve, ${title}` })).toBeHidden()
}

test("a matching listing's alert arrives live and by mail, and one click ends it (ACC-489)", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  test.slow() // four people in browsers of their own
  const [email, other] = [await newcomer(request, "ada"), await newcomer(request, "bea")]
  const [reader, staying, admin] = [
    await enters({ browser, contextOptions }, baseURL ?? "", email),
    await enters({ browser, contextOptions }, baseURL ?? "", other),
    await enters({ browser, contextOptions }, baseURL ?? "", ADMIN),
  ]
  const land = { propertyType: ["Land"], state: "VT" }

  await test.step("two people say what they look for", async () => {
    await wantsLand(reader)
    await expect(reader.getByRole("region", { name: "Notification criteria" })).toContainText("Vermont")
    await expectAccessible(reader)
    await wantsLand(staying)
  })

  await test.step("a listing that does not match brings nothing, one that does is told at once", async () => {
    const elsewhere = await putsUp(request, { ...land, title: `Orchard ${Date.now()}`, state: "OH" })
    await approves(admin, elsewhere.title)
    const matching = await putsUp(request, { ...land, title: `Maple Meadow ${Date.now()}` })
    await approves(admin, matching.title)
    await expect(bell(reader, 1)).toBeVisible()
    await reader.goto("/notices")
    await expect(
      reader.getByText(`${matching.title} is on the market and matches your notification criteria.`, { exact: false }),
    ).toBeVisible()
    await expect(reader.getByText(elsewhere.title, { exact: false })).toHaveCount(0)
    await expectAccessible(reader)
    await reader.getByRole("link", { name: SUBJECT }).first().click()
    await expect(reader).toHaveURL(`/asset/${matching.id}`)
    await expect(reader.getByRole("heading", { name: matching.title, level: 1 })).toBeVisible()
    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
    const [mail] = await mailsTo(request, email)
    expect(mail?.text).toContain(`/asset/${matching.id}`)
  })

  const [mail] = await mailsTo(request, email)
  const address = new URL(mail?.unsubscribe ?? "about:blank")
  const path = `${address.pathname}${address.search}`
  await test.step("a visit of the way out changes nothing; the button ends it, for whoever is not signed in", async () => {
    const guest = await arrives(browser, contextOptions)
    await guest.goto(path)
    await expect(guest.getByRole("button", { name: "Unsubscribe" })).toBeVisible()
    await expectAccessible(guest)
    const { ask } = await callerAs(request, email)
    const criteria = "{ getUserProfile { notificationsCriteria { receiveNotificationsWhen } } }"
    expect(await ask(criteria)).toEqual({ notificationsCriteria: { receiveNotificationsWhen: "Immediately" } })
    await guest.getByRole("button", { name: "Unsubscribe" }).press("Enter")
    await expect(guest.getByRole("heading", { name: "You are unsubscribed" })).toBeFocused()
    await expectAccessible(guest)
    expect(await ask(criteria)).toEqual({ notificationsCriteria: { receiveNotificationsWhen: "Never" } })
    await guest.context().close()
  })

  await test.step("the next one is told to the other alone, who leaves as a mail program does", async () => {
    const next = await putsUp(request, { ...land, title: `Birch Hollow ${Date.now()}` })
    await approves(admin, next.title)
    await expect.poll(async () => (await mailsTo(request, other)).length).toBe(2)
    expect(await mailsTo(request, email)).toHaveLength(1)
    const [newest] = await mailsTo(request, other)
    const link = new URL(newest?.unsubscribe ?? "about:blank")
    const left = await request.post(`${link.pathname}${link.search}`, { form: { "List-Unsubscribe": "One-Click" } })
    expect([left.status(), await left.text()]).toEqual([204, ""])
    await staying.goto("/profile/edit")
    await expect(staying.getByRole("region", { name: "Notification criteria" })).toContainText("Never")
  })
  for (const person of [reader, staying, admin]) await person.context().close()
})

test("a listing whose balance falls within somebody's criteria is told to them as changed, once", async ({
  baseURL,
  browser,
  contextOptions,
  request,
}) => {
  test.slow() // two people in browsers of their own
  const email = await newcomer(request, "cleo")
  const [reader, admin] = [
    await enters({ browser, contextOptions }, baseURL ?? "", email),
    await enters({ browser, contextOptions }, baseURL ?? "", ADMIN),
  ]
  await wantsLand(reader, "3000000")
  const land = { propertyType: ["Land"], state: "VT", title: `Alder Field ${Date.now()}` }
  const { id, title } = await putsUp(request, land)
  await approves(admin, title)
  await asksForBalance(request, { ...land, id, upb: "2500000.00" })

  await admin.goto("/admin/change-requests")
  await admin.getByRole("link", { name: title, exact: true }).click()
  await admin.getByRole("button", { name: "Approve", exact: true }).click()
  await admin.getByRole("alertdialog").getByRole("button", { name: "Approve the change" }).click()
  await expect(admin.getByText("Approved", { exact: true })).toBeVisible()

  await expect(bell(reader, 1)).toBeVisible()
  await reader.goto("/notices")
  await expect(
    reader.getByText(`${title} has changed and now matches your notification criteria.`, { exact: false }),
  ).toContainText("Unpaid principal balance now $2,500,000; was $4,000,000.")
  await expectAccessible(reader)
  await reader.getByRole("link", { name: CHANGED }).click()
  await expect(reader).toHaveURL(`/asset/${id}`)
  await expect.poll(async () => (await mailsTo(request, email, CHANGED)).length).toBe(1)
  expect(await mailsTo(request, email)).toEqual([])
  for (const person of [reader, admin]) await person.context().close()
})
