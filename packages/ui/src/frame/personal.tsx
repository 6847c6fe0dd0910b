import { SHORTCUTS } from "@xl/core/navigation"
import styled from "styled-components"
import { LinkButton } from "../parts/button/index.ts"
import { below } from "../theme/index.ts"
import { itemsOf, type Viewer } from "./addresses.ts"
import { AccountMenu } from "./header-menus.tsx"
import type { HeaderProps } from "./header.tsx"

/** What the header has for whoever is signed in. */
export const Personal = ({ viewer, to, notices, onLogout }: HeaderProps & { readonly viewer: Viewer }) => (
  <>
    <Wide>
      {itemsOf(SHORTCUTS, to).map(({ label, href }) => (
        <LinkButton key={label} kind="plain" icon={href === to.favorites ? "star" : undefined} href={href}>
          {label}
        </LinkButton>
      ))}
    </Wide>
    {notices}
    <AccountMenu viewer={viewer} to={to} onLogout={onLogout} />
  </>
)

const Wide = styled.div`
  display: flex;
  gap: 0;
  ${below.md} {
    display: none;
  }
`
