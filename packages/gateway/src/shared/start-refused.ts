/** Why the gateway does not start, in plain sentences for whoever started it; entry points print them and exit with 1. */
export class StartRefused extends Error {
  readonly sentences: ReadonlyArray<string>

  constructor(sentences: ReadonlyArray<string>, cause?: unknown) {
    super(sentences.join("\n"), { cause })
    this.name = "StartRefused"
    this.sentences = sentences
  }
}

/** Runs an entry point: a refusal is printed one sentence a line, a bug with its stack, and both end with code 1. */
export const entryPoint = (run: () => Promise<unknown>): void => {
  run().catch((reason: unknown) => {
    const words =
      reason instanceof StartRefused ? reason.sentences.join("\n") : String((reason as Error)?.stack ?? reason)
    process.stderr.write(`${words}\n`)
    process.exit(1)
  })
}
