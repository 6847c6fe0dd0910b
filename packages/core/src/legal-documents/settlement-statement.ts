import type { LegalPaper } from "./model.ts"
import { partyFacts } from "./purchase-agreement.ts"
import { disbursements, purchaserStatement, sellerStatement } from "./settlement.ts"
import type { ClosingTerms } from "./terms.ts"
import { dollars, DRAFT_NOTICE, longDay } from "./wording.ts"

const earnestMoney = ({ earnestMoney: agreed, held }: ClosingTerms): string => {
  if (agreed === 0) return "none agreed"
  return held === agreed ? `${dollars(agreed)}, held` : `${dollars(agreed)} agreed, ${dollars(held)} held`
}

/** The settlement statement of a sale that was won: every amount in exact cents, and each total the sum of its lines. */
export const settlementStatement = (terms: ClosingTerms): LegalPaper => ({
  title: "Settlement Statement",
  subtitle: `${terms.seller.name} to ${terms.purchaser.name}`,
  notice: DRAFT_NOTICE,
  sections: [
    {
      heading: "The sale",
      blocks: [
        {
          tag: "facts",
          rows: [
            ...partyFacts(terms.seller),
            ...partyFacts(terms.purchaser),
            { label: "Offer selected", value: longDay(terms.won) },
            {
              label: "Purchaser's closing period",
              value: `${longDay(terms.buyerClosing.startDate)} to ${longDay(terms.buyerClosing.endDate)}`,
            },
            { label: "Purchase price", value: dollars(terms.price) },
            { label: "Earnest money", value: earnestMoney(terms) },
          ],
        },
      ],
    },
    {
      heading: "Allocation of the price",
      blocks: [{ tag: "loans", rows: terms.loans, balance: terms.balance, price: terms.price }],
    },
    { heading: "Purchaser", blocks: [purchaserStatement(terms)] },
    { heading: "Seller", blocks: [sellerStatement(terms)] },
    { heading: "Disbursement", blocks: [disbursements(terms)] },
    {
      heading: "What is not in this statement",
      blocks: [
        {
          tag: "text",
          text: "Interest accrued, escrow and reserve balances, servicing advances, recording charges, transfer taxes and counsel's fees are not known to the marketplace. Where the parties owe them to each other, they are to be added here before signing: [adjustments to be completed].",
        },
      ],
    },
    { heading: "Signatures", blocks: [{ tag: "signatures", parties: [terms.seller, terms.purchaser] }] },
  ],
})
