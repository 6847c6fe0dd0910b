import { adminTabs, areaActions, areaTabs, type MenuItem, PROFILE_TABS, tabPath } from "@xl/core/navigation"
import type { Role } from "@xl/core/kernel"
import { Button } from "../parts/button/index.ts"
import { LinkTabs } from "../parts/tabs/index.ts"
import { type Addresses, isCurrent, itemsOf } from "./addresses.ts"
import { SubHeader } from "./layout.ts"

export interface AreaTabsProps {
  /** Whose tabs: those of one's areas, the five of one's profile, or the administrators'. */
  readonly of: "admin" | "areas" | "profile"
  readonly path: string
  readonly to: Addresses
  readonly roles: ReadonlyArray<Role>
  /** How much waits behind a tab, by its label. */
  readonly counts?: { readonly [label: string]: number } | undefined
  /** Begins to list an asset; shown to sellers alone. */
  readonly onPublish?: (() => void) | undefined
  /** Starts to become a buyer; given to whom the role is missing. */
  readonly onBecomeBuyer?: (() => void) | undefined
  /** Starts to become a seller; given to whom the role is missing, where the deployment offers it. */
  readonly onBecomeSeller?: (() => void) | undefined
}

const LABELS = { admin: "Administration", areas: "Your areas", profile: "Your profile" } as const
const MENUS = { admin: adminTabs, areas: areaTabs, profile: () => PROFILE_TABS } as const satisfies {
  readonly [Of in AreaTabsProps["of"]]: (roles: ReadonlyArray<Role>) => ReadonlyArray<MenuItem>
}

/** Under the header: where else in one's own areas one can go, and the way to a role that is missing. */
export const AreaTabs = ({ of, path, to, roles, ...props }: AreaTabsProps) => {
  const items = itemsOf(MENUS[of](roles), to)
  if (of === "admin" && items.length === 0) return null // who is none meets a refusal below, under no bar
  return (
    <SubHeader data-print="off">
      <div>
        <LinkTabs
          label={LABELS[of]}
          tabs={items.map(({ label, href }) => ({
            id: label,
            label,
            href,
            isCurrent: isCurrent(href, tabPath(path)),
            count: props.counts?.[label] || undefined,
          }))}
        />
        <div>
          {of === "areas" && areaActions(roles).publishes && props.onPublish && (
            <Button kind="primary" size="small" onPress={props.onPublish}>
              Publish Asset
            </Button>
          )}
          {props.onBecomeBuyer && (
            <Button size="small" onPress={props.onBecomeBuyer}>
              Become a Buyer
            </Button>
          )}
          {props.onBecomeSeller && (
            <Button size="small" onPress={props.onBecomeSeller}>
              Become a Seller
            </Button>
          )}
        </div>
      </div>
    </SubHeader>
  )
}
