import type { OfferId } from "../shared/ids.ts"
import type { Offer } from "./model.ts"

/** The steps of making an offer, by their path under the listing. */
export const MAKE_OFFER_STEPS = ["assets", "deposit-agreement", "offer-info", "review-submit"] as const
/** A step of the offer dialog. */
export type MakeOfferStep = (typeof MAKE_OFFER_STEPS)[number]

/** Whether the deposit agreement (bda) is signed at all: only while earnest money moves by itself. */
export const signsDepositAgreement = ({ autoDeposit }: { readonly autoDeposit: boolean }): boolean => autoDeposit

/**
 * Whether the offer may stand before the seller as far as its deposit agreement goes: while earnest money moves by itself, one that
 * promises some has to be signed.
 */
export const isAgreementSigned = (
  { depositAgreement, terms }: Pick<Offer, "depositAgreement" | "terms">,
  settings: { readonly autoDeposit: boolean },
): boolean => !signsDepositAgreement(settings) || terms.earnestMoneyDeposit === 0 || depositAgreement !== null

/** The steps that a buyer goes through; without an agreement to sign its step is skipped. */
export const makeOfferSteps = (settings: { readonly autoDeposit: boolean }): ReadonlyArray<MakeOfferStep> =>
  MAKE_OFFER_STEPS.filter((step) => step !== "deposit-agreement" || signsDepositAgreement(settings))

/** The address of a step, of an offer that is there already or of a new one. */
export const makeOfferPath = (step: MakeOfferStep, offer?: OfferId): string =>
  ["/buy-commercial-real-estate-loans", step, ...(offer === undefined ? [] : [offer])].join("/")

/** Whether a path is one of the steps. */
export const isMakeOfferPath = (path: string): boolean =>
  MAKE_OFFER_STEPS.some((step) => path === makeOfferPath(step) || path.startsWith(`${makeOfferPath(step)}/`))
