import type { LegalPage } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { type ReactNode, Suspense, useState } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { Button, Checkbox, Cluster, Panel, Prose, Said, Stack, TextArea, TextLink } from "../parts/index.ts"
import { typeLegal } from "./legal.ts"
import type { ListingWizard } from "./listing-wizard.ts"

interface PageProps {
  readonly model: ListingWizard
  readonly page: LegalPage
  readonly ownDocument: ReactNode
}

const Confirmation = observer(
  ({
    children,
    field,
    model,
  }: {
    readonly model: ListingWizard
    readonly field: "BDAConfirmed" | "TOCConfirmed" | "caConfirmed"
    readonly children: ReactNode
  }) => (
    <div id={field}>
      <Checkbox
        name={field}
        isSelected={model.form.legal[field]}
        onChange={(isOn) => typeLegal(model, { [field]: isOn })}
        error={model.errors[field]}
      >
        {children}
      </Checkbox>
    </div>
  ),
)

const AgreementPreview = lazyPart(async () => ({
  default: (await import("./agreement-preview.tsx")).AgreementPreview,
}))

/** Opens what the tick below is about. */
const ReadIt = ({ kind, model }: { readonly kind: "confidentiality" | "deposit"; readonly model: ListingWizard }) => {
  const [isRead, setRead] = useState(false)
  return (
    <Cluster>
      <Button size="small" onPress={() => setRead(true)}>
        Read the agreement
      </Button>
      {isRead && (
        <Suspense fallback={null}>
          <AgreementPreview kind={kind} model={model} onClose={() => setRead(false)} />
        </Suspense>
      )}
    </Cluster>
  )
}

/** The pages of the legal step: confidentiality agreement, bid deposit agreement, terms. */
export const LegalStep = (props: PageProps) => {
  switch (props.page) {
    case "ca":
      return <Confidentiality {...props} />
    case "bda":
      return <DepositAgreement {...props} />
    case "terms":
      return <Terms {...props} />
  }
}

/** Characters of an own agreement. */
const MOST = 50_000

const Confidentiality = observer(({ model, ownDocument }: PageProps) => (
  <Panel title="Confidentiality agreement">
    <Stack $gap={5}>
      <Prose>
        <p>
          Buyers execute a confidentiality agreement before the first tier of your data room opens to them. Without a
          text of your own they sign the market’s.
        </p>
      </Prose>
      <TextArea
        label="Your own text"
        isOptional
        name="customCAText"
        rows={8}
        maxLength={MOST}
        helper="Takes the place of the market’s text, word for word"
        value={model.form.legal.customCAText ?? ""}
        onChange={(text) => typeLegal(model, { customCAText: text || null })}
      />
      {ownDocument}
      <ReadIt kind="confidentiality" model={model} />
      <Confirmation model={model} field="caConfirmed">
        I have read the confidentiality agreement, and buyers of this asset shall sign it.
      </Confirmation>
    </Stack>
  </Panel>
))

const DepositAgreement = observer(({ model }: PageProps) => (
  <Panel title="Bid deposit agreement">
    <Stack $gap={5}>
      <Prose>
        <p>
          Deposits of offers move by themselves on this market. A buyer’s earnest money is collected with the offer,
          held in escrow, and paid out or returned by the rules of the agreement, whichever way the sale ends.
        </p>
      </Prose>
      <ReadIt kind="deposit" model={model} />
      <Confirmation model={model} field="BDAConfirmed">
        I agree that deposits on this asset are held and paid under the bid deposit agreement.
      </Confirmation>
    </Stack>
  </Panel>
))

const Terms = observer(({ model }: PageProps) => (
  <Panel title="Terms">
    <Stack $gap={5}>
      <Said>
        The sale runs under the{" "}
        <TextLink href="/tos" target="_blank">
          Terms of Service
        </TextLink>
        : its stages, their days, and what binds you once you have chosen a winner.
      </Said>
      <Confirmation model={model} field="TOCConfirmed">
        I have read the terms and sell this asset under them.
      </Confirmation>
    </Stack>
  </Panel>
))
