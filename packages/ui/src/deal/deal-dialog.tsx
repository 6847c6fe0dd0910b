import { observer } from "mobx-react-lite"
import { Banner, Button, DateField, Dialog, Stack, TextArea } from "../parts/index.ts"
import { PlanPeriodsDialog } from "../selling/plan-periods-dialog.tsx"
import { isDestructive } from "./deal-command.ts"
import type { DealModel } from "./deal-model.ts"
import { commandWords } from "./deal-words.ts"

interface Props {
  readonly model: DealModel
}

/** Asks to confirm a command and says what follows from it. */
export const DealDialog = observer(({ model }: Props) => {
  const { asked, deal } = model
  if (asked === null || deal === null) return null
  if (asked.tag === "plan") return <PlanPeriodsDialog model={model} />
  const words = commandWords(deal, asked)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title={words.title}
      onClose={model.dismiss}
      onSubmit={model.confirm}
      actions={
        <>
          <Button onPress={model.dismiss}>{asked.tag === "cancel" ? "Keep it" : "Cancel"}</Button>
          <Button kind={isDestructive(asked.tag) ? "danger" : "primary"} type="submit" isPending={model.isAsking}>
            {words.label}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.consequence}</p>
        <Typed model={model} reason={words.reason} />
      </Stack>
    </Dialog>
  )
})

/** What the command needs besides the confirmation, and why it was refused. */
const Typed = observer(({ model, reason }: Props & { readonly reason: string | undefined }) => {
  const { error, extension } = model
  if (extension !== null)
    return (
      <DateField
        label="New last day"
        day={model.end}
        onChange={model.chooseEnd}
        from={extension.earliest}
        to={extension.latest}
        error={error ?? undefined}
      />
    )
  if (reason !== undefined)
    return <TextArea label={reason} value={model.reason} onChange={model.typeReason} error={error ?? undefined} />
  return (
    <>
      {model.needsEnd && (
        <DateField
          label="New last day of the held period"
          day={model.end}
          onChange={model.chooseEnd}
          helper="The day planned before the hold has passed."
        />
      )}
      {error !== null && (
        <Banner tone="bad" isAlert>
          {error}
        </Banner>
      )}
    </>
  )
})
