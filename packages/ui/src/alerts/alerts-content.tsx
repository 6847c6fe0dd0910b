import { observer } from "mobx-react-lite"
import { Button } from "../parts/button/index.ts"
import { Dialog } from "../parts/dialog/index.ts"
import type { Alerts } from "./alerts.ts"

/** The alert that is up, if any. */
export const AlertsContent = observer(({ model }: { readonly model: Alerts }) => {
  const { shown } = model
  if (shown === null) return null
  const { confirm } = shown
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={shown.title}
      width={440}
      onClose={model.close}
      actions={
        <>
          <Button onPress={model.close}>{confirm ? "Cancel" : "Close"}</Button>
          {confirm && (
            <Button kind="primary" onPress={model.confirm}>
              {confirm.label}
            </Button>
          )}
        </>
      }
    >
      {shown.text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
})
