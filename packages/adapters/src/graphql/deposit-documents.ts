import { graphql } from "../gql/gql.ts"

/** A step of a deposit's way. */
export const STEP = graphql(`
  fragment DepositStepFields on DepositStep {
    date
    code
    failedDate
    failedReason
  }
`)
export const DEPOSIT = graphql(`
  fragment OfferDepositFields on OfferDeposit {
    offerId
    value
    paidDate
    depositStatus
    depositDecisionDate
    declineComment
    fundTransactionId
    refundTransactionId
    timeline {
      requested {
        ...DepositStepFields
      }
      pending {
        ...DepositStepFields
      }
      inProgress {
        ...DepositStepFields
      }
      paid {
        ...DepositStepFields
      }
      fundFailed {
        ...DepositStepFields
      }
      refundToBuyer {
        ...DepositStepFields
      }
      withdrawToSeller {
        ...DepositStepFields
      }
      withdrawToAdmin {
        ...DepositStepFields
      }
    }
    depositPaid
    depositRefund
    depositWithdrawn
    held
    toSeller
    toAdmin
    outstanding {
      toBuyer
      toSeller
      toAdmin
    }
    depositHistory {
      leg
      attempt
      status
      amount
      date
      code
      reason
    }
    consentDate
    due {
      leg
      amount
    }
    actions
    side
    bank {
      bankingInfoId
      bankName
      lastFour
    }
    platformFee
    hasAdminAccount
    hasSellerBank
  }
`)
export const FIND_DEPOSIT = graphql(`
  query GetOfferDeposit($id: ID!) {
    getOfferDeposit(id: $id) {
      ...OfferDepositFields
    }
  }
`)
export const APPROVE = graphql(`
  mutation ApproveDeposit($id: ID!, $depositAmount: Decimal!, $reason: String) {
    approveDeposit(id: $id, depositAmount: $depositAmount, reason: $reason) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
      ... on DepositNotReady {
        status
        command
      }
      ... on DepositAmountOutOfBounds {
        least
        most
      }
    }
  }
`)
export const APPROVE_AS_SELLER = graphql(`
  mutation ApproveDepositSeller($id: ID!) {
    approveDepositSeller(id: $id) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
      ... on DepositNotReady {
        status
        command
      }
    }
  }
`)
export const DECLINE = graphql(`
  mutation DeclineDeposit($id: ID!, $declineFault: DepositFault!, $comment: String!) {
    declineDeposit(id: $id, declineFault: $declineFault, comment: $comment) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
      ... on DepositNotReady {
        status
        command
      }
    }
  }
`)
export const REFUND = graphql(`
  mutation RefundDeposit($id: ID!) {
    refundDeposit(id: $id) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
      ... on DepositNotReady {
        status
        command
      }
    }
  }
`)
export const EDIT_AMOUNT = graphql(`
  mutation EditDepositAmount($id: ID!, $amount: Decimal!) {
    editDepositAmount(id: $id, amount: $amount) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
      ... on DepositNotReady {
        status
        command
      }
      ... on DepositAmountOutOfBounds {
        least
        most
      }
    }
  }
`)
export const SELECT_BANK_BUYER = graphql(`
  mutation SelectBankForOfferBuyer($offerId: ID!, $bankingInfoId: ID!) {
    selectBankForOfferBuyer(offerId: $offerId, bankingInfoId: $bankingInfoId) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
    }
  }
`)
export const SELECT_BANK_SELLER = graphql(`
  mutation SelectBankForOfferSeller($offerId: ID!, $bankingInfoId: ID!) {
    selectBankForOfferSeller(offerId: $offerId, bankingInfoId: $bankingInfoId) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
    }
  }
`)
export const SELECT_BANK_ADMIN = graphql(`
  mutation SelectBankForOfferAdmin($offerId: ID!, $bankingInfoId: ID!) {
    selectBankForOfferAdmin(offerId: $offerId, bankingInfoId: $bankingInfoId) {
      __typename
      ... on OfferDepositDone {
        deposit {
          ...OfferDepositFields
        }
      }
    }
  }
`)
