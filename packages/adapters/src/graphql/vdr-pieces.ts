import type { VdrItem, VdrPass } from "@xl/core/data-room"
import { DocumentsUnavailable, type LocalFile } from "@xl/core/documents"
import type { MarketUnavailable } from "@xl/core/kernel"
import { decode, type VdrItemId } from "@xl/core/shared"
import { Clock, Data, Effect, Result } from "effect"
import * as t from "io-ts"
import { filedIn, type NotTaken, refusedAs, type VdrFiles } from "./vdr-files.ts"

/** Bytes of one piece: less is lost to a cut line than with the most that the gateway takes. */
const PIECE = 1_000_000
/** Milliseconds for which a pass is used; the gateway's is good for a minute. */
const PASS_USED = 30_000
/** Seconds to wait after each cut, the last one again and again; in all about ten minutes. */
const WAITS = [1, 2, 4, 8, 15] as const
const MOST_CUTS = 42

/** The line was cut, or the gateway is not there now: worth going on with. */
class LineCut extends Data.TaggedError("LineCut")<{ readonly cause: unknown }> {}

const Arrived = t.type({ upload: t.type({ id: t.string, received: t.number, size: t.number }) })
type Upload = t.TypeOf<typeof Arrived>["upload"]

export interface Sending<E> {
  readonly folder: VdrItemId
  readonly file: LocalFile
  readonly replaces: VdrItemId | null
  readonly progress: (done: number, isWaiting?: boolean) => void
  /** Opens the folder for a minute. */
  readonly pass: Effect.Effect<VdrPass, E | MarketUnavailable>
}

/** Uploads that failed, by their file: sent again, they go on where they were. */
const begun = new WeakMap<LocalFile, { readonly id: string; readonly target: string }>()

/** Tries until the line is there again; what is refused is not tried again. */
const patiently = <A, E>(
  work: (attempt: number) => Effect.Effect<A, E | LineCut>,
  onCut: () => void,
): Effect.Effect<A, Exclude<E, LineCut> | DocumentsUnavailable> =>
  Effect.gen(function* () {
    for (let attempt = 0; ; attempt += 1) {
      const result = yield* Effect.result(work(attempt))
      if (Result.isSuccess(result)) return result.success
      const { failure } = result
      if (!(failure instanceof LineCut)) return yield* Effect.fail(failure as Exclude<E, LineCut>)
      if (attempt >= MOST_CUTS) return yield* new DocumentsUnavailable({ cause: failure.cause })
      onCut()
      yield* Effect.sleep(`${WAITS[Math.min(attempt, WAITS.length - 1)] ?? 15} seconds`)
    }
  })

/** Asks with a pass that is young enough, and decodes the answer or its refusal. */
const askerFor = <E>({ origin }: VdrFiles, pass: Sending<E>["pass"]) => {
  let held: { readonly token: string; readonly until: number } | null = null
  const token = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (held === null || held.until <= now) held = { token: (yield* pass).token, until: now + PASS_USED }
    return held.token
  }).pipe(
    Effect.mapError((reason) =>
      (reason as { readonly _tag?: string })._tag === "MarketUnavailable"
        ? new LineCut({ cause: reason })
        : (reason as Exclude<E, MarketUnavailable>),
    ),
  )
  return <A>(path: string, init: RequestInit, codec: t.Type<A, unknown>) =>
    Effect.gen(function* () {
      const headers = { ...(init.headers as Record<string, string>), token: yield* token }
      const { body, status } = yield* Effect.tryPromise({
        try: async (signal) => {
          const answer = await fetch(new URL(path, origin), { ...init, headers, signal })
          return { status: answer.status, body: (await answer.json()) as unknown }
        },
        catch: (cause) => new LineCut({ cause }),
      })
      if (status >= 500) return yield* new LineCut({ cause: `The gateway answered ${status}` })
      if (status >= 300) return yield* Effect.fail(refusedAs(status, body))
      return yield* Effect.fromResult(
        Result.mapError(decode(codec)(body), (cause) => new DocumentsUnavailable({ cause })),
      )
    })
}

const BYTES = { "content-type": "application/octet-stream" }
const JSON_TYPE = { "content-type": "application/json" }

const partOf = async (file: LocalFile, from: number, to: number): Promise<Uint8Array> =>
  file.part ? file.part(from, to) : (await file.bytes()).subarray(from, to)

/** Sends a large file piece by piece. A cut line is waited for, and only the piece under way is sent again. */
export const sendInPieces = <E>(
  files: VdrFiles,
  { file, folder, pass, progress, replaces }: Sending<E>,
): Effect.Effect<VdrItem, DocumentsUnavailable | Exclude<E, MarketUnavailable> | NotTaken> => {
  const asked = askerFor(files, pass)
  const target = new URLSearchParams({ folder, ...(replaces !== null && { replaces }) }).toString()
  const known = begun.get(file)
  let upload: Upload | null = known?.target === target ? { id: known.id, received: 0, size: file.size } : null
  const cut = () => progress((upload?.received ?? 0) / file.size, true)
  const told = (answer: t.TypeOf<typeof Arrived>): Upload => {
    upload = answer.upload
    begun.set(file, { id: upload.id, target })
    progress(upload.received / file.size)
    return upload
  }
  const named = JSON.stringify({ name: file.name, size: file.size })
  const begin = () =>
    asked(`/vdr-uploads?${target}`, { method: "POST", headers: JSON_TYPE, body: named }, Arrived).pipe(Effect.map(told))
  const find = ({ id }: Upload) => asked(`/vdr-uploads?id=${id}`, {}, Arrived).pipe(Effect.map(told))
  const put = ({ id, received }: Upload) =>
    Effect.gen(function* () {
      const end = Math.min(received + PIECE, file.size)
      const body = new Blob([(yield* Effect.promise(() => partOf(file, received, end))).slice()])
      const path = `/vdr-uploads?id=${id}&from=${received}`
      return told(yield* asked(path, { method: "PUT", headers: BYTES, body }, Arrived))
    })
  return Effect.gen(function* () {
    // One that is gone meanwhile is begun anew.
    const first = upload
    let at = yield* patiently(
      () => (first === null ? begin() : find(first).pipe(Effect.catchTag("VdrItemNotFound", begin))),
      cut,
    )
    while (at.received < file.size) {
      const from = at
      at = yield* patiently((attempt) => (attempt === 0 ? put(from) : Effect.flatMap(find(from), put)), cut)
    }
    const done = yield* patiently(
      () => asked(`/vdr-uploads/done?id=${at.id}`, { method: "POST", headers: JSON_TYPE, body: "{}" }, filedIn),
      cut,
    )
    begun.delete(file)
    return done.item
  })
}
