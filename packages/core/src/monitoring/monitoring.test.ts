import { Effect, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { messageOf } from "../messages/index.ts"
import { Day, Millis, must } from "../shared/index.ts"
import {
  asksConsent,
  CLIENT_ERROR_KEPT_DAYS,
  CLIENT_ERRORS_ON_A_PAGE,
  ClientLog,
  entryText,
  InvalidSequenceToken,
  loadable,
  type LogPlace,
  LogStreamName,
  LogStreamNotFound,
  logStreamName,
  mayLoad,
  MOST_CLIENT_ERRORS,
  MOST_ENTRIES_A_CALL,
  NO_THIRD_PARTIES,
  scrubbed,
  sendLog,
  type ThirdParties,
} from "./index.ts"

const SESSION = "11111111-1111-4111-8111-111111111111"
const name = must(LogStreamName, logStreamName(must(Day, "2026-11-28"), SESSION))
const entries = [{ timestamp: must(Millis, 1), message: "It broke" }]

/** A log whose answers are given in order; it writes down what it was asked. */
const logAnswering = (...answers: ReadonlyArray<string | InvalidSequenceToken | LogStreamNotFound>) => {
  const asked: Array<string | null> = []
  const left = [...answers]
  const log: ClientLog["Service"] = {
    createStream: (stream) => Effect.sync(() => void asked.push(`create ${stream}`)),
    put: (_stream, _entries, token) => {
      asked.push(token)
      const answer = left.shift() ?? new LogStreamNotFound()
      return typeof answer === "string" ? Effect.succeed(answer) : Effect.fail(answer)
    },
    page: () => Effect.die("nobody reads here"),
  }
  const send = (sequenceToken: string | null) => {
    const place: LogPlace = { name, sequenceToken }
    return Effect.runPromise(Effect.result(Effect.provideService(sendLog(place, entries), ClientLog, log)))
  }
  return { asked, send }
}
const expecting = (expectedSequenceToken: string | null) => new InvalidSequenceToken({ expectedSequenceToken })

describe("a browser's log", () => {
  it("has one stream a day and browser session (BUY-401)", () => {
    expect(name).toBe(`2026-11-28/${SESSION}`)
    for (const no of [
      `x${name}`,
      "2026-11-28",
      `2026-11-28/${SESSION}/x`,
      `28-11-2026/${SESSION}`,
      "2026-11-28/anything",
    ])
      expect(LogStreamName.is(no)).toBe(false)
  })

  it("goes on from the token that it was answered with (BUY-398)", async () => {
    const { asked, send } = logAnswering("8")
    expect(await send("7")).toEqual(Result.succeed({ name, sequenceToken: "8" }))
    expect(asked).toEqual(["7"])
  })

  it("takes the expected token from the refusal and tries again (BUY-399)", async () => {
    const { asked, send } = logAnswering(expecting("41"), "42")
    expect(await send(null)).toEqual(Result.succeed({ name, sequenceToken: "42" }))
    expect(asked).toEqual([null, "41"])
  })

  it("gives up after three attempts (BUY-401)", async () => {
    const { asked, send } = logAnswering(expecting("1"), expecting("2"), expecting("3"), "4")
    expect(await send(null)).toEqual(Result.fail(expecting("3")))
    expect(asked).toEqual([null, "1", "2"])
  })

  it("creates a stream that is missing, once, and continues (BUY-400)", async () => {
    const { asked, send } = logAnswering(new LogStreamNotFound(), "1")
    expect(await send("5")).toEqual(Result.succeed({ name, sequenceToken: "1" }))
    expect(asked).toEqual(["5", `create ${name}`, null])
    const lost = logAnswering(new LogStreamNotFound(), new LogStreamNotFound())
    expect(await lost.send(null)).toEqual(Result.fail(new LogStreamNotFound()))
    expect(lost.asked).toEqual([null, `create ${name}`, null])
  })

  it("keeps 30 days and 50,000 entries, ten to a call and fifty to a page", () => {
    expect([CLIENT_ERROR_KEPT_DAYS, MOST_CLIENT_ERRORS, MOST_ENTRIES_A_CALL, CLIENT_ERRORS_ON_A_PAGE]).toEqual([
      30, 50_000, 10, 50,
    ])
    expect([messageOf(expecting(null)), messageOf(new LogStreamNotFound())]).toEqual([
      "The given sequence token is not the one expected.",
      "There is no such log stream.",
    ])
  })
})

describe("what may be somebody's", () => {
  it.each([
    ["mail to ann.doe+x@example.co.uk failed", "mail to [e-mail] failed"],
    ["GET /asset/1?user=ann&code=1#top failed", "GET /asset/1?[removed] failed"],
    ["Bearer abc.def.ghi", "Bearer [removed]"],
    ["token eyJhbGciOi.eyJzdWIi.c2ln is old", "token [removed] is old"],
    ['{"password":"Open-House-26"}', '{"password":"[removed]"}'],
    ["account 000123456789 and phone (202) 555-0142", "account [digits] and phone ([digits]"],
    ["status 404 at 12:30, line 1234", "status 404 at 12:30, line 1234"],
    ["a\u0000b", "ab"],
    ["x eyJhbGciOi.eyJzdWIi.c2ln-_9 y", "x [token] y"],
    ["x eyJhb-Ci_i.eyJz-W_i y", "x [token] y"],
    ["password=hunter2 secret='x' code  12", "password=[removed] secret='[removed]' code  [removed]"],
    ["password : hunter2, Token:\t7", "password : [removed], Token:\t[removed]"],
  ])("is taken out of %j", (text, clean) => expect(scrubbed(text)).toBe(clean))

  it("is taken out of a cause, of which the kind stays", () => {
    expect(entryText("Uncaught", new TypeError("no ann@example.com"))).toMatch(/^Uncaught: TypeError: no \[e-mail\]/)
    expect(entryText("The line broke", { _tag: "MarketUnavailable" })).toBe("The line broke: MarketUnavailable")
    const closed = (code: number, reason: string) => entryText("The line broke", { code, reason, wasClean: true })
    expect(closed(1006, "")).toBe("The line broke: closed with 1006")
    expect(closed(4403, "Forbidden to ann@example.com")).toBe("The line broke: closed with 4403, Forbidden to [e-mail]")
    expect(entryText("The line broke", { code: "ann", reason: "x" })).toBe("The line broke: [object Object]")
    expect(entryText("The line broke", { email: "ann@example.com" })).toBe("The line broke: [object Object]")
    expect([entryText("Said", "no"), entryText("Said", undefined)]).toEqual(["Said: no", "Said"])
  })

  it("is not there where the cause is nothing, a number, or closed without a word", () => {
    const said = (cause: unknown) => entryText("Said", cause)
    expect([said(null), said(7)]).toEqual(["Said: [object Null]", "Said: [object Number]"])
    expect([said({ code: 1006 }), said({ code: 1006, reason: 7 })]).toEqual([
      "Said: closed with 1006",
      "Said: closed with 1006",
    ])
  })

  it("is taken out of an error's trace, or of its name and message where the trace has another", () => {
    const traced = Object.assign(new Error("no"), { stack: "Error: no\n    at here" })
    const renamed = Object.assign(new RangeError("second"), { stack: "RangeError: first" })
    const bare = Object.assign(new Error("no"), { stack: undefined })
    expect([traced, renamed, bare].map((cause) => entryText("Failed", cause))).toEqual([
      "Failed: Error: no\n    at here",
      "Failed: RangeError: second",
      "Failed: Error: no",
    ])
  })

  it("is cut after 2,000 characters", () => expect(scrubbed("-".repeat(2_001))).toBe("-".repeat(2_000)))

  it("is never long, and scrubbing it twice changes nothing", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 5_000 }), (text) => {
        const once = scrubbed(text)
        expect(once.length).toBeLessThanOrEqual(2_000)
        expect(once).not.toMatch(/\w@\w+\.[a-z]{2}/i)
      }),
    ))
})

describe("other people's services", () => {
  const all: ThirdParties = {
    errorReporter: "https://key@errors.example/1",
    tagManager: "GTM-1",
    sessionRecorder: "house/app",
    complianceAgent: "key",
    maps: "key",
    addressLookup: "https://address.example/",
    registrationIdentity: "https://identity.example/",
  }

  it("are none as the product ships, so that nobody is asked", () => {
    expect(Object.values(NO_THIRD_PARTIES)).toEqual(Array.from({ length: 7 }, () => null))
    expect([
      loadable(NO_THIRD_PARTIES, "market.example"),
      asksConsent(NO_THIRD_PARTIES, "market.example", null),
    ]).toEqual([[], false])
  })

  it("are loaded only after consent, and those only that are configured", () => {
    expect(loadable(all, "market.example")).toEqual([
      "errorReporter",
      "tagManager",
      "sessionRecorder",
      "maps",
      "addressLookup",
      "registrationIdentity",
    ])
    for (const name of loadable(all, "market.example"))
      expect(
        (["granted", "denied", null] as const).map((consent) => mayLoad(name, all, "market.example", consent)),
      ).toEqual([true, false, false])
    expect(mayLoad("maps", all, "localhost:3000", "granted")).toBe(true)
    expect(mayLoad("tagManager", NO_THIRD_PARTIES, "market.example", "granted")).toBe(false)
  })

  it("are asked about once, and only where there is something to load; the key of a compliance agent loads nothing (ACC-683)", () => {
    expect(
      (["granted", "denied", null] as const).map((consent) => asksConsent(all, "market.example", consent)),
    ).toEqual([false, false, true])
    expect(asksConsent({ ...NO_THIRD_PARTIES, complianceAgent: "key" }, "market.example", null)).toBe(false)
  })

  it("hear of errors in prod and stage alone (ACC-672)", () => {
    const reporter = { ...NO_THIRD_PARTIES, errorReporter: "https://key@errors.example/1" }
    const hosts = [
      "market.example",
      "stage.market.example",
      "test.market.example",
      "dev.market.example",
      "localhost:3000",
    ]
    expect(hosts.map((host) => mayLoad("errorReporter", reporter, host, "granted"))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(hosts.map((host) => asksConsent(reporter, host, null))).toEqual([true, true, false, false, false])
  })
})
