import type { LegalRun } from "@xl/core/market/legal-documents"
import type { Job } from "./jobs.ts"

export const LEGAL_DOCUMENTS = "legal-documents"

/**
 * The run that makes the documents of closings, as a job of every minute; also told to run as soon as one may have been asked for. What
 * could not be made is kept as failed with its document, and reported with what lies behind it.
 */
export const legalDocumentsJob = (
  run: () => Promise<LegalRun>,
  report: (failed: LegalRun["failed"][number]) => void,
): Job => ({
  name: LEGAL_DOCUMENTS,
  cron: "* * * * *",
  run: async () => (await run()).failed.forEach(report),
})
