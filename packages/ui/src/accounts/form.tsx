import { observer } from "mobx-react-lite"
import type { FormEvent, ReactNode } from "react"
import styled from "styled-components"
import { Banner } from "../parts/panel/index.ts"
import { showFirstWrong } from "../parts/field/index.ts"
import type { AccountDialogs } from "./account-dialogs.ts"

export interface AccountFormProps {
  readonly model: AccountDialogs
}

interface FieldsProps extends AccountFormProps {
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** One form of the account dialogs: Enter sends it, a refusal stands above its fields. */
export const Fields = observer(({ model, onSubmit, children }: FieldsProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!model.isAsking)
      void onSubmit().then(() => {
        if (Object.keys(model.errors).length > 0) showFirstWrong(form)
      })
  }
  return (
    <Column noValidate onSubmit={submit}>
      {model.refusal !== null && (
        <Banner tone="bad" isAlert>
          {model.refusal}
        </Banner>
      )}
      {children}
    </Column>
  )
})

const Column = styled.form`
  display: grid;
  gap: 16px;
`
