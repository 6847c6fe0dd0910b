import { searchOfQuery } from "@xl/core/assets"
import { MOST_SEARCH_NAME } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { FREQUENCIES } from "../listing-alerts/alert-criteria-words.ts"
import { Banner, Button, Dialog, RadioGroup, Stack, TextField } from "../parts/index.ts"
import type { SavedSearchesModel, SearchForm } from "./saved-searches-model.ts"
import { searchLine } from "./search-words.ts"

export interface SavedSearchDialogProps {
  readonly model: SavedSearchesModel
  readonly form: SearchForm
}

const RHYTHMS = FREQUENCIES.map((one) =>
  one.id === "Never" ? { ...one, helper: "Nothing is sent. The search is kept." } : one,
)

/** Names a search, and says how often it tells of new listings. */
export const SavedSearchDialog = observer(({ form, model }: SavedSearchDialogProps) => (
  <Dialog
    isOpen
    title={form.id === null ? "Save this search" : "Edit saved search"}
    context={searchLine(searchOfQuery(form.query))}
    width={613}
    onClose={model.close}
    onSubmit={model.save}
    note="Alerts tell of new loans that take offers."
    actions={
      <>
        <Button onPress={model.close}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={model.isSaving}>
          {form.id === null ? "Save search" : "Save"}
        </Button>
      </>
    }
  >
    <Stack $gap={5}>
      {model.errors["query"] !== undefined && (
        <Banner tone="bad" isAlert>
          {model.errors["query"]}
        </Banner>
      )}
      <TextField
        label="Name"
        value={form.name}
        maxLength={MOST_SEARCH_NAME}
        onChange={(name) => model.change({ name })}
        error={model.errors["name"]}
        isRequired
      />
      <RadioGroup
        label="Alerts"
        options={RHYTHMS}
        value={form.frequency}
        onChange={(frequency) => model.change({ frequency })}
      />
    </Stack>
  </Dialog>
))
