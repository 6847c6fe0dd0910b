/** One message of the snackbar, shown for `millis` milliseconds. */
export interface Notice {
  readonly tone: "error" | "success" | "warning"
  readonly text: string
  readonly millis: number
  /** What was tried. An error about it says nothing true any more once the same has succeeded. */
  readonly about?: string
  /** The label of a button beside the words; whoever shows the notice says what it does. */
  readonly action?: string
}

/** How long the snackbar shows a message. */
export const NOTICE_MILLIS = 7_000
/** How long it shows a role notice. */
export const ROLE_NOTICE_MILLIS = 5_000
/** How often its progress line moves. */
export const NOTICE_TICK_MILLIS = 30
/** How long after a role event the session is refreshed. */
export const ROLE_REFRESH_DELAY_MILLIS = 5_000

/** Something failed; shown for `NOTICE_MILLIS`. `about` says what was tried, so that a success of the same takes it back. */
export const errorNotice = (text: string, about?: string): Notice => ({
  tone: "error",
  text,
  millis: NOTICE_MILLIS,
  ...(about === undefined ? {} : { about }),
})
/** Something went well; shown for `NOTICE_MILLIS`. */
export const successNotice = (text: string): Notice => ({ tone: "success", text, millis: NOTICE_MILLIS })
/** Something to look at; shown for `NOTICE_MILLIS`. */
export const warningNotice = (text: string): Notice => ({ tone: "warning", text, millis: NOTICE_MILLIS })
