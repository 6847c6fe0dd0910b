import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { shownCount } from "../parts/button/counted-icon.tsx"
import { IconButton } from "../parts/button/icon-button.tsx"
import { useViewModel } from "../view-model/index.ts"
import { chatLists } from "./chat-lists.ts"

/** In the header: how many new messages wait, and the way to them. `who` is whose: another person's are counted afresh. */
export const ChatButton = observer(({ who }: { readonly who: string }) => {
  const lists = useViewModel(chatLists)
  useEffect(() => lists.follow(), [lists, who])
  const { unread } = lists
  return (
    <IconButton
      icon="chat"
      label={unread > 0 ? `Messages, ${shownCount(unread)} unread` : "Messages"}
      count={unread}
      aria-haspopup="dialog"
      onPress={() => lists.ask("list")}
    />
  )
})
