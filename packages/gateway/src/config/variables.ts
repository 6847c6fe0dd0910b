import { decode, PercentRate } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"

/** Reads the text of one variable. Its name completes the sentence "PORT must be …". */
const text = <A>(name: string, read: (text: string) => A | undefined): t.Type<A, string, unknown> =>
  new t.Type<A, string, unknown>(
    name,
    (value): value is A => value !== undefined,
    (input, context) => {
      const value = typeof input === "string" ? read(input.trim()) : undefined
      return value === undefined ? t.failure(input, context) : t.success(value)
    },
    String,
  )

/** A variable that is missing or empty counts as `fallback`. */
export const orElse = <A, const B>(codec: t.Type<A, string, unknown>, fallback: B): t.Type<A | B, string, unknown> =>
  new t.Type<A | B, string, unknown>(
    codec.name,
    (_value): _value is A | B => true,
    (input, context) => (input === undefined || input === "" ? t.success(fallback) : codec.validate(input, context)),
    String,
  )

export const whole = (least: number, most: number) =>
  text(`a whole number from ${least} to ${most}`, (it) => {
    const number = /^\d{1,15}$/.test(it) ? Number(it) : Number.NaN
    return number >= least && number <= most ? number : undefined
  })

/** A part of a whole in percent, at most all of it. */
export const share = text("a percentage from 0 to 100 with at most four decimals", (it) => {
  const rate = Result.getOrUndefined(decode(PercentRate)(it))
  return rate !== undefined && rate >= 0 && rate <= 1_000_000 ? rate : undefined
})

export const flag = text("1 or 0", (it) => (it === "1" ? true : it === "0" ? false : undefined))

export const oneOf = <const A extends string>(...words: ReadonlyArray<A>) =>
  text(words.join(" or "), (it) => words.find((word) => word === it))

/** A text of this shape; `name` says which. */
export const named = (shape: RegExp, name: string) => text(name, (it) => (shape.test(it) ? it : undefined))

export const plain = text("some text", (it) => it || undefined)

export const origin = text("an origin such as https://market.example, without a path", (it) =>
  URL.canParse(it) && /^https?:$/.test(new URL(it).protocol) && new URL(it).origin === it ? it : undefined,
)

export const address = (name: string, ...schemes: ReadonlyArray<string>) =>
  text(name, (it) => (URL.canParse(it) && schemes.includes(new URL(it).protocol) ? it : undefined))

/** As it stands in an address. */
export const slug = text("lower-case words joined by hyphens", (it) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(it) ? it : undefined,
)

/** Hops in front of the gateway, or the addresses of its proxies; `false` believes no `x-forwarded-for`. */
export const proxies = text(
  "a number of proxies, or their addresses separated by commas",
  (it): number | ReadonlyArray<string> | undefined => {
    if (/^[1-9]\d?$/.test(it)) return Number(it)
    const all = it.split(",").map((one) => one.trim())
    return all.every((one) => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(one) && /[.:]/.test(one)) ? all : undefined
  },
)

/** Long enough, and not the one that stands in an example. */
export const secret = text("at least 32 characters that nobody else knows", (it) =>
  it.length >= 32 && new Set(it).size >= 10 && !/change|example|default|secret/i.test(it) ? it : undefined,
)

/** 256 bits as base64 or hexadecimal. */
export const key = text("32 random bytes, written in hexadecimal or base64", (it) => {
  const bytes = /^[0-9a-f]{64}$/i.test(it) ? Buffer.from(it, "hex") : Buffer.from(it, "base64")
  return bytes.length === 32 && new Set(bytes).size >= 10 ? bytes.toString("base64") : undefined
})

export const mailbox = text("an e-mail address, or a name with one in angle brackets", (it) =>
  /^([^<>@\r\n]{0,80}<)?[^<>@\s]+@[^<>@\s]+>?$/.test(it) && it.includes("<") === it.endsWith(">") ? it : undefined,
)
