import { type FormEvent, type ReactNode, type RefCallback, useEffect, useRef } from "react"
import { IconButton } from "../button/index.ts"
import { unbroken } from "../layout/unbroken.tsx"
import { isHeldBack, showFirstWrong } from "../field/first-wrong.ts"
import { FocusHeld } from "./focus-held.tsx"
import { Aside, Body, Columns, Context, Footer, Form, Frame, Header, Inside, Note, Scrim, Title } from "./style.ts"
import type { DialogWidth } from "./widths.ts"

export interface DialogProps {
  readonly isOpen: boolean
  /** Asked for by the close button, by Esc and, where `isDismissable`, by a press outside. */
  readonly onClose: () => void
  readonly title: string
  /** One line under the title: which loan, until when. */
  readonly context?: ReactNode | undefined
  readonly width?: DialogWidth | undefined
  readonly children: ReactNode
  /** Beside the body on paper, as the drawing that answers each keystroke. Left out under 600 px. */
  readonly aside?: ReactNode | undefined
  /** What happens next, at the footer's left: `Nothing is sent yet.` */
  readonly note?: ReactNode | undefined
  /** Buttons from left to right: danger, Cancel, primary. */
  readonly actions?: ReactNode | undefined
  /** Closes on a press outside; off by default, for a press must not cost what was typed. */
  readonly isDismissable?: boolean | undefined
  /** Ignores Esc, as a login that must end in a login. */
  readonly ignoresEsc?: boolean | undefined
  /** No close button either: only an action ends it. */
  readonly isPersistent?: boolean | undefined
  readonly role?: "dialog" | "alertdialog" | undefined
  /** Opens again as it was typed: nothing is lost by closing it, so it does not ask. */
  readonly keepsText?: boolean | undefined
  /** Makes the body and footer one form. What it finds wrong is shown and gets the focus, once a promised answer is here. */
  readonly onSubmit?: (() => unknown) | undefined
  /** Draws the whole content itself, as the login with its picture; the title is then only said. */
  readonly isBare?: boolean | undefined
}

export interface PlainDialogProps extends DialogProps {
  /** Told the form or its stand-in while it is there. */
  readonly formRef?: RefCallback<HTMLElement> | undefined
}

/** A dialog that closes whenever it is asked to, whatever was typed in it. */
export const PlainDialog = (props: PlainDialogProps) => {
  const { isOpen, onClose, width = 613, isDismissable = false, ignoresEsc = false, isPersistent = false } = props
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={isDismissable && !isPersistent}
      isKeyboardDismissDisabled={ignoresEsc || isPersistent}
    >
      <Frame $width={width}>
        <FocusHeld />
        {props.isBare === true ? <Inside aria-label={props.title}>{props.children}</Inside> : <Content {...props} />}
      </Frame>
    </Scrim>
  )
}

const Content = (props: PlainDialogProps) => {
  const { title, context, onClose, isPersistent = false, role = "dialog", onSubmit, formRef } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isHeldBack(form)) return
    void Promise.resolve(onSubmit?.()).then(() => showFirstWrong(form))
  }
  return (
    <Inside role={role}>
      <Header>
        <div>
          <Title slot="title">{title}</Title>
          {context !== undefined && <Context>{unbroken(context)}</Context>}
        </div>
        {!isPersistent && <IconButton icon="close" label="Close" onPress={onClose} />}
      </Header>
      {onSubmit === undefined ? (
        <Form as="div" ref={formRef}>
          <Parts {...props} />
        </Form>
      ) : (
        <Form ref={formRef} onSubmit={submit} noValidate>
          <Parts {...props} />
        </Form>
      )}
    </Inside>
  )
}

/** Text alone that is longer than its window takes focus, so that the keyboard can scroll it. */
const useScrolledText = () => {
  const window = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = window
    const isText = current?.querySelector("a[href], button, input, select, textarea, [tabindex]") === null
    if (current && isText && current.scrollHeight > current.clientHeight) current.tabIndex = 0
    else current?.removeAttribute("tabindex")
  })
  return window
}

const Parts = ({ children, aside, note, actions }: DialogProps) => (
  <>
    <Columns ref={useScrolledText()} $hasAside={aside !== undefined}>
      <Body>{unbroken(children)}</Body>
      {aside !== undefined && <Aside>{unbroken(aside)}</Aside>}
    </Columns>
    {(actions ?? note) !== undefined && (
      <Footer>
        <Note>{unbroken(note)}</Note>
        {actions}
      </Footer>
    )}
  </>
)
