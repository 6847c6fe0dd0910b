/** Talks between buyers and sellers about loans: the panel, its button in the header, and the ways into it. */
export { ChatButton } from "./chat-button.tsx"
export { type Asked, ChatLists, chatLists } from "./chat-lists.ts"
export { ChatOutbox, chatOutbox, type Unsent } from "./chat-outbox.ts"
export { ChatPanel, type ChatPanelProps } from "./chat-panel.tsx"
export { ChatStart, chatStart } from "./chat-start.ts"
export { ChatThread, chatThread } from "./chat-thread.ts"
export { MessageSeller } from "./message-buttons.tsx"
