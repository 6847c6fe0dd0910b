import "./member-stores.ts"

export { OfferActions } from "@xl/ui/offers"
