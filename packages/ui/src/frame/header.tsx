import { HEADER_MENU } from "@xl/core/navigation"
import { type ReactNode, Suspense, useState } from "react"
import styled from "styled-components"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { below, color, from, size } from "../theme/index.ts"
import { Button, IconButton } from "../parts/button/index.ts"
import { Icon, Logo } from "../parts/icon/index.ts"
import { Anchor } from "../parts/link/index.ts"
import { type Addresses, isCurrent, itemsOf, type Viewer } from "./addresses.ts"
import { Wrap } from "../parts/layout/wrap.ts"

const load = () => import("./mobile-drawer.tsx")
/** For members, and where selling has two ways: fetched when there is something to choose from. */
const Personal = lazyPart(async () => ({ default: (await import("./personal.tsx")).Personal }))
const SellMenu = lazyPart(async () => ({ default: (await import("./header-menus.tsx")).SellMenu }))
const MobileDrawer = lazyPart(async () => ({ default: (await load()).MobileDrawer }))

export interface HeaderProps {
  readonly viewer: Viewer | undefined
  /** The path of the page shown; its item is marked. */
  readonly path: string
  readonly to: Addresses
  readonly onLogin: () => void
  readonly onLogout: () => void
  /** Messages and notices of whoever is here. */
  readonly notices?: ReactNode | undefined
}

/** Logo, navigation and whoever is here. */
export const Header = (props: HeaderProps) => {
  const { viewer, path, to } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Bar data-print="off" data-actions-of="page">
      <Row>
        <Home href={to.home} aria-label="XL, home">
          <Logo />
        </Home>
        <Navigation aria-label="Main">
          {itemsOf(HEADER_MENU, to).map(({ label, href }) =>
            label === "Sell" && to.sellWithUs !== undefined ? (
              <Selling key={label} to={to} />
            ) : (
              <Anchor key={label} href={href} aria-current={isCurrent(href, path) ? "page" : undefined}>
                {label}
                {/^https?:/.test(href) && <Icon name="arrowUpRight" size={12} label=", opens beside this page" />}
              </Anchor>
            ),
          )}
        </Navigation>
        <End>
          {viewer === undefined ? (
            <Button kind="primary" onPress={props.onLogin}>
              Login/Register
            </Button>
          ) : (
            <Suspense fallback={<Place />}>
              <Personal {...props} viewer={viewer} />
            </Suspense>
          )}
        </End>
        <Burger onPointerEnter={() => void load()}>
          <IconButton
            icon="menu"
            label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPress={() => setOpen(true)}
          />
        </Burger>
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <MobileDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  )
}

const Selling = ({ to }: Pick<HeaderProps, "to">) => (
  <Suspense fallback={null}>
    <SellMenu to={to} />
  </Suspense>
)

/** As wide as the avatar, so that nothing moves when it arrives. */
const Place = styled.span`
  width: 36px;
`

const Bar = styled.header`
  position: relative;
  z-index: ${size.zHeader};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
`
const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 32px;
  height: 60px;
  ${below.md} {
    gap: 12px;
  }
  ${below.sm} {
    height: 56px;
  }
`
const Home = styled(Anchor)`
  display: block;
  color: ${color.ink};
`
const Navigation = styled.nav`
  display: flex;
  gap: 4px;
  align-self: stretch;
  align-items: center;
  > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 100%;
    padding: 0 12px;
    font-weight: 500;
    color: ${color.ink2};
    white-space: nowrap;
  }
  > a:hover {
    color: ${color.ink};
    box-shadow: inset 0 -2px ${color.rule};
  }
  > a[aria-current] {
    color: ${color.ink};
    box-shadow: inset 0 -2px ${color.blue};
  }
  > a:focus-visible {
    outline-offset: -4px;
  }
  ${below.md} {
    display: none;
  }
`
const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`
const Burger = styled.span`
  ${from.md} {
    display: none;
  }
  margin-right: -8px;
  height: ${size.cM};
`
