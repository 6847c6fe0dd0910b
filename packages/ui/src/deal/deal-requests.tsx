import type { DealView } from "@xl/core/deals"
import { isPending } from "@xl/core/roles"
import { dayOf } from "@xl/core/shared"
import { day, Entries, Entry, LinkButton, Panel, Tag } from "../parts/index.ts"

const STATES = { Draft: ["warn", "Pending"], Approved: ["ok", "Approved"], Declined: ["neutral", "Declined"] } as const
const ROLES = { ApprovedBuyers: "Buyer role", Sellers: "Seller role" } as const

const StateTag = ({ status }: { readonly status: DealView["tier2Requests"][number]["status"] }) => {
  const known = Object.entries(STATES).find(([name]) => name === status)?.[1]
  return known === undefined ? null : <Tag tone={known[0]}>{known[1]}</Tag>
}

const isEmpty = ({ asset, roleRequests, tier2Requests }: DealView): boolean =>
  asset.registrationStatus === null && tier2Requests.length === 0 && roleRequests.length === 0

const Publication = ({ asset: { publicationNote, publicationRequestedAt } }: Pick<DealView, "asset">) => (
  <Entry
    title="Publication"
    tag={<StateTag status="Draft" />}
    meta={
      <>
        {publicationRequestedAt !== null && <span>{day(dayOf(publicationRequestedAt))}</span>}
        {publicationNote !== null && <span>{`Note of the seller: ${publicationNote}`}</span>}
        <span>Approve or decline it above.</span>
      </>
    }
  />
)

/** Requests that hang on a deal: publication, data-room access, and the roles of its parties. */
export const DealRequests = ({ deal }: { readonly deal: DealView }) => {
  const { asset, roleRequests, tier2Requests } = deal
  return (
    <Panel title="Requests" isFlush>
      <Entries>
        {asset.registrationStatus === "pending" && <Publication asset={asset} />}
        {tier2Requests.map(({ dateModified, id, name, status }) => (
          <Entry
            key={id}
            title={`Tier 2 access, ${name}`}
            tag={<StateTag status={status} />}
            meta={<span>{day(dayOf(dateModified))}</span>}
          />
        ))}
        {roleRequests.map(({ email, name, request }) => (
          <Entry
            key={request.id}
            title={`${ROLES[request.type]}, ${name || email}`}
            tag={<StateTag status={request.status} />}
            meta={
              <>
                <span>{day(dayOf(request.decidedAt ?? request.createdAt))}</span>
                {request.declineReason !== null && <span>{request.declineReason}</span>}
              </>
            }
            action={
              isPending(request) && (
                <LinkButton size="small" kind="quiet" href="/admin/buyer-requests">
                  Review
                </LinkButton>
              )
            }
          />
        ))}
        {isEmpty(deal) && <Entry title="None" meta="Publication, tier 2 and role requests appear here." />}
      </Entries>
    </Panel>
  )
}
