import { graphql } from "../gql/gql.ts"

export const OFFER = graphql(`
  fragment OfferFields on Offer {
    id
    type
    status
    assets {
      id
      title
      principalBalance {
        amount
        currency
      }
      bidAllocation {
        amount
        currency
      }
    }
    assetStatus
    bidPrice
    earnestMoneyDeposit
    dueDiligencePeriod
    closing
    notes
    creationDate
    publishedDate
    acceptedDate
    winningDate
    declinedDate
    withdrawDate
    canceledDate
    declineReason
    cancelReason
    pofSum
    fundsApprovalDate
    listingChangedAt
    fundsMark
    buyerClosingPeriod {
      startDate
      endDate
      endedAt
    }
    sellerClosingPeriod {
      startDate
      endDate
      endedAt
    }
    buyerClosingDocumentsAccepted
    sellerClosingDocumentsAccepted
    buyerClosingNotificationSeen
    sellerClosingNotificationSeen
    closingHistory {
      docType
      party
      edition
      openedAt
      acceptedAt
    }
    closingPhase
    deposit {
      value
      decision
      transfers {
        leg
        reference
        date
        recordedAt
      }
    }
    offerHistory {
      from
      to
      at
      trigger
    }
    offerStatusChangeTrigger
    buyerName
    sellerNotes
    BDASignedDate
    BDApdfKey
  }
`)
export const FIND = graphql(`
  query GetOffer($id: ID!) {
    getOffer(id: $id) {
      ...OfferFields
    }
  }
`)
export const MINE = graphql(`
  query SearchOffersByUser($status: [OfferStatus!], $type: [OfferType!], $size: Int, $offset: Int) {
    searchOffersByUser(status: $status, type: $type, size: $size, offset: $offset) {
      total
      offers {
        ...OfferFields
      }
    }
  }
`)
export const ON_ASSET = graphql(`
  query ListOffersForAsset($id: ID!) {
    listOffersForAsset(id: $id) {
      ...OfferFields
    }
  }
`)
export const CREATE = graphql(`
  mutation CreateOffer(
    $assets: [OfferAssetInput!]!
    $bidPrice: Decimal!
    $closing: Int!
    $dueDiligencePeriod: Int!
    $earnestMoneyDeposit: Decimal!
    $notes: String
  ) {
    createOffer(
      assets: $assets
      bidPrice: $bidPrice
      closing: $closing
      dueDiligencePeriod: $dueDiligencePeriod
      earnestMoneyDeposit: $earnestMoneyDeposit
      notes: $notes
    ) {
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
      ... on BidPriceOutOfBounds {
        most
      }
      ... on EarnestMoneyOutOfBounds {
        least
        most
      }
    }
  }
`)
export const EDIT = graphql(`
  mutation EditOffer(
    $id: ID!
    $assets: [OfferAssetInput!]!
    $bidPrice: Decimal!
    $closing: Int!
    $dueDiligencePeriod: Int!
    $earnestMoneyDeposit: Decimal!
    $notes: String
  ) {
    editOffer(
      id: $id
      assets: $assets
      bidPrice: $bidPrice
      closing: $closing
      dueDiligencePeriod: $dueDiligencePeriod
      earnestMoneyDeposit: $earnestMoneyDeposit
      notes: $notes
    ) {
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
      ... on BidPriceOutOfBounds {
        most
      }
      ... on EarnestMoneyOutOfBounds {
        least
        most
      }
      ... on DepositAgreementMissing {
        offerId
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
export const PUBLISH = graphql(`
  mutation PublishOffer($id: ID!) {
    publishOffer(id: $id) {
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
      ... on BidPriceOutOfBounds {
        most
      }
      ... on EarnestMoneyOutOfBounds {
        least
        most
      }
      ... on DepositAgreementMissing {
        offerId
      }
      ... on OfferStatusForbids {
        status
        command
      }
    }
  }
`)
