/** One choice: its id goes to the model, its label to the reader. */
export interface Option<K extends string = string> {
  readonly id: K
  readonly label: string
  /** At the end of the line, as a count. */
  readonly note?: string | undefined
  readonly isDisabled?: boolean | undefined
}
