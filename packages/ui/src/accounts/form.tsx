import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Form } from "../parts/form/form.tsx"
import { Banner } from "../parts/panel/index.ts"
import type { AccountDialogs } from "./account-dialogs.ts"

export interface AccountFormProps {
  readonly model: AccountDialogs
}

interface FieldsProps extends AccountFormProps {
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** One form of the account dialogs: Enter sends it, a refusal stands above its fields. */
export const Fields = observer(({ model, onSubmit, children }: FieldsProps) => (
  <Form onSend={() => (model.isAsking ? Promise.resolve() : onSubmit())}>
    {model.refusal !== null && (
      <Banner tone="bad" isAlert>
        {model.refusal}
      </Banner>
    )}
    {children}
  </Form>
))
