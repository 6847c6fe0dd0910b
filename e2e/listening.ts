import type { Page } from "@playwright/test"

/** Until a page has asked to be told. Any line will do: the one that it opened first may be followed by another. */
export const listening = (page: Page): Promise<void> =>
  new Promise((heard) =>
    page.on("websocket", (line) =>
      line.on("framesent", ({ payload }) => (String(payload).includes('"subscribe"') ? heard() : undefined)),
    ),
  )
