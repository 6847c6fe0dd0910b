import { graphql } from "../gql/gql.ts"

export const AS_BUYER = graphql(`
  query SearchClosingInProgressOffersBuyer($size: Int, $offset: Int) {
    searchClosingInProgressOffersBuyer(size: $size, offset: $offset) {
      total
      offers {
        ...OfferFields
      }
    }
  }
`)
export const AS_SELLER = graphql(`
  query SearchClosingInProgressOffersSeller($size: Int, $offset: Int) {
    searchClosingInProgressOffersSeller(size: $size, offset: $offset) {
      total
      offers {
        ...OfferFields
      }
    }
  }
`)
export const OPENED = graphql(`
  mutation SetOfferClosingHistoryDate($id: ID!, $edition: Int!, $docType: LegalDocumentType!) {
    setOfferClosingHistoryDate(id: $id, opened: $edition, docType: $docType) {
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
      ... on ClosingDocumentNotRead {
        docType
      }
    }
  }
`)
export const SEEN = graphql(`
  mutation UpdateClosingNotificationSeenInOffer($id: ID!) {
    updateClosingNotificationSeenInOffer(id: $id) {
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
export const EXTEND_BUYER = graphql(`
  mutation EditBuyerClosingPeriod($id: ID!, $endDate: Day!) {
    editBuyerClosingPeriod(id: $id, endDate: $endDate) {
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
      ... on ClosingEndOutOfBounds {
        earliest
        latest
      }
    }
  }
`)
export const EXTEND_SELLER = graphql(`
  mutation EditSellerClosingPeriod($id: ID!, $endDate: Day!) {
    editSellerClosingPeriod(id: $id, endDate: $endDate) {
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
      ... on ClosingEndOutOfBounds {
        earliest
        latest
      }
    }
  }
`)
