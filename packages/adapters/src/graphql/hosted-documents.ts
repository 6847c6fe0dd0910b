import { graphql } from "../gql/gql.ts"

export const MESSAGE = graphql(`
  fragment HostedMessageFields on HostedMessage {
    index
    author
    body
    timestamp
    dateUpdated
  }
`)
export const MESSAGES = graphql(`
  query ListChatMessages($chatTwilioSID: ID!, $before: Int) {
    listChatMessages(chatTwilioSID: $chatTwilioSID, before: $before) {
      messages {
        ...HostedMessageFields
      }
      hasPrevious
    }
  }
`)
export const SEND = graphql(`
  mutation SendChatMessage($chatTwilioSID: ID!, $body: String!, $messageKey: String!) {
    sendChatMessage(chatTwilioSID: $chatTwilioSID, body: $body, messageKey: $messageKey) {
      __typename
      ... on ChatMessageInvalid {
        most
      }
      ... on ChatMessageSent {
        sent {
          ...HostedMessageFields
        }
      }
    }
  }
`)
export const MARK_READ = graphql(`
  mutation MarkChatRead($chatTwilioSID: ID!, $index: Int!) {
    markChatRead(chatTwilioSID: $chatTwilioSID, index: $index) {
      __typename
      ... on ChatReadDone {
        index
      }
    }
  }
`)
export const ADDED = graphql(`
  subscription ChatMessages {
    subscribeToChatMessages {
      chatTwilioSID
      index
    }
  }
`)
