import type { LegalPaper, LegalParty, PaperBlock } from "./model.ts"
import type { ClosingTerms } from "./terms.ts"
import { US_STATES } from "../shared/us-states.ts"
import { days, dollars, DRAFT_NOTICE, longDay } from "./wording.ts"

type Section = LegalPaper["sections"][number]

const text = (said: string): PaperBlock => ({ tag: "text", text: said })
const section = (heading: string, ...blocks: ReadonlyArray<PaperBlock | string>): Section => ({
  heading,
  blocks: blocks.map((block) => (typeof block === "string" ? text(block) : block)),
})

const OPEN_ADDRESS = "[address to be completed]"

/** Name, office and address of a party, as the facts of a document. */
export const partyFacts = ({ address, name, role, signatory, title }: LegalParty) => [
  { label: role, value: name },
  { label: `${role}'s address`, value: address ?? OPEN_ADDRESS },
  ...(signatory === null
    ? []
    : [{ label: `Signs for ${role}`, value: title === null ? signatory : `${signatory}, ${title}` }]),
]

const parties = ({ purchaser, seller }: ClosingTerms): Section =>
  section(
    "Parties",
    { tag: "facts", rows: [...partyFacts(seller), ...partyFacts(purchaser)] },
    "Seller and Purchaser make this agreement as of the day on which the later of them signs it.",
  )

const sale = ({ balance, loans, price }: ClosingTerms): ReadonlyArray<Section> => [
  section(
    "Sale of the loans",
    `Seller agrees to sell, and Purchaser agrees to buy, all of Seller's right, title and interest in ${
      loans.length === 1 ? "the loan" : `the ${loans.length} loans`
    } listed below, together with the note, the mortgage or deed of trust, the guaranties and every other document that evidences or secures ${
      loans.length === 1 ? "it" : "them"
    } (the “Loans”). Each Loan is sold with its file as Seller holds it.`,
    { tag: "loans", rows: loans, balance, price },
    "Unpaid principal balances (UPB) are those of the listing when the offer was made. They are stated for identification and change no price.",
  ),
  section(
    "Purchase price",
    `The purchase price is ${dollars(price)}, in cash. ${
      loans.length === 1
        ? "All of it is the price of the Loan."
        : "It is allocated to the Loans as listed above; the allocations add up to it, and each is the price of its Loan."
    }`,
  ),
]

const money = ({ earnestMoney, held }: ClosingTerms): Section =>
  section(
    "Earnest money",
    earnestMoney === 0
      ? "No earnest money is agreed."
      : `Purchaser's earnest money is ${dollars(earnestMoney)}. At closing it is credited against the purchase price. If the sale is canceled, what becomes of it is decided under the rules of the marketplace on which the offer was made.`,
    ...(earnestMoney > 0
      ? [held > 0 ? `Of it, ${dollars(held)} is recorded as received.` : "None of it is recorded as received yet."]
      : []),
  )

const time = ({ buyerClosing, closingDays, dueDiligenceDays, sellerClosing, won }: ClosingTerms): Section =>
  section(
    "Due diligence and closing",
    `Purchaser's offer was selected on ${longDay(won)}. From that day it has ${days(dueDiligenceDays)} for due diligence and then ${days(closingDays)} to close.`,
    {
      tag: "facts",
      rows: [
        { label: "Purchaser's closing period", value: span(buyerClosing) },
        {
          label: "Seller's closing period",
          value: sellerClosing === null ? "opens when Purchaser accepts the closing documents" : span(sellerClosing),
        },
      ],
    },
    "Periods are counted in whole days and end at 24:00 Coordinated Universal Time of their last day. Purchaser accepts the closing documents within its period, and Seller thereafter within Seller's. A period that ends without acceptance ends this sale, unless both parties agree otherwise in writing.",
  )

const span = ({ endDate, startDate }: ClosingTerms["buyerClosing"]) => `${longDay(startDate)} to ${longDay(endDate)}`

const CLOSING = section(
  "What is delivered at closing",
  "Seller delivers for each Loan: the original note with an allonge or endorsement to Purchaser, or a lost-note affidavit with indemnity; an assignment of the mortgage or deed of trust in recordable form; an assignment of the other loan documents; and the servicing file.",
  "Purchaser pays the purchase price, less the earnest money credited to it, in immediately available funds. The settlement statement of this sale states both parties' amounts.",
)

const PROMISES = [
  section(
    "Seller's representations",
    "Seller represents, on the day it signs and at closing, that it is organized and in good standing where it was formed, or is of full age and capacity; that it may make and perform this agreement; that it owns the Loans and has not sold, assigned or pledged them to another; and that it has told Purchaser of no sum owed on a Loan that it knows to be wrong.",
    "Otherwise the Loans are sold as they are, where they are, and without recourse: Seller promises nothing as to what can be collected, as to the condition or value of any collateral, or as to any borrower's or guarantor's means.",
  ),
  section(
    "Purchaser's representations",
    "Purchaser represents, on the day it signs and at closing, that it is organized and in good standing where it was formed, or is of full age and capacity; that it may make and perform this agreement; that it has the funds; and that it has examined the Loans' files as far as it wished and relies on its own judgment and on no statement outside this agreement.",
  ),
  section(
    "Default",
    "If a party does not perform, the other gives it notice in writing and five business days to perform. After that, the other may end this agreement. Remedies beyond what becomes of the earnest money are: [remedies].",
  ),
  section(
    "Confidentiality",
    "Each party keeps the borrower's information, the terms of this sale and what it learned in the data room to itself, except from its advisors, lenders and regulators, and as the law requires. Purchaser's confidentiality agreement continues to apply.",
  ),
]

const notices = ({ purchaser, seller }: ClosingTerms): Section =>
  section(
    "Notices",
    `Notices are in writing. To Seller: ${seller.name}, ${seller.address ?? OPEN_ADDRESS}. To Purchaser: ${purchaser.name}, ${purchaser.address ?? OPEN_ADDRESS}. A party changes its address by notice.`,
  )

/** Stands where the operator has named no state: to be completed before signing. */
const OPEN_STATE = "[State]"

const general = ({ governingState }: ClosingTerms): Section =>
  section(
    "General",
    `This agreement is all that the parties agreed about the Loans, and is changed only in writing signed by both. It may be signed in counterparts and electronically. It is governed by the law of ${governingState === null ? OPEN_STATE : US_STATES[governingState]}.`,
  )

/** The loan purchase agreement of a sale that was won. */
export const purchaseAgreement = (terms: ClosingTerms): LegalPaper => ({
  title: "Loan Purchase Agreement",
  subtitle: `${terms.seller.name} to ${terms.purchaser.name}`,
  notice: DRAFT_NOTICE,
  sections: [
    parties(terms),
    ...sale(terms),
    money(terms),
    time(terms),
    CLOSING,
    ...PROMISES,
    notices(terms),
    general(terms),
    section("Signatures", { tag: "signatures", parties: [terms.seller, terms.purchaser] }),
  ],
})
