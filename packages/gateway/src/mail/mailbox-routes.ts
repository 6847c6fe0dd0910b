import { escaped } from "@xl/core/mails"
import type { FastifyPluginAsync } from "fastify"
import type { Mailbox, StoredMail } from "./mailbox.ts"

/**
 * `GET /dev/mailbox` for people and `/dev/mailbox.json` for tests; `?to=` chooses one address. For a demo alone: whoever can read
 * it can enter any account.
 */
export const mailboxRoutes =
  (mailbox: Mailbox): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => void reply.header("cache-control", "no-store"))
    app.get("/dev/mailbox.json", async ({ query }) => mailbox.list(addressIn(query)))
    app.get("/dev/mailbox", async ({ query }, reply) => {
      const to = addressIn(query)
      return reply.type("text/html; charset=utf-8").send(page(await mailbox.list(to), to))
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

const page = (mails: ReadonlyArray<StoredMail>, to: string | undefined): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Mailbox of the demo</title>
</head>
<body>
<main>
<h1>Mailbox of the demo</h1>
<p>No mail server is configured, so no mail leaves: here is what would have been sent${to === undefined ? "" : ` to ${escaped(to)}`}, newest first.
<a href="">Look again</a>${to === undefined ? "" : ` · <a href="?">Show all</a>`}</p>
${mails.length === 0 ? "<p>No mail yet.</p>" : `<ol>\n${mails.map(entry).join("\n")}\n</ol>`}
</main>
</body>
</html>
`

const entry = ({ at, to, subject, text }: StoredMail): string => `<li>
<article>
<h2>${escaped(subject)}</h2>
<p>To <a href="?to=${escaped(encodeURIComponent(to))}">${escaped(to)}</a>, <time datetime="${at.toISOString()}">${at.toISOString()}</time></p>
<pre style="white-space: pre-wrap">${escaped(text)}</pre>
</article>
</li>`
