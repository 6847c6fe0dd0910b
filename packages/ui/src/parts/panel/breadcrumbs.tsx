import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { TextLink } from "../link/index.ts"

export interface Crumb {
  readonly label: string
  /** The last one has none: it is where one is. */
  readonly href?: string | undefined
}

/** The way back up. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <List>
      {crumbs.map(({ label, href }) => (
        <li key={label}>{href === undefined ? <span>{label}</span> : <TextLink href={href}>{label}</TextLink>}</li>
      ))}
    </List>
  </nav>
)

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 20px;
  color: ${color.ink3};
  font-size: 13px;
  li + li::before {
    content: "/";
    margin-right: 8px;
  }
`
