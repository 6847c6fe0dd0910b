import { graphql } from "../gql/gql.ts"

export const RELEASE = graphql(`
  mutation ReleaseAsset($id: ID!, $newEnd: Day) {
    releaseAsset(id: $id, newEnd: $newEnd) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const REQUEST_PUBLISH = graphql(`
  mutation RequestAssetPublish($id: ID!, $note: String) {
    requestAssetPublish(id: $id, note: $note) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetFactsInvalid {
        problems {
          field
          message
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
export const CANCEL_REQUEST = graphql(`
  mutation CancelPublishRequest($id: ID!) {
    cancelPublishRequest(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const DISCARD = graphql(`
  mutation DiscardAsset($id: ID!) {
    discardAsset(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const CLOSE_CALL = graphql(`
  mutation CloseCallForOffers($id: ID!) {
    closeCallForOffers(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const CLOSE_BEST_AND_FINAL = graphql(`
  mutation CloseBestAndFinal($id: ID!) {
    closeBestAndFinal(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const HOLD = graphql(`
  mutation HoldAsset($id: ID!) {
    holdAsset(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const WITHDRAW = graphql(`
  mutation WithdrawListing($id: ID!) {
    withdrawListing(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const TAKE_BACK_APPROVAL = graphql(`
  mutation TakeBackApproval($id: ID!) {
    takeBackApproval(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const CONFIRM_CLOSING = graphql(`
  mutation ConfirmClosing($id: ID!) {
    confirmClosing(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
export const DELETE = graphql(`
  mutation DeleteAsset($id: ID!) {
    deleteAsset(id: $id) {
      __typename
      ... on AssetDone {
        asset {
          ...AssetFields
        }
      }
      ... on AssetStatusForbids {
        status
        command
      }
    }
  }
`)
