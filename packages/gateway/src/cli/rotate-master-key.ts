import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { loadConfig } from "../config/index.ts"
import { key } from "../config/variables.ts"
import { openConfigured } from "../database/index.ts"
import { rotateBankKeys } from "../banking/index.ts"
import { rotateMasterKey } from "../documents/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

const asked = (): string => {
  const given = decode(key)(process.env["NEW_MASTER_KEY"])
  if (Result.isFailure(given))
    throw new StartRefused(["NEW_MASTER_KEY must be 32 random bytes, written in hexadecimal or base64."])
  return given.success
}

const refuseUnopened = (kind: string, [first, ...more]: ReadonlyArray<string>): void => {
  if (first === undefined) return
  throw new StartRefused([`${more.length + 1} ${kind} open under neither key, the first is ${first}: keep both.`])
}

/** `npm run rotate-master-key`: wraps the keys of documents and of banks' secrets under NEW_MASTER_KEY instead of MASTER_KEY. Code 1 where one was not opened. */
entryPoint(async () => {
  const [fresh, config] = [asked(), loadConfig(process.env)]
  if (fresh === config.masterKey) throw new StartRefused(["NEW_MASTER_KEY is the MASTER_KEY of now: make another."])
  const { close, db } = await openConfigured(config)
  try {
    const bytes = (text: string) => Buffer.from(text, "base64")
    const { alreadyNew, changed, unopened } = await rotateMasterKey(db, bytes(config.masterKey), bytes(fresh))
    process.stdout.write(`${changed} documents are under the new key, ${alreadyNew} were already.\n`)
    const banks = await rotateBankKeys(db, bytes(config.masterKey), bytes(fresh))
    process.stdout.write(`${banks.changed} bank accounts are under the new key, ${banks.alreadyNew} were already.\n`)
    refuseUnopened("documents", unopened)
    refuseUnopened("bank accounts", banks.unopened)
    process.stdout.write(
      "Now set MASTER_KEY to it and start the gateways; the old key is needed only for older backups.\n",
    )
  } finally {
    await close()
  }
})
