import type { Page } from "@playwright/test"

/** As many questions as the line asks on which somebody signed in hears of everything but messages. */
export const MEMBERS_QUESTIONS = 7

/** Until a page has asked so many questions on a line that it opens from now on. The line that it opens first may be followed by another. */
export const listening = (page: Page, questions = 1): Promise<void> =>
  new Promise((heard) =>
    page.on("websocket", (line) => {
      let asked = 0
      line.on("framesent", ({ payload }) => {
        if (String(payload).includes('"subscribe"')) asked += 1
        if (asked === questions) heard()
      })
    }),
  )
