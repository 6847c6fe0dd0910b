import { graphql } from "../gql/gql.ts"

export const CHAT = graphql(`
  fragment ChatFields on ChatConversation {
    PK
    SK
    twilioSID
    assetID
    sellerID
    buyerID
    lastActivityDate
    creationDate
    assetInfo {
      id
      name
      assetStatus
      assetImage
      contactsDisclosed
    }
    buyerInfo {
      ...ChatPersonFields
    }
    sellerInfo {
      ...ChatPersonFields
    }
    attributes {
      lastMessage
      lastMessageOwnerId
    }
    lastMessageIndex
    lastReadMessageIndex
  }
`)
export const CHAT_PERSON = graphql(`
  fragment ChatPersonFields on ChatPerson {
    id
    email
    firstName
    lastName
    sellerProfile {
      avatar
    }
    color
    anonymous
  }
`)
export const CHAT_INFO = graphql(`
  query GetChatInfo($chatTwilioSID: ID!) {
    getChatInfo(chatTwilioSID: $chatTwilioSID) {
      ...ChatFields
    }
  }
`)
export const BUYER_CHATS = graphql(`
  query GetBuyerChatListing($limit: Int, $nextToken: String) {
    getBuyerChatListing(limit: $limit, nextToken: $nextToken) {
      items {
        ...ChatFields
      }
      nextToken
    }
  }
`)
export const SELLER_CHATS = graphql(`
  query GetSellerChatListing($limit: Int, $nextToken: String) {
    getSellerChatListing(limit: $limit, nextToken: $nextToken) {
      items {
        ...ChatFields
      }
      nextToken
    }
  }
`)
export const TOKEN = graphql(`
  query GetTwilioUserToken {
    getTwilioUserToken {
      service
      token
      expires
    }
  }
`)
export const CREATE = graphql(`
  mutation CreateChat($assetID: ID!, $offerId: ID) {
    createChat(assetID: $assetID, offerId: $offerId) {
      __typename
      ... on ChatDone {
        chat {
          ...ChatFields
        }
      }
    }
  }
`)
export const ASK_SELLER = graphql(`
  mutation SendAnonymousAssetMessage($id: ID!, $title: String!, $message: String!) {
    sendAnonymousAssetMessage(id: $id, title: $title, message: $message) {
      __typename
      ... on ChatDone {
        chat {
          ...ChatFields
        }
      }
      ... on ContactFieldsInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)
export const CREATE_ALL = graphql(`
  mutation GetOrCreateMessageAllChats($assetID: ID!) {
    getOrCreateMessageAllChats(assetID: $assetID) {
      __typename
      ... on ChatsDone {
        chats {
          ...ChatFields
        }
      }
    }
  }
`)
export const ADD_INFO = graphql(`
  mutation AddChatInfo($chatTwilioSID: ID!, $anonymous: Boolean!) {
    addChatInfo(chatTwilioSID: $chatTwilioSID, anonymous: $anonymous) {
      __typename
      ... on ChatDone {
        chat {
          ...ChatFields
        }
      }
    }
  }
`)
export const NOTICE = graphql(`
  mutation NoticeMessageAdded($msgText: String!, $senderID: ID!, $receiverID: ID!, $chatTwilioSID: ID!) {
    noticeMessageAdded(msgText: $msgText, senderID: $senderID, receiverID: $receiverID, chatTwilioSID: $chatTwilioSID) {
      __typename
      ... on ChatMessageInvalid {
        most
      }
    }
  }
`)
export const OPENED = graphql(`
  subscription CreateChats {
    subscribeToCreateChat {
      chatTwilioSID
    }
  }
`)
export const NOTICED = graphql(`
  subscription NoticesOfMessages {
    subscribeToNoticeMessageAdded {
      msgText
      senderID
      receiverID
      chatTwilioSID
    }
  }
`)
