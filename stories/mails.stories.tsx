import type { Meta, StoryObj } from "@storybook/react-vite"
import { codeMail, type CodeMailKind, letterMail, type Mail, marketContents, marketMail } from "@xl/core/mails"
import type { MailKind } from "@xl/core/kernel"
import { expect, waitFor } from "storybook/test"

const sender = { product: "XL", origin: "https://market.example" }
const facts = {
  role: "Buyer",
  assetId: "11111111-1111-4111-8111-111111111111",
  title: "Ridgeline Conference Hotel",
  reason: "The statement is older than 90 days.",
  comment: "The rent roll is missing.",
  window: "callForOffers",
  until: String(Date.UTC(2026, 10, 30)),
  part: "seller",
  kind: "Hospitality",
  place: "Paramus, NJ",
  upb: "$20,535,674",
  unsubscribe: "/unsubscribe?token=sealed",
  count: "3",
  ...Object.fromEntries(
    ["Saguaro Crossing", "Linden Terrace", "Mesa Point Logistics"].flatMap((title, at) => [
      [`assetId${at + 1}`, `1111111${at}-1111-4111-8111-111111111111`],
      [`title${at + 1}`, title],
      [`kind${at + 1}`, ["Retail", "Multifamily", "Industrial"][at] ?? ""],
      [`place${at + 1}`, ["Mesa, AZ", "Riverside, CA", "Chula Vista, CA"][at] ?? ""],
      [`upb${at + 1}`, ["$60,000,000", "$34,000,000", ""][at] ?? ""],
    ]),
  ),
}
const CODES: ReadonlyArray<CodeMailKind> = ["confirm", "registered", "reset", "already-registered", "welcome"]
const code = { code: "482913", minutes: 15, password: "Made-Up-26-Harbor" }
const isCode = (kind: CodeMailKind | MailKind): kind is CodeMailKind => CODES.some((one) => one === kind)
const letter = {
  name: "Blair Buyer",
  email: "blair@example.com",
  writer: facts.assetId,
  asset: facts.title,
  assetId: facts.assetId,
  message: "Is there a Phase I report?\n\nAnd as of which day is the rent roll?",
}
const mailOf = ({ kind, more }: PreviewProps): Mail => {
  if (kind === "advisor" || kind === "administrators")
    return letterMail(sender, "ann@example.com", { kind, facts: { ...letter, title: "Environmental report" } })
  return isCode(kind)
    ? codeMail(sender, "ann@example.com", { kind, ...code })
    : marketMail(sender, "ann@example.com", { kind, facts: { ...facts, ...more } })
}

interface PreviewProps {
  readonly kind: CodeMailKind | MailKind | "administrators" | "advisor"
  /** Facts beside the usual ones. */
  readonly more?: { readonly [name: string]: string }
}

/** A mail as its reader gets it: subject, HTML in a frame of its own, and the plain text beside it. */
const Preview = (props: PreviewProps) => {
  const { html, subject, text, to } = mailOf(props)
  return (
    <main style={{ display: "flex", flexWrap: "wrap", gap: 24, padding: 24 }}>
      <section style={{ flex: "1 1 420px" }} aria-label="As HTML">
        <h1 style={{ fontSize: 16 }}>{subject}</h1>
        <p style={{ margin: "4px 0 12px" }}>To {to}</p>
        <iframe
          title={subject}
          srcDoc={html}
          sandbox="allow-same-origin"
          style={{ width: "100%", height: 640, border: "1px solid #8889", borderRadius: 4 }}
        />
      </section>
      <section style={{ flex: "1 1 320px" }} aria-label="As plain text">
        <h2 style={{ fontSize: 16 }}>As plain text</h2>
        <pre style={{ whiteSpace: "pre-wrap" }}>{text}</pre>
      </section>
    </main>
  )
}

const meta = {
  title: "Mails",
  component: Preview,
  parameters: { layout: "fullscreen" },
  argTypes: { kind: { control: "select", options: [...CODES, ...Object.keys(marketContents)] } },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(mailOf(args).subject)
    await waitFor(() => expect(frame.contentDocument?.querySelector("h1")).toHaveTextContent(mailOf(args).subject))
  },
} satisfies Meta<typeof Preview>
export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = { args: { kind: "confirm" } }
export const Registered: Story = { args: { kind: "registered" } }
export const Reset: Story = { args: { kind: "reset" } }
export const AlreadyRegistered: Story = { args: { kind: "already-registered" } }
export const Welcome: Story = { args: { kind: "welcome" } }
export const RoleRequestReceived: Story = { args: { kind: "roleRequestReceived" } }
export const RoleRequestApproved: Story = { args: { kind: "roleRequestApproved" } }
export const RoleRequestDeclined: Story = { args: { kind: "roleRequestDeclined" } }
export const AssetApproved: Story = { args: { kind: "assetApproved" } }
export const AssetApprovalTakenBack: Story = { args: { kind: "assetApprovalTakenBack" } }
export const AssetRevoked: Story = { args: { kind: "assetRevoked" } }
export const OfferReceived: Story = { args: { kind: "offerReceived" } }
export const OfferDeclined: Story = { args: { kind: "offerDeclined" } }
export const BestAndFinal: Story = { args: { kind: "offerSelectedForBestAndFinal" } }
export const OfferWon: Story = { args: { kind: "offerWon" } }
export const OfferCanceled: Story = { args: { kind: "offerCanceled" } }
export const SellerBlocked: Story = { args: { kind: "sellerBlocked" } }
export const SellerRestored: Story = { args: { kind: "sellerRestored" } }
export const MandateGiven: Story = { args: { kind: "mandateGiven" } }
export const MandateEnded: Story = { args: { kind: "mandateEnded" } }
export const DeadlineNear: Story = { args: { kind: "deadlineNear" } }
export const Tier2Requested: Story = { args: { kind: "tier2Requested" } }
export const Tier2Approved: Story = { args: { kind: "tier2Approved" } }
export const Tier2Declined: Story = { args: { kind: "tier2Declined" } }
export const RoomChanged: Story = { args: { kind: "roomChanged" } }
export const Tier2Revoked: Story = { args: { kind: "tier2Revoked" } }
export const ChatMessage: Story = { args: { kind: "chatMessage" } }
export const ListingMatches: Story = { args: { kind: "listingMatches" } }
export const ListingsMatch: Story = { args: { kind: "listingsMatch" } }
const DIFFERS = "Now asks $19,500,000; was $21,000,000"
export const ChangedListingMatches: Story = { args: { kind: "listingMatches", more: { differs: DIFFERS } } }
export const NewAndChangedListingsMatch: Story = {
  args: { kind: "listingsMatch", more: { changed: "1", differs2: DIFFERS } },
}
export const FundsExpired: Story = { args: { kind: "winnerFundsExpired" } }
export const LetterToAdvisor: Story = { args: { kind: "advisor" } }
export const LetterToAdministrators: Story = { args: { kind: "administrators" } }
