import styled from "styled-components"
import { below, touch } from "../../theme/index.ts"
import { Button, LinkButton } from "../button/index.ts"
import { Icon } from "../icon/index.ts"
import { Menu, type MenuEntry } from "./menu.tsx"

export interface RowAction {
  /** The verb that the button shows; screen readers hear it with the row's name. */
  readonly label: string
  /** Goes there; else `onAction` is called. */
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
}

export interface RowActionsProps {
  /** The row's name, which tells its buttons from those of other rows. */
  readonly name: string
  /** The one thing most readers do with the row next. */
  readonly primary?: RowAction | undefined
  /** All else; a single entry without a primary action is a button itself. */
  readonly more: readonly MenuEntry[]
}

/** The end of a table row: one button and a menu with the other verbs. */
export const RowActions = ({ name, primary, more }: RowActionsProps) => {
  const [only] = more
  if (primary === undefined && only !== undefined && more.length === 1)
    return (
      <Row>
        <Verb name={name} action={only} isQuiet />
      </Row>
    )
  return (
    <Row>
      {primary && <Verb name={name} action={primary} />}
      {more.length > 0 && <Menu label={`More for ${name}`} trigger={<Icon name="more" />} entries={more} size="row" />}
    </Row>
  )
}

interface VerbProps {
  readonly name: string
  readonly action: RowAction
  readonly isQuiet?: boolean
}

const Verb = ({ name, action: { label, href, onAction, isDisabled }, isQuiet }: VerbProps) => {
  const look = { size: "small", kind: isQuiet === true ? "quiet" : "secondary" } as const
  const said = `${label}, ${name}`
  return href === undefined ? (
    <Button {...look} aria-label={said} onPress={onAction} isDisabled={isDisabled}>
      {label}
    </Button>
  ) : (
    <LinkButton {...look} label={said} href={href}>
      {label}
    </LinkButton>
  )
}

const Row = styled.div`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  ${touch} {
    gap: 8px;
    > :is(a, button) {
      height: 44px;
      min-width: 44px;
    }
  }
  ${below.sm} {
    > :is(a, button) {
      height: 44px;
      min-width: 44px;
    }
  }
`
