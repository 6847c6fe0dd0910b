import type { ChatConnection } from "@xl/core/chat"
import type { ConversationSid } from "@xl/core/shared"
import type { Profile } from "@xl/core/profiles"
import type { Here } from "@xl/testkit/here"
import { aBuyer, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { ChatButton, chatLists } from "@xl/ui/chat"
import { Wrap } from "@xl/ui/parts"
import { useViewModel } from "@xl/ui/view-model"
import { Tokens } from "@xl/web/composition"
import { ChatPanel, MessageSeller } from "@xl/web/screens"
import { Effect } from "effect"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { assetAt, MARKET } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const [seller, buyer] = [aSeller(), aBuyer()]

export interface Turn {
  readonly by: "buyer" | "seller"
  readonly body: string
  /** Minutes after what was said before. */
  readonly after?: number
}
/** What a buyer and the seller said over two days. */
export const TALK: ReadonlyArray<Turn> = [
  { by: "buyer", body: "Good morning. Is the 2023 appraisal as-is or as-stabilized?" },
  { by: "seller", body: "As-is. The stabilized value in the same report is 24.5 million, page 88.", after: 19 },
  { by: "seller", body: "We opened the call for offers until December 12. No extension is planned.", after: 1_471 },
  { by: "buyer", body: "Understood. Can you share the franchise PIP estimate?", after: 259 },
]

/** In the market of a browser: who says what, at its clock. */
export const talk = ({ market }: Here, who: Profile, at: number, turns: ReadonlyArray<Turn>): ConversationSid => {
  const run = Effect.runSync
  const { twilioSID } = run(market.as(who).chats.open(assetAt(at).id))
  for (const { after = 1, body, by } of turns) {
    market.home.clock.advance(after * 60_000)
    run(market.as(by === "buyer" ? who : seller).conversations.send(twilioSID, body, crypto.randomUUID()))
  }
  return twilioSID
}

/** Says where the line of an open conversation stands. */
export let hears: (state: ChatConnection) => void = () => undefined
/** A conversation whose line stands where a story says. */
export const openLine: ChatProps = {
  before: (here) => talk(here, buyer, 0, TALK),
  change: ({ conversations }) => ({
    conversations: { ...conversations, connect: (heard) => ((hears = heard), () => undefined) },
  }),
}

/** The market with somebody among its people as they are in this story. */
export const seedWith = (who: Profile) => ({
  ...MARKET,
  profiles: [...MARKET.profiles.filter(({ id }) => id !== who.id), who],
})

export interface ChatProps extends ProductProps {
  /** What was said before the panel opens; gives the conversation that is open. */
  readonly before?: ((here: Here) => string | null) | undefined
  /** Whether the loan shows its contacts. */
  readonly isDisclosed?: boolean | undefined
}

/** The chat as the product has it, without an address: its button, a way into it, and the panel, opened at once. */
export const Chat = ({ before = () => null, isDisclosed = false, who = buyer, onHere, ...props }: ChatProps) => {
  const [chat, setChat] = useState<string | null | undefined>(undefined)
  const arrive = (here: Here) => {
    const first = before(here)
    queueMicrotask(() => setChat(first))
    onHere?.(here)
  }
  return (
    <Product seed={seedWith(who)} {...props} who={who} now={EXAMPLE_NOW} onHere={arrive}>
      <Wrap>
        <ChatButton who={who.id} />
        <MessageSeller asset={{ ...assetAt(1), contactsDisclosed: isDisclosed }} />
      </Wrap>
      <Panel chat={chat} onChat={setChat} />
    </Product>
  )
}

interface PanelProps {
  /** Undefined while the panel is closed, null for its list alone. */
  readonly chat: string | null | undefined
  readonly onChat: (chat: string | null | undefined) => void
}

const Panel = observer(({ chat, onChat }: PanelProps) => {
  const now = useViewModel(Tokens.now)
  const lists = useViewModel(chatLists)
  const { asked } = lists
  useEffect(() => {
    if (asked === null) return
    lists.answered()
    onChat(asked === "list" ? null : asked)
  }, [asked, lists, onChat])
  return (
    chat !== undefined && (
      <ChatPanel chat={chat} now={now} onShow={onChat} onBack={() => onChat(null)} onClose={() => onChat(undefined)} />
    )
  )
})
