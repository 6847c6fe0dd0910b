import { betterAuth } from "better-auth"
// Each by itself: the door to them all reads thirty more.
import { bearer } from "better-auth/plugins/bearer"
import { emailOTP } from "better-auth/plugins/email-otp"
import { jwt } from "better-auth/plugins/jwt"
import type { PostgresDialect } from "kysely"
import { ADDRESS_HEADER, bucketsPlugin, INTERNAL, type Limits } from "./limits.ts"
import type { CodeMail, Lifetimes } from "./options.ts"
import { LONGEST_PASSWORD, type Passwords } from "./passwords.ts"
import { shownEmail } from "./stored-email.ts"
import { SHORTEST_PASSWORD } from "@xl/core/accounts"

export interface LibraryOptions {
  readonly dialect: PostgresDialect
  readonly secret: string
  readonly issuer: string
  readonly clientId: string
  readonly passwords: Passwords
  readonly limits: Limits
  readonly lifetimes: Lifetimes
  readonly deliver: (mail: CodeMail) => void
}

/**
 * The library owns hashing, codes and their expiry, attempts, session rows, the limiter's rows and the signing keys. Its own
 * routes are never mounted, since its session tokens are good for them in clear: here a row keeps only a hash.
 */
export const openLibrary = (options: LibraryOptions) => betterAuth(settings(options))
export type Library = ReturnType<typeof openLibrary>

const DAY_SECONDS = 86_400
const flag = { type: "boolean", required: true, input: false, defaultValue: false } as const

const settings = ({ dialect, secret, limits, lifetimes, passwords, deliver, ...rest }: LibraryOptions) => {
  const minutes = Math.ceil(lifetimes.code / 60)
  const tell = (kind: CodeMail["kind"], stored: string, code: string) =>
    deliver({ kind, email: shownEmail(stored), code, minutes })
  return {
    baseURL: INTERNAL,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { dialect, type: "postgres" as const, transaction: true },
    advanced: { database: { generateId: "uuid" as const }, ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
      onExistingUserSignUp: async ({ user }: { readonly user: { readonly email: string } }) =>
        tell("already-registered", user.email, ""),
    },
    session: {
      expiresIn: lifetimes.session,
      disableSessionRefresh: true,
      additionalFields: {
        previousToken: { type: "string" as const, required: false, input: false, returned: false },
        rotatedAt: { type: "date" as const, required: false, input: false },
      },
    },
    user: {
      additionalFields: {
        mustChangePassword: flag,
        passwordResetRequired: flag,
        mayEnterUnverified: flag,
        announced: { type: "string" as const, required: true, input: false, defaultValue: "nothing" },
      },
    },
    // Any look-up would sweep expired codes and turn ExpiredCode into CodeMismatch: `sweep` does it instead, a day later.
    verification: { disableCleanup: true, storeIdentifier: "hashed" as const },
    rateLimit: { enabled: true, storage: "database" as const },
    plugins: [bearer(), bucketsPlugin(limits), codes(lifetimes.code, tell), tokens(rest, lifetimes.accessToken)],
  }
}

const codes = (seconds: number, tell: (kind: CodeMail["kind"], stored: string, code: string) => void) =>
  emailOTP({
    otpLength: 6,
    expiresIn: seconds,
    allowedAttempts: 3,
    storeOTP: "hashed",
    overrideDefaultEmailVerification: true,
    sendVerificationOTP: async ({ email, otp, type }) =>
      tell(type === "forget-password" ? "reset" : "confirm", email, otp),
  })

const tokens = ({ issuer, clientId }: Pick<LibraryOptions, "clientId" | "issuer">, seconds: number) =>
  jwt({
    jwks: {
      keyPairConfig: { alg: "RS256", modulusLength: 2_048 },
      rotationInterval: 90 * DAY_SECONDS,
      gracePeriod: DAY_SECONDS,
    },
    jwt: { issuer, audience: clientId, expirationTime: `${seconds}s` },
  })
