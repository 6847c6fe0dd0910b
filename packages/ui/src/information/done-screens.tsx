import { type AssetView, isDraft, isOpenToOffers } from "@xl/core/assets"
import { revocationReason } from "@xl/core/offers"
import type { ReactNode } from "react"
import { LinkButton, Opening, Page } from "../parts/index.ts"

export interface CreationCompleteScreenProps {
  /** The asset's, where the address names one. */
  readonly id: string | undefined
  /** The same as it stands now, once it is here. */
  readonly listing?: Pick<AssetView, "registrationStatus" | "status"> | null
  /** What can be done with the draft now, where it is here. */
  readonly next?: ReactNode
}

const SAVED = {
  title: "Your draft is saved.",
  lead: "It is not on the market. Nobody but you and our administrators can see it until you ask for publication and an administrator has looked at it.",
}
const REQUESTED = {
  title: "Publication is requested.",
  lead: "An administrator looks at your listing before it goes on the market. You are told of the decision, and need not stay on this page.",
}
const LISTED = {
  title: "Your listing is on the market.",
  lead: "Buyers find it and make offers. You are told of each, and compare them on the page of its offers.",
}
const REVOKED = {
  title: "Your listing was revoked.",
  lead: "Buyers do not see it. The administrator's reason is below: change what it names, and request publication again.",
}
const OTHERWISE = { title: "Your listing", lead: "Its status and what you can do with it are below." }

const wordsOf = (listing: CreationCompleteScreenProps["listing"]) => {
  if (!listing) return SAVED
  if (isDraft(listing.status)) return listing.registrationStatus === "pending" ? REQUESTED : SAVED
  if (revocationReason({ statusComment: null, ...listing }) !== null) return REVOKED
  return isOpenToOffers(listing.status) ? LISTED : OTHERWISE
}

/** Whether nothing is left to do here; else the page's main action is below, such as to request publication. */
const isDone = (listing: CreationCompleteScreenProps["listing"]): boolean =>
  !listing || (wordsOf(listing) !== SAVED && wordsOf(listing) !== REVOKED)

/** Follows a saved draft: where it is, and what comes next, also while that changes. */
export const CreationCompleteScreen = ({ id, listing, next }: CreationCompleteScreenProps) => (
  <Page>
    <Opening
      {...wordsOf(listing)}
      actions={
        <>
          <LinkButton
            kind={isDone(listing) ? "primary" : "secondary"}
            size="large"
            href={id === undefined ? "/seller/filters/active" : `/seller/asset-overview/${id}`}
          >
            {id === undefined ? "Your assets" : wordsOf(listing) === SAVED ? "See the draft" : "See the listing"}
          </LinkButton>
          <LinkButton size="large" href="?contact=message&purpose=Selling">
            Ask us a question
          </LinkButton>
        </>
      }
      drawing={{ type: "storage", seed: "draft", ltvPercent: 0 }}
    />
    {next}
  </Page>
)

/** After the payment provider sent the browser back; the address proves nothing, so nothing is claimed before the provider has said it. */
export const SuccessPaymentScreen = ({ id }: { readonly id: string | undefined }) => (
  <Page>
    <Opening
      title="Thank you."
      lead="Your payment was handed to the payment provider. Your plan shows as paid once the provider has confirmed it, which takes a few minutes at most. If it does not, write to us before you pay again."
      actions={
        <>
          <LinkButton
            kind="primary"
            size="large"
            href={id === undefined ? "/seller/filters/active" : `/seller/asset-overview/${id}`}
          >
            {id === undefined ? "Your assets" : "See the asset"}
          </LinkButton>
          <LinkButton size="large" href="?contact=message&purpose=Support">
            Write to us
          </LinkButton>
        </>
      }
      drawing={{ type: "office", seed: "paid", ltvPercent: 52 }}
    />
  </Page>
)
