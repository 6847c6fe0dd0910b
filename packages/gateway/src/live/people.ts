import type { Listener } from "./listener.ts"

/** What the database notifies on when somebody's session is over or a role is gone or new, with the user's id. */
export const PEOPLE = "xl_people"

/** Lets whatever is remembered of people forget whom it concerns, or everybody where that may have been missed. Gives the way to stop. */
export const forgetting = (listener: Listener, forget: (user?: string) => void): (() => void) =>
  listener.on(PEOPLE, forget)
