import { graphql } from "../gql/gql.ts"

export const SEARCH = graphql(`
  query SearchUsers($roles: [Role!], $query: String, $size: Int, $offset: Int, $sortBy: UserSort, $orderBy: OrderBy) {
    searchUsers(roles: $roles, query: $query, size: $size, offset: $offset, sortBy: $sortBy, orderBy: $orderBy) {
      total
      profiles {
        ...ProfileFields
      }
    }
  }
`)
export const UPDATE = graphql(`
  mutation AdminUpdateUserProfile(
    $id: ID!
    $contact: UserContactInput
    $address: AddressInput
    $company: UserCompanyInput
  ) {
    adminUpdateUserProfile(id: $id, contact: $contact, address: $address, company: $company) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
      ... on ProfileFieldsInvalid {
        problems {
          field
          message
        }
      }
    }
  }
`)
export const ADD_ADMIN = graphql(`
  mutation AddAdmin($id: ID!) {
    addAdmin(id: $id) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const REMOVE_ADMIN = graphql(`
  mutation RemoveAdmin($id: ID!) {
    removeAdmin(id: $id) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const GRANT_ROLE = graphql(`
  mutation GrantRole($id: ID!, $role: GivenRole!) {
    grantRole(id: $id, role: $role) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const TAKE_ROLE = graphql(`
  mutation TakeRole($id: ID!, $role: GivenRole!) {
    takeRole(id: $id, role: $role) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const ASSIGN_BUYER = graphql(`
  mutation AssignBuyerRole($id: ID!, $data: RoleRequestApprovalInput) {
    assignBuyerRole(id: $id, data: $data) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const EDIT_POF = graphql(`
  mutation EditPOF($id: ID!, $pofSum: Decimal!, $fundsApprovalDate: Day!) {
    editPOF(id: $id, pofSum: $pofSum, fundsApprovalDate: $fundsApprovalDate) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const REMOVE_BUYER = graphql(`
  mutation RemoveBuyerRole($id: ID!) {
    removeBuyerRole(id: $id) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const REVOKE = graphql(`
  mutation RevokeSellerProfile($id: ID!, $comment: String!) {
    revokeSellerProfile(id: $id, comment: $comment) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
export const RESTORE = graphql(`
  mutation RestoreSellerProfile($id: ID!) {
    restoreSellerProfile(id: $id) {
      __typename
      ... on ProfileDone {
        profile {
          ...ProfileFields
        }
      }
    }
  }
`)
