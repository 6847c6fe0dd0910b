import { LEGAL_TITLES, type LegalDocumentView } from "@xl/core/legal-documents"
import { type ClosingParty, openedOf, type OfferView } from "@xl/core/offers"
import { dateTime, KeyValueGrid, Panel, Stack } from "../parts/index.ts"

interface Props {
  readonly offer: OfferView
  readonly party: ClosingParty
  readonly pair: ReadonlyArray<LegalDocumentView>
}

/** When both sides received each document, and when each side opened and accepted it. */
export const ClosingHistory = ({ offer, pair, party }: Props) => (
  <Panel title="History">
    <Stack $gap={5}>
      {pair.map((document) => (
        <Stack
          key={document.docType}
          as="section"
          $gap={1}
          aria-label={`History of the ${LEGAL_TITLES[document.docType]}`}
        >
          <h3>{LEGAL_TITLES[document.docType]}</h3>
          <KeyValueGrid items={itemsOf(offer, party, document)} />
        </Stack>
      ))}
    </Stack>
  </Panel>
)

const at = (time: number | null | undefined): string | undefined => (time ? dateTime(time) : undefined)

const itemsOf = (offer: OfferView, party: ClosingParty, { docType, madeAt }: LegalDocumentView) => {
  const name = (side: ClosingParty) => (side === party ? "You" : side === "buyer" ? "The buyer" : "The seller")
  const sides = ["buyer", "seller"] as const
  return [
    { label: "Received by both", value: at(madeAt) },
    ...sides.map((side) => ({ label: `${name(side)} opened`, value: at(openedOf(offer, side, docType)?.openedAt) })),
    ...sides.map((side) => ({
      label: `${name(side)} accepted`,
      value: at(openedOf(offer, side, docType)?.acceptedAt),
    })),
  ]
}
