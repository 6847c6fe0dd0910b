import { graphql } from "../gql/gql.ts"

export const WITHDRAW = graphql(`
  mutation WithdrawOffer($id: ID!) {
    withdrawOffer(id: $id) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const SELECT_FOR_BEST_AND_FINAL = graphql(`
  mutation SelectForBestAndFinal($id: ID!) {
    selectForBestAndFinal(id: $id) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on OfferStatusForbids {
        status
        command
      }
      ... on AssetStatusForbids {
        assetStatus: status
        command
      }
    }
  }
`)
export const SELECT_WINNER = graphql(`
  mutation SelectWinner($id: ID!) {
    selectWinner(id: $id) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on WinnerFundsShort {
        approved
        price
      }
      ... on OfferStatusForbids {
        status
        command
      }
      ... on AssetStatusForbids {
        assetStatus: status
        command
      }
    }
  }
`)
export const DECLINE = graphql(`
  mutation DeclineOffer($id: ID!, $reason: String!) {
    declineOffer(id: $id, declineReason: $reason) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const NOTE = graphql(`
  mutation EditOfferSidePanelSeller($id: ID!, $notes: String!) {
    editOfferSidePanelSeller(id: $id, notes: $notes) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
    }
  }
`)
export const ACCEPT_CLOSING_DOCUMENTS = graphql(`
  mutation AcceptClosingDocuments($id: ID!) {
    acceptClosingDocuments(id: $id) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on OfferStatusForbids {
        status
        command
      }
      ... on AssetStatusForbids {
        assetStatus: status
        command
      }
      ... on ClosingDocumentNotRead {
        docType
      }
    }
  }
`)
export const CANCEL = graphql(`
  mutation CancelOffer($id: ID!, $reason: String!) {
    cancelOffer(id: $id, reason: $reason) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on AssetStatusForbids {
        assetStatus: status
        command
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const REACTIVATE = graphql(`
  mutation ReactivateOffer($id: ID!) {
    reactivateOffer(id: $id) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
      ... on FundsExceeded {
        approved
        price
      }
      ... on OffersExceedFunds {
        approved
        committed
        price
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const RECORD_MANUAL_TRANSFER = graphql(`
  mutation RecordManualTransfer($id: ID!, $leg: TransferLeg!, $reference: String!, $date: Day!) {
    recordManualTransfer(offerId: $id, leg: $leg, reference: $reference, date: $date) {
      __typename
      ... on OfferDone {
        offer {
          ...OfferFields
        }
      }
    }
  }
`)
