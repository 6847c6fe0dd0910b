import { fileURLToPath } from "node:url"
import { type Asked, asked } from "./ask-npm.ts"

export interface Verdict {
  /** 0: nothing high is known. 1: something is. 2: nobody was asked, which says nothing. */
  readonly code: 0 | 1 | 2
  readonly says: string
}

const GRAVE = ["critical", "high"]

interface Report {
  /** What the registry says instead of an answer. */
  readonly message?: string
  readonly auditReportVersion?: number
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>
}

/** What the registry's answer means. Only an answer counts: a registry that takes no such question has not said "none". */
export const verdictOn = ({ says, text }: Pick<Asked, "says" | "text">): Verdict => {
  const report = parsed(text)
  const counts = report.metadata?.vulnerabilities
  if (report.auditReportVersion === undefined || counts === undefined)
    return { code: 2, says: `The audit did not run: ${report.message ?? (says.trim() || "no answer came")}.` }
  const grave = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) => GRAVE.includes(severity))
  const lines = grave.map(([name, { range, severity }]) => `${severity}: ${name} ${range}`)
  const sums = [...GRAVE, "moderate", "low"].map((severity) => `${counts[severity] ?? 0} ${severity}`)
  return { code: grave.length > 0 ? 1 : 0, says: [...lines, `${sums.join(", ")}.`].join("\n") }
}

const parsed = (text: string): Report => {
  try {
    return (JSON.parse(text) ?? {}) as Report
  } catch {
    return {} // which is no answer
  }
}

/** `npm run audit`: asks the registry for known weaknesses of what the market is made of. */
if (import.meta.main) {
  const root = fileURLToPath(new URL("../..", import.meta.url))
  const { code, says } = verdictOn(asked(["audit", "--json", "--omit", "dev", "--package-lock-only"], root))
  console.log(says)
  process.exitCode = code
}
