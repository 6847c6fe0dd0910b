import { makeOfferPath, type MakeOfferStep } from "@xl/core/offers"
import { titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Facts, OfferMark, ScreenTitle, Stack, Stepper } from "../parts/index.ts"
import { RefusalBanner } from "../offers/refusal-banner.tsx"
import { AgreementStep } from "./agreement-step.tsx"
import { AssetsStep } from "./assets-step.tsx"
import { OfferInfoStep } from "./offer-info-step.tsx"
import { ReviewStep } from "./review-step.tsx"
import type { MakeOfferScreenProps } from "./step-props.ts"

const LABELS: Readonly<Record<MakeOfferStep, string>> = {
  assets: "Assets",
  "deposit-agreement": "Deposit agreement",
  "offer-info": "Terms",
  "review-submit": "Review",
}

const BODIES: Readonly<Record<MakeOfferStep, (props: MakeOfferScreenProps) => React.ReactNode>> = {
  assets: (props) => <AssetsStep {...props} />,
  "deposit-agreement": (props) => <AgreementStep {...props} />,
  "offer-info": (props) => <OfferInfoStep {...props} />,
  "review-submit": (props) => <ReviewStep {...props} />,
}

/** Making an offer, each step an address of its own: back, reload and links from elsewhere lead to where they say. */
export const MakeOfferScreen = observer((props: MakeOfferScreenProps) => {
  const { model, onGo, step } = props
  const { offer, refusal, steps } = model
  // The agreement's page is there even where it is no step: then one is after the first.
  const at = steps.includes(step) ? steps.indexOf(step) : 1
  const isSent = offer !== null && offer.publishedDate !== null
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>{model.isRevising ? "Edit offer" : "Make an offer"}</ScreenTitle>
        <Names model={model} />
        {offer && <OfferMark status={offer.status} />}
      </ScreenHead>
      <Stack $gap={6} $isPage>
        <Stepper
          label="Steps of the offer"
          steps={steps.map((id, place) => ({
            id,
            label: LABELS[id],
            isCompleted: offer === null ? place < at : isSent || id !== "review-submit",
          }))}
          current={step}
          onGo={(to) => onGo(makeOfferPath(to, offer?.id))}
        />
        {refusal !== null && (
          <RefusalBanner
            said={refusal}
            unsigned={null}
            isShortOfFunds={model.isShortOfFunds}
            onLeave={() => undefined}
          />
        )}
        {BODIES[step](props)}
      </Stack>
    </Wrap>
  )
})

const Names = observer(({ model: { assets } }: Pick<MakeOfferScreenProps, "model">) =>
  assets.length === 0 ? null : (
    <Facts>{assets.length > 2 ? `${assets.length} assets` : assets.map(titleOf).join(", ")}</Facts>
  ),
)
