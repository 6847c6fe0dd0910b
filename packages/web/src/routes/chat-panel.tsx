import { type Asked, chatLists } from "@xl/ui/chat"
import { useViewModel } from "@xl/ui/view-model"
import { lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense, useEffect } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import { chatIn, depthOf, withChat, withDepth } from "./chat-address.ts"
import "./chat-lists.ts"

const Panel = lazyPart(async () => ({ default: (await import("./chat-parts.ts")).ChatPanel }))

/** Under 600 px there is room for the list or for a conversation. */
const isNarrow = (): boolean => globalThis.matchMedia("(max-width: 599px)").matches

/**
 * The way from one chat to another: the panel has an entry in the history, so that back closes it, and on a phone a conversation has one
 * of its own, so that back leads to the list.
 */
const useWays = () => {
  const [params] = useSearchParams()
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [chat, depth] = [chatIn(params), depthOf(state)]
  const go = (to: Asked | null, deeper: number) =>
    void navigate(
      { pathname, hash, search: withChat(params, to) },
      { replace: deeper === 0, state: withDepth(state, depth + deeper), preventScrollReset: true },
    )
  return {
    chat,
    // Where the address itself named the chat there is no page to go back to, and nothing is laid over it.
    show: (to: Asked) => go(to, chat === null || (isNarrow() && depth > 0 && chat === "list" && to !== "list") ? 1 : 0),
    back: () => (isNarrow() && depth > 1 ? void navigate(-1) : go("list", 0)),
    close: () => (depth > 0 ? void navigate(-depth) : go(null, 0)),
  }
}

/** The chat panel over whatever page it was opened on, as the address says. */
export const ChatOverPage = observer(() => {
  const lists = useViewModel(chatLists)
  const now = useViewModel(Tokens.now)
  const { back, chat, close, show } = useWays()
  const { asked } = lists
  useEffect(() => {
    if (asked === null) return
    lists.answered()
    if (asked !== chat) show(asked)
  })
  if (chat === null) return null
  return (
    <Suspense fallback={null}>
      <Panel chat={chat === "list" ? null : chat} onShow={show} onBack={back} onClose={close} now={now} />
    </Suspense>
  )
})
