import { type AssetView, titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Suspense, useState } from "react"
import { useContinuation } from "../arrival/index.ts"
import { LetterDraft } from "../contact/letter-draft.ts"
import { Button } from "../parts/index.ts"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useViewModel } from "../view-model/index.ts"
import { chatStart } from "./chat-start.ts"

/** Fetched by whoever asks for the first time. */
const LetterDialog = lazyPart(async () => ({ default: (await import("../contact/letter-dialog.tsx")).LetterDialog }))

export interface MessageSellerProps {
  readonly asset: Pick<AssetView, "contactsDisclosed" | "id" | "mainInfo">
}

/**
 * Opens the conversation with the seller of an asset; where there is none and names are hidden, the first question comes before it. A press
 * from before the login goes on by itself.
 */
export const MessageSeller = observer(({ asset }: MessageSellerProps) => {
  const start = useViewModel(chatStart)
  const [draft] = useState(() => new LetterDraft())
  useContinuation("message", `/asset/${asset.id}`, () => void start.fromListing(asset))
  return (
    <>
      <Button isWide isPending={start.opening === asset.id} onPress={() => void start.fromListing(asset)}>
        Message the seller
      </Button>
      {start.asking === asset.id && (
        <Suspense fallback={null}>
          <LetterDialog
            label="Ask the seller"
            context={`About ${titleOf(asset)}. The seller reads it without your name and answers in your messages. You do not learn who the seller is either, until one of you says so or the seller shows the listing's contacts.`}
            next="The seller answers in your messages."
            draft={draft}
            onSend={() => start.ask(asset.id, draft)}
            onClose={start.stopAsking}
          />
        </Suspense>
      )}
    </>
  )
})
