import { type AssetView, titleOf } from "@xl/core/assets"
import type { PublicationReview } from "@xl/core/deals"
import { type AssetId, dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { Advisors } from "../asset/advisors.tsx"
import { AssetPictures } from "../asset/asset-pictures.tsx"
import { FactDoubts } from "../asset/fact-doubts.tsx"
import { longPlaceOf } from "../asset/figures.ts"
import { FactPanels } from "../asset/fact-panels.tsx"
import { ChangesTable } from "../changes/changes-table.tsx"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import { ListingMark } from "../listing-life/listing-standing.tsx"
import {
  Banner,
  Breadcrumbs,
  Button,
  Cluster,
  day,
  EmptyState,
  ErrorState,
  GradedMoney,
  type KeyValue,
  KeyValueGrid,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  TextLink,
} from "../parts/index.ts"
import { shownPhone } from "../profile/facts.ts"
import { useViewModel } from "../view-model/index.ts"
import { ReviewDialogs } from "./review-dialogs.tsx"
import { type ReviewModel, reviewModel } from "./review-model.ts"

/** Parts of the listing that the page shows as the seller's own page does. */
export interface ReviewParts {
  readonly pictures?: (asset: AssetView) => ReactNode
  readonly room?: (asset: AssetView) => ReactNode
}

export interface ReviewScreenProps extends ReviewParts {
  readonly id: AssetId
  readonly now: number
}

/** One requested publication on one page: who asks, since when, what changed since the last review, and all that buyers would see. (SEL-093) */
export const ReviewScreen = ({ id, ...props }: ReviewScreenProps) => {
  const model = useViewModel(reviewModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Shown {...props} model={model} />
      <ReviewDialogs model={model} />
    </Wrap>
  )
}

interface ModelProps {
  readonly model: ReviewModel
}

type ShownProps = ModelProps & Omit<ReviewScreenProps, "id">

const Shown = observer((props: ShownProps) => {
  const { model } = props
  switch (model.opened.tag) {
    case "opening":
      return <RowsSkeleton label="The request is loading" />
    case "missing":
      return <NotFoundScreen />
    case "failed":
      return (
        <ErrorState title="The request did not load" level={1} onRetry={() => void model.again()}>
          {model.opened.said}
        </ErrorState>
      )
    case "open":
      return <Open {...props} review={model.opened.review} />
  }
})

interface OpenProps extends ShownProps {
  readonly review: PublicationReview
}

const Open = observer(({ model, now, pictures, review, room }: OpenProps) => {
  const { asset } = review
  return (
    <>
      <Breadcrumbs crumbs={[{ label: "Asset approval", href: "/admin/asset-approval" }, { label: titleOf(asset) }]} />
      <ScreenHead>
        <ScreenTitle>{titleOf(asset)}</ScreenTitle>
        <ListingMark asset={asset} isFilled />
        {model.isPending && <Commands model={model} />}
      </ScreenHead>
      <Stack $gap={5} $isPage>
        <Notes model={model} />
        <Panel title="The request">
          <KeyValueGrid items={requestFacts(review)} />
        </Panel>
        <Changes review={review} />
        <FactDoubts asset={asset} today={dayOf(now)} />
        <Panel title="The loan">
          <KeyValueGrid items={[...balanceFacts(review), { label: "Place", value: longPlaceOf(asset) }]} />
        </Panel>
        <FactPanels asset={asset} />
        {pictures?.(asset) ?? <AssetPictures asset={asset} />}
        <Advisors asset={asset} />
        {room?.(asset)}
      </Stack>
    </>
  )
})

const Commands = observer(({ model }: ModelProps) => (
  <Cluster>
    <Button kind="danger" isDisabled={model.isAsking} onPress={() => model.ask("decline")}>
      Decline
    </Button>
    <Button kind="primary" isDisabled={model.isAsking} onPress={() => model.ask("approve")}>
      Approve
    </Button>
  </Cluster>
))

const Notes = observer(({ model }: ModelProps) => {
  if (model.stale !== null)
    return (
      <Banner
        tone="warn"
        isAlert
        action={
          <Button size="small" onPress={() => void model.again()}>
            Reload
          </Button>
        }
      >
        {model.stale}
      </Banner>
    )
  return model.isPending ? null : <Banner tone="neutral">No publication waits for this asset.</Banner>
})

const OUTCOMES = { approved: "approved", revoked: "revoked", takenBack: "put back under review" } as const

const lastReviewOf = ({ lastReview }: PublicationReview): string => {
  if (lastReview === null) return "Never reviewed before"
  const { at, outcome } = lastReview
  return `${day(dayOf(at))}, ${typeof outcome === "string" ? OUTCOMES[outcome] : "decided"}`
}

const sellerFacts = ({ seller }: PublicationReview): ReadonlyArray<KeyValue> => {
  if (seller === null) return [{ label: "Seller", value: "Deleted account" }]
  const { email, entity, name, phone, signer } = seller
  return [
    { label: "Seller", value: entity ?? name ?? email },
    { label: "Signs for it", value: signer ?? undefined },
    { label: "E-mail", value: email },
    { label: "Phone", value: shownPhone(phone) },
  ]
}

/** What an administrator wrote to the seller when the asset was revoked last; kept until it is published. */
const reasonGiven = ({ asset: { statusComment } }: PublicationReview): ReadonlyArray<KeyValue> =>
  statusComment === null ? [] : [{ label: "Reason given", value: statusComment || "None" }]

const requestFacts = (review: PublicationReview): ReadonlyArray<KeyValue> => {
  const { id, publicationNote, publicationRequestedAt } = review.asset
  return [
    ...sellerFacts(review),
    { label: "Requested", value: publicationRequestedAt === null ? undefined : day(dayOf(publicationRequestedAt)) },
    { label: "Note of the seller", value: publicationNote ?? "None" },
    { label: "Last review", value: lastReviewOf(review) },
    ...reasonGiven(review),
    {
      label: "Pages",
      value: (
        <Cluster>
          <TextLink href={`/asset/${id}`}>Listing</TextLink>
          <TextLink href={`/admin/deal/${id}`}>Deal</TextLink>
        </Cluster>
      ),
    },
  ]
}

/** Figures that the listing's page shows beside the note terms. */
const balanceFacts = ({ asset }: PublicationReview): ReadonlyArray<KeyValue> => {
  const { listingPrice, upb } = asset.mainInfo
  return [
    { label: "UPB", value: <GradedMoney cents={upb ?? undefined} /> },
    { label: "Asking price", value: <GradedMoney cents={listingPrice ?? undefined} tone="price" /> },
    { label: "Collateral value", value: <GradedMoney cents={asset.noteOverview.estCollateralValue ?? undefined} /> },
  ]
}

/** What differs from the version that was reviewed last. */
const Changes = ({ review: { changes, lastReview } }: Pick<OpenProps, "review">) => {
  if (lastReview === null) return null
  return (
    <Panel title="Changed since the last review" isFlush={changes.length > 0}>
      {changes.length === 0 ? (
        <EmptyState title="Nothing changed" hasDrawing={false}>
          The asset is as it was reviewed last.
        </EmptyState>
      ) : (
        <ChangesTable label="Changed since the last review" changes={changes} />
      )}
    </Panel>
  )
}
