import { decode } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"

const date = new t.Type<Date, Date, unknown>(
  "date",
  (value): value is Date => value instanceof Date,
  (input, context) => (input instanceof Date ? t.success(input) : t.failure(input, context)),
  (value) => value,
)
const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined])

/** How far `AccountHooks` were told of a user. */
const Announced = t.keyof({ nothing: null, signedUp: null, verified: null })

export const UserRow = t.readonly(
  t.strict({
    id: t.string,
    /** As stored: see stored-email.ts. */
    email: t.string,
    emailVerified: t.boolean,
    mustChangePassword: t.boolean,
    passwordResetRequired: t.boolean,
    mayEnterUnverified: t.boolean,
    createdAt: date,
    announced: Announced,
  }),
  "UserRow",
)
export type UserRow = t.TypeOf<typeof UserRow>

/** `token` and `previousToken` are hashes of the secrets in the last two refresh tokens. */
export const SessionRow = t.readonly(
  t.strict({
    id: t.string,
    userId: t.string,
    token: t.string,
    createdAt: date,
    expiresAt: date,
    previousToken: optional(t.string),
    rotatedAt: optional(date),
  }),
  "SessionRow",
)
export type SessionRow = t.TypeOf<typeof SessionRow>

/** Reads a row that the library hands out; another shape is a fault of ours. */
export const rowOf = <A, O>(codec: t.Type<A, O>, row: unknown): A => Result.getOrThrow(decode(codec)(row))
