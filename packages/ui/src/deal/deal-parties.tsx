import type { DealBidder, DealSeller, DealView } from "@xl/core/deals"
import { Aside, type Column, day, Panel, GradedMoney, Table, Tag } from "../parts/index.ts"
import { shownPhone } from "../profile/facts.ts"

type Party =
  | { readonly side: "Buyer"; readonly person: DealBidder }
  | { readonly side: "Seller"; readonly person: DealSeller }

const partiesOf = ({ bidders, seller }: DealView): ReadonlyArray<Party> => [
  ...(seller ? [{ side: "Seller" as const, person: seller }] : []),
  ...bidders.map((person) => ({ side: "Buyer" as const, person })),
]

const nameOf = ({ person: { email, name } }: Party): string => name ?? email

const Entity = ({ person: { companyName, entity, signer } }: Party) => (
  <>
    {entity ?? companyName}
    {signer !== null && <Aside>, signed by {signer}</Aside>}
  </>
)

const Contact = ({ person: { email, phone } }: Party) => (
  <>
    {email}
    {phone !== null && phone !== "" && <Aside>, {shownPhone(phone)}</Aside>}
  </>
)

const Standing = ({ person, side }: Party) => {
  if (side === "Seller") return person.isRevoked ? <Tag tone="bad">Revoked</Tag> : null
  if (person.isUnderReview) return <Tag tone="warn">Under review</Tag>
  return person.isApproved ? null : <Tag tone="bad">Not approved</Tag>
}

const Approval = (party: Party) => {
  if (party.side === "Seller") return null
  const { fundsApprovalDate, fundsApprovalExpiryDate } = party.person
  if (fundsApprovalDate === null || fundsApprovalExpiryDate === null) return null
  return (
    <>
      {day(fundsApprovalExpiryDate)}
      <Aside>, from {day(fundsApprovalDate)}</Aside>
    </>
  )
}

const COLUMNS: ReadonlyArray<Column<Party>> = [
  { id: "name", header: "Name", line: 1, cell: nameOf },
  { id: "side", header: "Side", line: 2, cell: ({ side }) => side },
  { id: "entity", header: "Entity and signer", line: 3, wraps: true, cell: Entity },
  { id: "contact", header: "E-mail and phone", line: 3, wraps: true, cell: Contact },
  {
    id: "funds",
    header: "Approved funds",
    align: "end",
    line: 1,
    cell: (party) => party.side === "Buyer" && <GradedMoney cents={party.person.pofSum} />,
  },
  { id: "until", header: "Approved until", align: "end", line: 3, cell: Approval },
  { id: "standing", header: "Standing", line: 2, isHeaderHidden: true, cell: Standing },
]

/** The seller and the buyers of a deal with what they sign and pay with. */
export const DealParties = ({ deal }: { readonly deal: DealView }) => (
  <Panel title="Parties" end={`${deal.bidders.length} ${deal.bidders.length === 1 ? "buyer" : "buyers"}`} isFlush>
    <Table
      label="Parties"
      density="offers"
      rows={partiesOf(deal)}
      columns={COLUMNS}
      keyOf={({ person, side }) => `${side} ${person.id}`}
      nameOf={nameOf}
      hrefOf={({ person }) => `/admin/users?q=${encodeURIComponent(person.email)}`}
    />
  </Panel>
)
