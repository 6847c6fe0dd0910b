import { createContext, useContext } from "react"
import styled from "styled-components"
import { color, text } from "../theme/index.ts"

/** Pages that a demo's gateway draws itself; the app leads there and knows nothing else of them. */
export const DEMO_PAGES = { panel: "/dev/demo", mailbox: "/dev/mailbox" } as const

/** Whether this market is a demo, whose mails are read in its mailbox. */
export const DemoMarket = createContext(false)

/** Says, where somebody waits for a mail, that a demo sends none and where it is read instead. Elsewhere nothing. */
export const MailboxNote = ({ to }: { readonly to: string }) =>
  useContext(DemoMarket) && (
    <Note>
      Demo market: mails are not sent.{" "}
      <a href={`${DEMO_PAGES.mailbox}?to=${encodeURIComponent(to)}`} target="_blank" rel="noreferrer">
        Read them in the mailbox
      </a>
    </Note>
  )

/** Leads, where one signs in, to the accounts that a demo has and their password. Elsewhere nothing. */
export const AccountsNote = () =>
  useContext(DemoMarket) && (
    <Note>
      Demo market: it has accounts for each role.{" "}
      <a href={DEMO_PAGES.panel} target="_blank" rel="noreferrer">
        See the accounts and their password
      </a>
    </Note>
  )

const Note = styled.p`
  ${text.micro} margin: 0;
  color: ${color.ink2};
  a {
    color: ${color.blueText};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
