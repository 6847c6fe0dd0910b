import { observer } from "mobx-react-lite"
import { Button, Dialog, ErrorState, PaperSheet } from "../parts/index.ts"
import type { RoomBrowser } from "./room-browser.ts"

/** The file that is looked at, in front of the page. */
export const OpenedFileDialog = observer(({ browser }: { readonly browser: RoomBrowser }) => {
  if (browser.opened === null) return null
  const { content, file } = browser.opened
  const shown = content !== "reading" && content.tag === "shown" ? content : undefined
  return (
    <Dialog
      isOpen
      width={1019}
      title={file.name}
      onClose={browser.close}
      actions={
        <Button isPending={browser.saving === file.id} onPress={() => void browser.save(file)}>
          Download
        </Button>
      }
    >
      {content !== "reading" && content.tag === "failed" ? (
        <ErrorState title="The file did not load" onRetry={() => void browser.show(file)}>
          {content.said}
        </ErrorState>
      ) : (
        <PaperSheet name={file.name} awaited={file.type ?? undefined} content={shown} />
      )}
    </Dialog>
  )
})
