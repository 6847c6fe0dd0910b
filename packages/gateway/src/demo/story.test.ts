import { type Day, DAY_MILLIS, dayOf } from "@xl/core/shared"
import { getVariableValues, Kind, parse, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { readSchema } from "../http/schema.ts"
import { type Ask, type LoanRow, outcomes, rowsOf, type Variables } from "../import/index.ts"
import { collected, dataFile } from "../import/testing.ts"
import { buyers, sellers } from "./cast.ts"
import { lotsOf } from "./lots.ts"
import { tellStory } from "./seed.ts"
import type { Stage } from "./stage.ts"

const NOW = Date.UTC(2026, 10, 28, 9, 30)
const today: Day = dayOf(NOW)
const all = await collected(
  outcomes(rowsOf(dataFile("cmbs_loans.csv")), rowsOf(dataFile("cmbs_distressed_snapshots.csv"))),
)
const rows: ReadonlyArray<LoanRow> = all.flatMap((it) => ("listing" in it ? [it.row] : []))
const lots = lotsOf(rows, today)

describe("the lots", () => {
  it("tell a story of every loan, and of none twice", () => {
    const told = lots.flatMap((lot) => lot.listings.map(({ recordId }) => recordId))
    expect(told.toSorted()).toEqual(rows.map(({ record_id }) => record_id).toSorted())
  })

  it("begin by entering the loan, and go no further than yesterday", () => {
    for (const { scenes } of lots) {
      const inOrder = scenes.toSorted((one, other) => one.day - other.day || one.minute - other.minute)
      expect(inOrder[0]?.act).toBe("list")
      expect(Math.max(...scenes.map(({ day }) => day))).toBeLessThan(0)
    }
  })

  it("leave a loan that cannot be published a Draft", () => {
    for (const lot of lots.filter((it) => it.listings.some(({ missing }) => missing.length > 0))) {
      expect(lot.scenes.map(({ act }) => act)).toEqual(["list"])
    }
  })

  it("give every seller and every buyer a part", () => {
    expect(new Set(lots.map(({ seller }) => seller)).size).toBe(sellers.length)
    expect(
      new Set(lots.flatMap(({ scenes }) => scenes.flatMap((scene) => ("buyer" in scene ? [scene.buyer] : [])))).size,
    ).toBe(buyers.length)
  })
})

const schema = readSchema()

/** The mutation that a document asks. Throws where the schema does not take it with these variables. */
const understood = (document: string, variables: Variables): string => {
  const parsed = parse(document)
  const [operation] = parsed.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("This document asks nothing.")
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const [problem] = [...validate(schema, parsed), ...errors]
  if (problem) throw problem
  return String(operation.name?.value)
}

/** Answers every question that the schema understands with a new thing. */
const knowingOnlyTheSchema = () => {
  const asked: Array<{ readonly name: string; readonly at: number }> = []
  const shelved: Array<number> = []
  let now = 0
  const ask: Ask = async (document, variables) => {
    const name = understood(document, variables)
    asked.push({ name, at: now })
    if (name === "listLegalDocuments") return { answer: [{ docType: "LPA", edition: 1, state: "made" }] }
    const id = `${String(asked.length).padStart(8, "0")}-0000-4000-8000-000000000000`
    const asset = { id, version: 1, status: "Draft" }
    const dataRoom = { tier_home_id: id, tier1_id: id, tier2_id: id }
    return {
      answer: {
        id,
        asset,
        dataRoom,
        offer: { id, status: "Draft" },
        profile: { id },
        request: { id },
        latest: { id, version: 1 },
        chat: { twilioSID: id },
        sent: { index: 0 },
        index: 0,
        executed: { executionDate: now },
        document: { state: "making" },
      },
    }
  }
  const stage: Stage = {
    setTime: (at) => void (now = at),
    addUser: async () => undefined,
    grantAdmin: async () => undefined,
    as: () => ask,
    upload: async (_email, name) => ({ name, key: "paper", type: "application/pdf", dataOwnerId: "somebody" }),
    shelve: async () => void shelved.push(now),
    print: async () => undefined,
    tick: async () => void asked.push({ name: "tick", at: now }),
  }
  return { asked, shelved, stage }
}

describe("the story", () => {
  it("asks nothing that the public schema does not know, in the order of time, and nothing ahead of now", async () => {
    const { asked, stage } = knowingOnlyTheSchema()
    await tellStory(stage, rows, NOW)
    const times = asked.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(NOW)
    expect(asked.filter(({ name }) => name === "tick").length).toBeGreaterThan(90)
    expect(Math.min(...times)).toBeGreaterThan(NOW - 120 * DAY_MILLIS)
  })

  it("has every command of both machines asked that leads to a status of its own", async () => {
    const { asked, stage } = knowingOnlyTheSchema()
    await tellStory(stage, rows, NOW)
    expect([...new Set(asked.map(({ name }) => name))].toSorted()).toEqual(
      expect.arrayContaining([
        "acceptClosingDocuments",
        "approveAsset",
        "approveChangeRequest",
        "closeBestAndFinal",
        "closeCallForOffers",
        "confirmClosing",
        "createOffer",
        "declineOffer",
        "deleteAsset",
        "discardAsset",
        "generateLegalDocument",
        "editOffer",
        "holdAsset",
        "planPeriods",
        "publishOffer",
        "recordManualTransfer",
        "reportFallThrough",
        "requestAssetPublish",
        "requestTier2Access",
        "revokeAsset",
        "signLegalDocument",
        "selectForBestAndFinal",
        "selectWinner",
        "setOfferClosingHistoryDate",
        "withdrawListing",
        "withdrawOffer",
        "createChat",
        "sendChatMessage",
        "markChatRead",
      ]),
    )
  })
})
