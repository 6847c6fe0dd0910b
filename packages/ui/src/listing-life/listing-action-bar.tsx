import { type AssetView, isBeforePublication, isOnHold, titleOf } from "@xl/core/assets"
import { isReadyToPublish, type ListingAction, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Button, Cluster, Icon, LinkButton, Menu, type MenuEntry, RowActions } from "../parts/index.ts"
import { editPath, verbOf } from "./action-words.ts"
import type { ListingActionsModel } from "./listing-actions-model.ts"

export interface ListingActionBarProps {
  readonly model: ListingActionsModel
  readonly asset: AssetView
  /** The offers that the screen has of it. */
  readonly offers?: ReadonlyArray<OfferView> | undefined
  readonly onDone?: ((asset: AssetView) => void) | undefined
}

const DANGERS: ReadonlyArray<ListingAction> = ["discard", "remove", "revoke", "withdraw"]

/** What a listing waits for is the page's main action; one on the market, or before the administrators, goes on by itself. */
const isAwaited = ({ registrationStatus, status }: AssetView): boolean =>
  registrationStatus !== "pending" && (isBeforePublication(status) || isOnHold(status))

/** Of a draft in which nothing is missing the request comes before going on with it. */
const inOrder = (asset: AssetView, allowed: ReadonlyArray<ListingAction>): ReadonlyArray<ListingAction> =>
  isReadyToPublish(asset)
    ? [
        ...allowed.filter((action) => action === "requestPublish"),
        ...allowed.filter((action) => action !== "requestPublish"),
      ]
    : allowed

/** The first so many that are no danger, and the rest. */
const split = (asset: AssetView, allowed: ReadonlyArray<ListingAction>, most: number) => {
  const leading = inOrder(asset, allowed)
    .filter((action) => !DANGERS.includes(action))
    .slice(0, most)
  return { leading, rest: allowed.filter((action) => !leading.includes(action)) }
}

const entryOf = ({ asset, model, onDone }: ListingActionBarProps, action: ListingAction): MenuEntry => ({
  id: action,
  label: verbOf(action, asset),
  isDanger: DANGERS.includes(action),
  ...(action === "edit" ? { href: editPath(asset) } : { onAction: () => model.ask(action, asset, onDone) }),
})

/** Dangers stand last, behind a hairline. */
const entriesOf = (
  props: ListingActionBarProps,
  actions: ReadonlyArray<ListingAction>,
  more: ReadonlyArray<MenuEntry> = [],
): ReadonlyArray<MenuEntry> => {
  const entries = actions.map((action) => entryOf(props, action))
  const safe = [...entries.filter(({ isDanger }) => isDanger !== true), ...more]
  const dangers = entries.filter(({ isDanger }) => isDanger === true)
  return [...safe, ...dangers.map((entry, place) => ({ ...entry, startsGroup: place === 0 && safe.length > 0 }))]
}

interface BarProps extends ListingActionBarProps {
  /** What else the page does, between the buttons and the menu, which stands last. */
  readonly children?: ReactNode
}

/** What the person may do with the listing now: two as buttons, the rest in a menu. Nothing where nothing can be done. */
export const ListingActionBar = observer((props: BarProps) => {
  const { asset, children, model, offers, onDone } = props
  const { leading, rest } = split(asset, model.actionsOn(asset, offers).allowed, 2)
  if (leading.length + rest.length === 0 && children === undefined) return null
  return (
    <Cluster>
      {leading.map((action, place) => {
        const kind = place === 0 && isAwaited(asset) ? "primary" : "secondary"
        const verb = verbOf(action, asset)
        return action === "edit" ? (
          <LinkButton key={action} kind={kind} href={editPath(asset)}>
            {verb}
          </LinkButton>
        ) : (
          <Button key={action} kind={kind} onPress={() => model.ask(action, asset, onDone)}>
            {verb}
          </Button>
        )
      })}
      {children}
      {rest.length > 0 && (
        <Menu
          label={`More actions for ${titleOf(asset)}`}
          trigger={<Icon name="more" />}
          entries={entriesOf(props, rest)}
        />
      )}
    </Cluster>
  )
})

export interface ListingRowActionsProps extends ListingActionBarProps {
  /** What the listing waits for, where that is done on another page: the row's one button. */
  readonly lead?: MenuEntry | undefined
  /** What the table adds to the menu. */
  readonly more?: ReadonlyArray<MenuEntry> | undefined
}

/** The same at the end of a table's row: one button, the others in its menu. */
export const ListingRowActions = observer((props: ListingRowActionsProps) => {
  const { asset, lead, model, more } = props
  const { leading, rest } = split(asset, model.actionsOn(asset).allowed, lead === undefined ? 1 : 0)
  const [first] = leading
  return (
    <RowActions
      name={titleOf(asset)}
      primary={lead ?? (first && entryOf(props, first))}
      more={entriesOf(props, rest, more)}
    />
  )
})
