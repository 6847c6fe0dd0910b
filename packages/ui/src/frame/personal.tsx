import styled from "styled-components"
import { IconButton, LinkButton } from "../parts/button/index.ts"
import { below } from "../theme/index.ts"
import type { Viewer } from "./addresses.ts"
import { AccountMenu } from "./header-menus.tsx"
import type { HeaderProps } from "./header.tsx"

/** What the header has for whoever is signed in. */
export const Personal = ({ viewer, to, notices, onChat, onLogout }: HeaderProps & { readonly viewer: Viewer }) => (
  <>
    {onChat && (
      <IconButton
        icon="chat"
        label={viewer.unread > 0 ? `Messages, ${viewer.unread} unread` : "Messages"}
        count={viewer.unread}
        onPress={onChat}
      />
    )}
    <Wide>
      <LinkButton kind="plain" href={to.dashboard}>
        Manage Assets
      </LinkButton>
      {to.favorites !== undefined && (
        <LinkButton kind="plain" icon="star" href={to.favorites}>
          View Favorites
        </LinkButton>
      )}
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
