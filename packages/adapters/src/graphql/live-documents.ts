import { graphql } from "../gql/gql.ts"

export const ASSET_CHANGES = graphql(`
  subscription AssetChanges {
    subscribeToAssetChanges {
      id
      status
      by
    }
  }
`)

export const OFFER_CHANGES = graphql(`
  subscription OfferChanges {
    subscribeToOfferChanges {
      id
      assetId
      status
      by
    }
  }
`)

export const ASSET_VIEWS = graphql(`
  subscription AssetViews {
    subscribeToAssetViews {
      id
    }
  }
`)

export const REQUEST_CHANGES = graphql(`
  subscription RequestChanges {
    subscribeToRoleChange {
      id
      type
      status
    }
  }
`)

export const DECLINED_REQUESTS = graphql(`
  subscription DeclinedRequests {
    subscribeToDeclineBuyerRequest {
      id
      type
      status
    }
  }
`)

export const NOTICES_KEPT = graphql(`
  subscription NoticesKept {
    subscribeToNotices {
      id
    }
  }
`)

export const ROLES_ASSIGNED = graphql(`
  subscription RolesAssigned {
    subscribeToRoleAssign {
      role
    }
  }
`)

export const ROLES_REMOVED = graphql(`
  subscription RolesRemoved {
    subscribeToRoleRemove {
      role
    }
  }
`)
