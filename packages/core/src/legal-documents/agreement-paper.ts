import { titleOf } from "../assets/title.ts"
import type { Asset } from "../assets/model.ts"
import type { LegalPaper, PaperBlock } from "./model.ts"
import { placeOf } from "./parties.ts"
import { longDay } from "./wording.ts"
import type { Profile } from "../profiles/model.ts"
import { dayOf, type Millis } from "../shared/days.ts"
import type { AgreementText } from "../data-room/agreement-model.ts"
import type { Signature } from "../data-room/signature.ts"

/** What stands on every page of the standard form. */
const HOUSE_NOTICE = "Standard form. Each party has it reviewed by its own counsel."
/** The same where the seller wrote the terms. */
const SELLER_NOTICE = "The seller's own terms. Each party has them reviewed by its counsel."

type Section = LegalPaper["sections"][number]
const section = (heading: string, ...said: ReadonlyArray<PaperBlock | string>): Section => ({
  heading,
  blocks: said.map((block) => (typeof block === "string" ? { tag: "text", text: block } : block)),
})

const TERMS: ReadonlyArray<Section> = [
  section(
    "Confidential information",
    "Confidential information is everything about the loan, its borrower, guarantors and collateral that Recipient learns in tiers 1 and 2 of the data room or from the owner of the loan (“Owner”) in connection with it, in whatever form, with every copy, note and analysis made of it.",
    "It is not confidential if Recipient can show that it was public without Recipient's doing, that Recipient knew or developed it independently, or that Recipient received it from somebody free to pass it on.",
  ),
  section(
    "Use",
    "Recipient uses confidential information to evaluate and make the purchase of the loan, and for nothing else, and guards it with the care that it takes of its own, reasonable care at least.",
    "Recipient passes it on only to its directors, employees, advisors and lenders who need it for that purpose and are bound to keep it confidential, and answers for what they do with it. Where law or a court demands disclosure, Recipient tells Owner beforehand if it may, and discloses no more than it must.",
  ),
  section(
    "No contact",
    "Without Owner's consent in writing, Recipient does not contact the borrower, guarantors, tenants, property managers or other lenders about the loan. Contact in the ordinary course of Recipient's other business remains free.",
  ),
  section(
    "Personal information",
    "Where confidential information concerns natural persons, Recipient keeps it as the privacy laws that apply demand, and tells Owner at once if it may have reached somebody without right to it.",
  ),
  section(
    "Return",
    "When Recipient no longer considers the purchase, or Owner asks, Recipient destroys confidential information and says so in writing if asked. It may keep what law or its retention rules demand, and copies made by backups until they are overwritten; this agreement goes on applying to them.",
  ),
  section(
    "No promise",
    "Confidential information is given as it is: Owner promises nothing as to its truth or completeness, and is bound to a sale by nothing but a contract signed for it. All rights in the information stay with Owner.",
  ),
  section(
    "Time and remedies",
    "This agreement binds from the day on which Recipient signs it, for two years. Damages may not make good a breach, so that Owner may ask for an injunction besides what else the law gives.",
  ),
  section(
    "General",
    "This agreement is between Recipient and Owner, who may rely on it without signing it, and their successors. It is all that they agreed about the subject and is changed only in writing. It is signed electronically. It is governed by the law of [State, as the parties agree].",
  ),
]

/** Text between empty lines, each as a paragraph. */
const paragraphs = (text: string): ReadonlyArray<string> =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => part !== "")

/** What an agreement is written from. */
export interface AgreementScene {
  readonly asset: Pick<Asset, "legal" | "mainInfo">
  readonly signer: Pick<Profile, "address" | "companyName" | "firstName" | "lastName">
  /** The name of the seller's own form among the files of the General folder, where there is one. */
  readonly form: string | null
}

/** The name that somebody signs with; null where the profile has none yet. */
export const signatoryOf = ({ firstName, lastName }: Pick<Profile, "firstName" | "lastName">): string | null => {
  const [first, last] = [firstName?.trim() ?? "", lastName?.trim() ?? ""]
  return first === "" || last === "" ? null : `${first} ${last}`
}

const parties = ({ asset, signer }: AgreementScene, signatory: string): Section => {
  const place = placeOf(asset.mainInfo.address)
  const home = signer.address && placeOf(signer.address)
  return section(
    "Recipient and loan",
    {
      tag: "facts",
      rows: [
        { label: "Recipient", value: signer.companyName ? `${signatory}, for ${signer.companyName}` : signatory },
        ...(home ? [{ label: "Recipient's address", value: home }] : []),
        { label: "Loan", value: titleOf(asset) },
        ...(place ? [{ label: "Collateral", value: place }] : []),
      ],
    },
    "Recipient asks to read documents about the loan in its data room and in return agrees to the following.",
  )
}

/** The seller's own terms where there are some, else the house's. */
const termsOf = ({ asset, form }: AgreementScene): ReadonlyArray<Section> => {
  const own = paragraphs(asset.legal.customCAText ?? "")
  const terms = own.length > 0 ? [section("Terms", ...own)] : TERMS
  return form === null
    ? terms
    : [
        ...terms,
        section(
          "Owner's form",
          `The document “${form}” in the General folder of the data room is part of this agreement.`,
        ),
      ]
}

/** The confidentiality agreement of a loan's data room, for one reader to sign, or signed: `signed` at `at`, in milliseconds since the epoch. */
export const confidentialityAgreement = (
  scene: AgreementScene,
  signed: { readonly signature: Signature; readonly at: Millis } | null = null,
): LegalPaper => {
  const signatory = signatoryOf(scene.signer) ?? "[your name]"
  const { companyName } = scene.signer
  const isOwn = paragraphs(scene.asset.legal.customCAText ?? "").length > 0
  return {
    title: "Confidentiality Agreement",
    subtitle: titleOf(scene.asset),
    notice: isOwn ? SELLER_NOTICE : HOUSE_NOTICE,
    sections: [
      parties(scene, signatory),
      ...termsOf(scene),
      ...(signed === null ? [] : [section("Signature", executed(signatory, companyName, signed))]),
    ],
  }
}

const executed = (
  name: string,
  company: string | null,
  { at, signature }: { readonly signature: Signature; readonly at: Millis },
): PaperBlock => ({
  tag: "executed",
  name,
  company,
  on: longDay(dayOf(at)),
  drawing:
    signature.how === "drawn" ? { path: signature.path, width: signature.width, height: signature.height } : null,
})

/** The agreement as it is read on a screen: its facts and paragraphs, section by section. */
export const readable = ({ notice, sections, subtitle, title }: LegalPaper): AgreementText => ({
  title,
  subtitle,
  notice,
  sections: sections.map(({ blocks, heading }) => ({
    heading,
    facts: blocks.flatMap((block) => (block.tag === "facts" ? block.rows : [])),
    paragraphs: blocks.flatMap((block) => (block.tag === "text" ? [block.text] : [])),
  })),
})
