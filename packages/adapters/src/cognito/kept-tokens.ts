import { type AuthSession, decodeJWT } from "aws-amplify/auth"
import { type CognitoConfig, keptAt, lastUserKey, tokenKey } from "./config.ts"

export type Tokens = NonNullable<AuthSession["tokens"]>

/** Milliseconds before its end from which a token is renewed. Amplify waits until the last five seconds. */
const MARGIN = 30_000

/** What amplify keeps here, as long as it would answer just that; null where it has to look for itself. */
export const keptTokens = async (config: CognitoConfig): Promise<Tokens | null> => {
  const user = await keptAt(config, lastUserKey(config))
  if (user === null) return null
  const of = (name: Parameters<typeof tokenKey>[2]) => keptAt(config, tokenKey(config, user, name))
  const [access, id, drift] = await Promise.all([of("accessToken"), of("idToken"), of("clockDrift")])
  if (access === null || id === null) return null
  const tokens = { accessToken: decodeJWT(access), idToken: decodeJWT(id) }
  const until = Date.now() + Number.parseInt(drift ?? "0", 10) + MARGIN
  const isFresh = Object.values(tokens).every(({ payload: { exp = 0 } }) => exp * 1_000 > until)
  return isFresh ? tokens : null
}
