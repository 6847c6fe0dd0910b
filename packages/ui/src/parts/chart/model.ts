/** A price at each yearly yield: prices in cents, yields in millionths of one, rising. */
export interface YieldLine {
  readonly id: string
  /** At the line's end: "Expected, 32 mo". */
  readonly label: string
  /** Solid is the expected case; dash and dots are its limits. */
  readonly dash: "dash" | "dots" | "solid"
  readonly points: ReadonlyArray<{ readonly yield: number; readonly price: number }>
}

export interface ChosenPoint {
  readonly yield: number
  readonly price: number
  /** "$2.73M at 15%, 54.7% of UPB". */
  readonly said: string
}
