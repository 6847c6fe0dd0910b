import styled from "styled-components"
import { color } from "../theme/index.ts"
import { Icon } from "../parts/icon/index.ts"
import { Menu } from "../parts/menu/index.ts"
import { Avatar } from "../parts/panel/index.ts"
import { type Addresses, adminItems, type Viewer } from "./addresses.ts"

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
        { id: "favorites", label: "Favorites", href: to.favorites, startsGroup: viewer.isAdmin },
        { id: "profile", label: "Profile", href: to.profile },
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
      { id: "self", label: "Self-Service", href: to.sell },
      { id: "full", label: "Full-Service", href: to.sellWithUs ?? to.sell },
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
