import { graphql } from "../gql/gql.ts"

export const VALUED_ADDRESS = graphql(`
  fragment ValuedAddressFields on ValuedAddress {
    country
    state
    city
    address
    zipCode
    county
    latitude
    longitude
    placeId
  }
`)
export const SPECIFICS = graphql(`
  fragment ValuationSpecificsFields on ValuationSpecifics {
    assetTitle
    assetStatus
    userRole
    upb
    lienPosition
    interestRate
    fairMarketValue
    propertySubType
    netRentableArea
    unitOfMeasure
    assetType
  }
`)
export const PERFORMING = graphql(`
  fragment PerformingDetailsFields on PerformingDetails {
    maturityDate
    interestType
    originationDate
    term
    amortization
    prepaymentPenalty
    dscr
    monthsOpenAtPar
    noteRateFloor
  }
`)
export const SUB_PERFORMING = graphql(`
  fragment SubPerformingDetailsFields on SubPerformingDetails {
    maturityDate
    interestType
    originationDate
    term
    amortization
    prepaymentPenalty
    dscr
    monthsOpenAtPar
    noteRateFloor
    lastDelinquencyDate
    numberDelinquentPayments
  }
`)
export const NON_PERFORMING = graphql(`
  fragment NonPerformingDetailsFields on NonPerformingDetails {
    recourseGuaranty
    additionalLiens
    summaryJudgmentReceived
    totalPayoff
    ownerOccupied
  }
`)
export const HOTEL = graphql(`
  fragment HotelDetailsFields on HotelDetails {
    recourseGuaranty
    additionalLiens
    summaryJudgmentReceived
    totalPayoff
    ownerOccupied
    hotelFlaggedCurrently
    hotelFlaggedAtFMVDate
    fairMarketValueDate
    PIPRequirement
    franchiseAgreementExpirationDate
  }
`)
export const ASSUMPTIONS = graphql(`
  fragment ValuationAssumptionsFields on ValuationAssumptions {
    targetYield
    performingYield
    defaultRate
    valueDrift
    conditionHaircut
    collateralShare
    sellingCostRate
    flagLossRate
    leaseUpRate
    discountedPayoffShare
    modifiedRate
    redefaultChance
    noteSaleShare
    collectionChance
    collectableShare
    cureChance
    payoffWeight
    discountedPayoffWeight
    modificationWeight
    deedInLieuWeight
    foreclosureWeight
    refinanceLtv
    refinanceDscr
    refinanceDebtYield
    loanConstant
    maturityDefaultChance
    monthlyIncome
    monthlyAdvances
    monthlyServicing
    seniorLiens
    legalCost
    deedInLieuCost
    daysSinceLastPayment
    foreclosureDays
    leastForeclosureMonths
    addedMonths
    judgmentMonths
    redemptionMonths
    resaleMonths
    leaseUpMonths
    receiverFromMonth
    payoffMonths
    discountedPayoffMonths
    modificationMonths
    modifiedTermMonths
    redefaultMonths
    deedInLieuMonths
    noteSaleMonths
    collectionMonths
    extensionMonths
    isContested
    hasReceiver
  }
`)
export const ENTERED = graphql(`
  fragment ValuationEnteredFields on ValuationEntered {
    address {
      ...ValuedAddressFields
    }
    propertyType
    specifics {
      ...ValuationSpecificsFields
    }
    performing {
      ...PerformingDetailsFields
    }
    nonPerforming {
      ...NonPerformingDetailsFields
    }
    subPerforming {
      ...SubPerformingDetailsFields
    }
    hotelNonPerforming {
      ...HotelDetailsFields
    }
    assumptions {
      ...ValuationAssumptionsFields
    }
  }
`)
export const RESULT = graphql(`
  fragment CalculatorResultFields on CalculatorResult {
    value
    percentToUpb
    percentToValue
    lowPercentToValue
    highPercentToValue
    expectedTime
    dscr
    debtYield
    refinanceProceeds
    exits {
      path
      weight
      value
      months
    }
    assumptions {
      name
      unit
      value
      origin
      source
      asOf
      reach
    }
    calculatedOn
    lowValueRange
    highValueRange
    lowPercentToUpb
    highPercentToUpb
    noteRateFloorCalculated
    chartData {
      timeline
      months
      points {
        yield
        price
      }
    }
    lowSideSavings
    highSideSavings
    lowSideTime
    highSideTime
    foreclosureProcess
    receivershipProcess
    biddingProcess
    seasoning
    remainingTerm
    ltv
    XLLoanClass
    marketTier
    recommendation
  }
`)
export const VALUATION = graphql(`
  fragment ValuationFields on Valuation {
    PK
    SK
    id
    dateCreated
    dateModified
    assetId
    userInput {
      ...ValuationEnteredFields
    }
    calculatorResult {
      ...CalculatorResultFields
    }
  }
`)
