import { errorMonitorContract, startedOnceContract } from "@xl/testkit/monitoring/contract"
import { must, UserId } from "@xl/core/shared"
import type { Environment } from "@xl/core/settings"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import {
  envelopeAddress,
  errorMonitorNone,
  errorMonitorSentry,
  type Scripts,
  scriptsOf,
  sessionRecorderLogRocket,
  sessionRecorderNone,
  tagManagerGoogle,
  tagManagerNone,
} from "./index.ts"

const run = Effect.runPromise
const DSN = "https://public@errors.example/42"

/** Sentry's end of the wire. */
const sentry = (status = 200, environment: Environment = "prod") => {
  const heard: Array<{ readonly address: string; readonly lines: ReadonlyArray<Record<string, unknown>> }> = []
  let ids = 0
  const monitor = errorMonitorSentry({
    dsn: DSN,
    environment,
    fetch: async (address, init) => {
      const lines = (typeof init?.body === "string" ? init.body : "")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>)
      heard.push({ address: address as string, lines })
      return new Response(null, { status })
    },
    newId: () => {
      ids += 1
      return String(ids).padStart(32, "0")
    },
    random: () => 0.999,
  })
  return { heard, monitor }
}
/** A page whose vendors' scripts arrive, or do not. */
const page = (arrives = true) => {
  const loaded: Array<string> = []
  const calls: Array<ReadonlyArray<unknown>> = []
  const scripts: Scripts = {
    globals: {},
    load: async (address) => {
      loaded.push(address)
      if (!arrives) throw new Error("offline")
      scripts.globals["LogRocket"] = {
        init: (...told: ReadonlyArray<unknown>) => calls.push(["init", ...told]),
        identify: (...told: ReadonlyArray<unknown>) => calls.push(["identify", ...told]),
      }
    },
  }
  return { scripts, loaded, calls }
}

errorMonitorContract("nobody", () => errorMonitorNone)
errorMonitorContract("Sentry's wire", () => sentry().monitor)
startedOnceContract("no tag manager", () => tagManagerNone)
startedOnceContract("Google Tag Manager", () => tagManagerGoogle("GTM-1", page().scripts, () => 7))
startedOnceContract("no session recorder", () => sessionRecorderNone)
startedOnceContract("LogRocket", () => sessionRecorderLogRocket("house/app", page().scripts))

describe("error reporting", () => {
  it("goes where the DSN says (ACC-680)", () => {
    expect(envelopeAddress(DSN)).toBe("https://errors.example/api/42/envelope/?sentry_key=public&sentry_version=7")
    expect(envelopeAddress("https://k@host.example/a/b/7")).toBe(
      "https://host.example/a/b/api/7/envelope/?sentry_key=k&sentry_version=7",
    )
  })

  it("tells what went wrong, when and in which environment, and nothing else (ACC-031)", async () => {
    const { heard, monitor } = sentry()
    await run(monitor.report({ message: "It broke", at: 1_500 }))
    const event_id = "1".padStart(32, "0")
    expect(heard[0]?.lines).toEqual([
      { event_id },
      { type: "event" },
      {
        event_id,
        platform: "javascript",
        environment: "prod",
        timestamp: 1.5,
        level: "error",
        message: { formatted: "It broke" },
      },
    ])
  })

  it("traces every page, at the rate of 1 (ACC-673)", async () => {
    const { heard, monitor } = sentry()
    await run(monitor.trace({ name: "/asset/:id", from: 1_000, until: 2_500 }))
    const [header, type, item] = heard[0]?.lines ?? []
    const trace_id = "1".padStart(32, "0")
    expect(header).toMatchObject({ trace: { trace_id, public_key: "public", sample_rate: "1", sampled: "true" } })
    expect(type).toEqual({ type: "transaction" })
    expect(item).toMatchObject({ transaction: "/asset/:id", start_timestamp: 1, timestamp: 2.5 })
  })

  it("is told in prod and stage alone (ACC-672)", async () => {
    const told = await Promise.all(
      (["prod", "stage", "test", "dev"] as const).map(async (environment) => {
        const { heard, monitor } = sentry(200, environment)
        await run(
          Effect.all([monitor.report({ message: "It broke", at: 1 }), monitor.trace({ name: "/", from: 1, until: 2 })]),
        )
        return heard.length
      }),
    )
    expect(told).toEqual([2, 2, 0, 0])
  })

  it("fails where the service does not take it", async () => {
    const why = await run(Effect.flip(sentry(429).monitor.report({ message: "It broke", at: 1 })))
    expect([why._tag, String(why.cause)]).toEqual(["VendorUnavailable", "Error: Sentry answered 429"])
  })
})

describe("the tag manager", () => {
  it("loads its container once it is started, and hears of pages by their paths (ACC-032, ACC-679)", async () => {
    const { loaded, scripts } = page()
    const tags = tagManagerGoogle("GTM-A&B", scripts, () => 7)
    await run(tags.pageShown("/asset/1"))
    expect(loaded).toEqual([])
    await run(tags.start())
    expect(loaded).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-A%26B"])
    expect(scripts.globals["dataLayer"]).toEqual([
      { event: "page", path: "/asset/1" },
      { "gtm.start": 7, event: "gtm.js" },
    ])
  })

  it("fails where its script does not come", async () => {
    const tags = tagManagerGoogle("GTM-1", page(false).scripts, () => 7)
    expect((await run(Effect.flip(tags.start())))._tag).toBe("VendorUnavailable")
  })
})

describe("the session recorder", () => {
  it("is told the user's id and roles, and sees no text (ACC-483, ACC-484)", async () => {
    const { calls, loaded, scripts } = page()
    const recorder = sessionRecorderLogRocket("house/app", scripts)
    const userId = must(UserId, "11111111-1111-4111-8111-111111111111")
    expect(loaded).toEqual([])
    await run(recorder.identify({ userId, roles: ["VerifiedUsers", "ApprovedBuyers"] }))
    expect(loaded).toEqual(["https://cdn.logrocket.io/LogRocket.min.js"])
    expect(calls).toEqual([
      [
        "init",
        "house/app",
        {
          dom: { inputSanitizer: true, textSanitizer: true },
          network: { isEnabled: false },
          console: { isEnabled: false },
        },
      ],
      ["identify", userId, { roles: "ApprovedBuyers,VerifiedUsers" }],
    ])
  })
})

describe("a vendor's script", () => {
  /** As much of a document as a script needs. */
  const aPage = () => {
    const appended: Array<{ src: string; onload: () => void; onerror: () => void }> = []
    const document = {
      createElement: () => ({ src: "", async: false, onload: () => undefined, onerror: () => undefined }),
      head: { append: (script: (typeof appended)[number]) => appended.push(script) },
    } as unknown as Document
    return { appended, document }
  }

  it("comes from the vendors that are known, and from nowhere else", async () => {
    const { appended, document } = aPage()
    const { load } = scriptsOf(document, {})
    await expect(load("https://elsewhere.example/x.js")).rejects.toThrow("No script comes from there.")
    const loading = load("https://cdn.logrocket.io/LogRocket.min.js")
    appended.at(-1)?.onload()
    await loading
    const failing = load("https://www.googletagmanager.com/gtm.js?id=1")
    appended.at(-1)?.onerror()
    await expect(failing).rejects.toThrow("The script did not load.")
    expect(appended.map(({ src }) => src)).toEqual([
      "https://cdn.logrocket.io/LogRocket.min.js",
      "https://www.googletagmanager.com/gtm.js?id=1",
    ])
  })

  it("passes the page's policy for scripts where the browser has one", () => {
    const names: Array<string> = []
    const trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => (
        names.push(name),
        rules
      ),
    }
    scriptsOf(aPage().document, { trustedTypes })
    expect(names).toEqual(["xl-vendors"])
  })
})
