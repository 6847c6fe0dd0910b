import { Button, LinkButton } from "../parts/button/index.ts"
import { LinkTabs } from "../parts/tabs/index.ts"
import { type Addresses, type AreaFlags, areaItems, isCurrent, type NavigationItem, profileItems } from "./addresses.ts"
import { SubHeader } from "./layout.ts"

export interface AreaTabsProps extends AreaFlags {
  /** Whose tabs: those of one's areas, or the five of one's profile. */
  readonly of: "areas" | "profile"
  readonly path: string
  readonly to: Addresses
  readonly isSeller: boolean
  /** Starts to become a buyer; given to whom the role is missing. */
  readonly onBecomeBuyer?: (() => void) | undefined
  /** Starts to become a seller; given to whom the role is missing, where the deployment offers it. */
  readonly onBecomeSeller?: (() => void) | undefined
}

/** Under the header: where else in one's own areas one can go, and the way to a role that is missing. */
export const AreaTabs = ({ of, path, to, isBuyer, seesSelling, isSeller, ...props }: AreaTabsProps) => {
  const items = of === "areas" ? areaItems(to, { isBuyer, seesSelling }) : profileItems(to)
  return (
    <SubHeader data-print="off">
      <div>
        <LinkTabs
          label={of === "areas" ? "Your areas" : "Your profile"}
          tabs={items.map(({ label, href }) => ({ id: label, label, href, isCurrent: isTabOf(href, path) }))}
        />
        <div>
          {of === "areas" && isSeller && to.publish !== undefined && (
            <LinkButton kind="primary" size="small" href={to.publish}>
              Publish Asset
            </LinkButton>
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

/** Pages of an area that do not lie below its tab. */
const BELOW: { readonly [href: string]: string } = {
  "/dashboard/buyer": "/buyer",
  "/seller/filters/archive": "/seller/filters/active",
}

const isTabOf = (href: NavigationItem["href"], path: string): boolean =>
  isCurrent(href, BELOW[path] ?? path.replace(/^\/seller\/asset-overview\/.*/, "/seller/filters/active"))
