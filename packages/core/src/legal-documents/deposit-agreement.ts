import { titleOf } from "../assets/title.ts"
import type { Asset } from "../assets/model.ts"
import { signatoryOf } from "./agreement-paper.ts"
import type { Signature } from "../data-room/signature.ts"
import type { Profile } from "../profiles/model.ts"
import { dayOf, type Millis } from "../shared/days.ts"
import type { LegalPaper, PaperBlock } from "./model.ts"
import { placeOf } from "./parties.ts"
import { longDay } from "./wording.ts"

/** What the agreement is written from. `signer` is null in what a seller is shown beforehand. */
export interface DepositAgreementScene {
  readonly assets: ReadonlyArray<Pick<Asset, "mainInfo">>
  readonly signer: Pick<Profile, "address" | "companyName" | "firstName" | "lastName"> | null
}

type Section = LegalPaper["sections"][number]
const section = (heading: string, ...said: ReadonlyArray<PaperBlock | string>): Section => ({
  heading,
  blocks: said.map((block) => (typeof block === "string" ? { tag: "text", text: block } : block)),
})

/** What becomes of the money is what docs/market-rules.md says of deposits; the rest is for counsel. */
const TERMS: ReadonlyArray<Section> = [
  section(
    "Deposit",
    "The deposit is the earnest money that Depositor's offer on the loans states when the offer is sent to the seller, or as Depositor revised it before it was asked for. It is part of the price if the sale closes.",
  ),
  section(
    "Payment",
    "Depositor authorizes Holder to collect the deposit once from the bank account that Depositor names for the offer, after the offer is sent. A payment that fails or comes back is no deposit: Depositor makes it good from another account, or the offer may be canceled.",
  ),
  section(
    "Holding",
    "Holder, the operator of the marketplace, holds the deposit apart from its own money and pays it to nobody but as this agreement says. It earns no interest for Depositor. [Place and terms of the escrow account, as the parties agree.]",
  ),
  section(
    "Return",
    "If the offer is declined, withdrawn or canceled without having won, Holder returns the whole deposit to Depositor. The same holds if the offer won and the sale fails by the seller's fault.",
  ),
  section(
    "Release",
    "If the sale closes, Holder pays the deposit to the seller, less what the seller owes Holder, after the seller has consented, or ten days after the closing.",
    "If the offer won and the sale fails by Depositor's fault, Holder keeps its platform fee, which is shown before it decides, and pays the rest to the seller.",
  ),
  section(
    "Disputes",
    "Holder decides on a deposit with a reason in writing. While a party disputes the decision in court, Holder may keep what is in dispute or pay it into court.",
  ),
  section(
    "General",
    "This agreement binds from the day on which Depositor signs it, for this offer alone, and ends when the deposit is returned or released. Each seller of the loans may rely on it. It is changed only in writing, and is signed electronically. It is governed by the law of [State, as the parties agree].",
  ),
]

const parties = ({ assets, signer }: DepositAgreementScene, signatory: string): Section => {
  const home = signer?.address ? placeOf(signer.address) : ""
  const company = signer?.companyName
  return section(
    "Depositor and loans",
    {
      tag: "facts",
      rows: [
        { label: "Depositor", value: company ? `${signatory}, for ${company}` : signatory },
        ...(home ? [{ label: "Depositor's address", value: home }] : []),
        { label: assets.length > 1 ? "Loans" : "Loan", value: assets.map(titleOf).join("; ") },
      ],
    },
    assets.length > 1
      ? "Depositor makes one offer on these loans together and in it promises earnest money, for which the following holds."
      : "Depositor makes an offer on this loan and in it promises earnest money, for which the following holds.",
  )
}

/** The bid deposit agreement of an offer, for its buyer to sign, or signed: `signed` at `at`, in milliseconds since the epoch. */
export const depositAgreement = (
  scene: DepositAgreementScene,
  signed: { readonly signature: Signature; readonly at: Millis } | null = null,
): LegalPaper => {
  const signatory = (scene.signer && signatoryOf(scene.signer)) ?? (scene.signer ? "[your name]" : "[the buyer]")
  return {
    title: "Bid Deposit Agreement",
    subtitle: scene.assets.map(titleOf).join("; "),
    notice: "Standard form. Each party has it reviewed by its own counsel.",
    sections: [
      parties(scene, signatory),
      ...TERMS,
      ...(signed === null ? [] : [section("Signature", executed(scene, signatory, signed))]),
    ],
  }
}

const executed = (
  { signer }: DepositAgreementScene,
  name: string,
  { at, signature }: { readonly signature: Signature; readonly at: Millis },
): PaperBlock => ({
  tag: "executed",
  name,
  company: signer?.companyName ?? null,
  on: longDay(dayOf(at)),
  drawing:
    signature.how === "drawn" ? { path: signature.path, width: signature.width, height: signature.height } : null,
})
