import { type ReactNode, useEffect } from "react"
import { LinkButton, MainAndNotes, Page, PageHead, Panel, Prose, Stack, TextLink } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ContactFormBody } from "./contact-form.tsx"
import { contactModel } from "./contact-model.ts"

export interface ContactScreenProps {
  /** The operator's address. */
  readonly email: string
  /** Chosen beforehand, as by a link from the selling pages. */
  readonly purpose?: string | undefined
  /** Whether somebody with a verified e-mail is here. */
  readonly isMember?: boolean | undefined
}

/** The contact page: the form, and the ways around it. Signing in is not needed. */
export const ContactScreen = ({ email, isMember = false, purpose = "" }: ContactScreenProps) => (
  <Desk
    title="Contact us"
    lead="A question about a loan, a sale or your account. A person reads it and answers by e-mail."
  >
    <Panel label="Your message">
      <Form purpose={purpose} />
    </Panel>
    <aside>
      <h2>Other ways</h2>
      {isMember && (
        <p>
          About your account, an offer or a decision:{" "}
          <TextLink href="?contact=administrators">write to the administrators</TextLink>, who see whose account it is
        </p>
      )}
      <p>
        By e-mail: <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
      <p>
        How the market works: <TextLink href="/faq">questions and answers</TextLink>
      </p>
      <p>
        By phone: <TextLink href="/schedule-demo">choose a time for a call</TextLink>
      </p>
    </aside>
  </Desk>
)

/** Asks for a time with somebody who shows the market. */
export const ScheduleDemoScreen = ({ email }: Pick<ContactScreenProps, "email">) => (
  <Desk
    title="See it with somebody who runs it."
    lead="Half an hour on a call: a sale from listing to closing, and your questions."
  >
    <Stack $gap={6}>
      <Prose>
        <ul>
          <li>How a loan is listed, and what buyers see of it.</li>
          <li>How funds are approved, and what an offer needs.</li>
          <li>Best and final, the choice of a winner, the closing.</li>
        </ul>
      </Prose>
      <div>
        <LinkButton kind="primary" size="large" href="?contact=call">
          Choose a time
        </LinkButton>
      </div>
    </Stack>
    <aside>
      <h2>Rather write?</h2>
      <p>
        <TextLink href="?contact=message">Send a message</TextLink>, or write to{" "}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </p>
    </aside>
  </Desk>
)

/** A model of its own for as long as the form is up. */
export const Form = ({
  purpose,
  onClose,
}: {
  readonly purpose: string
  readonly onClose?: (() => void) | undefined
}) => {
  const model = useViewModel(contactModel)
  useEffect(() => model.open("form", purpose), [model, purpose])
  return <ContactFormBody model={model} onClose={onClose} />
}

const Desk = ({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) => (
  <Page>
    <PageHead title={title} lead={lead} />
    <MainAndNotes>{children}</MainAndNotes>
  </Page>
)
