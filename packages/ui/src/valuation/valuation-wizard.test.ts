import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { draftOfInput, inputOfDraft, KeptDraft, ValuationDraft, ValuationInputInvalid } from "@xl/core/valuation"
import { PASSWORD, someCredentials } from "@xl/testkit/accounts"
import { aProfile } from "@xl/testkit/market"
import { aResult, aValuation, aValuationInput } from "@xl/testkit/valuation"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { keptInMemory } from "../arrival/index.ts"
import { app, type Change, settled } from "../testing/app.ts"
import { ValuationDrafts } from "./valuation-drafts.ts"
import { ValuationWizard } from "./valuation-wizard.ts"

const me = aProfile()
const input = aValuationInput()
const scene = async (who?: Profile, change?: Change, seed = {}) => {
  const here = await app({ who, away: who === undefined ? me : undefined, seed }, change)
  const kept = keptInMemory()
  const drafts = new ValuationDrafts(kept)
  const make = () => new ValuationWizard(here.ports.valuations, drafts, here.session)
  const stored = () => [...here.market.home.memory.rows.valuations.values()]
  const signsIn = async () => {
    const { accounts } = here.accounts
    const outcome = await Effect.runPromise(accounts.signIn(someCredentials({ email: me.email, password: PASSWORD })))
    if (outcome.tag === "signedIn") await here.session.entered(outcome.session)
  }
  return { here, kept, drafts, make, signsIn, stored, wizard: make() }
}
const filled = async (...options: Parameters<typeof scene>) => {
  const opened = await scene(...options)
  await opened.wizard.open(null)
  const { address, paying, notPaying, specifics } = ValuationDraft.encode(draftOfInput(input))
  const { wizard } = opened
  wizard.type("address", address)
  wizard.typeProperty("Retail")
  wizard.type("specifics", specifics)
  wizard.type("paying", paying)
  wizard.type("notPaying", notPaying)
  return opened
}

describe("the steps of a valuation", () => {
  it("begin at the general one, whatever later step the address asks for (ACC-043)", async () => {
    const { wizard } = await scene()
    await wizard.open(null)
    expect(["general", "specifics", "details", "valuation"].map((step) => wizard.stepAt(step as never))).toEqual([
      "general",
      "general",
      "general",
      "general",
    ])
    expect(wizard.isCompleted("general")).toBe(false)
  })

  it("say beside each field what is missing, keep what was typed and go nowhere", async () => {
    const { wizard } = await scene()
    await wizard.open(null)
    wizard.type("address", { city: "Tampa", zipCode: "336" })
    expect(await wizard.next("general")).toBeNull()
    expect(wizard.errors).toEqual({
      state: "Choose the state",
      propertyType: "Choose the property type",
      zipCode: "Zipcode must be 5 characters",
    })
    expect(wizard.draft.address.city).toBe("Tampa")
    wizard.type("address", { state: "FL", zipCode: "33602" })
    expect(wizard.errors).toEqual({ propertyType: "Choose the property type" })
    wizard.typeProperty("Office")
    expect(await wizard.next("general")).toBe("specifics")
    expect(await wizard.next("specifics")).toBeNull()
    expect(wizard.errors).toMatchObject({
      upb: "Enter the unpaid principal balance",
      userRole: "Choose your role",
      assetStatus: "Choose the status of the loan",
    })
    wizard.type("specifics", { assetStatus: "Non-Performing Loan" })
    await wizard.next("details")
    expect(wizard.errors["recourseGuaranty"]).toBe("Choose yes or no")
  })

  it("lead to the figures that the core has, without an account, and nothing is kept of them (ACC-008)", async () => {
    const { stored, wizard } = await filled()
    expect(await wizard.next("details")).toBe("valuation")
    expect(wizard.result).toEqual(aResult(input))
    expect([wizard.id, wizard.isFresh, wizard.isUnsaved, stored()]).toEqual([null, true, false, []])
    expect(["general", "valuation"].map((step) => wizard.isCompleted(step as never))).toEqual([true, true])
  })

  it("survive a reload", async () => {
    const { make, wizard } = await filled()
    const again = make()
    await again.open(null)
    expect(again.draft).toEqual(wizard.draft)
  })

  it("begin empty where somebody else wrote into the browser, and go on where it keeps nothing", async () => {
    const { kept, make } = await filled()
    kept.setItem("valuationDraft", "{not ours")
    const again = make()
    await again.open(null)
    expect(inputOfDraft(again.draft)).toBeNull()
    const full = new ValuationDrafts({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("full")
      },
    })
    expect(full.keep({ id: null, isValued: false, draft: again.draft })).toBe(false)
  })

  it("take no half number for a whole one", async () => {
    const { wizard } = await filled()
    const before = wizard.draft
    wizard.type("specifics", { upb: "1.234" })
    expect(wizard.draft).toBe(before)
  })

  it("say why a loan was not valued, and value it at the second try", async () => {
    let isDown = true
    const { wizard } = await filled(undefined, ({ valuations }) => ({
      valuations: {
        ...valuations,
        calculate: (asked) =>
          isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : valuations.calculate(asked),
      },
    }))
    expect(await wizard.next("details")).toBeNull()
    expect([wizard.failure, wizard.result]).toEqual(["We cannot reach the marketplace. Please try again.", null])
    isDown = false
    expect(await wizard.next("details")).toBe("valuation")
    expect(wizard.failure).toBeNull()
  })

  it("go back to the step of a field that the gateway refuses, and say it there", async () => {
    const problems = [{ field: "specifics.upb", message: "More than anybody lends" }]
    const { wizard } = await filled(undefined, ({ valuations }) => ({
      valuations: { ...valuations, calculate: () => Effect.fail(new ValuationInputInvalid({ problems })) },
    }))
    expect(await wizard.next("details")).toBe("specifics")
    expect(wizard.errors).toEqual({ upb: "More than anybody lends" })
    wizard.type("specifics", { upb: "100.00" })
    expect([wizard.errors, wizard.failure]).toEqual([{}, null])
  })

  it("recalculate with an assumption of one's own, and again with the default", async () => {
    const { wizard } = await filled()
    await wizard.value()
    const before = wizard.result?.value ?? 0
    wizard.type("assumptions", { targetYield: "25" })
    expect(wizard.isFresh).toBe(false)
    await wizard.value()
    expect(wizard.result?.value).toBeLessThan(before)
    expect(wizard.result?.assumptions?.find(({ name }) => name === "targetYield")?.origin).toBe("entered")
    wizard.type("assumptions", { targetYield: null })
    await wizard.value()
    expect(wizard.result?.value).toBe(before)
  })
})

describe("a visitor's valuation", () => {
  it("is kept with the account once somebody signs in, as it stands, and no longer in the browser", async () => {
    const { drafts, signsIn, stored, wizard } = await filled()
    await wizard.value()
    expect(drafts.read()?.isValued).toBe(true)
    await signsIn()
    expect(wizard.isUnsaved).toBe(true)
    await wizard.value()
    expect(stored().map(({ id, userInput }) => [id, userInput])).toEqual([[wizard.id, input]])
    expect([wizard.isUnsaved, drafts.read()]).toEqual([false, null])
  })

  it("waits for the list where the sign-in was there, and is kept once", async () => {
    const { make, signsIn, stored, wizard } = await filled()
    await wizard.value()
    await signsIn()
    const later = make()
    await later.keepPending()
    await later.keepPending()
    expect(stored()).toHaveLength(1)
  })

  it("that was never valued is nobody's business", async () => {
    const { signsIn, stored, wizard } = await filled()
    await signsIn()
    await wizard.keepPending()
    expect(stored()).toEqual([])
  })

  it("goes with a sign-out", async () => {
    const { drafts, here, wizard } = await filled(me)
    expect(KeptDraft.is(drafts.read())).toBe(true)
    await here.session.signOut()
    await settled()
    expect([drafts.read(), inputOfDraft(wizard.draft)]).toEqual([null, null])
  })
})

describe("a saved valuation", () => {
  const saved = aValuation({ owner: me.id })
  const seed = { valuations: [saved] }

  it("opens with its figures and its listing, and is valued anew only after an edit", async () => {
    let edits = 0
    const { wizard } = await scene(
      me,
      ({ valuations }) => ({
        valuations: {
          ...valuations,
          edit: (...asked) => {
            edits += 1
            return valuations.edit(...asked)
          },
        },
      }),
      seed,
    )
    await wizard.open(saved.id)
    expect([wizard.isFresh, wizard.result, wizard.assetId]).toEqual([true, aResult(input), null])
    wizard.type("specifics", { upb: "4000000.00" })
    expect(await wizard.next("details")).toBe("valuation")
    expect([edits, wizard.id]).toEqual([1, saved.id])
    expect(wizard.result?.ltv).toBeLessThan(1_000_000)
  })

  it("comes back from a reload as it was typed, before it was saved", async () => {
    const { make, wizard } = await scene(me, undefined, seed)
    await wizard.open(saved.id)
    wizard.type("specifics", { assetTitle: "Another name" })
    const again = make()
    await again.open(saved.id)
    expect([again.draft.specifics.assetTitle, again.id]).toEqual(["Another name", saved.id])
  })

  it("of somebody else is told from none by nothing", async () => {
    const { wizard } = await scene(me, undefined, { valuations: [aValuation()] })
    await wizard.open(aValuation().id)
    expect(wizard.state).toEqual({ tag: "missing" })
  })

  it("that does not load says why, and loads at the second try", async () => {
    let isDown = true
    const { wizard } = await scene(
      me,
      ({ valuations }) => ({
        valuations: {
          ...valuations,
          find: (id) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : valuations.find(id)),
        },
      }),
      seed,
    )
    await wizard.open(saved.id)
    expect(wizard.state).toEqual({ tag: "failed", said: "We cannot reach the marketplace. Please try again." })
    isDown = false
    await wizard.open(saved.id)
    expect(wizard.state.tag).toBe("open")
  })

  it("that is deleted leaves an empty first step", async () => {
    const { wizard } = await scene(me, undefined, seed)
    await wizard.open(saved.id)
    wizard.gone(saved.id)
    expect([wizard.id, inputOfDraft(wizard.draft)]).toEqual([null, null])
  })
})
