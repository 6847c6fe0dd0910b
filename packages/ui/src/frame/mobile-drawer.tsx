import { adminMenu, DRAWER_MENU, OWN_MENU } from "@xl/core/navigation"
import styled from "styled-components"
import { color, text } from "../theme/index.ts"
import { Button, IconButton } from "../parts/button/index.ts"
import { Drawer } from "../parts/dialog/drawer.tsx"
import { Icon, Logo } from "../parts/icon/index.ts"
import { Anchor } from "../parts/link/index.ts"
import { isCurrent, itemsOf, type NavigationItem } from "./addresses.ts"
import type { HeaderProps } from "./header.tsx"

interface MobileDrawerProps extends HeaderProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The header's navigation where there is no room for it. */
export const MobileDrawer = ({ isOpen, onClose, viewer, to, path, onLogin, onLogout }: MobileDrawerProps) => {
  const own = viewer === undefined ? [] : itemsOf(OWN_MENU, to)
  const administration = itemsOf(adminMenu(viewer?.roles ?? []), to)
  const leave = (then: () => void) => () => {
    onClose()
    then()
  }
  return (
    <Drawer isOpen={isOpen} onClose={onClose} label="Menu">
      <Top>
        <Logo />
        <IconButton icon="close" label="Close menu" size="large" onPress={onClose} />
      </Top>
      <Items label="Main" items={itemsOf(DRAWER_MENU, to)} path={path} onGo={onClose} />
      {own.length > 0 && <Items label="Yours" title={viewer?.name} items={own} path={path} onGo={onClose} />}
      {administration.length > 0 && (
        <Items label="Administration" title="Administration" items={administration} path={path} onGo={onClose} />
      )}
      <Bottom>
        {viewer === undefined ? (
          <Button kind="primary" size="large" isWide onPress={leave(onLogin)}>
            Login/Register
          </Button>
        ) : (
          <Button size="large" isWide onPress={leave(onLogout)}>
            Logout
          </Button>
        )}
      </Bottom>
    </Drawer>
  )
}

interface ItemsProps {
  readonly label: string
  readonly title?: string | undefined
  readonly items: readonly NavigationItem[]
  readonly path: string
  readonly onGo: () => void
}

const Items = ({ label, title, items, path, onGo }: ItemsProps) => (
  <List aria-label={label}>
    {title !== undefined && <p>{title}</p>}
    {items.map((item) => (
      <Anchor
        key={item.label}
        href={item.href}
        onClick={onGo}
        aria-current={isCurrent(item.href, path) ? "page" : undefined}
      >
        {item.label}
        {/^https?:/.test(item.href) && <Icon name="arrowUpRight" size={14} label=", opens beside this page" />}
      </Anchor>
    ))}
  </List>
)

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding: 0 6px 0 16px;
  border-bottom: 1px solid ${color.line};
`
const List = styled.nav`
  padding: 8px 0;
  border-bottom: 1px solid ${color.line};
  > p {
    ${text.micro} padding: 8px 16px 4px;
    color: ${color.ink3};
  }
  > a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 16px;
    font-size: 16px;
    font-weight: 500;
    color: ${color.ink2};
  }
  > a:hover {
    background: ${color.blueTint};
  }
  > a[aria-current] {
    color: ${color.ink};
    font-weight: 600;
    box-shadow: inset 3px 0 ${color.blue};
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
`
const Bottom = styled.div`
  margin-top: auto;
  padding: 16px;
`
