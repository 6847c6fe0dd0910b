import { MOST_PUBLICATION_NOTE } from "@xl/core/assets"
import { TextArea } from "../parts/index.ts"

interface ReviewNoteProps {
  readonly value: string
  readonly onChange: (note: string) => void
}

/** What a seller writes to who reviews a request for publication. */
export const ReviewNote = ({ value, onChange }: ReviewNoteProps) => (
  <TextArea
    label="Note to the reviewer (optional)"
    name="publicationNote"
    helper="The administrator reads it beside the request. Buyers do not see it."
    maxLength={MOST_PUBLICATION_NOTE}
    value={value}
    onChange={onChange}
  />
)
