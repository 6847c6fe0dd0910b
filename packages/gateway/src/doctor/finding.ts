/** What one look found: `fine`, a `note` that needs nobody, a `warning` that should be seen to, or a `fault` that stops the market. */
export interface Finding {
  readonly level: "fault" | "fine" | "note" | "warning"
  /** What was looked at, in a word. */
  readonly about: string
  /** One sentence; where something is to be done it says what. */
  readonly says: string
}

const finding =
  (level: Finding["level"]) =>
  (about: string, says: string): Finding => ({ level, about, says })

export const fine = finding("fine")
export const note = finding("note")
export const warning = finding("warning")
export const fault = finding("fault")

/** A line a finding. */
export const told = (findings: ReadonlyArray<Finding>): string =>
  findings.map(({ about, level, says }) => `${level.padEnd(8)} ${about.padEnd(11)} ${says}\n`).join("")

/** The exit code: 1 where there is a fault. */
export const worst = (findings: ReadonlyArray<Finding>): 0 | 1 =>
  findings.some(({ level }) => level === "fault") ? 1 : 0
