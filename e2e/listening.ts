import type { Page } from "@playwright/test"

/**
 * Until a page has asked to be told, on a line that it opens from now on. Any will do where no field is named: the line that it opened first may
 * be followed by another.
 */
export const listening = (page: Page, field = '"subscribe"'): Promise<void> =>
  new Promise((heard) =>
    page.on("websocket", (line) =>
      line.on("framesent", ({ payload }) => (String(payload).includes(field) ? heard() : undefined)),
    ),
  )
