import { ADVISORY_PLAN } from "@xl/core/assets"
import { Button, LinkButton } from "../parts/index.ts"
import { HousePage } from "./house-page.tsx"

/** Opens the contact form with its purpose chosen. */
const ASK = "?contact=message&purpose=Selling"

const Ask = ({ isPrimary = false, children }: { readonly isPrimary?: boolean; readonly children: string }) => (
  <LinkButton kind={isPrimary ? "primary" : "secondary"} size="large" href={ASK}>
    {children}
  </LinkButton>
)

/** Self-service selling. */
export const LoanSalesScreen = ({ onSell }: { readonly onSell?: (() => void) | undefined }) => (
  <HousePage
    title="Sell a loan yourself."
    lead="You enter the loan, set the days of the sale and choose the winner. Buyers come with funds that a person has checked."
    actions={
      <>
        {onSell && (
          <Button kind="primary" size="large" onPress={onSell}>
            Sell a loan
          </Button>
        )}
        <Ask isPrimary={onSell === undefined}>Ask about selling</Ask>
        <LinkButton size="large" href="/seller/filters/active">
          Your assets
        </LinkButton>
      </>
    }
    drawing={{ type: "industrial", seed: "loan-sales", ltvPercent: 71 }}
    matters={[
      {
        id: "stages",
        title: "A sale has its stages, and a date for each",
        label: "Stages of a sale",
        stages: [
          { title: "Listed", said: "You enter the note. An administrator looks at it before it is published." },
          { title: "Call for offers", said: "Buyers offer a price, a deposit and days to close, until the last day." },
          { title: "Best and final", said: "You pick a short list. Only those buyers may revise." },
          { title: "Selection", said: "One winner, whose approval of funds must still hold on that day." },
          { title: "Contract", said: "Buyer, then seller, accept the closing documents, each in a window of its own." },
          { title: "Closed", said: "An administrator confirms the closing, and the record of the sale is complete." },
        ],
      },
      {
        id: "terms",
        title: "What you decide, and what you see",
        facts: [
          ["The calendar", "First and last day of each period. While one runs you may extend it or end it early."],
          [
            "Every offer",
            "Price, deposit, due diligence and closing days side by side, with each buyer's approved sum.",
          ],
          ["Your name", "Visitors and buyers do not see who sells until you disclose it."],
          ["On hold, or down", "You can pause a listing and go on later, or take it down as long as nobody has won."],
        ],
      },
    ]}
  />
)

/** Full-service selling; there is no such page while the exclusive feature is off. */
export const LoanSaleAdvisoryScreen = () => (
  <HousePage
    title="Have a loan sold for you."
    lead="Our desk prepares the file, runs the sale on this market and brings you the offers. You choose."
    actions={
      <>
        <LinkButton kind="primary" size="large" href={`/sell-your-loan/create?plan=${ADVISORY_PLAN}`}>
          Begin with the loan
        </LinkButton>
        <LinkButton size="large" href="?contact=call">
          Book a discovery call
        </LinkButton>
        <LinkButton size="large" href="/loan-sales">
          Sell it yourself
        </LinkButton>
      </>
    }
    drawing={{ type: "hotel", seed: "advisory", ltvPercent: 83 }}
    matters={[
      {
        id: "work",
        title: "What the desk does",
        stages: [
          { title: "Reads the file", said: "Note, collateral and payment history, before anything is promised." },
          { title: "Prepares the listing", said: "Figures, pictures and documents, for you to approve." },
          { title: "Runs the sale", said: "Periods, questions of buyers, best and final." },
          { title: "Brings it to closing", said: "Documents and dates of both sides, until the sale is recorded." },
        ],
      },
      {
        id: "stays",
        title: "What stays with you",
        facts: [
          ["The decision", "Nobody but you chooses a winner."],
          ["The record", "You see every offer as it arrives, as in a sale that you run yourself."],
          ["The agreement", "Scope and fee stand in a written agreement before the work begins."],
        ],
      },
    ]}
  />
)

/** Where selling begins: the ways that there are. */
export const SellScreen = ({ hasAdvisory }: { readonly hasAdvisory: boolean }) => (
  <HousePage
    title="Sell a loan."
    lead="List it yourself, or ask us first. Either way the sale runs on one timetable that binds every buyer."
    actions={
      <>
        <LinkButton kind="primary" size="large" href="/loan-sales">
          Self-Service
        </LinkButton>
        {hasAdvisory ? (
          <LinkButton size="large" href="/loan-sale-advisory">
            Full-Service
          </LinkButton>
        ) : (
          <Ask>Ask about selling</Ask>
        )}
      </>
    }
    drawing={{ type: "retail", seed: "sell", ltvPercent: 66 }}
    matters={[
      {
        id: "ready",
        title: "What to have at hand",
        facts: [
          ["The note", "Unpaid balance, rate, maturity, payments made and missed."],
          ["The collateral", "Address, type, size, and what it was last valued at."],
          ["Your right to sell", "That you own the loan, or that its owner has authorized you."],
        ],
      },
    ]}
  />
)
