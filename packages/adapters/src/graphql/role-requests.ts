import type { OperationVariables, TypedDocumentNode } from "@apollo/client"
import { FundsApproval, RoleRequest, RoleRequestPage, type RoleRequests } from "@xl/core/roles"
import { Effect } from "effect"
import * as t from "io-ts"
import { graphql } from "../gql/gql.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { documentTo } from "./profiles.ts"
import { done } from "./rebuilt.ts"
import { requestRefusals } from "./refusals.ts"

export const ROLE_REQUEST = graphql(`
  fragment RoleRequestFields on RoleRequest {
    id
    type
    status
    creator
    documents {
      name
      key
      type
      dataOwnerId
      dateModified
    }
    createdAt
    decidedAt
    decidedBy
    declineReason
  }
`)
const CREATE = graphql(`
  mutation CreateBuyerRequest($documents: [DocumentInput!]!, $wanted: ID) {
    createBuyerRequest(documents: $documents, wanted: $wanted) {
      __typename
      ... on RoleRequestDone {
        request {
          ...RoleRequestFields
        }
      }
    }
  }
`)
/** An address of whom a request is from; it is used by its name. */
export const ADDRESS_OF_APPLICANT = graphql(`
  fragment AddressOfApplicant on Address {
    country
    state
    city
    address
    zipCode
  }
`)
const SEARCH = graphql(`
  query SearchRequests($offset: Int, $size: Int, $email: String, $status: [RoleRequestStatus!]) {
    searchRequests(offset: $offset, size: $size, email: $email, status: $status) {
      total
      requests {
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
const APPROVE = graphql(`
  mutation ApproveRoleRequest($id: ID!, $data: RoleRequestApprovalInput) {
    approveRoleRequest(id: $id, data: $data) {
      __typename
      ... on RoleRequestDone {
        request {
          ...RoleRequestFields
        }
      }
    }
  }
`)
const DECLINE = graphql(`
  mutation DeclineRoleRequest($id: ID!, $reason: String) {
    declineRoleRequest(id: $id, reason: $reason) {
      __typename
      ... on RoleRequestDone {
        request {
          ...RoleRequestFields
        }
      }
    }
  }
`)
const Done = t.type({ request: RoleRequest })
const Searched = t.type({ searchRequests: RoleRequestPage })

/** Requests for roles, asked of our gateway. */
export const roleRequestsGraphql = (asker: Asker): RoleRequests["Service"] => {
  const change = <D, V extends OperationVariables>(
    operation: string,
    document: TypedDocumentNode<D, V>,
    variables: V,
  ) =>
    mutate(asker, operation, document, variables).pipe(
      Effect.flatMap((payload) => done(requestRefusals, payload)),
      Effect.flatMap((payload) => promised(Done, payload)),
      Effect.map(({ request }) => request),
    )
  return {
    createBuyerRequest: (documents, wanted) =>
      change("createBuyerRequest", CREATE, { documents: documents.map(documentTo), wanted }),
    search: ({ status, ...search }) =>
      query(asker, SEARCH, { ...search, status: [...status] }, access("searchRequests")).pipe(
        Effect.flatMap((data) => promised(Searched, data)),
        Effect.map(({ searchRequests }) => searchRequests),
      ),
    approve: (id, approval) =>
      change("approveRoleRequest", APPROVE, { id, data: { buyerProfile: FundsApproval.encode(approval) } }),
    decline: (id, reason) => change("declineRoleRequest", DECLINE, { id, reason }),
  }
}
