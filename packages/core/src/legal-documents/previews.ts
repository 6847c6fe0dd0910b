import type { Asset } from "../assets/model.ts"
import type { AgreementText } from "../data-room/agreement-model.ts"
import { confidentialityAgreement, readable } from "./agreement-paper.ts"
import { depositAgreement } from "./deposit-agreement.ts"

const NOBODY = { firstName: null, lastName: null, companyName: null, address: null }

/** The confidentiality agreement as a buyer of this listing would read it, for its seller, also before anything is saved. */
export const previewedConfidentiality = (asset: Pick<Asset, "legal" | "mainInfo">): AgreementText =>
  readable(confidentialityAgreement({ asset, signer: NOBODY, form: null }))

/** The bid deposit agreement as a buyer of this listing would read it. */
export const previewedDepositAgreement = (asset: Pick<Asset, "mainInfo">): AgreementText =>
  readable(depositAgreement({ assets: [asset], signer: null }))
