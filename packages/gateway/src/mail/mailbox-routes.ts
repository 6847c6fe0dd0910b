import { escaped } from "@xl/core/mails"
import type { FastifyPluginAsync } from "fastify"
import { demoPage } from "../shared/demo-page.ts"
import type { Mailbox, StoredMail } from "./mailbox.ts"

/**
 * `GET /dev/mailbox` for people and `/dev/mailbox.json` for tests; `?to=` chooses one address. For a demo alone: whoever can read
 * it can enter any account. Addresses below `origin` can be pressed; what people wrote leads nowhere.
 */
export const mailboxRoutes =
  (mailbox: Mailbox, origin: string): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => void reply.header("cache-control", "no-store"))
    app.get("/dev/mailbox.json", async ({ query }) => mailbox.list(addressIn(query)))
    app.get("/dev/mailbox", async ({ headers, query }, reply) => {
      const to = addressIn(query)
      const shown = { mails: await mailbox.list(to), to, origin, cookies: headers.cookie }
      return reply.type("text/html; charset=utf-8").send(page(shown))
    })
  }

/** Characters of an e-mail address. */
const LONGEST = 254

/** Read by hand: fastify's way of checking it costs a tenth of every start. */
const addressIn = (query: unknown): string | undefined => {
  const { to } = query as { readonly to?: unknown }
  if (to === undefined) return undefined
  return typeof to === "string" ? to.slice(0, LONGEST) : ""
}

interface Shown {
  readonly mails: ReadonlyArray<StoredMail>
  /** The address whose mails alone are shown. */
  readonly to: string | undefined
  readonly origin: string
  readonly cookies: string | undefined
}

const page = ({ cookies, mails, origin, to }: Shown): string =>
  demoPage(
    "Mailbox",
    `<p>No mail leaves this demo: here is what would have been sent${to === undefined ? "" : ` to <strong>${escaped(to)}</strong>`}, newest first.</p>
<p><a href="">Look again</a>${to === undefined ? "" : ` · <a href="?">Show all</a>`}</p>
${mails.length === 0 ? "<section>No mail yet.</section>" : `<ol class="plain">\n${mails.map((mail) => entry(mail, origin)).join("\n")}\n</ol>`}`,
    cookies,
  )

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })

/** The text with the market's own addresses as links: each ends its line, after what it is for. */
const linked = (text: string, origin: string): string =>
  text
    .split("\n")
    .map((line) => {
      const at = line.lastIndexOf(` ${origin}/`) + 1
      const address = at === 0 ? "" : line.slice(at)
      if (address === "" || /\s/.test(address)) return escaped(line)
      return `${escaped(line.slice(0, at))}<a href="${escaped(address)}">${escaped(address)}</a>`
    })
    .join("\n")

const entry = ({ at, to, subject, text }: StoredMail, origin: string): string => `<li>
<article>
<h2>${escaped(subject)}</h2>
<p>To <a href="?to=${escaped(encodeURIComponent(to))}">${escaped(to)}</a>, <time datetime="${at.toISOString()}">${moment.format(at)} UTC</time></p>
<pre>${linked(text, origin)}</pre>
</article>
</li>`
