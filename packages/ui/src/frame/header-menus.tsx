import styled from "styled-components"
import { color } from "../theme/index.ts"
import { Icon } from "../parts/icon/index.ts"
import { Menu } from "../parts/menu/index.ts"
import { Avatar } from "../parts/panel/index.ts"
import { type Addresses, adminItems, linked, type Viewer } from "./addresses.ts"

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
  const admin = viewer.isAdmin ? adminItems(to).map(({ label, href }) => ({ id: href, label, href })) : []
  return (
    <Menu
      label={`${viewer.initials}, account of ${viewer.name}`}
      trigger={<Avatar initials={viewer.initials} src={viewer.avatar} />}
      entries={[
        ...admin,
        ...linked([
          { label: "Favorites", href: to.favorites },
          { label: "Profile", href: to.profile },
        ]).map(({ label, href }, at) => ({ id: label, label, href, startsGroup: viewer.isAdmin && at === 0 })),
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
    entries={[
      { id: "self", label: "Self-Service", href: to.sell ?? to.home },
      { id: "full", label: "Full-Service", href: to.sellWithUs ?? to.home },
    ]}
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
