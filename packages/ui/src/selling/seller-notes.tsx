import { MOST_SELLER_NOTES, type OfferView } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { Button, Cluster, Stack, TextArea } from "../parts/index.ts"
import type { SellerNotesModel } from "./seller-notes-model.ts"

export interface SellerNotesProps {
  /** Of the page: a note that is typed stays when its panel closes. */
  readonly model: SellerNotesModel
  readonly offer: OfferView
  readonly onSaved: () => void
}

/** What a seller notes on an offer; its buyer never reads it. */
export const SellerNotes = observer(({ model, offer, onSaved }: SellerNotesProps) => (
  <Stack $gap={2}>
    <TextArea
      label="Your notes"
      helper="The buyer never reads them; administrators can."
      maxLength={MOST_SELLER_NOTES}
      value={model.notesOn(offer)}
      onChange={(notes) => model.type(offer, notes)}
      error={model.error ?? undefined}
    />
    <Cluster>
      <Button
        isPending={model.isSaving}
        isDisabled={!model.isChanged(offer)}
        onPress={() => void model.save(offer, onSaved)}
      >
        Save notes
      </Button>
    </Cluster>
  </Stack>
))
