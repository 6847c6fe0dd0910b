import { accountMenu, SELL_MENU } from "@xl/core/navigation"
import styled from "styled-components"
import { color } from "../theme/index.ts"
import { Icon } from "../parts/icon/index.ts"
import { Menu } from "../parts/menu/index.ts"
import { Avatar } from "../parts/panel/index.ts"
import { type Addresses, itemsOf, type Viewer } from "./addresses.ts"

/** Favorites, Profile and Logout; admins find their areas above. */
export const AccountMenu = ({
  viewer,
  to,
  onLogout,
}: {
  readonly viewer: Viewer
  readonly to: Addresses
  readonly onLogout: () => void
}) => {
  const menu = accountMenu(viewer.roles)
  const admin = itemsOf(menu.admin, to).map(({ label, href }) => ({ id: href, label, href }))
  return (
    <Menu
      label={`${viewer.initials}, account of ${viewer.name}`}
      trigger={<Avatar initials={viewer.initials} src={viewer.avatar} />}
      entries={[
        ...admin,
        ...itemsOf(menu.own, to).map(({ label, href }, at) => ({
          id: label,
          label,
          href,
          startsGroup: admin.length > 0 && at === 0,
        })),
        { id: "logout", label: "Logout", onAction: onLogout, startsGroup: true },
      ]}
    />
  )
}

/** Two ways to sell, where the exclusive feature is on. */
export const SellMenu = ({ to }: { readonly to: Addresses }) => (
  <Menu
    label="Sell"
    trigger={
      <Words>
        Sell <Icon name="chevron" />
      </Words>
    }
    entries={itemsOf(SELL_MENU, to).map(({ label, href }) => ({ id: label, label, href }))}
  />
)

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 12px;
  font-weight: 500;
  color: ${color.ink2};
`
