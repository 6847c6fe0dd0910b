import type { ConversationHost } from "@xl/core/chat"
import type { Config } from "../config/index.ts"
import { embeddedHost } from "./embedded.ts"
import { hostedConversations } from "./hosted.ts"

/** Who keeps the messages: the hosted service where the deployment names it, our own gateway anywhere else. */
export const conversationHost = ({
  hostedConversations: service,
}: Pick<Config, "hostedConversations">): ConversationHost["Service"] =>
  service === null ? embeddedHost : hostedConversations(service)
