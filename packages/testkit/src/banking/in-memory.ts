import { type Banks, BankConnections, BankVault, type Sandbox, sandbox } from "@xl/core/banking"
import {
  addBank,
  addBankAddress,
  chooseBank,
  editBank,
  findBank,
  ownBanks,
  plaidLinkToken,
  removeBank,
  startBankLink,
} from "@xl/core/market/banking"
import type { MarketSettings } from "@xl/core/settings"
import type { MarketStore } from "@xl/core/market"
import type { Ids } from "@xl/core/shared"
import { Effect } from "effect"
import type { Asking, MarketHome } from "../market/with-market.ts"
import type { SettingsMemory } from "../settings/in-memory.ts"

/** A vault that hides nothing and still tells whose a text is. */
const OPEN_VAULT: BankVault["Service"] = {
  seal: (name, text) => Effect.succeed(`${name}:${text}`),
  open: (name, sealed) =>
    sealed.startsWith(`${name}:`)
      ? Effect.succeed(sealed.slice(name.length + 1))
      : Effect.die(new Error("Not its own")),
}

const MARK = "stamped:"

/** The sandbox of the bank providers, with a stamp that anybody could copy. */
export const sandboxInMemory = (): Sandbox =>
  sandbox({
    write: (text) => `${MARK}${text}`,
    read: (stamped) => (stamped.startsWith(MARK) ? stamped.slice(MARK.length) : null),
  })

/** What bank accounts in memory stand on. */
export interface BanksHome {
  readonly home: MarketHome
  readonly asking: Asking
  readonly settings: SettingsMemory
  readonly provider: Sandbox
}

/** One's own bank accounts over a market in memory: the gateway's own use cases and the sandbox of its providers. */
export const banksInMemory = ({ asking, home, provider, settings }: BanksHome): Banks["Service"] => {
  const run = <A, E>(
    useCase: () => Effect.Effect<A, E, BankConnections | BankVault | Ids | MarketSettings | MarketStore>,
  ) =>
    Effect.suspend(() =>
      home.run(
        useCase().pipe(
          Effect.provideService(BankConnections, provider.connections),
          Effect.provideService(BankVault, OPEN_VAULT),
        ),
      ),
    )
  return {
    mine: () => run(() => ownBanks(asking())),
    find: (id) => run(() => findBank(asking(), id)),
    startLink: () => run(() => startBankLink(asking(), settings.settings)),
    plaidLinkToken: () => run(() => plaidLinkToken(asking())),
    add: (bank) => run(() => addBank(asking(), bank)),
    edit: (id, edit) => run(() => editBank(asking(), id, edit)),
    remove: (id) => Effect.asVoid(run(() => removeBank(asking(), id, settings.settings))),
    choose: (id) => run(() => chooseBank(asking(), id, { failed: null, ...settings.settings })),
    addAddress: (id, address) => run(() => addBankAddress(asking(), id, address)),
  }
}
