import { restore } from "../backup/index.ts"
import { loadConfig } from "../config/index.ts"
import { openConfigured } from "../database/index.ts"
import { entryPoint } from "../shared/index.ts"
import { folderAsked, summaryOf } from "./backup-words.ts"

/** `npm run restore -- DIR`: brings a backup back into an empty DATA_DIR or DATABASE_URL; all or nothing, every checksum compared. */
entryPoint(async () => {
  const folder = folderAsked("Say which backup, by its folder: npm run restore -- DIR")
  const config = loadConfig(process.env)
  const opened = await openConfigured(config)
  try {
    const manifest = await restore(config, opened, folder)
    process.stdout.write(`${summaryOf(manifest)} are back as of ${manifest.madeAt}, every checksum equal.\n`)
  } finally {
    await opened.close()
  }
})
