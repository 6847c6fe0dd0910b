import { observer } from "mobx-react-lite"
import { ReviewNote } from "../listing-life/review-note.tsx"
import { Button, Dialog, Stack } from "../parts/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import type { Publication, PublicationCommand } from "./publication.ts"

interface Words {
  readonly title: string
  readonly text: string
  readonly go: string
  readonly isDanger?: boolean
}

const WORDS: { readonly [C in PublicationCommand]: Words } = {
  request: {
    title: "Request publication?",
    text: "What you typed is saved. Until an administrator has looked at the asset, or you take the request back, nothing of it can be changed.",
    go: "Request publication",
  },
  takeBack: {
    title: "Take the request back?",
    text: "The asset stays your draft, and you can go on editing.",
    go: "Take the request back",
  },
  discard: {
    title: "Discard the draft?",
    text: "The draft, its pictures and its data room are gone for good.",
    go: "Discard the draft",
    isDanger: true,
  },
}

export interface PublicationQuestionProps {
  readonly model: ListingWizard
  readonly asking: Publication
  readonly onGo: (path: string) => void
}

/** What is asked once more before it happens. */
export const PublicationQuestion = observer(({ asking, model, onGo }: PublicationQuestionProps) => {
  const { asked } = asking
  if (asked === null) return null
  const words = WORDS[asked]
  const confirm = async () => {
    const path = await asking.confirm(model)
    if (path !== null) onGo(path)
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title={words.title}
      onClose={asking.dismiss}
      onSubmit={confirm}
      actions={
        <>
          <Button onPress={asking.dismiss}>Cancel</Button>
          <Button kind={words.isDanger ? "danger" : "primary"} type="submit" isPending={asking.isAsking}>
            {words.go}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <p>{words.text}</p>
        {asked === "request" && <ReviewNote value={asking.note} onChange={asking.explain} />}
      </Stack>
    </Dialog>
  )
})
