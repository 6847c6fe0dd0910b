import { PART_LOST } from "@xl/ui/parts"
import { answers, Line, pause } from "./line.ts"
import { type LostParts, lostParts } from "./lost-part.ts"
import { watchTyping } from "./typing.ts"

/** The line of the page that is open. */
export const line = new Line()

let isTypingHere = () => false

/** Begins to watch what is typed, and hears of parts that were lost. Once, before anything is drawn. */
export const watchHere = (): void => {
  isTypingHere = watchTyping(globalThis)
  addEventListener(PART_LOST, line.lose)
}

let here: LostParts | undefined
/** What to do in this tab about a page that did not arrive. */
export const lostHere = (): LostParts =>
  (here ??= lostParts({
    kept: sessionStorage,
    build: import.meta.url,
    reload: () => location.reload(),
    isTyping: () => isTypingHere(),
    answers,
  }))

/** Loads the page anew as its reader asks, once the server answers: before that the browser's error page would take its place. */
export const reloadAsked = async (): Promise<void> => {
  for (let tries = 0; !(await answers()); tries += 1) await line.whileAway(pause(tries))
  location.reload()
}
