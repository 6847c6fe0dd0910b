import { graphql } from "../gql/gql.ts"

export const CHANGE_REQUEST = graphql(`
  fragment ChangeRequestFields on ChangeRequest {
    id
    assetId
    assetTitle
    assetStatus
    version
    status
    changes {
      ...ShownChangeFields
    }
    warnings {
      message
      isConfirmed
    }
    createdAt
    dateModified
    note
    reason
    sellerName
  }
`)
export const SHOWN_CHANGE = graphql(`
  fragment ShownChangeFields on ShownChange {
    field
    label
    before
    after
  }
`)
export const OF_LISTING = graphql(`
  query GetListingChanges($id: ID!) {
    getListingChanges(id: $id) {
      latest {
        ...ChangeRequestFields
      }
      history {
        at
        changes {
          ...ShownChangeFields
        }
        note
      }
    }
  }
`)
export const PENDING = graphql(`
  query ListChangeRequests($offset: Int, $size: Int) {
    listChangeRequests(offset: $offset, size: $size) {
      total
      requests {
        ...ChangeRequestFields
      }
    }
  }
`)
export const FIND = graphql(`
  query GetChangeRequest($id: ID!) {
    getChangeRequest(id: $id) {
      ...ChangeRequestFields
    }
  }
`)
export const WITHDRAW = graphql(`
  mutation WithdrawChangeRequest($id: ID!) {
    withdrawChangeRequest(id: $id) {
      __typename
      ... on ChangeRequestDone {
        request {
          ...ChangeRequestFields
        }
      }
    }
  }
`)
export const APPROVE = graphql(`
  mutation ApproveChangeRequest($id: ID!, $version: Int!) {
    approveChangeRequest(id: $id, version: $version) {
      __typename
      ... on ChangeRequestDone {
        request {
          ...ChangeRequestFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
      ... on PublicationIncomplete {
        missing
      }
    }
  }
`)
export const DECLINE = graphql(`
  mutation DeclineChangeRequest($id: ID!, $version: Int!, $reason: String!) {
    declineChangeRequest(id: $id, version: $version, reason: $reason) {
      __typename
      ... on ChangeRequestDone {
        request {
          ...ChangeRequestFields
        }
      }
    }
  }
`)
