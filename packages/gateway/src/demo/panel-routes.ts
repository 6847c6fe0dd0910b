import type { MarketStore } from "@xl/core/market"
import { Clock, Context, Effect } from "effect"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import { setTimeout } from "node:timers/promises"
import { moveDemoClock, readAhead } from "../clock/index.ts"
import type { Database } from "../database/index.ts"
import type { Ask } from "../import/index.ts"
import { type Move, movesAt } from "./moves.ts"
import { lineOf, nextAct } from "./next-act.ts"
import { panelPage } from "./panel-page.ts"

export interface DemoPanel {
  readonly db: Database
  readonly services: Context.Context<MarketStore>
  readonly clock: Clock.Clock
  /** The public schema within this process, as that person. */
  readonly as: (email: string) => Ask
}

/** Characters of what the form sends. */
const MOST_FORM = 1_000

/**
 * `GET /dev/demo` shows the demo's panel; `POST /dev/demo` moves the clock (`move`) or plays the story's next act (`act`). For a demo
 * alone: whoever can ask it acts as others.
 */
export const demoPanelRoutes =
  (panel: DemoPanel): FastifyPluginAsync =>
  async (app) => {
    let turn = 0
    let said: string | null = null
    const now = () => panel.clock.currentTimeMillisUnsafe()
    const run = <A>(effect: Effect.Effect<A, unknown, MarketStore>) =>
      Effect.runPromiseWith(Context.add(panel.services, Clock.Clock, panel.clock))(effect)
    const moves = () => movesAt(panel.db, run, now())

    app.addHook("onSend", async (_request, reply) => void reply.header("cache-control", "no-store"))
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MOST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    app.get("/dev/demo", async ({ headers: { cookie: cookies } }, reply) => {
      const page = panelPage({ now: now(), moves: await moves(), act: await nextAct(panel.db, turn), said, cookies })
      said = null
      return reply.type("text/html; charset=utf-8").send(page)
    })
    app.post("/dev/demo", async (request, reply) => {
      if (!isOwnForm(request)) return reply.code(403).send({ message: "Only the panel's own page may ask this." })
      const form = request.body as URLSearchParams
      if (form.has("act")) {
        const played = await playNext(panel, turn, form.get("act"))
        said = played.said
        turn += played.turns
      }
      const wanted = (await moves()).find(({ name }) => name === form.get("move"))
      if (wanted) {
        said = await moveClock(panel.db, wanted, now())
        await until(() => now() >= wanted.until)
      }
      return reply.redirect("/dev/demo", 303)
    })
  }

/** Whether a browser sent it from a page of ours. What is no browser says nothing. */
const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  ["same-origin", undefined].includes(headers["sec-fetch-site"] as string | undefined) &&
  (headers.origin === undefined || headers.origin.endsWith(`//${headers.host ?? ""}`))

/** Milliseconds between two looks at the clock, and the most that one waits for it. */
const [LOOK, LONGEST] = [20, 5_000]

/** Each gateway hears of a move a moment later: the page that follows is to show the new time. */
const until = async (isMoved: () => boolean): Promise<void> => {
  for (let waited = 0; !isMoved() && waited < LONGEST; waited += LOOK) await setTimeout(LOOK)
}

const moveClock = async (db: Database, { outcomes, until: end }: Move, now: number): Promise<string> => {
  await moveDemoClock(db, (await readAhead(db)) + end - now)
  const listings = new Set(outcomes.map(({ assetId }) => assetId)).size
  const moving = listings === 0 ? "No listing moves" : listings === 1 ? "1 listing moves" : `${listings} listings move`
  return `The clock was moved. ${moving} on.`
}

interface Played {
  readonly said: string
  /** By how many turns the story went on. */
  readonly turns: 0 | 1
}

/** `shown` is the act as the page announced it: another one is not played in its place. */
const playNext = async ({ as, db }: DemoPanel, turn: number, shown: string | null): Promise<Played> => {
  const act = await nextAct(db, turn)
  if (act === null) return { said: "Nobody of the cast has anything to do now.", turns: 0 }
  const line = lineOf(act)
  if (line !== shown) return { said: "The story had gone on before you pressed. This is its next act now.", turns: 0 }
  try {
    await act.play(as)
    return { said: `Done: ${line}.`, turns: 1 }
  } catch (reason) {
    return { said: `Refused: ${line}. ${reason instanceof Error ? reason.message : ""}`, turns: 1 }
  }
}
