import { escaped } from "@xl/core/mails"
import { demoPage } from "../shared/demo-page.ts"
import { admin, applicants, buyers, DEMO_PASSWORD, type Person, sellers } from "./cast.ts"
import type { Move, Outcome } from "./moves.ts"
import { lineOf, type NextAct } from "./next-act.ts"

export interface PanelState {
  /** Milliseconds since the Unix epoch, by the demo's clock. */
  readonly now: number
  readonly moves: ReadonlyArray<Move>
  readonly act: NextAct | null
  /** What the press before did. */
  readonly said: string | null
  /** Of the request: they name the reader's theme. */
  readonly cookies: string | undefined
}

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" })
const short = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })

const TITLES: { readonly [M in Move["name"]]: string } = {
  deadline: "To the next deadline",
  day: "One day on",
  week: "One week on",
}
/** Outcomes that are named one by one. */
const NAMED = 12

const outcome = ({ at, from, name, to }: Outcome) =>
  `<li><b>${escaped(name)}</b>: ${escaped(from)} becomes ${escaped(to)}, ${short.format(at)} UTC</li>`

const outcomes = ({ outcomes: all }: Move): string => {
  if (all.length === 0) return "<p>No deadline of a listing falls into this time.</p>"
  const rest = all.length - NAMED
  return `<ul>${all.slice(0, NAMED).map(outcome).join("")}${rest > 0 ? `<li>and ${rest} more</li>` : ""}</ul>`
}

const move = (one: Move): string => `<section>
<h2>${TITLES[one.name]}</h2>
<p>The clock goes to ${short.format(one.until)} UTC.</p>
${outcomes(one)}
<form method="post" action="/dev/demo"><button name="move" value="${one.name}">Move the clock: ${TITLES[one.name].toLowerCase()}</button></form>
</section>`

const act = (next: NextAct | null): string => `<section>
<h2>The story's next act</h2>
${
  next === null
    ? "<p>Nobody of the cast has anything to do now. Move the clock.</p>"
    : `<p>${escaped(`${next.who.firstName} ${next.who.lastName}, ${next.who.company},`)} ${escaped(next.does)}.</p>
<form method="post" action="/dev/demo"><button class="primary" name="act" value="${escaped(lineOf(next))}">Play the next act</button></form>`
}
</section>`

const person = (part: string, one: Person | undefined) =>
  one === undefined
    ? ""
    : `<dt>${part}</dt><dd>${escaped(one.email)} (${escaped(`${one.firstName} ${one.lastName}, ${one.company}`)})</dd>`

const accounts = (): string => `<section>
<h2>Accounts</h2>
<p>All of them have the password <b>${escaped(DEMO_PASSWORD)}</b>. Their mails, and yours, are in the <a href="/dev/mailbox">mailbox</a>.</p>
<dl>
${person("Administrator", admin)}
${sellers.map((one, at) => person(`Seller ${at + 1}`, one)).join("\n")}
${buyers.map((one, at) => person(`Buyer ${at + 1}`, one)).join("\n")}
${applicants.map((one, at) => person(`Applicant ${at + 1}`, one)).join("\n")}
</dl>
</section>`

/** The demo's panel: its clock with what each move does, the story's next act, and the accounts. */
export const panelPage = ({ act: next, cookies, moves, now, said }: PanelState): string =>
  demoPage(
    "Clock and story",
    `<p>It is ${moment.format(now)} UTC in this market. Time goes on by itself; here you move it on, and let the people of the demo act.</p>
${said === null ? "" : `<section role="status">${escaped(said)}</section>`}
${act(next)}
${moves.map(move).join("\n")}
${accounts()}`,
    cookies,
  )
