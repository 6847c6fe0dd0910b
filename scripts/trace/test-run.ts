/** A test as the runner reported it. Anything that did not both run and pass is `failed` or `skipped`. */
export type TestRun = {
  readonly title: string
  /** Relative to the repository, with forward slashes. */
  readonly file: string
  /** The vitest project that ran it, `unit`, `gateway` or `stories`, or `playwright`. */
  readonly suite: string
  readonly outcome: "passed" | "failed" | "skipped"
}
