import { afterAll } from "vitest"
import type { Guesses, IdentityOptions, Limits } from "../index.ts"
import { identityForTests, type TestIdentity } from "./identity.ts"
import { servedAt, type WireClient, wireClient } from "./wire-client.ts"

const NEVER = { free: 1_000_000, longest: 1, most: 2_000_000 }
/** For tests that are not about guessing. */
export const NO_GUESSES: Guesses = { account: NEVER, device: NEVER, address: NEVER, everybody: NEVER }
const WIDE = { window: 60, max: 1_000_000 }
/** For tests that are not about limits. */
export const NO_LIMITS: Limits = {
  anyAddress: WIDE,
  signInAddress: WIDE,
  signUpAddress: WIDE,
  code: WIDE,
  send: WIDE,
}

export interface ServedIdentity extends TestIdentity, WireClient {
  readonly endpoint: string
}

/** A user pool on a port of its own, stopped after the file's last test. Several may share a database. */
export const served = async (url: string, options: Partial<IdentityOptions> = {}): Promise<ServedIdentity> => {
  const identity = await identityForTests(url, { limits: NO_LIMITS, guesses: NO_GUESSES, ...options })
  const { endpoint, close } = await servedAt(identity)
  afterAll(async () => {
    await close()
    await identity.close()
  })
  return { ...identity, ...wireClient(endpoint), endpoint }
}
