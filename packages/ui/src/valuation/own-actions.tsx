import type { ValuationId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Button, LinkButton } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { listingStart } from "./listing-start.ts"
import { nameOf } from "./result-words.ts"
import { valuationWizard } from "./valuation-wizard.ts"
import { valuationsModel } from "./valuations-model.ts"

export interface ListItProps {
  readonly id: ValuationId
  readonly title: string
  /** The listing that was made of it. */
  readonly assetId?: string | null | undefined
  readonly isSmall?: boolean | undefined
  /** Told where the listing is edited, or where one is sent instead. */
  readonly onGo: (path: string) => void
}

/** Makes a listing of a valuation; whoever cannot yet sell is asked for what is missing first. */
export const ListIt = observer(({ id, title, assetId, isSmall = false, onGo }: ListItProps) => {
  const start = useViewModel(listingStart)
  const size = isSmall ? ("small" as const) : undefined
  if (assetId != null)
    return (
      <LinkButton size={size} href={`/asset/${assetId}/edit`}>
        Edit its listing
      </LinkButton>
    )
  const list = async () => {
    const path = await start.convert(id, title)
    if (path !== null) onGo(path)
  }
  return (
    <Button
      kind={isSmall ? "secondary" : "primary"}
      size={size}
      aria-label={isSmall ? `List ${title}` : undefined}
      isPending={start.isConverting}
      onPress={() => void list()}
    >
      {isSmall ? "List" : "List this loan"}
    </Button>
  )
})

export interface OwnActionsProps {
  readonly onGo: (path: string) => void
}

/** What its owner may do with the valuation that is shown; nothing before it is kept. */
export const OwnActions = observer(({ onGo }: OwnActionsProps) => {
  const wizard = useViewModel(valuationWizard)
  const valuations = useViewModel(valuationsModel)
  const { draft, id } = wizard
  if (id === null) return null
  const title = nameOf(draft)
  return (
    <>
      <Button
        kind="danger"
        isPending={valuations.deleting.has(id)}
        onPress={() => valuations.remove({ id, title }, () => onGo("/valuations"))}
      >
        Delete
      </Button>
      <ListIt id={id} title={title} assetId={wizard.assetId} onGo={onGo} />
    </>
  )
})
