import type { Asked } from "@xl/ui/chat"

/** `?chat=` on any page: the conversation with this id, or the list alone where it says none. */
export const CHAT = "chat"

/** What the address asks for: a conversation, whatever stands there; the list; or nothing. */
export const chatIn = (params: URLSearchParams): string | null => {
  const chat = params.get(CHAT)
  return chat === "" ? "list" : chat
}

/** The same query with another chat in it, or without one. */
export const withChat = (params: URLSearchParams, chat: Asked | null): string => {
  const rest = new URLSearchParams(params)
  if (chat === null) rest.delete(CHAT)
  else rest.set(CHAT, chat === "list" ? "" : chat)
  const query = rest.toString()
  return query === "" ? "" : `?${query}`
}

/** How many entries of the history the panel has taken since it was opened from the page below it: so many back it is closed. */
export const depthOf = (state: unknown): number => {
  const depth: unknown = typeof state === "object" && state !== null ? (state as { chat?: unknown }).chat : 0
  return typeof depth === "number" ? depth : 0
}

/** The entry's own words, as by what name its page was reached, and the panel's. It is no dialog's entry, though a dialog's may have led to it. */
export const withDepth = (state: unknown, chat: number): object => ({
  ...(typeof state === "object" ? state : {}),
  dialog: undefined,
  chat,
})
