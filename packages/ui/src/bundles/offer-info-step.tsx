import { makeOfferPath } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { Banner, Button, EmptyState, Form, LinkButton, money, Panel, RowsSkeleton } from "../parts/index.ts"
import { BundlePrices } from "./bundle-prices.tsx"
import { BundleTerms } from "./bundle-terms.tsx"
import type { MakeOfferScreenProps } from "./step-props.ts"
import { StepActions } from "./step-actions.tsx"

/** Terms, and the price of each asset. To go on keeps them as a draft that nobody else sees. */
export const OfferInfoStep = observer(({ model, onGo }: MakeOfferScreenProps) => {
  const { choice, draft } = model
  if (draft === null) return null
  if (draft.assets.length === 0 && choice.state === "reading") return <RowsSkeleton label="The assets are loading" />
  if (draft.assets.length === 0)
    return (
      <EmptyState
        title="No asset chosen yet"
        actions={
          <LinkButton kind="primary" href={makeOfferPath("assets")}>
            Choose assets
          </LinkButton>
        }
      >
        An offer begins with the assets that it is on.
      </EmptyState>
    )
  if (!model.takesEdits) return <Banner tone="neutral">This offer cannot be changed any more.</Banner>
  const { bidPrice } = draft.form
  const goOn = async () => {
    const path = await model.save()
    if (path !== null) onGo(path)
  }
  return (
    <Form label="Terms of the offer" onSend={goOn}>
      <Panel title="Terms">
        <BundleTerms draft={draft} />
      </Panel>
      {draft.isBundle && (
        <Panel title="Price of each asset">
          <BundlePrices draft={draft} />
        </Panel>
      )}
      <StepActions before={model.before("offer-info")} onGo={onGo}>
        <Button kind="primary" size="large" type="submit" isPending={model.isAsking}>
          {`Review offer${bidPrice === undefined ? "" : `, ${money(bidPrice)}`}`}
        </Button>
      </StepActions>
    </Form>
  )
})
