import { PostgresDialect } from "kysely"
import pg from "pg"
import { openLibrary } from "../library.ts"
import { NO_LIMITS } from "./served.ts"
import { LIFETIMES } from "../options.ts"
import { argon2id } from "../passwords.ts"
import { CLIENT, ISSUER, SECRET } from "./identity.ts"

/**
 * The access token once more with claims added, signed with the user pool's own key: what would pass as a token of the pool if
 * anybody ever read a claim that is nobody's to make.
 */
export const withClaims = async (
  connectionString: string,
  token: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const pool = new pg.Pool({ connectionString, options: "-c search_path=identity", max: 1 })
  try {
    const library = openLibrary({
      dialect: new PostgresDialect({ pool }),
      issuer: ISSUER,
      clientId: CLIENT,
      lifetimes: LIFETIMES,
      limits: NO_LIMITS,
      secret: SECRET,
      deliver: () => undefined,
      passwords: argon2id(256, 1),
    })
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as object
    return (await library.api.signJWT({ body: { payload: { ...payload, ...claims } } })).token
  } finally {
    await pool.end()
  }
}
