import { noticeTexts } from "@xl/core/kernel"
import { observer } from "mobx-react-lite"
import { Button, Done, Form, FormActions } from "../parts/index.ts"
import { ContactFields } from "./contact-fields.tsx"
import type { ContactModel } from "./contact-model.ts"

interface ContactFormProps {
  readonly model: ContactModel
  /** Puts the words and the buttons together where they stand: in a dialog's footer, or under the fields. */
  readonly onClose?: (() => void) | undefined
}

/** The contact form, and after it was sent the word that it was. Send waits until the form is valid. */
export const ContactFormBody = observer(({ model, onClose }: ContactFormProps) => {
  if (model.sending === "sent") return <Sent model={model} onClose={onClose} />
  return (
    <Form label="Contact us" onSend={model.send}>
      <ContactFields model={model} />
      <FormActions>
        {onClose && <Button onPress={onClose}>Cancel</Button>}
        <Button
          kind="primary"
          type="submit"
          isDisabled={!model.isValid && model.sending === "editing"}
          isPending={model.sending === "sending"}
        >
          Send
        </Button>
      </FormActions>
    </Form>
  )
})

const Sent = ({ model, onClose }: ContactFormProps) => (
  <Done
    title={noticeTexts.contactSent}
    actions={
      <>
        <Button onPress={model.again}>Write another</Button>
        {onClose && (
          <Button kind="primary" onPress={onClose}>
            Close
          </Button>
        )}
      </>
    }
  >
    We answer to the address that you gave.
  </Done>
)
