import { useId, useState } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { Icon } from "../icon/index.ts"
import { TextField, type TextFieldProps } from "./text-field.tsx"

export interface PasswordCheck {
  readonly label: string
  readonly isMet: boolean
}

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
      {checks && <Checks id={listId} checks={checks} />}
    </Whole>
  )
}

const Checks = ({ id, checks }: { readonly id: string; readonly checks: readonly PasswordCheck[] }) => {
  const met = checks.filter(({ isMet }) => isMet).length
  return (
    <Group id={id} aria-label={`${met} of ${checks.length} password checks met`}>
      <Meter aria-hidden>
        {checks.map(({ label }, at) => (
          <i key={label} data-met={at < met || undefined} />
        ))}
      </Meter>
      <List>
        {checks.map(({ label, isMet }) => (
          <li key={label} data-met={isMet || undefined}>
            {isMet ? <Icon name="check" label="Met:" /> : <Icon name="dot" label="Not met:" />}
            {label}
          </li>
        ))}
      </List>
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
`
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
const Meter = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 3px;
  margin: 2px 0 10px;
  i {
    height: 4px;
    background: ${color.line};
  }
  i[data-met] {
    background: ${color.ok};
  }
`
const List = styled.ul`
  ${text.dense} display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 6px 12px;
  color: ${color.ink3};
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  li[data-met] {
    color: ${color.ok};
    font-weight: 500;
  }
`
