import { isClosingRunning } from "@xl/core/legal-documents"
import { closingPath } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { SalePeriodsPanel } from "../asset/index.ts"
import { LateDepositPanel } from "../deposits/index.ts"
import { Button, FormActions, KeyValueGrid, Panel } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { closingDocumentsModel } from "./closing-documents-model.ts"
import { ClosingHistory } from "./closing-history.tsx"
import { moneyItems } from "./closing-figures.tsx"
import type { ClosingStepProps } from "./closing-props.ts"
import { DocumentEntries } from "./document-entries.tsx"
import { OpenedSheet } from "./opened-sheet.tsx"

/** First page of a closing: both documents to read in place, the money due, and the deposit with what the party does for it. */
export const ClosingReading = observer(({ facts, now, onGo, party }: ClosingStepProps) => {
  const documents = useViewModel(closingDocumentsModel)
  const { id } = facts.offer
  useEffect(() => void documents.open(id), [documents, id])
  useEffect(() => documents.follow(), [documents])
  return (
    <>
      <Panel title="Documents" isFlush footer="Drafts for review by counsel. The parties accept them on the next page.">
        <DocumentEntries model={documents} isRunning={isClosingRunning(facts.offer.closingPhase)} />
      </Panel>
      {documents.opened && <OpenedSheet opened={documents.opened} model={documents} />}
      {documents.pair.length > 0 && <ClosingHistory offer={facts.offer} party={party} pair={documents.pair} />}
      <SalePeriodsPanel asset={facts.asset} winner={facts.offer} now={now} />
      <Panel title="What is due">
        <KeyValueGrid items={moneyItems(facts)} />
      </Panel>
      {facts.offer.terms.earnestMoneyDeposit > 0 && <LateDepositPanel offer={facts.offer} />}
      <FormActions>
        <Button kind="primary" size="large" onPress={() => onGo(closingPath(party, "review-submit", id))}>
          Continue to review
        </Button>
      </FormActions>
    </>
  )
})
