import { useId, useState } from "react"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { type PasswordCheck, PasswordChecklist } from "./password-checklist.tsx"
import { TextField, type TextFieldProps } from "./text-field.tsx"

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "after" | "before" | "inputMode"> {
  /** Shown with a meter when given: sign-up shows them, login does not. */
  readonly checks?: readonly PasswordCheck[] | undefined
}

/** A password, shown on demand. Its checks turn from dot to tick; words carry it, not colour. */
export const PasswordField = ({ checks, autoComplete, ...rest }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const listId = useId()
  const toggle = (
    <Toggle>
      <IconButton
        icon={isShown ? "eyeOff" : "eye"}
        size="small"
        label={isShown ? "Hide password" : "Show password"}
        onPress={() => setShown(!isShown)}
      />
    </Toggle>
  )
  return (
    <Whole aria-describedby={checks && listId}>
      <TextField
        {...rest}
        type={isShown ? "text" : "password"}
        autoComplete={autoComplete ?? (checks ? "new-password" : "current-password")}
        after={toggle}
      />
      {checks && <PasswordChecklist id={listId} checks={checks} />}
    </Whole>
  )
}

const Whole = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
`
const Toggle = styled.span`
  margin-right: -8px;
  display: inline-flex;
  color: ${color.ink};
`
