import type { Backup } from "../backup/index.ts"
import { StartRefused } from "../shared/index.ts"

/** The one folder that the command line names; `usage` says so where it does not. */
export const folderAsked = (usage: string): string => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || folder.startsWith("-") || rest.length > 0) throw new StartRefused([usage])
  return folder
}

/** Such as "1,204 rows in 16 tables and 33 files". */
export const summaryOf = ({ files, tables }: Backup["manifest"]): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString("en-US")} rows in ${tables.length} tables and ${files.length.toLocaleString("en-US")} files`
}
