/** Something broke, and its caller was told this id: repeated, the request is told the same. */
export class KnownFailure extends Error {
  readonly errorId: string

  /** `cause` is for the log. */
  constructor(errorId: string, cause: unknown) {
    super("It was told under this id.", { cause })
    this.name = "KnownFailure"
    this.errorId = errorId
  }
}
