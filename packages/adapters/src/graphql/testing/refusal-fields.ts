/** Field by field: as the gateway sends it, and as the core's refusal holds it. */
export const FIELDS: { readonly [field: string]: readonly [unknown, unknown] } = {
  approved: ["25000000.00", 2_500_000_000],
  command: ["hold", "hold"],
  committed: ["20000000.00", 2_000_000_000],
  docType: ["SS", "SS"],
  earliest: ["2026-12-13", "2026-12-13"],
  latest: ["2027-12-12", "2027-12-12"],
  deposits: [1, 1],
  fields: [["Total payoff"], ["Total payoff"]],
  expectedSequenceToken: ["7", "7"],
  limit: [500, 500],
  least: ["1.00", 100],
  listings: [2, 2],
  missing: [["pictures.images"], ["pictures.images"]],
  most: ["20000000.50", 2_000_000_050],
  offers: [3, 3],
  price: ["26000000.00", 2_600_000_000],
  offerId: ["00000000-0000-4000-8000-000000000007", "00000000-0000-4000-8000-000000000007"],
  reason: ["locked", "locked"],
  problems: [[{ field: "name", message: "Wrong" }], [{ field: "name", message: "Wrong" }]],
  status: ["Published", "Published"],
}

/** What a field of that name holds in one refusal alone, on either side. */
export const OF_ONE: { readonly [field: string]: unknown } = {
  "ChatMessageInvalid.most": 9,
  "DepositNotReady.status": "paid",
}
