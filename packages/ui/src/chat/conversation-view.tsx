import { EmailNotVerified, requireVerifiedEmail, warningTexts } from "@xl/core/kernel"
import { type ChatConversation, type ChatSide, messageBody, chatConnectionTexts } from "@xl/core/chat"
import { messageOf } from "@xl/core/messages"
import { Result } from "effect"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import {
  ChatLine,
  ChatNote,
  ConversationHead,
  EmptyState,
  ErrorState,
  LoanMark,
  MessageField,
  PersonMark,
  TextButton,
  Thread,
  ThreadSkeleton,
} from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { chatLists } from "./chat-lists.ts"
import { chatOutbox } from "./chat-outbox.ts"
import { ChatPicture } from "./chat-picture.tsx"
import type { ChatThread } from "./chat-thread.ts"
import { idOf, threadDays } from "./messages.ts"
import { otherOne, seenAs } from "./other-one.ts"
import { readersZone } from "./zone.ts"

interface ConversationViewProps {
  readonly model: ChatThread
  /** What the address names. */
  readonly chat: string
  readonly onBack: () => void
  readonly onClose: () => void
}

/** One conversation about one loan: with whom, what was said, and what is about to be. */
export const ConversationView = observer((props: ConversationViewProps) => {
  const { chat, model } = props
  const { conversation, opened, side, wanted } = model
  const isHere = wanted === chat && opened.tag !== "missing"
  if (!isHere || conversation === null || side === null) return <Unnamed {...props} />
  return (
    <>
      <Head {...props} talk={conversation} side={side} />
      {opened.tag === "open" ? <Said model={model} talk={conversation} side={side} /> : <Instead model={model} />}
      {opened.tag === "open" && <Write talk={conversation} side={side} />}
    </>
  )
})

/** Of which it is not known, or not told, with whom and about what it is. */
const Unnamed = observer(({ chat, model, onBack, onClose }: ConversationViewProps) => (
  <>
    <ConversationHead onBack={onBack} onClose={onClose} />
    {model.wanted === chat && <Instead model={model} />}
  </>
))

const Instead = observer(({ model }: Pick<ConversationViewProps, "model">) => {
  const { opened } = model
  if (opened.tag === "missing")
    return (
      <EmptyState title="No such conversation" hasDrawing={false}>
        {warningTexts.guardFailed}
      </EmptyState>
    )
  if (opened.tag === "failed")
    return (
      <ErrorState title="The conversation did not load" onRetry={() => void model.again()}>
        {opened.said}
      </ErrorState>
    )
  return <ThreadSkeleton label="The conversation is loading" />
})

interface TalkProps {
  readonly talk: ChatConversation
  readonly side: ChatSide
}

const Head = observer(({ model, onBack, onClose, side, talk }: ConversationViewProps & TalkProps) => {
  const { connection } = model
  const { color, name } = otherOne(talk, side)
  const { assetInfo } = talk
  const status = assetInfo.assetStatus
  return (
    <ConversationHead
      who={name}
      mark={<PersonMark name={name} color={color ?? undefined} size={36} />}
      line={<ChatLine isUp={connection === "connected"}>{chatConnectionTexts[connection]}</ChatLine>}
      asset={{
        name: assetInfo.name,
        href: side === "seller" ? `/seller/asset-overview/${assetInfo.id}` : `/asset/${assetInfo.id}`,
        picture: <ChatPicture asset={assetInfo} />,
        status: typeof status === "string" && <LoanMark status={status.replace(" Loan", "")} />,
      }}
      onBack={onBack}
      onClose={onClose}
    />
  )
})

const Said = observer(({ model, side, talk }: Pick<ConversationViewProps, "model"> & TalkProps) => {
  const outbox = useViewModel(chatOutbox)
  const { profile } = useViewModel(sessionStore)
  const { arrived, firstNew, messages, older } = model
  const sid = talk.twilioSID
  const { name } = otherOne(talk, side)
  return (
    <Thread
      label={`Messages with ${name}`}
      who={name}
      days={threadDays({ messages, unsent: outbox.unsentOf(sid) }, profile?.id, readersZone())}
      firstNew={firstNew === null ? undefined : idOf(firstNew)}
      older={older}
      onOlder={() => void model.loadOlder()}
      onRetry={(key) => void outbox.retry(sid, key)}
      onDiscard={(key) => outbox.discard(sid, key)}
      arrived={arrived}
      empty={`Nothing was said yet. ${name} sees what you write, and is told by mail while away.`}
    />
  )
})

const Write = observer(({ side, talk }: TalkProps) => {
  const outbox = useViewModel(chatOutbox)
  const { roles } = useViewModel(sessionStore)
  const field = useRef<HTMLTextAreaElement>(null)
  // On a phone the field would bring up the keyboard over what is to be read.
  useEffect(() => {
    if (globalThis.matchMedia("(min-width: 700px)").matches) field.current?.focus()
  }, [])
  const sid = talk.twilioSID
  const isVerified = Result.isSuccess(requireVerifiedEmail(new Set(roles)))
  return (
    <>
      <Anonymity talk={talk} side={side} />
      <MessageField
        ref={field}
        label={`Message to ${otherOne(talk, side).name}`}
        placeholder={`Write to ${otherOne(talk, side).name}. Enter sends.`}
        value={outbox.draftOf(sid)}
        onChange={(text) => outbox.type(sid, text)}
        onSend={() => void outbox.send(sid)}
        error={wrongIn(outbox.draftOf(sid))}
        closed={isVerified ? undefined : messageOf(new EmailNotVerified())}
      />
    </>
  )
})

/** Why it cannot be sent; of blanks alone nothing is said. */
const wrongIn = (draft: string): string | undefined => {
  const body = messageBody(draft)
  return draft.trim() !== "" && Result.isFailure(body) ? messageOf(body.failure) : undefined
}

/** Under what name one writes; once the contacts are disclosed there is nothing to hide. */
const Anonymity = observer(({ side, talk }: TalkProps) => {
  const lists = useViewModel(chatLists)
  const { anonymous } = side === "buyer" ? talk.buyerInfo : talk.sellerInfo
  if (talk.assetInfo.contactsDisclosed) return null
  return (
    <ChatNote>
      You write as {seenAs(talk, side)}.{" "}
      <TextButton onPress={() => void lists.hideMe(talk.twilioSID, !anonymous)}>
        {anonymous ? "Show my name" : "Hide my name"}
      </TextButton>
    </ChatNote>
  )
})
