import { UNREACHED } from "../scripts/used/exceptions.ts"

const VALUATION = "/free-loan-valuation"
const LISTING = "/buy-commercial-real-estate-loans"

/** Pages that a role gets to by a button or not at all; nobody finds a link to them from the first page. Each has its reason. */
export const UNLINKED: Readonly<Record<string, string>> = {
  ...UNREACHED,
  "/dashboard/empty": "The desk of a member who has no role yet: e2e/clicks/mandates.spec.ts.",
  "/admin/buyers/:id": "The dialog of a person leads there: e2e/clicks/profiles.spec.ts.",
  "/sell-your-loan/:step/:id": "The wizard's steps are buttons: e2e/clicks/pictures.spec.ts.",
  [`${LISTING}/:role/ss/:id`]: "The closing that waits leads there, while one does: e2e/clicks/four-strangers.spec.ts.",
  "/sell-your-loan/create": "The button that lists a loan leads there: e2e/clicks/listing-life.spec.ts.",
  "/sell-your-loan/legal/:legal/:id": "The wizard's Next leads there: e2e/clicks/listing-life.spec.ts.",
  "/creationComplete/:id": "The wizard's Save and finish leads there: e2e/clicks/listing-life.spec.ts.",
  [`${LISTING}/offer-info`]: "The choice beside the list leads there: e2e/bundle-offer.spec.ts.",
  [`${LISTING}/review-submit/:id`]: "The step before leads there by its button: e2e/bundle-offer.spec.ts.",
  [`${LISTING}/:role/review-submit/:id`]: "The documents lead there by a button: e2e/clicks/four-strangers.spec.ts.",
  [`${VALUATION}/general`]: "The first step under its full name. Steps lead back there by a button.",
  [`${VALUATION}/specifics/:id`]: "Next leads there: e2e/valuation.spec.ts.",
  [`${VALUATION}/details/:id`]: "Next leads there: e2e/valuation.spec.ts.",
  [`${VALUATION}/pdf`]: "The valuation's button opens it: e2e/clicks/valuation.spec.ts.",
}

/** Pages that are a member's: a guest gets there by an address that somebody sent. */
export const UNLINKED_FOR_GUESTS: Readonly<Record<string, string>> = {
  ...UNLINKED,
  [`${VALUATION}/general/:id`]: "It asks the guest to sign in.",
  [`${VALUATION}/valuation/:id`]: "It asks the guest to sign in.",
  "/valuations": "The tabs of members lead there.",
}
