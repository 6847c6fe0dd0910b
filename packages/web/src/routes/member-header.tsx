import { AvatarStore, avatarStore } from "@xl/ui/profile"
import { useViewModel } from "@xl/ui/view-model"
import type { ComponentProps } from "react"
import { lateStore, StoreTokens, Tokens } from "../composition/index.ts"
import { ChatButton } from "./chat-button.ts"
import { NoticesBell } from "./notices-bell.ts"

lateStore(avatarStore, AvatarStore, Tokens.avatars, StoreTokens.session, Tokens.log)

/** What the header has for whoever is here: messages, the bell, and the picture, which is loaded from now on. */
export const MemberHeader = (props: ComponentProps<typeof NoticesBell>) => {
  useViewModel(avatarStore)
  return (
    <>
      <ChatButton who={props.who} />
      <NoticesBell {...props} />
    </>
  )
}
