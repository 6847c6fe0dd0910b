/** The administrators' lists of assets. */
export const ADMIN_ASSET_TABS = [
  { id: "approval", label: "Approval", href: "/admin/asset-approval" },
  { id: "changes", label: "Change requests", href: "/admin/change-requests" },
  { id: "listing", label: "All assets", href: "/admin/listing" },
] as const
