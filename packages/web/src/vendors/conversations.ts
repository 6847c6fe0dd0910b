import type { ApolloLink } from "@apollo/client"
import { askerOver, chatsGraphql, embeddedConversations } from "@xl/adapters/chat"
import type { liveUpdatesGraphql } from "@xl/adapters/graphql"
import type { Chats, Conversations } from "@xl/core/chat"
import { Effect } from "effect"

/** The ways to our gateway that conversations take. */
export interface ChatLine {
  readonly graphql: ApolloLink
  readonly socket: Parameters<typeof liveUpdatesGraphql>[0]
}

export const chatsOf = ({ graphql, socket }: ChatLine): Chats["Service"] => chatsGraphql(askerOver(graphql), socket)

/** Who keeps the messages is the gateway's to say, with the token; whom it gives none may read what our own gateway keeps. */
export const conversationsOf = async (line: ChatLine): Promise<Conversations["Service"]> => {
  const chats = chatsOf(line)
  const answer = await Effect.runPromise(Effect.option(chats.token()))
  const { asker, token } = { asker: askerOver(line.graphql), token: chats.token }
  if (answer._tag === "None" || answer.value.service === "embedded")
    return embeddedConversations({ asker, line: line.socket, token })
  const { identityIn, twilioClient, twilioConversations } = await import("@xl/adapters/twilio")
  return twilioConversations({ client: twilioClient, chats }, identityIn(answer.value.token ?? ""))
}
