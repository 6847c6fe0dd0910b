import { Dialog, LinkButton } from "../parts/index.ts"
import { AdministratorsDialog } from "./administrators-dialog.tsx"
import type { ContactAsked } from "./contact-address.ts"
import { Form } from "./contact-screen.tsx"

export interface ContactDialogsProps {
  /** What the address asks for: a message, a call, or a letter to the administrators, which members alone write. */
  readonly asked: ContactAsked
  /** Whether somebody with a verified e-mail is here; anybody else is given the form that takes an address. */
  readonly isMember: boolean
  readonly onClose: () => void
  readonly purpose: string
  /** Where times for a call are chosen; without it the call is asked for by the form. */
  readonly calendarUrl: string | null
}

/** The contact dialogs over any page. */
export const ContactDialogsContent = ({ asked, isMember, onClose, purpose, calendarUrl }: ContactDialogsProps) => {
  if (asked === "call") return <Call onClose={onClose} calendarUrl={calendarUrl} />
  if (asked === "administrators" && isMember) return <AdministratorsDialog onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title="Contact us" context="A person reads it and answers by e-mail." width={613}>
      <Form purpose={purpose} onClose={onClose} />
    </Dialog>
  )
}

const Call = ({ calendarUrl, onClose }: Pick<ContactDialogsProps, "calendarUrl" | "onClose">) =>
  calendarUrl === null ? (
    <Dialog
      isOpen
      onClose={onClose}
      title="Discovery call"
      context="Write which days suit you, and how to reach you; we confirm a time by e-mail."
      width={613}
    >
      <Form purpose="Other" onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog
      isOpen
      onClose={onClose}
      title="Discovery call"
      context="Half an hour, by phone or video."
      width={440}
      isDismissable
      actions={
        <LinkButton kind="primary" href={calendarUrl} iconAfter="arrowUpRight" onClick={onClose}>
          Choose a time
        </LinkButton>
      }
    >
      <p>The calendar opens beside this page. It belongs to another company and says itself what it keeps of you.</p>
    </Dialog>
  )
