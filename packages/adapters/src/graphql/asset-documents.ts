import { graphql } from "../gql/gql.ts"

export const ASSET = graphql(`
  fragment AssetFields on Asset {
    id
    version
    status
    registrationStatus
    publicationRequestedAt
    publicationNote
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
    confirmedWarnings {
      warning
      values
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
      payoffDate
      valueDate
      valueSource
      lienPosition
      seniorBalance {
        amount
        currency
      }
      seniorBalanceDate
      rateType
      rateIndex
      rateMargin
      rateFloor
      rateCap
      dayCount
      interestOnlyEnd
      lastPaymentDate
      lastPaymentAmount {
        amount
        currency
      }
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
      noiDate
      noiBasis
      occupancyDate
    }
    images
    publishedTime
    statusSince
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
    numberOfFavorites
    isOwner
    sellerId
    sellerName
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
    $address: String
    $country: String
    $coordinates: CoordinatesInput
    $near: String
    $miles: Int
    $id: ID
    $owners: [ID!]
    $seller: String
    $offers: Boolean
    $name: String
    $upbMin: Decimal
    $upbMax: Decimal
    $askMin: Decimal
    $askMax: Decimal
    $ltv: PercentRange
    $dscr: PercentRange
    $rate: PercentRange
    $occupancy: PercentRange
    $maturity: DayRange
    $lienPosition: [LienPosition!]
    $rateType: [InterestType!]
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
      address: $address
      country: $country
      coordinates: $coordinates
      near: $near
      miles: $miles
      id: $id
      owners: $owners
      seller: $seller
      offers: $offers
      name: $name
      upbMin: $upbMin
      upbMax: $upbMax
      askMin: $askMin
      askMax: $askMax
      ltv: $ltv
      dscr: $dscr
      rate: $rate
      occupancy: $occupancy
      maturity: $maturity
      lienPosition: $lienPosition
      rateType: $rateType
      mine: $mine
      sortBy: $sortBy
      orderBy: $orderBy
    ) {
      total
      isPlaceUnknown
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
export const COMPANIONS = graphql(`
  query GetBundleCompanions($id: ID!) {
    getBundleCompanions(id: $id) {
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
