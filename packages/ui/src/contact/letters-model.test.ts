import { MarketUnavailable } from "@xl/core/kernel"
import { anAsset, aPublishedAsset } from "@xl/testkit/assets"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { AccountDialogs } from "../accounts/account-dialogs.ts"
import { Alerts } from "../alerts/alerts.ts"
import { app, type Change } from "../testing/app.ts"
import { LettersModel } from "./letters-model.ts"

const SHOWN = aPublishedAsset({ owners: [aSeller().id], contactsDisclosed: true, contacts: anAsset().contacts })
const [{ emailAddress: advisor } = { emailAddress: "" }] = SHOWN.contacts
const LETTER = { title: "Rent roll", message: "Is it certified?" }

const writing = async (who = aBuyer(), change?: Change) => {
  const here = await app({ who, seed: { assets: [SHOWN], profiles: [who, aSeller()] } }, change)
  const { accounts, effects, log, market, ports, said, session, snackbars, timers } = here
  const alerts = new Alerts()
  const dialogs = new AccountDialogs(accounts.accounts, session, snackbars, alerts, effects, timers.after, log)
  const model = new LettersModel(ports.letters, session, dialogs, alerts, snackbars)
  const letters = () => market.home.memory.rows.outbox.flatMap((one) => (one.tag === "letter" ? [one] : []))
  return { alerts, letters, model, said }
}

describe("a member's letters", () => {
  it("leave for an advisor and for the administrators, with the address to answer to (SEL-352, SEL-354)", async () => {
    const { letters, model } = await writing()
    model.open()
    model.draft.type(LETTER)
    await model.toAdvisor(SHOWN.id, advisor)
    expect([model.draft.sending, model.address]).toEqual(["sent", aBuyer().email])
    model.close()
    model.open()
    expect(model.draft.typed.title).toBe("")
    model.draft.type(LETTER)
    await model.toAdministrators()
    expect(letters().map(({ facts, kind, to }) => [kind, to, facts["title"], facts["email"]])).toEqual([
      ["advisor", advisor, LETTER.title, aBuyer().email],
      ["administrators", null, LETTER.title, aBuyer().email],
    ])
  })

  it("wait for a verified e-mail, to which answers go", async () => {
    const { alerts, model } = await writing(aBuyer(1, { roles: ["ApprovedBuyers"] }))
    model.open()
    expect([alerts.shown?.title, model.isOpen]).toEqual(["Verify your email", false])
  })

  it("keep what was typed over a refusal and a closed dialog, and say why", async () => {
    const { letters, model, said } = await writing()
    model.open()
    model.draft.type(LETTER)
    await model.toAdvisor(SHOWN.id, "stranger@example.com")
    expect(said()).toEqual(["The listing does not show this advisor any more. Reload it to see whom you can write to."])
    model.close()
    model.open()
    expect([model.draft.typed, letters()]).toEqual([LETTER, []])
    await model.toAdvisor(SHOWN.id, advisor)
    expect([said(), letters().length]).toEqual([[], 1])
  })

  it("say how long to wait where too many were sent", async () => {
    const { model, said } = await writing(aBuyer(), ({ letters }) => ({
      letters: {
        ...letters,
        toAdministrators: () => Effect.fail(new MarketUnavailable({ cause: "often", retryAfter: 412 })),
      },
    }))
    model.open()
    model.draft.type(LETTER)
    await model.toAdministrators()
    expect(said()).toEqual(["Too many requests. Please try again in 412 seconds."])
  })
})
