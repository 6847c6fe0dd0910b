import type { DepositAgreementText } from "@xl/core/legal-documents"
import { makeOfferPath } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Agreement, SignatureFields } from "../agreements/index.ts"
import {
  Banner,
  Button,
  dateTime,
  EmptyState,
  ErrorState,
  Form,
  LinkButton,
  Panel,
  RowsSkeleton,
  Said,
  Stack,
} from "../parts/index.ts"
import { useIsNarrow } from "../profile/use-is-narrow.ts"
import type { MakeOfferScreenProps } from "./step-props.ts"
import { StepActions } from "./step-actions.tsx"

/** The bid deposit agreement: of use only while earnest money moves by itself. */
export const AgreementStep = observer((props: MakeOfferScreenProps) => {
  const { model } = props
  const { assets, offer } = model
  if (!model.signsAgreement) return <NotNeeded {...props} />
  if (typeof offer?.BDASignedDate === "number") return <Signed {...props} at={offer.BDASignedDate} />
  if (offer !== null && !model.takesEdits) return <Banner tone="neutral">This offer cannot be changed any more.</Banner>
  return assets.length === 0 ? <NoAssets isReading={model.choice.state === "reading"} /> : <Unsigned {...props} />
})

const NotNeeded = ({ model, onGo }: MakeOfferScreenProps) => (
  <Stack $gap={5}>
    <Panel title="Deposit agreement">
      <Said>
        No deposit agreement is needed now: earnest money does not move by itself on this market. An administrator
        records what you pay.
      </Said>
    </Panel>
    <Onwards model={model} onGo={onGo} />
  </Stack>
)

const Onwards = ({ model, onGo }: Pick<MakeOfferScreenProps, "model" | "onGo">) => (
  <StepActions before={model.before("deposit-agreement")} onGo={onGo}>
    <Button kind="primary" size="large" onPress={() => onGo(model.after("deposit-agreement"))}>
      Continue
    </Button>
  </StepActions>
)

const NoAssets = ({ isReading }: { readonly isReading: boolean }) =>
  isReading ? (
    <RowsSkeleton label="The assets are loading" />
  ) : (
    <EmptyState
      title="No asset chosen yet"
      actions={
        <LinkButton kind="primary" href={makeOfferPath("assets")}>
          Choose assets
        </LinkButton>
      }
    >
      The agreement is signed for the assets that the offer is on.
    </EmptyState>
  )

interface SignedProps extends MakeOfferScreenProps {
  readonly at: number
}

const Signed = observer(({ at, model, onGo }: SignedProps) => (
  <Stack $gap={5}>
    <Refused said={model.agreement.form.errors.all} />
    <Panel
      title="Deposit agreement"
      end={
        <Button size="small" onPress={() => void model.saveAgreement()}>
          Download your copy
        </Button>
      }
    >
      <Said>
        You signed the bid deposit agreement on {dateTime(at)}. It holds for the earnest money of this offer, also after
        you change its terms.
      </Said>
    </Panel>
    <Onwards model={model} onGo={onGo} />
  </Stack>
))

const Unsigned = observer(({ model, onGo }: MakeOfferScreenProps) => {
  const { agreement, assetIds } = model
  useEffect(() => void agreement.open(assetIds), [agreement, assetIds])
  const { state } = agreement
  if (state.tag === "reading") return <RowsSkeleton label="The deposit agreement is loading" />
  if (state.tag === "failed")
    return (
      <ErrorState title="The deposit agreement did not load" onRetry={() => void agreement.open(assetIds)}>
        {state.said}
      </ErrorState>
    )
  return <Signing model={model} text={state.text} onGo={onGo} />
})

interface SigningProps extends Pick<MakeOfferScreenProps, "model" | "onGo"> {
  readonly text: DepositAgreementText
}

const Signing = observer(({ model, onGo, text: { agreement, signatory } }: SigningProps) => {
  const { assetIds, offer } = model
  const { form, isSending, waitsFor } = model.agreement
  const isNarrow = useIsNarrow()
  const isWaiting = offer === null && waitsFor(assetIds)
  const sign = async () => {
    const path = await model.signAgreement(isNarrow)
    if (path !== null) onGo(path)
  }
  return (
    <Form label="Signature of the deposit agreement" onSend={sign}>
      <Refused said={form.errors.all} />
      {isWaiting && (
        <Banner tone="neutral">You signed. Your signature goes with the terms of your offer, which come next.</Banner>
      )}
      <Panel title={agreement.title}>
        <Agreement agreement={agreement} />
      </Panel>
      <Panel title="Your signature">
        <SignatureFields form={form} signatory={signatory} />
      </Panel>
      <Said $isQuiet>Only an offer with earnest money needs this agreement. You keep a copy of it.</Said>
      <StepActions before={model.before("deposit-agreement")} onGo={onGo}>
        <Button size="large" onPress={() => onGo(model.after("deposit-agreement"))}>
          {isWaiting ? "Continue" : "Continue without signing"}
        </Button>
        <Button kind="primary" size="large" type="submit" isPending={isSending} isDisabled={signatory === null}>
          Sign and continue
        </Button>
      </StepActions>
    </Form>
  )
})

const Refused = ({ said }: { readonly said: string | undefined }) =>
  said === undefined ? null : (
    <Banner tone="bad" isAlert>
      {said}
    </Banner>
  )
