import { isOpenOffer, makeOfferPath, mayTakeEdits, type OfferView } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import type { ReactNode } from "react"
import { Button, Cluster, LinkButton } from "../parts/index.ts"

/** What may be done with an own offer from the list. */
export interface OfferActs {
  /** Shows all of it at the side. */
  readonly onShow: (offer: OfferView) => void
  /** Of one on several assets; another is edited on pages of its own. */
  readonly onEdit: (offer: OfferView) => void
  readonly onPay: (offer: OfferId) => void
  readonly onWithdraw: (offer: OfferView) => void
  /** The way to the seller. */
  readonly talk?: ((offer: OfferView) => ReactNode) | undefined
}

/** What an offer is on. */
export const nameOf = ({ assets }: OfferView): string => assets.map(({ title }) => title).join(", ")

export const OfferRowActions = ({
  offer,
  onEdit,
  onPay,
  onShow,
  onWithdraw,
  talk,
}: OfferActs & { readonly offer: OfferView }) => {
  const name = nameOf(offer)
  return (
    <Cluster $isLine>
      <Button size="small" kind="quiet" onPress={() => onShow(offer)} aria-label={`Details of offer on ${name}`}>
        Details
      </Button>
      {mayTakeEdits(offer) && <EditOffer offer={offer} onEdit={onEdit} />}
      {offer.deposit.value > 0 && (
        <Button size="small" kind="quiet" onPress={() => onPay(offer.id)} aria-label={`Deposit on ${name}`}>
          Deposit
        </Button>
      )}
      {talk?.(offer)}
      {isOpenOffer(offer.status) && (
        <Button size="small" kind="quiet" onPress={() => onWithdraw(offer)} aria-label={`Withdraw offer on ${name}`}>
          Withdraw
        </Button>
      )}
    </Cluster>
  )
}

const EditOffer = ({ offer, onEdit }: Pick<OfferActs, "onEdit"> & { readonly offer: OfferView }) => {
  const label = `Edit offer on ${nameOf(offer)}`
  return offer.type === "MultipleBid" ? (
    <Button size="small" kind="quiet" onPress={() => onEdit(offer)} aria-label={label}>
      Edit
    </Button>
  ) : (
    <LinkButton size="small" kind="quiet" href={makeOfferPath("offer-info", offer.id)} aria-label={label}>
      Edit
    </LinkButton>
  )
}

interface ChangesProps {
  readonly offer: OfferView
  readonly onEdit: (offer: OfferView) => void
  /** Another price for each of several assets. */
  readonly onPrices: (offer: OfferView) => void
}

/** At the foot of an own offer's panel, while it takes changes: all of it, or of several assets the prices alone. */
export const OwnOfferChanges = ({ offer, onEdit, onPrices }: ChangesProps) => {
  if (!mayTakeEdits(offer)) return null
  if (offer.type !== "MultipleBid")
    return <LinkButton href={makeOfferPath("offer-info", offer.id)}>Edit offer</LinkButton>
  return (
    <Cluster>
      <Button onPress={() => onEdit(offer)}>Edit offer</Button>
      <Button onPress={() => onPrices(offer)}>Multi bidding</Button>
    </Cluster>
  )
}
