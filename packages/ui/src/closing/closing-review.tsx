import { LEGAL_TITLES } from "@xl/core/legal-documents"
import { type ClosingDocumentType, closingPath, offerUpb } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { OfferAllocation } from "../offers/offer-allocation.tsx"
import { Banner, Button, Checkbox, Form, FormActions, KeyValueGrid, money, Panel, Said, Stack } from "../parts/index.ts"
import { AcceptDialog } from "./accept-dialog.tsx"
import { dayItems, moneyItems, partyItems } from "./closing-figures.tsx"
import type { ClosingPageModel, ClosingPoint } from "./closing-page-model.ts"
import type { ClosingStepProps } from "./closing-props.ts"
import { consequenceText } from "./closing-words.ts"

/** Second page of a closing: the terms with a box for each, then the acceptance. */
export const ClosingReview = observer(({ facts, model, onGo, party }: ClosingStepProps) => {
  const { offer } = facts
  const { was } = offerUpb(offer, facts.listings)
  return (
    <Form label="Review of the closing" onSend={async () => model.ask()}>
      <Panel title="Parties and loan">
        <Stack>
          <KeyValueGrid items={partyItems(facts)} />
          <OfferAllocation offer={offer} listings={facts.listings} />
          {was !== null && (
            <Said>{`UPB was ${money(was)} when offered. The documents name that UPB, and the price stays as it is.`}</Said>
          )}
          <Point model={model} point="parties">
            The parties and the loan are right
          </Point>
        </Stack>
      </Panel>
      <Panel title="Money">
        <Stack>
          <KeyValueGrid items={moneyItems(facts)} />
          <Point model={model} point="money">
            Price, deposit and balance are right
          </Point>
        </Stack>
      </Panel>
      <Panel title="Days">
        <Stack>
          <KeyValueGrid items={dayItems(facts)} />
          <Point model={model} point="days">
            The days are right
          </Point>
        </Stack>
      </Panel>
      <Panel title="Documents">
        <Stack>
          <ReadPoint model={model} docType="LPA" />
          <ReadPoint model={model} docType="SS" />
        </Stack>
      </Panel>
      <Said>{consequenceText(party, offer)}</Said>
      <FormActions>
        <Button size="large" onPress={() => onGo(closingPath(party, "ss", offer.id))}>
          Back
        </Button>
        <Button kind="primary" size="large" type="submit">{`Accept, ${money(offer.terms.bidPrice)}`}</Button>
      </FormActions>
      <AcceptDialog model={model} party={party} />
    </Form>
  )
})

interface PointProps {
  readonly model: ClosingPageModel
  readonly point: ClosingPoint
  readonly children: ReactNode
}

const Point = observer(({ children, model, point }: PointProps) => (
  <Checkbox
    isSelected={model.isConfirmed(point)}
    onChange={(isTicked) => model.confirm(point, isTicked)}
    error={model.missed.has(point) ? "Please confirm this before you accept." : undefined}
  >
    {children}
  </Checkbox>
))

/** Only a document that the party opened in its present edition can be confirmed. */
const ReadPoint = observer(
  ({ docType, model }: Pick<PointProps, "model"> & { readonly docType: ClosingDocumentType }) => {
    const title = LEGAL_TITLES[docType]
    if (!model.isRead(docType))
      return (
        <Banner tone={model.missed.has(docType) ? "bad" : "warn"} isAlert={model.missed.has(docType)}>
          Open the {title} on the page before: you have not read its present edition.
        </Banner>
      )
    return (
      <Point model={model} point={docType}>
        I have read the {title}
      </Point>
    )
  },
)
