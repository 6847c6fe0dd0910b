import { LinkButton } from "../parts/index.ts"
import { HousePage } from "./house-page.tsx"

const LISTING = "/buy-commercial-real-estate-loans"

const Browse = () => (
  <LinkButton kind="primary" size="large" href={LISTING}>
    Browse loans
  </LinkButton>
)

/** Who runs the market, and what it stands for. */
export const AboutScreen = () => (
  <HousePage
    title="A market that shows its work."
    lead="Commercial real-estate loans change hands by phone and spreadsheet. Here the figures, the dates and the rules of each sale stand on one page, the same for every buyer."
    actions={
      <>
        <Browse />
        <LinkButton size="large" href="?contact=message">
          Contact us
        </LinkButton>
      </>
    }
    drawing={{ type: "office", seed: "about-house", ltvPercent: 64 }}
    matters={[
      {
        id: "principles",
        title: "What we hold to",
        facts: [
          [
            "Drawn to scale",
            "Value, debt and price of every loan in one drawing, with every figure printed beside it.",
          ],
          ["One timetable", "Each sale has its periods with a first and a last day. They bind buyer and seller alike."],
          [
            "Checked buyers",
            "A person looks at each buyer's proof of funds before the first offer, and again after 90 days.",
          ],
          ["Private offers", "A buyer never learns what others offer. The seller alone sees them all."],
          ["One winner", "A sale has one winner. The system cannot record two."],
          ["A record that stays", "Every step is written to a log in which a later change can be seen."],
        ],
      },
      {
        id: "not",
        title: "What we are not",
        prose: (
          <>
            <p>
              We run the market. We are not the lender, the borrower, the buyer or the seller of a loan, we do not
              appraise property, and we do not advise anybody to buy or sell.
            </p>
          </>
        ),
      },
    ]}
  />
)

/** What is sold: loans, explained for somebody who has bought property but never a note. */
export const AboutLoansScreen = () => (
  <HousePage
    title="Buying the note, not the building."
    lead="A commercial real-estate loan is a promise to pay, secured by a property. Who buys the loan steps into the lender's place."
    actions={<Browse />}
    drawing={{ type: "multifamily", seed: "about-loans", ltvPercent: 58 }}
    matters={[
      {
        id: "kinds",
        title: "Three kinds of loan",
        facts: [
          ["Performing", "The borrower pays as agreed. What you buy is income, at a price that sets your yield."],
          ["Sub-performing", "Payments come late or short. What you buy is a loan that may recover, or may not."],
          [
            "Non-performing",
            "Payments have stopped. What you buy is the lender's rights: to agree on new terms, to accept a payoff, or to foreclose where the law of the state allows it.",
          ],
        ],
      },
      {
        id: "read",
        title: "How to read a drawing",
        stages: [
          { title: "The roof is the value", said: "What the property is put at. Its height is 100 percent." },
          { title: "The ink is the debt", said: "What is owed, as a share of the value: the loan-to-value ratio." },
          { title: "The line is a price", said: "What somebody asks or offers, on the same scale." },
          { title: "Ink above the roof", said: "More is owed than the property is worth: the loan is under water." },
        ],
      },
      {
        id: "before",
        title: "Before you offer",
        prose: (
          <>
            <p>
              Read the loan file, not only the listing. What a listing says is its seller&apos;s statement. A loan
              carries the risks of its borrower, its property, its papers and the law of its state; take advice on each
              from people who answer for it. Nothing on these pages is an appraisal or advice.
            </p>
          </>
        ),
      },
    ]}
  />
)
