import type { FormEvent, ReactNode } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { given } from "../given.ts"
import { IconButton } from "../button/index.ts"
import { Aside, Body, Columns, Context, Footer, Form, Frame, Header, type DialogWidth, Note, Scrim, Shell, Title } from "./style.ts"

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
  /** Makes the body and footer one form. */
  readonly onSubmit?: (() => void) | undefined
  /** Draws the whole content itself, as the login with its picture; the title is then only said. */
  readonly isBare?: boolean | undefined
}

/** A question in front of the page. Focus is kept inside and goes back where it came from; under 600 px it is a sheet from the bottom. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, width = 613, isDismissable = false, ignoresEsc = false, isPersistent = false, role = "dialog", title, isBare = false } = props
  return (
    <Scrim
      isOpen={isOpen} onOpenChange={(open) => { if (!open) onClose() }}
      isDismissable={isDismissable && !isPersistent} isKeyboardDismissDisabled={ignoresEsc || isPersistent}
    >
      <Frame $width={width}>
        <AriaDialog role={role} {...given({ "aria-label": isBare ? title : undefined })} style={{ outline: "none", display: "flex", minHeight: 0, maxHeight: "inherit" }}>
          {isBare ? props.children : <Content {...props} />}
        </AriaDialog>
      </Frame>
    </Scrim>
  )
}

const Content = ({ title, context, onClose, isPersistent, children, aside, note, actions, onSubmit }: DialogProps) => {
  const submit = onSubmit && ((event: FormEvent) => { event.preventDefault(); onSubmit() })
  return (
    <Shell>
      <Header>
        <div><Title slot="title">{title}</Title>{context !== undefined && <Context>{context}</Context>}</div>
        {isPersistent !== true && <IconButton icon="close" label="Close" onPress={onClose} />}
      </Header>
      <Form as={submit ? "form" : "div"} onSubmit={submit} noValidate={submit ? true : undefined}>
        <Columns $hasAside={aside !== undefined}><Body>{children}</Body>{aside !== undefined && <Aside>{aside}</Aside>}</Columns>
        {(actions !== undefined || note !== undefined) && <Footer><Note>{note}</Note>{actions}</Footer>}
      </Form>
    </Shell>
  )
}
