import { type DestinationStream, type Logger, pino } from "pino"
import type { Config } from "../config/index.ts"

export type Log = Logger

/** What no log may hold, wherever it got in. Of bounded length, so that a long line costs no more than its length. */
const PERSONAL: ReadonlyArray<readonly [RegExp, string]> = [
  [/[^\s"'<>()\\,;:=@]{1,64}@[^\s"'<>()\\,;:=@]{1,255}\.[a-z]{2,}/gi, "[e-mail]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\bBearer\s+[\w.~+/-]+=*/gi, "[token]"],
  [/(?<=:\/\/)[^\s"/@:]{1,256}:[^\s"@]{1,256}@/g, "[secret]@"],
  [/(?<![\w.-])\d{9,}(?![\w.-])/g, "[number]"],
]

/** The second wall: nobody means to log such things, and a library's message may hold one all the same. */
export const scrubbed = (line: string): string =>
  PERSONAL.reduce((text, [found, said]) => text.replace(found, said), line)

/** One JSON line per entry, on stdout or `to`, with nothing personal in it. */
export const makeLog = (
  level: Config["logLevel"],
  to: DestinationStream = pino.destination({ sync: false }),
  counted: (level: string) => void = () => undefined,
): Log =>
  pino(
    {
      hooks: {
        logMethod(given, log, number) {
          counted(pino.levels.labels[number] ?? "other")
          log.apply(this, given)
        },
      },
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: described, req: () => undefined, res: () => undefined },
    },
    { write: (line: string) => to.write(scrubbed(line)) },
  )

interface Fault extends Error {
  readonly _tag?: string
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
}

/** PostgreSQL and io-ts put values into their messages: of a database error only its kind and place are told. */
const described = (reason: unknown): unknown => {
  if (!(reason instanceof Error)) return { type: typeof reason }
  const { _tag, cause, code, constraint, message, name, stack, table } = reason as Fault
  const frames = stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 12)
  const isDatabase = "severity" in reason
  return {
    type: _tag ?? name,
    ...(isDatabase ? { code, constraint, table } : { message, code }),
    stack: frames,
    ...(cause === undefined ? {} : { cause: described(cause) }),
  }
}
