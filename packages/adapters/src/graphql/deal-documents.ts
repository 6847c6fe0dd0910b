import { graphql } from "../gql/gql.ts"

export const FIND_DEAL = graphql(`
  query GetDeal($id: ID!) {
    getDeal(id: $id) {
      asset {
        ...AssetFields
      }
      seller {
        id
        name
        email
        phone
        companyName
        entity
        signer
        isRevoked
      }
      bidders {
        id
        name
        email
        phone
        companyName
        entity
        signer
        isApproved
        isUnderReview
        pofSum
        fundsApprovalDate
        fundsApprovalExpiryDate
        offerIds
      }
      offers {
        ...OfferFields
      }
      deposits {
        offerId
        value
        depositStatus
        decision
        held
        depositRefund
        toSeller
        toAdmin
        due {
          leg
          amount
        }
      }
      papers {
        offerId
        docType
        state
        edition
        madeAt
        failure
      }
      agreementSigners
      tier2Requests {
        ...Tier2RequestViewFields
      }
      roleRequests {
        request {
          ...RoleRequestFields
        }
        name
        email
        companyName
        applicant {
          entityName
          entityAddress {
            ...AddressOfApplicant
          }
          signerName
          signerAddress {
            ...AddressOfApplicant
          }
          phone
        }
      }
    }
  }
`)
export const PUBLICATION_REVIEW = graphql(`
  query GetPublicationReview($id: ID!) {
    getPublicationReview(id: $id) {
      asset {
        ...AssetFields
      }
      seller {
        id
        name
        email
        phone
        companyName
        entity
        signer
        isRevoked
      }
      lastReview {
        at
        outcome
      }
      changes {
        ...ShownChangeFields
      }
    }
  }
`)
export const DEAL_LOG = graphql(`
  query DealLog($id: ID!, $offset: Int, $size: Int) {
    dealLog(id: $id, offset: $offset, size: $size) {
      total
      entries {
        sequence
        at
        trigger
        actor
        what
        buyer
        changes {
          label
          before
          after
        }
      }
      isVerified
    }
  }
`)
export const LISTING_ACTIVITY = graphql(`
  query ListingActivity($id: ID!) {
    getListingActivity(id: $id) {
      numberOfImpressions
      totalUniqueViewers
      numberOfViewedOnly
      numberOfCAs
      numberOfTier2s
      numberOfFavorites
      numberOfActiveOffers
      numberOfOffers
      numberOfAllActivities
      viewedOnly {
        latestVisitDate
        totalVisits
      }
      latestVisits {
        latestVisitDate
        totalVisits
      }
    }
  }
`)
export const SEARCH_LOG = graphql(`
  query SearchLog($person: String, $asset: String, $kind: LogKind, $from: Day, $to: Day, $offset: Int, $size: Int) {
    searchLog(person: $person, asset: $asset, kind: $kind, from: $from, to: $to, offset: $offset, size: $size) {
      total
      entries {
        position
        sequence
        at
        trigger
        actor
        what
        buyer
        changes {
          label
          before
          after
        }
        assetId
        asset
        person
      }
    }
  }
`)
export const CHECK_LOG = graphql(`
  query CheckLog {
    checkLog {
      entries
      chains
      seals
      broken
    }
  }
`)
export const ADMIN_WAITING = graphql(`
  query AdminWaiting {
    getAdminWaiting {
      publications
      changeRequests
      buyerRequests
      sellerRequests
      failedDocuments
      deposits {
        assetId
        title
      }
    }
  }
`)
