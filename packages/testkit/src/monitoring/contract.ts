import { InternetAddress, Day, Millis, must, UserId } from "@xl/core/shared"
import {
  type AddressLookup,
  ClientLog,
  type ErrorMonitor,
  type LogPlace,
  LogStreamName,
  logStreamName,
  type RegistrationIdentity,
  sendLog,
  type VendorUnavailable,
} from "@xl/core/monitoring"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise
const aStream = () => must(LogStreamName, logStreamName(must(Day, "2026-11-28"), freshUuid()))
const entry = (message: string) => [{ timestamp: must(Millis, 7), message }]

/** The laws of every log that browsers write. One market serves the whole suite: others may write, too. */
export const clientLogContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`ClientLog through ${way}`, () => {
    let stage: MarketStage
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      admin = await adminOn(stage)
    })
    const read = async (stream: string) =>
      (await run(stage.as(admin).clientLog.page({ offset: 0, size: 50 }))).errors.filter((one) => one.stream === stream)

    it("knows no stream that nobody created, and leaves one that is there as it is (BUY-359)", async () => {
      const { clientLog } = stage.as(null)
      const stream = aStream()
      expect(await refusalOf(clientLog.put(stream, entry("early"), null))).toBe("LogStreamNotFound")
      await run(clientLog.createStream(stream))
      const token = await run(clientLog.put(stream, entry("first"), null))
      await run(clientLog.createStream(stream))
      await run(clientLog.put(stream, entry("second"), token))
      expect((await read(stream)).map(({ message }) => message).toSorted()).toEqual(["first", "second"])
    })

    it("refuses a token that is not the expected one, says which is, and writes nothing", async () => {
      const { clientLog } = stage.as(null)
      const stream = aStream()
      await run(clientLog.createStream(stream))
      const why = await run(Effect.flip(clientLog.put(stream, entry("wrong"), "99")))
      expect(why).toMatchObject({ _tag: "InvalidSequenceToken", expectedSequenceToken: null })
      const token = await run(clientLog.put(stream, entry("right"), null))
      const again = await run(Effect.flip(clientLog.put(stream, entry("wrong"), null)))
      expect(again).toMatchObject({ _tag: "InvalidSequenceToken", expectedSequenceToken: token })
      expect((await read(stream)).map(({ message }) => message)).toEqual(["right"])
    })

    it("shows administrators who wrote what and when, scrubbed (BUY-360)", async () => {
      const who = await personOn(stage)
      const stream = aStream()
      await run(stage.as(who).clientLog.createStream(stream))
      await run(stage.as(who).clientLog.put(stream, entry("mail to ann@example.com failed"), null))
      const [one] = await read(stream)
      expect({ ...one, id: "" }).toEqual({
        id: "",
        stream,
        timestamp: 7,
        receivedAt: stage.now(),
        who: who.id,
        message: "mail to [e-mail] failed",
      })
    })

    const sent = (place: LogPlace, message: string) =>
      run(Effect.provideService(sendLog(place, entry(message)), ClientLog, stage.as(null).clientLog))

    it("takes what a browser sends, and creates the stream that is missing (BUY-398, BUY-400)", async () => {
      const name = aStream()
      const first = await sent({ name, sequenceToken: null }, "first")
      await sent(first, "second")
      expect((await read(name)).map(({ message }) => message).toSorted()).toEqual(["first", "second"])
    })

    it("takes it also where another has written in between: the browser goes on from the expected token (BUY-399)", async () => {
      const name = aStream()
      await sent({ name, sequenceToken: null }, "first")
      await sent({ name, sequenceToken: null }, "second")
      const { sequenceToken } = await sent({ name, sequenceToken: "99" }, "third")
      expect(await sent({ name, sequenceToken }, "fourth")).not.toEqual({ name, sequenceToken })
      expect((await read(name)).map(({ message }) => message).toSorted()).toEqual([
        "first",
        "fourth",
        "second",
        "third",
      ])
    })

    it("lets nobody else read", async () => {
      const who = await personOn(stage)
      const page = { offset: 0, size: 1 }
      expect(await refusalOf(stage.as(null).clientLog.page(page))).toBe("SignInRequired")
      expect(await run(Effect.flip(stage.as(who).clientLog.page(page)))).toMatchObject({
        _tag: "RoleMissing",
        operation: "listClientErrors",
      })
    })
  })

/** The laws of every error monitor: it takes what it is told without failing its caller, and nothing in it is a person's. */
export const errorMonitorContract = (way: string, open: () => ErrorMonitor["Service"]) =>
  describe(`ErrorMonitor through ${way}`, () => {
    it("takes errors and traces, as often as they come", async () => {
      const monitor = open()
      const reports = ["It broke", "It broke", ""].map((message) => monitor.report({ message, at: 1_000 }))
      const trace = monitor.trace({ name: "/asset/:id", from: 1_000, until: 1_500 })
      expect(await run(Effect.all([...reports, trace]))).toEqual([undefined, undefined, undefined, undefined])
    })
  })

/** The laws of every tag manager and session recorder: starting twice is starting once, and what is told before a start is not lost. */
export const startedOnceContract = (
  way: string,
  open: () => { readonly start: () => Effect.Effect<void, VendorUnavailable> },
) =>
  describe(`Starting ${way}`, () => {
    it("is done once, however often it is asked for", async () => {
      const vendor = open()
      const both = await run(Effect.all([vendor.start(), vendor.start()], { concurrency: 2 }))
      expect([...both, await run(vendor.start())]).toEqual([undefined, undefined, undefined])
    })
  })

/** The laws of every look-up of a browser's address: an address or null, the same as often as it is asked. */
export const addressLookupContract = (way: string, open: () => AddressLookup["Service"]) =>
  describe(`AddressLookup through ${way}`, () => {
    it("gives an address or says that it knows none", async () => {
      const lookup = open()
      const [one, other] = await run(Effect.all([lookup.find(), lookup.find()]))
      expect(one === null || InternetAddress.is(one)).toBe(true)
      expect(other).toBe(one)
    })
  })

/** The laws of every third party that is told of registrations: it answers nothing, and hears the same twice. */
export const registrationIdentityContract = (way: string, open: () => RegistrationIdentity["Service"]) =>
  describe(`RegistrationIdentity through ${way}`, () => {
    it("takes a user's id as often as it is told", async () => {
      const identity = open()
      const told = identity.registered(must(UserId, freshUuid()))
      expect(await run(Effect.all([told, told]))).toEqual([undefined, undefined])
    })
  })
