import type { VdrFolder, VdrItem } from "@xl/core/data-room"
import { isProofOfFundsType } from "@xl/core/documents"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import {
  Button,
  bytes,
  Cluster,
  count,
  dateTime,
  EmptyState,
  Entries,
  Entry,
  ErrorState,
  Icon,
  RowsSkeleton,
  Stack,
} from "../parts/index.ts"
import { pageOf } from "../view-model/index.ts"
import type { RoomBrowser } from "./room-browser.ts"

export interface FolderListProps {
  readonly browser: RoomBrowser
  /** What stands in a folder without anything in it. */
  readonly empty: string
  /** What else may be done with an item. */
  readonly actionsOf?: ((item: VdrItem) => ReactNode) | undefined
}

/** One folder of a data room: the way to it, and what lies in it. */
export const FolderList = observer(({ browser, empty, actionsOf }: FolderListProps) => {
  const { listed } = browser
  if (listed.tag === "failed")
    return (
      <ErrorState title="The folder did not load" onRetry={() => void browser.again()}>
        {listed.said}
      </ErrorState>
    )
  const folder = pageOf(listed)
  if (folder === null) return <RowsSkeleton label="The folder is loading" />
  return (
    <Stack $gap={2}>
      <Way browser={browser} folder={folder} />
      {folder.items.length === 0 ? (
        <EmptyState title="This folder is empty">{empty}</EmptyState>
      ) : (
        <Entries $isInset aria-label={folder.name}>
          {folder.items.map((item) => (
            <Item key={item.id} browser={browser} item={item} more={actionsOf?.(item)} />
          ))}
        </Entries>
      )}
    </Stack>
  )
})

interface WayProps {
  readonly browser: RoomBrowser
  readonly folder: VdrFolder
}

/** From the tier's own folder down to this one; a tier's own needs no way. */
const Way = ({ browser, folder: { path } }: WayProps) =>
  path.length === 1 ? null : (
    <nav aria-label="Folders">
      <Cluster>
        {path.slice(0, -1).map(({ id, name }) => (
          <Button key={id} size="small" kind="quiet" onPress={() => void browser.open(id)}>
            {name} /
          </Button>
        ))}
        <b aria-current="true">{path.at(-1)?.name}</b>
      </Cluster>
    </nav>
  )

const KINDS: { readonly [type: string]: string | undefined } = {
  "application/pdf": "PDF",
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
  "application/zip": "ZIP",
}

const Meta = ({ item: { dateModified, opened, size, type } }: { readonly item: VdrItem }) => (
  <>
    {type !== null && <span>{KINDS[type] ?? "File"}</span>}
    {size !== null && <span>{bytes(size)}</span>}
    <span>{dateTime(dateModified)}</span>
    {opened !== null && <span>{opened === 1 ? "opened once" : `opened ${count(opened)} times`}</span>}
  </>
)

/** PDFs and pictures are looked at on the page; other kinds are downloaded. */
const isShownHere = ({ type }: VdrItem): boolean => isProofOfFundsType(type ?? undefined)

interface ItemProps {
  readonly browser: RoomBrowser
  readonly item: VdrItem
  readonly more: ReactNode
}

const Item = observer(({ browser, item, more }: ItemProps) => {
  const isFolder = item.kind === "folder"
  return (
    <Entry
      mark={<Icon name={isFolder ? "folder" : "file"} label={isFolder ? "Folder" : "File"} />}
      title={item.name}
      meta={<Meta item={item} />}
      more={
        <Cluster>
          {(isFolder || isShownHere(item)) && (
            <Button
              size="small"
              aria-label={`Open ${item.name}`}
              onPress={() => void (isFolder ? browser.open(item.id) : browser.show(item))}
            >
              Open
            </Button>
          )}
          {!isFolder && (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Download ${item.name}`}
              isPending={browser.saving === item.id}
              onPress={() => void browser.save(item)}
            >
              Download
            </Button>
          )}
          {more}
        </Cluster>
      }
    />
  )
})
