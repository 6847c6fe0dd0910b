import { isBeforePublication, titleOf } from "@xl/core/assets"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { DeclineRequestDialog } from "../administration/decline-request-dialog.tsx"
import { RevokeDialog } from "../administration/revoke-dialog.tsx"
import { Banner, Button, DateField, Dialog, Said, Stack } from "../parts/index.ts"
import { MissingFacts } from "../wizard/missing-facts.tsx"
import { type ActionWords, wordsOf } from "./action-words.ts"
import type { Asked, ListingActionsModel } from "./listing-actions-model.ts"
import { ReviewNote } from "./review-note.tsx"

interface QuestionProps {
  readonly model: ListingActionsModel
  readonly asked: Asked
  readonly onConfirm: (comment?: string) => Promise<void>
}

/** States the consequences, asks once more, and says why where the market refuses. */
export const ListingActionQuestion = observer(({ asked, model, onConfirm }: QuestionProps) => {
  const words = wordsOf(asked.action, asked.asset, model.offers, model.now)
  const isRevoking = asked.action === "revoke" && model.counted.tag === "counted" && model.error === null
  if (isRevoking && isBeforePublication(asked.asset.status))
    return (
      <DeclineRequestDialog
        title={titleOf(asked.asset)}
        isAsking={model.isAsking}
        onClose={model.dismiss}
        onDecline={(reason) => void onConfirm(reason)}
      />
    )
  if (isRevoking)
    return (
      <RevokeDialog
        title={words.title}
        text={words.text.join(" ")}
        isAsking={model.isAsking}
        onClose={model.dismiss}
        onRevoke={(comment) => void onConfirm(comment)}
      />
    )
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title={words.title}
      context={asked.action === "revoke" ? undefined : titleOf(asked.asset)}
      onClose={model.dismiss}
      onSubmit={() => void onConfirm()}
      actions={<Actions model={model} words={words} />}
    >
      <Stack $gap={4}>
        <Body model={model} words={words} asked={asked} />
        {model.error !== null && (
          <Banner tone="bad" isAlert>
            {model.error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
})

interface PartProps {
  readonly model: ListingActionsModel
  readonly words: ActionWords
}

/** What still misses something is not sent; its dialog only leads to the steps. */
const Actions = observer(({ model, words }: PartProps) => {
  const isReady = model.counted.tag === "counted" && model.missing.length === 0
  return (
    <>
      <Button onPress={model.dismiss}>{isReady ? "Cancel" : "Close"}</Button>
      {isReady && (
        <Button kind={words.isDanger ? "danger" : "primary"} type="submit" isPending={model.isAsking}>
          {words.go}
        </Button>
      )}
    </>
  )
})

const Body = observer(({ asked, model, words }: PartProps & { readonly asked: Asked }): ReactNode => {
  const { counted, lapsed, missing } = model
  if (missing.length > 0) return <MissingFacts id={asked.asset.id} missing={missing} />
  if (counted.tag === "counting") return <Said as="output">The offers are counted.</Said>
  if (counted.tag === "failed")
    return (
      <Banner
        tone="bad"
        isAlert
        action={
          <Button size="small" kind="plain" onPress={() => void model.count()}>
            Try again
          </Button>
        }
      >
        {counted.said}
      </Banner>
    )
  return (
    <>
      {words.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {asked.action === "requestPublish" && <ReviewNote value={model.note} onChange={model.explain} />}
      {lapsed !== null && (
        <DateField
          label={`New last day of the ${lapsed}`}
          day={model.newEnd ?? undefined}
          from={dayOf(model.now)}
          onChange={model.setNewEnd}
        />
      )}
    </>
  )
})
