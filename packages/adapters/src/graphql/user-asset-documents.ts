import { graphql } from "../gql/gql.ts"

export const OFFER_BESIDE = graphql(`
  fragment OfferBesideAsset on UserAssetOffer {
    id
    type
    offerType
    status
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
  }
`)
export const FIND = graphql(`
  query GetUserAssetData($id: ID!, $userId: ID!) {
    getUserAssetData(id: $id, userId: $userId) {
      userEmail
      offer {
        ...OfferBesideAsset
      }
      offerHistory {
        ...OfferBesideAsset
      }
      Tier1
      Tier2
      Favorite
      viewed
      userAssetData {
        latestVisitDate
        totalVisits
      }
      CAExecutionDate
      Tier2AccessDate
      executedCA {
        executionDate
        pdfKey
      }
    }
  }
`)
