/** One page to be drawn. */
export interface Drawing {
  /** Path and query. */
  readonly address: string
  /** Where the pages are for those outside. */
  readonly origin: string
  /** What the page is told about where it runs. */
  readonly told: Readonly<Record<string, unknown>>
}
/** A page as a guest first sees it. */
export interface Drawn {
  /** When, in milliseconds since the Unix epoch. */
  readonly at: number
  readonly markup: string
  /** Style elements for its head. */
  readonly styles: string
  /** Paths of the scripts that it will ask for. */
  readonly scripts: ReadonlyArray<string>
  /** What the gateway answered, by question. */
  readonly answers: Readonly<Record<string, unknown>>
}
/** Answers a guest's question, both as `POST /graphql` has them. */
export type GuestAsks = (question: string) => Promise<string>

/** Draws pages ahead of the browser. */
export interface Prerender {
  /** Undefined where it takes too long or fails: the browser then draws the page alone. */
  readonly draw: (drawing: Drawing, ask: GuestAsks) => Promise<Drawn | undefined>
  readonly close: () => Promise<void>
}

const PLACE = '<div id="app"></div>'
/** Until the app runs its links lead somewhere, but nothing else answers. */
const WAITING = "#app[aria-busy] button,#app[aria-busy] select{cursor:progress}"

/** The page's own script, which starts the app. */
const APP = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
/** Each script that it is made from, after those that this one is made from. */
const MADE_FROM = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g
/** Starts it once the drawing is on the screen. */
const FIRST_PAINT = "/first-paint.js"

/** Puts a drawing into a page, with its style sheets, what starts the app once it is on the screen, and the answers that it was drawn from. */
export const withDrawn = (page: string, { answers, at, markup, scripts, styles }: Drawn): string => {
  const madeFrom = [...page.matchAll(MADE_FROM)].map(([, script = ""]) => script)
  return page
    .replaceAll(MADE_FROM, "")
    .replace(APP, (_all, last: string) => {
      const app = [...madeFrom, last]
      const parts = scripts.filter((script) => !app.includes(script))
      return `<script defer src="${FIRST_PAINT}" data-app="${app.join(" ")}" data-parts="${parts.join(" ")}"></script>`
    })
    .replace(PLACE, () => `<div id="app" aria-busy="true" data-drawn-at="${at}">${markup}</div>`)
    .replace("</head>", () =>
      [
        `${styles}<style data-prerendered>${WAITING}</style>`,
        dataBlock('type="application/json" id="xl-answers"', answers),
        "</head>",
      ].join("\n"),
    )
}

/** Data in a page: no browser runs it, and "<" cannot end it. */
export const dataBlock = (attributes: string, data: unknown): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`
