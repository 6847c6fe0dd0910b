import { backUp } from "../backup/index.ts"
import { loadConfig } from "../config/index.ts"
import { openConfigured } from "../database/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"
import { folderAsked, summaryOf } from "./backup-words.ts"

/** `npm run backup -- DIR`: copies database and files into a new folder, while the market goes on. Code 1 where something is missing. */
entryPoint(async () => {
  const folder = folderAsked("Say where the backup goes, a new folder: npm run backup -- DIR")
  const config = loadConfig(process.env)
  const { close, url } = await openConfigured(config)
  try {
    const { manifest, missing } = await backUp(config, url, folder)
    process.stdout.write(`${summaryOf(manifest)} are in ${folder}, as of ${manifest.madeAt}.\n`)
    process.stdout.write(
      "The keys are not: keep MASTER_KEY and IDENTITY_SECRET apart from it, or nobody can read its documents.\n",
    )
    if (missing.length > 0)
      throw new StartRefused([`${missing.length} documents have no file in the storage, the first is ${missing[0]}.`])
  } finally {
    await close()
  }
})
