import { graphql } from "../gql/gql.ts"

export const ASSET = graphql(`
  fragment AssetFields on Asset {
    id
    version
    status
    registrationStatus
    statusComment
    currentStep
    dueDiligenceVisited
    legal {
      caConfirmed
      TOCConfirmed
      BDAConfirmed
      customCADoc
      customCAText
    }
    name
    title
    description
    type
    assetStatus
    privacy
    upbDate
    address {
      country
      state
      city
      address
      zipCode
    }
    propertyType
    subtype
    principalBalance {
      amount
      currency
    }
    listingPrice {
      amount
      currency
    }
    upb
    noteOverview {
      numberOfLoans
      originationDate
      maturityDate
      loanAmount {
        amount
        currency
      }
      unpaidPrincipalBalance {
        amount
        currency
      }
      totalPayoff {
        amount
        currency
      }
      estCollateralValue {
        amount
        currency
      }
      initialInterestRate
      initialInterestType
      currentInterestRate
      defaultInterestRate
      term
      amortization
      penalty
      modified
      assumptionOfLoanAllowed
      prePaymentLimitations
      monetaryDefault
      maturityDefault
      technicalDefault
      recourse
      dscr
      paidThroughDate
    }
    propertyOverview {
      classField
      yearBuilt
      yearRenovated
      size
      apn
      zoning
      nraTotal
      unitOfMeasure
      constructionType
      propertyTaxesCurrent
      buildingLayout
      units
      stories
      buildings
      condo
      multiProperty
      parkingType
      parkingSpaces
      environmentalIssues
      propertyCondition
      feeLeasehold
      largestTenantCredit
      tenantType
      isOwnerOccupied
      ownerOcc
      occupancy
      noi
    }
    images
    publishedTime
    callForOffersPeriod {
      startDate
      endDate
      endedAt
    }
    bestAndFinalPeriod {
      startDate
      endDate
      endedAt
    }
    underSelectionPeriod {
      startDate
      endDate
      endedAt
    }
    contacts {
      firstName
      lastName
      officePhone
      emailAddress
      companyName
      whatsappNumber
      avatar
      jobTitle
    }
    contactsDisclosed
    requireBidDeposit
    bidDepositSum
    hold {
      by
      since
    }
    winnerOfferId
    numberOfImpressions
    numberOfActiveOffers
    numberOfOffers
    isOwner
    sellerId
    provenance {
      field
      note
    }
  }
`)

export const SEARCH = graphql(`
  query SearchAssets(
    $size: Int
    $offset: Int
    $status: [StatusFilter!]
    $assetStatus: [LoanStatus!]
    $propertyType: [PropertyType!]
    $state: [String!]
    $city: String
    $name: String
    $upbMin: Decimal
    $upbMax: Decimal
    $mine: Boolean
    $sortBy: AssetSort
    $orderBy: OrderBy
  ) {
    searchAssets(
      size: $size
      offset: $offset
      status: $status
      assetStatus: $assetStatus
      propertyType: $propertyType
      state: $state
      city: $city
      name: $name
      upbMin: $upbMin
      upbMax: $upbMax
      mine: $mine
      sortBy: $sortBy
      orderBy: $orderBy
    ) {
      total
      assets {
        ...AssetFields
      }
    }
  }
`)
export const FIND = graphql(`
  query GetAsset($id: ID!) {
    getAsset(id: $id) {
      ...AssetFields
    }
  }
`)
export const COUNT = graphql(`
  query CountAssets {
    countAssets {
      propertyType
      total
    }
  }
`)
export const TRACK = graphql(`
  mutation TrackAssetView($id: ID!) {
    trackAssetView(asset_id: $id) {
      __typename
      ... on Refusal {
        code
        message
      }
    }
  }
`)
