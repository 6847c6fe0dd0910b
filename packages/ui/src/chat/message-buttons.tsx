import { type AssetView, titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Suspense, useEffect, useRef, useState } from "react"
import { LetterDraft } from "../contact/letter-draft.ts"
import { Button } from "../parts/index.ts"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { useViewModel } from "../view-model/index.ts"
import { chatStart } from "./chat-start.ts"

/** Fetched by whoever asks for the first time. */
const LetterDialog = lazyPart(async () => ({ default: (await import("../contact/letter-dialog.tsx")).LetterDialog }))

export interface MessageSellerProps {
  readonly asset: Pick<AssetView, "contactsDisclosed" | "id" | "mainInfo">
  /** Whether it was pressed before it was known who is here: the conversation is opened at once. */
  readonly isStarted?: boolean | undefined
}

/** Opens the conversation with the seller of an asset; where there is none and names are hidden, the first question comes before it. */
export const MessageSeller = observer(({ asset, isStarted = false }: MessageSellerProps) => {
  const start = useViewModel(chatStart)
  const [draft] = useState(() => new LetterDraft())
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isStarted || isBegun.current) return
    isBegun.current = true
    void start.fromListing(asset)
  }, [asset, isStarted, start])
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
