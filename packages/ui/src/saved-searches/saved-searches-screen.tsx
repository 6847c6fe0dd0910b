import { searchOfQuery } from "@xl/core/assets"
import type { SavedSearch } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { addresses, ScreenHead, Wrap } from "../frame/index.ts"
import { FREQUENCIES } from "../listing-alerts/alert-criteria-words.ts"
import {
  Button,
  Cluster,
  Dialog,
  EmptyState,
  Entries,
  Entry,
  LinkButton,
  Panel,
  Said,
  ScreenTitle,
  Stack,
  TextLink,
} from "../parts/index.ts"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useViewModel } from "../view-model/index.ts"
import { type SavedSearchesModel, savedSearchesModel } from "./saved-searches-model.ts"
import { searchLine } from "./search-words.ts"

const SavedSearchDialog = lazyPart(async () => ({
  default: (await import("./saved-search-dialog.tsx")).SavedSearchDialog,
}))

interface Props {
  readonly model: SavedSearchesModel
}

/** The searches that one keeps: to open, to rename, to hear of as often as one likes, and to delete. */
export const SavedSearchesScreen = observer(() => {
  const model = useViewModel(savedSearchesModel)
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Saved searches</ScreenTitle>
        <LinkButton href={addresses.buy}>Browse loans</LinkButton>
      </ScreenHead>
      <Stack $isPage>
        {model.searches.length === 0 ? <None /> : <Kept model={model} />}
        <Said $isQuiet>
          Loans that fit the <TextLink href={addresses.profileData}>notification criteria</TextLink> in your profile are
          told, too. Each loan is told once.
        </Said>
      </Stack>
      {model.form !== null && (
        <Suspense fallback={null}>
          <SavedSearchDialog model={model} form={model.form} />
        </Suspense>
      )}
      {model.leaving !== null && <DeleteQuestion model={model} search={model.leaving} />}
    </Wrap>
  )
})

const None = () => (
  <Panel label="Saved searches">
    <EmptyState
      title="No saved searches yet"
      hasDrawing={false}
      actions={
        <LinkButton kind="primary" href={addresses.buy}>
          Browse loans
        </LinkButton>
      }
    >
      Narrow the list of loans and press “Save this search”: new loans that fit are told to you by mail and here.
    </EmptyState>
  </Panel>
)

const Kept = observer(({ model }: Props) => (
  <Panel label="Saved searches" isFlush>
    <Entries>
      {model.searches.map((search) => (
        <Entry
          key={search.id}
          title={<TextLink href={`${addresses.buy}${search.query && `?${search.query}`}`}>{search.name}</TextLink>}
          meta={alertsOf(search)}
          action={<Actions model={model} search={search} />}
        >
          {searchLine(searchOfQuery(search.query))}
        </Entry>
      ))}
    </Entries>
  </Panel>
))

const alertsOf = ({ frequency }: SavedSearch): string =>
  frequency === "Never"
    ? "No alerts"
    : `Alerts ${FREQUENCIES.find(({ id }) => id === frequency)?.label.toLowerCase() ?? ""}`

const Actions = ({ model, search }: Props & { readonly search: SavedSearch }) => (
  <Cluster>
    <Button size="small" aria-label={`Edit ${search.name}`} onPress={() => model.edit(search)}>
      Edit
    </Button>
    <Button size="small" kind="quiet" aria-label={`Delete ${search.name}`} onPress={() => model.askToDelete(search)}>
      Delete
    </Button>
  </Cluster>
)

const DeleteQuestion = observer(({ model, search }: Props & { readonly search: SavedSearch }) => (
  <Dialog
    isOpen
    role="alertdialog"
    width={440}
    title="Delete this saved search?"
    context={search.name}
    onClose={() => model.askToDelete(null)}
    actions={
      <>
        <Button onPress={() => model.askToDelete(null)}>Keep it</Button>
        <Button kind="danger" isPending={model.isSaving} onPress={() => void model.remove()}>
          Delete
        </Button>
      </>
    }
  >
    <p>Its alerts end.</p>
  </Dialog>
))
