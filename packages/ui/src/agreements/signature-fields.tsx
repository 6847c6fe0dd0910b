import { observer } from "mobx-react-lite"
import { Banner, Checkbox, LinkButton, SegmentedControl, SignaturePad, Stack, TextField } from "../parts/index.ts"
import type { SignatureForm, SigningWay } from "./signature-form.ts"

const WAYS: ReadonlyArray<{ readonly id: SigningWay; readonly label: string }> = [
  { id: "typed", label: "Type" },
  { id: "drawn", label: "Draw" },
]

interface SignatureFieldsProps {
  readonly form: SignatureForm
  /** The name that is signed with; null where the profile has none yet. */
  readonly signatory: string | null
}

/** Signs by typing or by hand; whoever has no name yet is led to the profile. */
export const SignatureFields = observer(({ form, signatory }: SignatureFieldsProps) =>
  signatory === null ? (
    <Banner tone="warn" action={<LinkButton href="/profile/edit">Complete your profile</LinkButton>}>
      You sign with the name of your profile, which has none yet.
    </Banner>
  ) : (
    <Stack $gap={4}>
      <SegmentedControl label="How you sign" options={WAYS} value={form.way} onChange={form.choose} />
      {form.way === "typed" ? (
        <TextField
          label="Your name"
          value={form.name}
          onChange={form.type}
          helper={`Type ${signatory}`}
          error={form.errors.signature}
          autoComplete="off"
        />
      ) : (
        <SignaturePad
          label="Your signature"
          helper="Draw with the mouse, a finger or a pen."
          value={form.drawing}
          onChange={form.draw}
          error={form.errors.signature}
        />
      )}
      <Checkbox isSelected={form.agrees} onChange={form.agree} error={form.errors.consent}>
        I, {signatory}, have read this agreement, agree to it, and sign it electronically.
      </Checkbox>
    </Stack>
  ),
)
