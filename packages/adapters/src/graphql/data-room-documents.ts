import { graphql } from "../gql/gql.ts"

export const TIER2_REQUEST = graphql(`
  fragment Tier2RequestFields on Tier2Request {
    id
    status
    dateModified
  }
`)
export const TIER2_REQUEST_VIEW = graphql(`
  fragment Tier2RequestViewFields on Tier2RequestView {
    id
    userId
    status
    dateModified
    name
    companyName
  }
`)
export const OF_USER = graphql(`
  query GetTier2RequestForUser($userId: ID!, $assetId: ID!) {
    getTier2RequestForUser(userId: $userId, assetId: $assetId) {
      ...Tier2RequestFields
    }
  }
`)
export const ON_ASSET = graphql(`
  query ListTier2Requests($id: ID!) {
    listTier2Requests(id: $id) {
      draftTier2Requests {
        ...Tier2RequestViewFields
      }
      tier_2_whitelist {
        ...Tier2RequestViewFields
      }
      numberOfTier2s
    }
  }
`)
export const REQUEST = graphql(`
  mutation RequestTier2Access($id: ID!) {
    requestTier2Access(id: $id) {
      __typename
      ... on Tier2RequestDone {
        request {
          ...Tier2RequestFields
        }
      }
    }
  }
`)
export const APPROVE = graphql(`
  mutation ApproveTier2Request($id: ID!) {
    approveTier2Request(id: $id) {
      __typename
      ... on Tier2RequestDone {
        request {
          ...Tier2RequestFields
        }
      }
    }
  }
`)
export const DECLINE = graphql(`
  mutation DeclineTier2Request($id: ID!) {
    declineTier2Request(id: $id) {
      __typename
      ... on Tier2RequestDone {
        request {
          ...Tier2RequestFields
        }
      }
    }
  }
`)
export const REVOKE = graphql(`
  mutation RevokeTier2Access($id: ID!) {
    revokeTier2Access(id: $id) {
      __typename
      ... on Tier2RequestDone {
        request {
          ...Tier2RequestFields
        }
      }
    }
  }
`)
