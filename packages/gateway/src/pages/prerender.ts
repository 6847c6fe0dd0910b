import { existsSync } from "node:fs"
import { MessageChannel, Worker } from "node:worker_threads"
import type { Drawing, Drawn, GuestAsks, Prerender } from "../http/index.ts"

/** What a thread draws pages with. */
export interface DrawnBy {
  /** Where the built pages lie. */
  readonly folder: string
  /** The program that draws one of them. */
  readonly program: string
}
/** Milliseconds that a page waits for its drawing. */
const PATIENCE = 1_000
/** Pages being drawn at once; whoever comes then gets his undrawn, so that nobody's questions keep a thread busy for others. */
const MOST = 8
/** Milliseconds after which a drawing hangs: its thread is ended, and another begun. */
const STUCK = 10_000
/** Milliseconds that a drawing serves everybody who comes to the address; and addresses that are kept. */
const FRESH = 2_000
const KEPT = 100

const WORKER = new URL("./prerender-worker.ts", import.meta.url)

type Report = (reason: unknown) => void
type Said = { readonly question: string } | { readonly drawn: Drawn } | { readonly reason: unknown }

/** Sends one page to the thread and answers what it asks meanwhile. */
const drawnBy = (thread: Worker, drawing: Drawing, ask: GuestAsks): Promise<Drawn> =>
  new Promise((resolve, reject) => {
    const { port1: port, port2 } = new MessageChannel()
    const over = () => reject(new Error("The thread that draws pages ended."))
    let answered = Promise.resolve()
    port.on("message", (said: Said) => {
      if ("drawn" in said) resolve(said.drawn)
      else if ("reason" in said) reject(said.reason)
      else answered = answered.then(async () => port.postMessage(await ask(said.question))).catch(reject)
    })
    port.once("close", over)
    thread.postMessage({ ...drawing, port: port2 }, [port2])
  })

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> => {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), milliseconds)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

/** Draws pages in a thread of its own, which begins with the first of them and again after one that broke it. */
export const openPrerender = (by: DrawnBy, report: Report, stuck = STUCK): Prerender => {
  if (!existsSync(by.program)) return { draw: async () => undefined, close: async () => undefined }
  let running: Worker | undefined
  const thread = (): Worker => {
    if (running) return running
    const begun = new Worker(WORKER, { workerData: by, stdin: false })
    const ended = () => void (running === begun && (running = undefined))
    begun.on("error", report).on("exit", ended)
    begun.unref()
    return (running = begun)
  }
  const kept = new Map<string, Promise<Drawn | undefined>>()
  let drawing = 0
  const drawNow = async (asked: Drawing, ask: GuestAsks): Promise<Drawn | undefined> => {
    drawing += 1
    const drawer = thread()
    const hangs = setTimeout(() => void drawer.terminate(), stuck)
    try {
      return await drawnBy(drawer, asked, ask)
    } catch (reason) {
      report(reason)
      return undefined
    } finally {
      clearTimeout(hangs)
      drawing -= 1
    }
  }
  const draw: Prerender["draw"] = (asked, ask) => {
    const known = kept.get(asked.address)
    if (known) return within(PATIENCE, known)
    if (drawing >= MOST || kept.size >= KEPT) return Promise.resolve(undefined)
    const drawn = drawNow(asked, ask)
    kept.set(asked.address, drawn)
    setTimeout(() => kept.delete(asked.address), FRESH).unref()
    return within(PATIENCE, drawn)
  }
  return {
    draw,
    close: async () => {
      await running?.terminate()
    },
  }
}
