import { chatHeading } from "@xl/core/chat"
import { type ConversationSid } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ChatPanes, EmptyState } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { chatLists } from "./chat-lists.ts"
import { chatThread } from "./chat-thread.ts"
import { ConversationView } from "./conversation-view.tsx"
import { SideList } from "./side-list.tsx"

export interface ChatPanelProps {
  /** The conversation that the address names, whatever stands there; null for the list alone. */
  readonly chat: string | null
  readonly onShow: (sid: ConversationSid) => void
  /** From a conversation to the list, where there is room for one of them. */
  readonly onBack: () => void
  readonly onClose: () => void
  readonly now: () => number
}

/** One's conversations on both sides, and the one that is open, beside the page. */
export const ChatPanel = observer(({ chat, now, onBack, onClose, onShow }: ChatPanelProps) => {
  const lists = useViewModel(chatLists)
  const thread = useViewModel(chatThread)
  useEffect(() => thread.connect(), [thread])
  useEffect(() => void thread.open(chat), [thread, chat])
  const { sides } = lists
  return (
    <ChatPanes
      onClose={onClose}
      title={chatHeading(null)}
      open={chat}
      list={sides.map((side) => (
        <SideList key={side} side={side} open={chat} onShow={onShow} now={now} />
      ))}
      conversation={
        chat === null ? null : (
          <ConversationView key={chat} chat={chat} model={thread} onBack={onBack} onClose={onClose} />
        )
      }
      nothing={
        <EmptyState title={lists.known.size > 0 ? "Choose a conversation" : "Nothing was said yet"}>
          What buyer and seller say about a loan shows here.
        </EmptyState>
      }
    />
  )
})
