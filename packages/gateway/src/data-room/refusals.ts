const CHANGE = ["PublicationPending", "VdrFrozen", "VdrItemNotFound"] as const

/** What each mutation may be refused with: the members of its payload in the schema, as a test checks. */
export const REFUSALS = {
  requestTier2Access: ["AgreementRequired", "AssetNotFound", "DataRoomClosed", "DataRoomOwn", "EmailNotVerified"],
  approveTier2Request: ["Tier2RequestDecided", "Tier2RequestNotFound"],
  declineTier2Request: ["Tier2RequestDecided", "Tier2RequestNotFound"],
  revokeTier2Access: ["Tier2NotGranted", "Tier2RequestNotFound"],
  chooseDataRoomRhythm: ["AgreementRequired", "AssetNotFound"],
  signLegalDocument: [
    "AssetNotFound",
    "DataRoomClosed",
    "DataRoomOwn",
    "EmailNotVerified",
    "ProfileNotFilled",
    "SignatureInvalid",
  ],
  createVdrFolder: [...CHANGE, "VdrFull", "VdrNameInvalid", "VdrNameTaken", "VdrTooDeep"],
  updateVdrFolderName: [...CHANGE, "VdrNameInvalid", "VdrNameTaken"],
  renameVdrItem: [...CHANGE, "FileNameMisleads", "VdrNameInvalid", "VdrNameTaken"],
  uploadVdrFile: [...CHANGE, "VdrFull"],
  deleteVdrItem: CHANGE,
} as const
