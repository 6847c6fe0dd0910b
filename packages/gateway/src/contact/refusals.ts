/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  contactUs: ["ContactFieldsInvalid"],
  sendAssetMessage: ["AdvisorNotShown", "AssetNotFound", "ContactFieldsInvalid", "EmailNotVerified"],
  sendAdminMessage: ["ContactFieldsInvalid", "EmailNotVerified"],
} as const
