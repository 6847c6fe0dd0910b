import { LONGEST_LETTER, LONGEST_TITLE } from "@xl/core/contact"
import { observer } from "mobx-react-lite"
import { Button, Form, FormActions, Stack, TextArea, TextField } from "../parts/index.ts"
import type { LetterDraft, LetterField } from "./letter-draft.ts"

export interface LetterFormProps {
  /** What it is for. */
  readonly label: string
  readonly draft: LetterDraft
  readonly onSend: () => Promise<unknown>
  readonly onClose: () => void
}

/** A letter's two fields, each told what is wrong with it once it was left. Send waits until both pass. */
export const LetterForm = observer(({ draft, label, onClose, onSend }: LetterFormProps) => {
  const { errors, isValid, leave, sending, type, typed } = draft
  const of = (field: LetterField) => ({ name: field, error: errors[field], onBlur: () => leave(field) })
  return (
    <Form label={label} onSend={onSend}>
      <Stack $gap={4}>
        <TextField
          {...of("title")}
          label="Subject"
          autoComplete="off"
          maxLength={LONGEST_TITLE}
          value={typed.title}
          onChange={(title) => type({ title })}
        />
        <TextArea
          {...of("message")}
          label="Message"
          rows={6}
          maxLength={LONGEST_LETTER}
          value={typed.message}
          onChange={(message) => type({ message })}
        />
      </Stack>
      <FormActions>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="primary"
          type="submit"
          isDisabled={!isValid && sending === "editing"}
          isPending={sending === "sending"}
        >
          Send
        </Button>
      </FormActions>
    </Form>
  )
})
