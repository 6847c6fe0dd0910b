import { createHmac, randomBytes } from "node:crypto"
import { type BankConnections, type BankVault, type Sandbox, sandbox, BankNotConnected } from "@xl/core/banking"
import { type BankProvider } from "@xl/core/settings"
import { Effect } from "effect"
import { type PlaidAccess, plaidConnections } from "./plaid.ts"
import { stampWith } from "./stamp.ts"
import { bankVault } from "./vault.ts"
import { type VopayAccess, vopayConnections } from "./vopay.ts"

export interface BankHouseOptions {
  /** 32 bytes; everything secret of an account is sealed under it. */
  readonly masterKey: Buffer
  /** Null where it is not configured. */
  readonly plaid: PlaidAccess | null
  readonly vopay: VopayAccess | null
  /** Whether the sandbox stands in for whoever is not configured: never where money is real. */
  readonly isPlayed: boolean
}

/** What bank accounts stand on: who connects them, and who keeps their secrets. */
export interface BankHouse {
  readonly connections: BankConnections["Service"]
  readonly vault: BankVault["Service"]
  readonly sandbox: Sandbox
  /** Providers whose pages are the sandbox's. */
  readonly playedBy: ReadonlySet<BankProvider>
}

/** The sandbox under a key that is gone with the process: for tests, and for commands that connect no bank. */
export const playedBanks = (): BankHouse =>
  bankHouse({ masterKey: randomBytes(32), plaid: null, vopay: null, isPlayed: true })

/** Connects nothing, and says that it does not. */
const missing: BankConnections["Service"] = {
  start: () => Effect.fail(new BankNotConnected({ reason: "unavailable" })),
  connected: () => Effect.fail(new BankNotConnected({ reason: "unavailable" })),
  release: () => Effect.fail(new BankNotConnected({ reason: "unavailable" })),
}

/** Each provider as the deployment configured it, and in a demo the sandbox in the place of one that it did not. */
export const bankHouse = ({ isPlayed, masterKey, plaid, vopay }: BankHouseOptions): BankHouse => {
  const played = sandbox(stampWith(createHmac("sha256", masterKey).update("bank sandbox").digest()))
  const standIn = isPlayed ? played.connections : missing
  const unnamed = [...(plaid === null ? ["plaid" as const] : []), ...(vopay === null ? ["vopay" as const] : [])]
  const by: { readonly [P in BankProvider]: BankConnections["Service"] } = {
    plaid: plaid === null ? standIn : plaidConnections(plaid),
    vopay: vopay === null ? standIn : vopayConnections(vopay),
  }
  return {
    connections: {
      start: (provider, person) => by[provider].start(provider, person),
      connected: (bank, person) => by[bank.provider].connected(bank, person),
      release: (provider, token) => by[provider].release(provider, token),
    },
    vault: bankVault(masterKey),
    sandbox: played,
    playedBy: new Set(isPlayed ? unnamed : []),
  }
}
