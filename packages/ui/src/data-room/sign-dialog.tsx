import type { AgreementText } from "@xl/core/data-room"
import { observer } from "mobx-react-lite"
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  KeyValueGrid,
  LinkButton,
  Said,
  SegmentedControl,
  SignaturePad,
  Stack,
  TextField,
} from "../parts/index.ts"
import type { SigningDialog, SigningWay } from "./signing.ts"

export interface SignDialogProps {
  readonly model: SigningDialog
  readonly onClose: () => void
}

/** The confidentiality agreement in front of its signer: read, agreed to, and signed by typing or by hand. */
export const SignDialog = observer(({ model, onClose }: SignDialogProps) => {
  const { agreement, signatory } = model.asked
  return (
    <Dialog
      isOpen
      width={848}
      title={agreement.title}
      context={agreement.subtitle}
      onClose={onClose}
      {...(signatory !== null && { onSubmit: model.sign, note: "You and the seller each get a copy." })}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {signatory !== null && (
            <Button kind="primary" type="submit" isPending={model.isSending}>
              Sign the agreement
            </Button>
          )}
        </>
      }
    >
      {model.errors.all && (
        <Banner tone="bad" isAlert>
          {model.errors.all}
        </Banner>
      )}
      <Agreement agreement={agreement} />
      {signatory === null ? <NameFirst /> : <Signature model={model} signatory={signatory} />}
    </Dialog>
  )
})

const Agreement = ({ agreement: { notice, sections } }: { readonly agreement: AgreementText }) => (
  <Stack $gap={4}>
    <Banner tone="neutral">{notice}</Banner>
    {sections.map(({ facts, heading, paragraphs }, at) => (
      <Stack as="section" key={heading} $gap={2}>
        <h3>
          {at + 1}. {heading}
        </h3>
        {facts.length > 0 && <KeyValueGrid columns={1} items={facts} />}
        {paragraphs.map((paragraph) => (
          <Said key={paragraph}>{paragraph}</Said>
        ))}
      </Stack>
    ))}
  </Stack>
)

const NameFirst = () => (
  <Banner tone="warn" action={<LinkButton href="/profile/edit">Complete your profile</LinkButton>}>
    You sign with the name of your profile, which has none yet.
  </Banner>
)

const WAYS: ReadonlyArray<{ readonly id: SigningWay; readonly label: string }> = [
  { id: "typed", label: "Type" },
  { id: "drawn", label: "Draw" },
]

interface SignatureProps {
  readonly model: SigningDialog
  readonly signatory: string
}

const Signature = observer(({ model, signatory }: SignatureProps) => (
  <Stack $gap={4}>
    <SegmentedControl label="How you sign" options={WAYS} value={model.way} onChange={model.choose} />
    {model.way === "typed" ? (
      <TextField
        label="Your name"
        value={model.name}
        onChange={model.type}
        helper={`Type ${signatory}`}
        error={model.errors.signature}
        autoComplete="off"
      />
    ) : (
      <SignaturePad
        label="Your signature"
        helper="Draw with the mouse, a finger or a pen."
        value={model.drawing}
        onChange={model.draw}
        error={model.errors.signature}
      />
    )}
    <Checkbox isSelected={model.agrees} onChange={model.agree} error={model.errors.consent}>
      I, {signatory}, have read this agreement, agree to it, and sign it electronically.
    </Checkbox>
  </Stack>
))
