import { closingPath, closingTurn, isOpenOffer, makeOfferPath, mayTakeEdits, type OfferView } from "@xl/core/offers"
import { dayOf, type OfferId } from "@xl/core/shared"
import { Button, Cluster, day, LinkButton, type MenuEntry, type RowAction, RowActions } from "../parts/index.ts"

/** What may be done with an own offer from the list. */
export interface OfferActs {
  /** Shows all of it at the side. */
  readonly onShow: (offer: OfferView) => void
  /** Of one on several assets; another is edited on pages of its own. */
  readonly onEdit: (offer: OfferView) => void
  readonly onPay: (offer: OfferId) => void
  readonly onWithdraw: (offer: OfferView) => void
  /** Opens the conversation with the seller; nothing where there is none to open. */
  readonly talk?: ((offer: OfferView) => (() => void) | undefined) | undefined
}

/** What an offer is on. */
export const nameOf = ({ assets }: OfferView): string => assets.map(({ title }) => title).join(", ")

/** Ends a row of the buyer's own offers: the next verb as a button, the others in a menu. */
export const OfferRowActions = ({ offer, ...acts }: OfferActs & { readonly offer: OfferView }) => {
  const name = `${nameOf(offer)}, made ${day(dayOf(offer.creationDate))}`
  const details = { id: "details", label: "Details", onAction: () => acts.onShow(offer) }
  if (closingTurn(offer) === "buyer")
    return <RowActions name={name} primary={closingOf(offer)} more={[details, ...others(offer, acts)]} />
  return mayTakeEdits(offer) ? (
    <RowActions name={name} primary={editOf(offer, acts)} more={[details, ...others(offer, acts)]} />
  ) : (
    <RowActions name={name} primary={details} more={others(offer, acts)} />
  )
}

const closingOf = ({ id }: OfferView): RowAction => ({ label: "Open closing", href: closingPath("buyer", "ss", id) })

const editOf = (offer: OfferView, { onEdit }: Pick<OfferActs, "onEdit">): RowAction =>
  offer.type === "MultipleBid"
    ? { label: "Edit", onAction: () => onEdit(offer) }
    : { label: "Edit", href: makeOfferPath("offer-info", offer.id) }

const others = (offer: OfferView, { onPay, onWithdraw, talk }: OfferActs): readonly MenuEntry[] => {
  const message = talk?.(offer)
  return [
    ...(offer.deposit.value > 0 ? [{ id: "deposit", label: "Deposit", onAction: () => onPay(offer.id) }] : []),
    ...(message ? [{ id: "message", label: "Message the seller", onAction: message }] : []),
    ...(isOpenOffer(offer.status)
      ? [{ id: "withdraw", label: "Withdraw", onAction: () => onWithdraw(offer), isDanger: true, startsGroup: true }]
      : []),
  ]
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
