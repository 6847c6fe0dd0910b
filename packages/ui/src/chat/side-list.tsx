import { chatDay, chatHeading, type ChatConversation, type ChatSide, chatTime, newMessages } from "@xl/core/chat"
import { type ConversationSid } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Button,
  ChatPlain,
  ChatSection,
  type ConversationItem,
  ConversationList,
  LinkButton,
  ConversationsSkeleton,
} from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { chatLists } from "./chat-lists.ts"
import { chatOutbox } from "./chat-outbox.ts"
import { ChatPicture } from "./chat-picture.tsx"
import { otherOne } from "./other-one.ts"
import { readersZone } from "./zone.ts"

const EMPTY: { readonly [S in ChatSide]: string } = {
  buyer: "No messages yet. Open a loan and write to its seller: the conversation stays here.",
  seller: "No messages yet. Buyers write to you from your listings; while you are away you are told by mail.",
}

interface SideListProps {
  readonly side: ChatSide
  readonly open: string | null
  readonly onShow: (sid: ConversationSid) => void
  readonly now: () => number
}

/** The conversations of one side, under its heading. */
export const SideList = observer((props: SideListProps) => (
  <ChatSection label={chatHeading(props.side)}>
    <Conversations {...props} />
  </ChatSection>
))

const Conversations = observer(({ now, onShow, open, side }: SideListProps) => {
  const lists = useViewModel(chatLists)
  const items = useItems(side, now())
  const listed = lists.listed(side)
  if (listed.tag === "failed")
    return (
      <ChatPlain isAlert action={<Button onPress={() => void lists.load(side)}>Try again</Button>}>
        Your messages did not load. {listed.said}
      </ChatPlain>
    )
  if (listed.page === null) return <ConversationsSkeleton label="Your messages are loading" />
  const { page } = listed
  if (page.length === 0)
    return (
      <ChatPlain
        action={side === "buyer" && <LinkButton href="/buy-commercial-real-estate-loans">Browse loans</LinkButton>}
      >
        {EMPTY[side]}
      </ChatPlain>
    )
  return (
    <>
      <ConversationList
        label={chatHeading(side)}
        items={items}
        open={open}
        onOpen={(id) => {
          const chosen = page.find(({ twilioSID }) => twilioSID === id)
          if (chosen) onShow(chosen.twilioSID)
        }}
      />
      {lists.hasMore(side) && (
        <Button kind="quiet" onPress={() => void lists.more(side)}>
          Older conversations
        </Button>
      )}
    </>
  )
})

const useItems = (side: ChatSide, now: number): ReadonlyArray<ConversationItem> => {
  const lists = useViewModel(chatLists)
  const outbox = useViewModel(chatOutbox)
  const { profile } = useViewModel(sessionStore)
  const zone = readersZone()
  const today = chatDay(now, zone)
  const when = (instant: number) =>
    chatDay(instant, zone) === today ? chatTime(instant, zone) : chatDay(instant, zone)
  const said = ({ attributes: { lastMessage, lastMessageOwnerId }, twilioSID }: ChatConversation): string => {
    const draft = outbox.draftOf(twilioSID)
    if (draft.trim() !== "" && lists.open !== twilioSID) return `Draft: ${draft}`
    if (lastMessage === null) return "Nothing was said yet."
    return lastMessageOwnerId === profile?.id ? `You: ${lastMessage}` : lastMessage
  }
  return lists.on(side).map((talk) => ({
    id: talk.twilioSID,
    title: talk.assetInfo.name,
    who: otherOne(talk, side).name,
    said: said(talk),
    time: when(talk.lastActivityDate ?? talk.creationDate),
    count: profile === null ? 0 : newMessages(talk, profile.id, lists.open),
    picture: <ChatPicture asset={talk.assetInfo} />,
  }))
}
