import { FOOTER_MENUS } from "@xl/core/navigation"
import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../theme/index.ts"
import { Logo } from "../parts/icon/index.ts"
import { Anchor } from "../parts/link/index.ts"
import { type Addresses, itemsOf, type NavigationItem } from "./addresses.ts"
import { Wrap } from "../parts/layout/wrap.ts"

export interface FooterProps {
  readonly to: Addresses
  /** The question form, from its feature. */
  readonly question?: ReactNode | undefined
  /** How to reach the people behind it. */
  readonly contact?: ReactNode | undefined
  readonly isDemo: boolean
  readonly year: number
  /** Beside the legal links, as the choice of theme. */
  readonly end?: ReactNode | undefined
}

const demoWords = "Demo market: loan figures are taken from public filings, names and addresses are invented."

/** Where else one can go, a question, and the small print. */
export const Footer = ({ to, question, contact, isDemo, year, end }: FooterProps) => (
  <Band data-print="off">
    <Wrap>
      <Columns>
        <Words>
          <Logo />
          <p>A marketplace for commercial real-estate loans.{isDemo && ` ${demoWords}`}</p>
          {contact}
        </Words>
        <List title="Market" items={itemsOf(FOOTER_MENUS.market, to)} />
        <List title="Company" items={itemsOf(FOOTER_MENUS.company, to)} />
        {question}
      </Columns>
      <Legal>
        <span>© {year} XL. Not an appraisal, not an offer of securities.</span>
        <span>
          {end}
          {itemsOf(FOOTER_MENUS.legal, to).map(({ label, href }) => (
            <Anchor key={label} href={href}>
              {label}
            </Anchor>
          ))}
        </span>
      </Legal>
    </Wrap>
  </Band>
)

const List = ({ title, items }: { readonly title: string; readonly items: readonly NavigationItem[] }) =>
  items.length === 0 ? null : (
    <nav aria-label={title}>
      <Title>{title}</Title>
      {items.map(({ label, href }) => (
        <Anchor key={label} href={href}>
          {label}
        </Anchor>
      ))}
    </nav>
  )

const Band = styled.footer`
  margin-top: auto;
  padding: 64px 0 32px;
  background: ${color.band};
  color: ${color.bandInk};
  a {
    color: ${color.bandInk2};
  }
  a:hover {
    color: ${color.bandInk};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :focus-visible {
    outline-color: ${color.bandInk};
  }
  ${below.sm} {
    padding-top: 40px;
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.3fr 0.7fr 0.7fr 1.5fr;
  gap: 48px;
  nav a {
    display: block;
    padding: 5px 0;
  }
  ${below.md} {
    grid-template-columns: 1fr 1fr;
    > :first-child,
    > :nth-child(4) {
      grid-column: 1 / -1;
    }
  }
  ${below.sm} {
    gap: 28px;
  }
`
const Words = styled.div`
  p {
    ${text.body} max-width: 30ch;
    margin-top: 20px;
    color: ${color.bandInk2};
  }
  ${below.sm} {
    p {
      max-width: none;
    }
  }
`
const Title = styled.p`
  font-weight: 600;
  margin-bottom: 8px;
`
const Legal = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px 16px;
  margin-top: 48px;
  padding-top: 20px;
  border-top: 1px solid ${color.bandLine};
  font-size: 13px;
  color: ${color.bandInk2};
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
  }
`
