import type { HouseDocument } from "./document.ts"

/** The rules of the marketplace as the product enforces them, and the law around them, which counsel settles. */
export const TERMS: HouseDocument = {
  title: "Terms of Service",
  lead: "The rules of this marketplace: who may use it, what an offer and a listing are, and what the operator does and does not do.",
  sections: [
    {
      id: "parties",
      title: "Who agrees with whom",
      blocks: [
        "These terms are between you and the operator of this marketplace. The operator runs the platform. It is not the lender, the borrower, the buyer or the seller of any loan shown here, and it is not anybody's agent, broker or adviser in a sale unless it says so in a separate written agreement.",
        "By creating an account you accept these terms for yourself and, where you act for a company, for that company. You confirm that you may do so.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      blocks: [
        "You need an account to offer, to list and to follow a sale. One person holds one account. Keep your password to yourself, and tell us at {email} when you think somebody else knows it.",
        "Most actions need a verified e-mail address. Offers need the Buyer role, which an administrator grants after looking at your proof of funds. Listing needs the Seller role and a complete seller profile.",
        "The operator may take a role away, block a seller profile or close an account that breaks these terms. You are told the reason where one is given.",
      ],
    },
    {
      id: "funds",
      title: "Proof of funds",
      blocks: [
        "An approval of funds names a sum and the day it was given. It is good for 90 days: on the ninetieth day it has ended and a new document is needed.",
        "You confirm that the documents you upload are genuine, current and yours to show. Sellers see the approved sum and the day of approval. They never see the documents.",
      ],
    },
    {
      id: "listings",
      title: "Listings",
      blocks: [
        "A seller lists only loans that the seller owns, or is authorized to sell by the owner, and says so in the seller profile. What a listing says is the seller's statement. An administrator looks at each listing before it is published; that look is not a verification of its figures.",
        "Figures on a listing may be wrong, incomplete or out of date. Check them against the loan file before you rely on them.",
        "A seller may withdraw a listing as long as there is no winner. Offers on it are then declined and their deposits returned.",
      ],
    },
    {
      id: "offers",
      title: "Offers",
      blocks: [
        "An offer states a price, an earnest money deposit and the days for due diligence and closing. You may change it while the seller's period allows, and withdraw it until the seller has chosen.",
        "Other buyers never see your offer: not its price, not that it is there, not who you are. The seller and the operator do.",
        "When the seller chooses a winner, both sides have their own period in which to accept the closing documents. A winner who lets the period pass loses the place.",
      ],
    },
    {
      id: "binding",
      title: "When an offer binds",
      blocks: [
        "An offer made here is an invitation to contract on its terms. It becomes binding only by the closing documents that both sides accept. Until then either side may end the talks, subject to what these terms say about the deposit.",
      ],
    },
    {
      id: "deposits",
      title: "Earnest money",
      blocks: [
        "Where the operator has not switched on automatic deposits, no money moves through this platform. The parties move it themselves and an administrator records each step with a reference.",
        "Where automatic deposits are on, a payment provider named by the operator holds and moves the money. A deposit is returned whole when the offer is declined or withdrawn. After a sale has closed it is applied as the parties and the operator approve. Where a winner defaults, an administrator decides what happens to the deposit, and says why.",
      ],
    },
    {
      id: "conduct",
      title: "What is not allowed",
      blocks: [
        {
          list: [
            "False figures, documents or identities, and offers that are not meant.",
            "Agreements between buyers about prices, or telling another buyer what was offered.",
            "Reaching a borrower or tenant of a listed loan without the seller's consent.",
            "Copying the data of the market in bulk, or getting around limits, roles or checks.",
            "Anything that the law of the United States or of your state forbids, sanctions included.",
          ],
        },
      ],
    },
    {
      id: "advice",
      title: "No advice, no appraisal, no offer of securities",
      blocks: [
        "Nothing here is legal, tax or investment advice. No figure shown here is an appraisal. Drawings of buildings show figures to scale; they do not show the real property. Loans listed here are offered as whole loans between experienced parties. Nothing here is an offer to sell, or asks anybody to buy, a security.",
      ],
    },
    {
      id: "liability",
      title: "Warranty and liability",
      blocks: [
        "The platform is provided as it is. To the extent that the law allows, the operator gives no warranty that it is free of faults, that it can always be reached, or that a listing is right, and is not liable for lost profit or for what one user does to another. Nothing here limits liability for intent, for fraud or where the law does not let it be limited.",
      ],
    },
    {
      id: "law",
      title: "Law, disputes and changes",
      blocks: [
        "The operator names the law that governs these terms and the courts or arbitration that decide disputes before the marketplace opens to the public.",
        "When these terms change, the new text stands here with its date, and people with an account are told by e-mail before it holds. A sale that is under way ends under the terms it began with.",
      ],
    },
  ],
}
