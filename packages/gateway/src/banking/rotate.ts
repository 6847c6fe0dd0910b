import { BankAccount } from "@xl/core/banking"
import { Effect } from "effect"
import type { Database } from "../database/index.ts"
import type { Rotated } from "../documents/index.ts"
import { entity } from "../market/index.ts"
import { resealed } from "./vault.ts"

type Sealed = BankAccount["sealed"]

/** Sealed anew under `to`; null where it was already, undefined where neither key opens it. */
const turned = (id: string, { identity, token }: Sealed, from: Buffer, to: Buffer): Sealed | null | undefined => {
  const under = (key: Buffer): Sealed | undefined => {
    const one = (name: string, text: string | null) => (text === null ? null : resealed(`${id}/${name}`, text, key, to))
    try {
      return { token: one("token", token), identity: one("identity", identity) }
    } catch {
      return undefined // sealed under another key: the caller tries the other one
    }
  }
  return under(to) ? null : under(from)
}

/** Wraps the keys of all bank accounts' secrets under another master key, in one transaction; repeated, it does what is left. */
export const rotateBankKeys = (db: Database, from: Buffer, to: Buffer): Promise<Rotated> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction.selectFrom("bankAccounts").select("body").orderBy("id").forNoKeyUpdate().execute()
    const unopened: Array<string> = []
    let [changed, alreadyNew] = [0, 0]
    for (const { body } of rows) {
      const account = Effect.runSync(entity(BankAccount)(body))
      if (account.sealed.token === null && account.sealed.identity === null) continue
      const sealed = turned(account.id, account.sealed, from, to)
      if (sealed === undefined) unopened.push(account.id)
      else if (sealed === null) alreadyNew += 1
      else {
        const next = JSON.stringify(BankAccount.encode({ ...account, sealed }))
        await transaction.updateTable("bankAccounts").set({ body: next }).where("id", "=", account.id).execute()
        changed += 1
      }
    }
    return { changed, alreadyNew, unopened }
  })
