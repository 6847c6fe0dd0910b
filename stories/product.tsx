import { NO_THIRD_PARTIES } from "@xl/core/monitoring"
import { here, type Here, type HereOptions } from "@xl/testkit/here"
import { contactDeskInMemory } from "@xl/testkit/contact"
import { AccountDialogsView } from "@xl/ui/accounts"
import { AlertsView } from "@xl/ui/alerts"
import { keptInMemory } from "@xl/ui/arrival"
import { BundleDialog, bundleDialog } from "@xl/ui/bundles"
import { OfferDialog, offerDialog } from "@xl/ui/offers"
import { Snackbars } from "@xl/ui/parts"
import {
  BuyerDialogView,
  buyerDialog,
  type OpenedAt,
  ProfileDialogsView,
  profileDialogs,
  SellerDialogView,
  sellerDialog,
} from "@xl/ui/profile"
import type { SessionStore } from "@xl/ui/session"
import { ViewModels } from "@xl/ui/view-model"
import { compose, type Config, HOUSE, namedIn, type Overrides, StoreTokens, Tokens } from "@xl/web/composition"
import { type ReactNode, useState } from "react"
import { useAhead, useViewer } from "./modes.ts"

const CONFIG: Config = {
  graphqlUrl: "http://market.test/graphql",
  socketUrl: "ws://market.test/graphql",
  documentsUrl: "http://market.test/category-records",
  avatarsUrl: "http://market.test/avatars",
  placesUrl: "http://market.test/places",
  userPoolId: "local_xl",
  userPoolClientId: "xl-web",
  userPoolEndpoint: "http://market.test/idp/",
  contactEmail: "help@demo.example",
  house: HOUSE,
  thirdParties: NO_THIRD_PARTIES,
  isDemo: true,
  clockAhead: 0,
  answers: new Map(),
  drawnAt: undefined,
}

export interface ProductProps extends HereOptions {
  /** What answers otherwise than the market in memory: fails, or never. */
  readonly change?: ((ports: Here["ports"]) => Partial<Here["ports"]>) | undefined
  /** What stands in for other ports of the app. */
  readonly vendors?: Overrides | undefined
  /** Told the browser in memory, so that a play can act as somebody else in the same market. */
  readonly onHere?: ((browser: Here) => void) | undefined
  /** Opens a dialog, say, once the session is there. */
  readonly start?: ((container: ReturnType<typeof compose>, browser: Here) => void) | undefined
  /** Where the seller's profile is told to be open, and where it leads. */
  readonly sellerAt?: OpenedAt | undefined
  readonly onGo?: ((path: string) => void) | undefined
  readonly children?: ReactNode
}

/** The options with this person signed in, and among the people of the market. */
const seenBy = (who: ProductProps["who"], { seed, ...rest }: HereOptions): HereOptions => ({
  ...rest,
  ...(who === undefined
    ? { ...(seed && { seed }) }
    : { who, seed: { ...seed, profiles: [...(seed?.profiles ?? []).filter(({ id }) => id !== who.id), who] } }),
})

const started = ({ change, onHere, start, vendors, ...options }: ProductProps, ahead: number) => {
  const browser = here(options)
  browser.market.home.clock.advance(ahead)
  const ports = { ...browser.ports, ...change?.(browser.ports) }
  const container = compose(CONFIG, {
    contactDesk: contactDeskInMemory().desk,
    drafts: keptInMemory(),
    ...ports,
    ...vendors,
    accounts: browser.accounts.accounts,
    now: browser.market.home.clock.now,
  })
  const session = container.get<SessionStore>(StoreTokens.session)
  void session.open().then(() => start?.(container, browser))
  onHere?.(browser)
  return container
}

/** The product put together as it ships, over a browser and a market in memory: a screen, and the dialogs that any page may open. */
export const Product = (props: ProductProps) => {
  const [who, ahead] = [useViewer(props.who), useAhead()]
  const [container] = useState(() => {
    const { who: own, ...rest } = props
    return started(who === own ? props : { ...rest, ...seenBy(who, rest) }, ahead)
  })
  const [named] = useState(() => namedIn(container))
  return (
    <ViewModels value={named}>
      <main>{props.children}</main>
      <AccountDialogsView model={container.get(StoreTokens.accountDialogs)} />
      <ProfileDialogsView model={named(profileDialogs)} />
      <BuyerDialogView model={named(buyerDialog)} />
      <SellerDialogView
        model={named(sellerDialog)}
        at={props.sellerAt ?? { path: "/profile/seller", routeName: null }}
        onGo={props.onGo ?? (() => undefined)}
      />
      <OfferDialog model={named(offerDialog)} />
      <BundleDialog model={named(bundleDialog)} />
      <AlertsView model={container.get(StoreTokens.alerts)} />
      <Snackbars queue={container.get(Tokens.snackbars)} />
    </ViewModels>
  )
}

/** What stands beside an asset's facts, as the product's routes put it there. */
export { offeringOn as actions } from "@xl/web/screens"
