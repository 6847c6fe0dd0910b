import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"

export interface PasswordCheck {
  readonly label: string
  readonly isMet: boolean
}

/** What a password still needs: dots that turn to ticks, and a meter with as many parts. Words carry it, not colour. */
export const PasswordChecklist = ({
  id,
  checks,
}: {
  readonly id?: string | undefined
  readonly checks: readonly PasswordCheck[]
}) => {
  const met = checks.filter(({ isMet }) => isMet).length
  return (
    <Group {...given({ id })} aria-label={`${met} of ${checks.length} password checks met`}>
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
