import { TIERS, type Tier, type VdrItem } from "@xl/core/data-room"
import { ROOM_FILE_TYPES } from "@xl/core/documents"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import {
  Banner,
  Button,
  Cluster,
  Dialog,
  ErrorState,
  FileDrop,
  Panel,
  RowsSkeleton,
  Said,
  Stack,
  Tabs,
  TextField,
} from "../parts/index.ts"
import { localFile } from "../profile/local-file.ts"
import { pageOf, useViewModel } from "../view-model/index.ts"
import { FolderList } from "./folder-list.tsx"
import { OpenedFileDialog } from "./opened-file-dialog.tsx"
import { type RoomFilesModel, roomFilesModel, type RoomUpload } from "./room-files-model.ts"
import { Signers } from "./signers.tsx"

export interface RoomFilesPanelProps {
  /** The asset whose room is filled. */
  readonly id: AssetId
}

const WORDS: { readonly [T in Tier]: readonly [name: string, said: string] } = {
  home: ["General", "Everyone who is signed in may read these."],
  tier1: ["Tier 1", "Whoever has signed the confidentiality agreement may read these."],
  tier2: ["Tier 2", "Whoever reads tier 1 and was approved by you may read these."],
}

/** The folders and files of an asset's data room, for who fills it: on the overview, and in the wizard's due-diligence step. */
export const RoomFilesPanel = observer(({ id }: RoomFilesPanelProps) => {
  const model = useViewModel(roomFilesModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return (
    <Panel title="Data room files">
      <Files model={model} />
      <OpenedFileDialog browser={model.browser} />
      {model.naming && <NameDialog model={model} />}
      {model.replacing && <ReplaceDialog model={model} item={model.replacing} />}
    </Panel>
  )
})

interface Props {
  readonly model: RoomFilesModel
}

const Files = observer(({ model }: Props) => {
  const { listed } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The data room did not load" onRetry={() => void model.retry()}>
        {listed.said}
      </ErrorState>
    )
  const view = pageOf(listed)
  if (view === null) return <RowsSkeleton label="The data room is loading" />
  return (
    <Stack $gap={4}>
      <Tabs
        label="Tiers"
        value={model.tier}
        onChange={(tier) => void model.openTier(tier)}
        tabs={TIERS.map((tier) => ({
          id: tier,
          label: WORDS[tier][0],
          count: model.countIn(tier),
          content: <TierFiles model={model} tier={tier} />,
        }))}
      />
      <Signers model={model} view={view} />
    </Stack>
  )
})

const TierFiles = observer(({ model, tier }: Props & { readonly tier: Tier }) => {
  const folder = model.folder
  return (
    <Stack $gap={4}>
      <Said $isQuiet>{WORDS[tier][1]}</Said>
      {folder !== null && <Adding model={model} mayAdd={folder.mayAdd} mayChange={folder.mayChange} />}
      <FolderList
        browser={model.browser}
        empty="Files that you upload appear here."
        actionsOf={(item) => folder?.mayChange && <Changes model={model} item={item} />}
      />
    </Stack>
  )
})

interface AddingProps extends Props {
  readonly mayAdd: boolean
  readonly mayChange: boolean
}

const KINDS_TAKEN = "PDF, Excel (.xlsx), Word (.docx), ZIP, JPEG or PNG"
const megabytes = (most: number): string => `${Math.floor(most / 1_000_000)} MB`

const shownUpload = ({ file: { name, size }, id, state }: RoomUpload) => ({ id, name, size, state })

const Adding = observer(({ mayAdd, mayChange, model }: AddingProps) => {
  if (!mayAdd)
    return (
      <Banner tone="neutral">
        The data room cannot be changed now: the publication is under review, or the sale is closed.
      </Banner>
    )
  return (
    <Stack $gap={3}>
      {!mayChange && (
        <Banner tone="neutral">A winner is chosen: files are added, and nothing is renamed or deleted any more.</Banner>
      )}
      <FileDrop
        label="Add files"
        helper={`${KINDS_TAKEN}, at most ${megabytes(model.mostFileBytes)} each`}
        accepts={ROOM_FILE_TYPES}
        allowsMultiple
        uploads={model.uploadsHere.map(shownUpload)}
        onFiles={(files) => model.send(files.map(localFile))}
        onCancel={model.cancel}
        onRemove={model.cancel}
        onRetry={model.retryUpload}
      />
      <Cluster>
        <Button size="small" icon="plus" onPress={() => model.name(null)}>
          New folder
        </Button>
      </Cluster>
    </Stack>
  )
})

const Changes = ({ item, model }: Props & { readonly item: VdrItem }) => (
  <>
    <Button size="small" kind="quiet" aria-label={`Rename ${item.name}`} onPress={() => model.name(item)}>
      Rename
    </Button>
    {item.kind === "file" && (
      <Button size="small" kind="quiet" aria-label={`Replace ${item.name}`} onPress={() => model.replace(item)}>
        Replace
      </Button>
    )}
    <Button size="small" kind="quiet" aria-label={`Delete ${item.name}`} onPress={() => model.remove(item)}>
      Delete
    </Button>
  </>
)

const ReplaceDialog = ({ item, model }: Props & { readonly item: VdrItem }) => (
  <Dialog
    isOpen
    width={613}
    title={`Replace ${item.name}`}
    onClose={() => model.replace(null)}
    actions={<Button onPress={() => model.replace(null)}>Cancel</Button>}
  >
    <Stack $gap={3}>
      <Said $isQuiet>Whoever reads this file reads the new one from then on, and hears that it was replaced.</Said>
      <FileDrop
        label="New file"
        helper={`${KINDS_TAKEN}, at most ${megabytes(model.mostFileBytes)}`}
        accepts={ROOM_FILE_TYPES}
        onFiles={(files) => model.sendReplacement(files.map(localFile))}
      />
    </Stack>
  </Dialog>
)

const NameDialog = observer(({ model }: Props) => {
  const { naming } = model
  if (naming === null) return null
  const { error, isSending, item, name } = naming
  return (
    <Dialog
      isOpen
      width={440}
      title={item === null ? "New folder" : `Rename ${item.kind}`}
      onClose={model.dismiss}
      onSubmit={model.saveName}
      actions={
        <>
          <Button onPress={model.dismiss}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            {item === null ? "Create folder" : "Rename"}
          </Button>
        </>
      }
    >
      <TextField label="Name" value={name} onChange={model.typeName} error={error ?? undefined} autoFocus />
    </Dialog>
  )
})
