import { makeOfferPath } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { OfferAllocation } from "../offers/offer-allocation.tsx"
import { Banner, Button, Form, LinkButton, money, Panel, Said, Stack } from "../parts/index.ts"
import { BundleReview } from "./bundle-review.tsx"
import type { MakeOfferScreenProps } from "./step-props.ts"
import { StepActions } from "./step-actions.tsx"

/** What is about to be sent; of an offer that takes no more changes, what was. */
export const ReviewStep = observer(({ model, onGo }: MakeOfferScreenProps) => {
  const { draft, offer } = model
  if (draft === null || offer === null) return null
  if (!model.takesEdits)
    return (
      <Stack>
        <Banner tone="neutral">This offer cannot be changed any more.</Banner>
        <Panel title={`Offer, ${money(offer.terms.bidPrice)}`} isFlush>
          <OfferAllocation offer={offer} />
        </Panel>
        <LinkButton href="/buyer">All your offers</LinkButton>
      </Stack>
    )
  const send = async () => {
    if (await model.submit()) onGo("/buyer")
  }
  return (
    <Form label="Review of the offer" onSend={send}>
      <Panel title="Review">
        <BundleReview draft={draft} />
      </Panel>
      {model.lacksSignature && (
        <Banner
          tone="warn"
          action={<LinkButton href={makeOfferPath("deposit-agreement", offer.id)}>Sign the agreement</LinkButton>}
        >
          With this offer you promise earnest money, and its deposit agreement is not signed yet.
        </Banner>
      )}
      <Said $isQuiet>The seller sees your offer at once. You may withdraw it until it is chosen.</Said>
      <StepActions before={model.before("review-submit")} onGo={onGo}>
        <Button kind="primary" size="large" type="submit" isPending={model.isAsking}>
          {`${model.isRevising ? "Send changes" : "Send offer"}, ${money(draft.form.bidPrice ?? 0)}`}
        </Button>
      </StepActions>
    </Form>
  )
})
