import { type FailedDocument, type FailedDocumentsAsset, LEGAL_TITLES } from "@xl/core/legal-documents"
import { observer } from "mobx-react-lite"
import { Button, dateTime, Entries, Entry, TextLink, ToneIcon } from "../parts/index.ts"
import { failedText } from "./document-state.ts"
import type { FailedDocumentsModel } from "./failed-documents-model.ts"

interface FailedEntriesProps {
  readonly model: FailedDocumentsModel
  readonly assets: ReadonlyArray<FailedDocumentsAsset>
  /** Where an asset is looked at. */
  readonly hrefOf: (id: string) => string
}

/** Each failed document with its asset, why and when it failed, and the button that tries again. */
export const FailedEntries = ({ assets, hrefOf, model }: FailedEntriesProps) => (
  <Entries>
    {assets.flatMap(({ documents, id, title }) =>
      documents.map((failed) => (
        <FailedEntry
          key={`${id} ${failed.offerId} ${failed.docType}`}
          model={model}
          failed={failed}
          title={title}
          href={hrefOf(id)}
        />
      )),
    )}
  </Entries>
)

interface FailedEntryProps extends Pick<FailedEntriesProps, "model"> {
  readonly failed: FailedDocument
  readonly title: string
  readonly href: string
}

const FailedEntry = observer(({ failed, href, model, title }: FailedEntryProps) => {
  const { docType, failure, offerId } = failed
  const { date } = failure
  return (
    <Entry
      mark={<ToneIcon tone="bad" icon="alert" word="Failed" />}
      title={LEGAL_TITLES[docType]}
      meta={
        <>
          <TextLink href={href}>{title}</TextLink>
          <time dateTime={new Date(date).toISOString()}>{dateTime(date)}</time>
        </>
      }
      action={
        <Button
          size="small"
          isPending={model.asking === `${offerId}/${docType}`}
          onPress={() => void model.retry(failed)}
          aria-label={`Try again: ${LEGAL_TITLES[docType]} of ${title}`}
        >
          Try again
        </Button>
      }
    >
      {failedText(failed)}
    </Entry>
  )
})
