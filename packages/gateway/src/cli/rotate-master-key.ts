import { decode } from "@xl/core/shared"
import { Result } from "effect"
import { loadConfig } from "../config/index.ts"
import { key } from "../config/variables.ts"
import { openConfigured } from "../database/index.ts"
import { rotateMasterKey } from "../documents/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

const asked = (): string => {
  const given = decode(key)(process.env["NEW_MASTER_KEY"])
  if (Result.isFailure(given))
    throw new StartRefused(["NEW_MASTER_KEY must be 32 random bytes, written in hexadecimal or base64."])
  return given.success
}

/** `npm run rotate-master-key`: wraps every document's key under NEW_MASTER_KEY instead of MASTER_KEY. Code 1 where one was not opened. */
entryPoint(async () => {
  const [fresh, config] = [asked(), loadConfig(process.env)]
  if (fresh === config.masterKey) throw new StartRefused(["NEW_MASTER_KEY is the MASTER_KEY of now: make another."])
  const { close, db } = await openConfigured(config)
  try {
    const bytes = (text: string) => Buffer.from(text, "base64")
    const { alreadyNew, changed, unopened } = await rotateMasterKey(db, bytes(config.masterKey), bytes(fresh))
    process.stdout.write(`${changed} documents are under the new key, ${alreadyNew} were already.\n`)
    if (unopened.length > 0)
      throw new StartRefused([
        `${unopened.length} documents open under neither key, the first is ${unopened[0]}: keep both.`,
      ])
    process.stdout.write(
      "Now set MASTER_KEY to it and start the gateways; the old key is needed only for older backups.\n",
    )
  } finally {
    await close()
  }
})
