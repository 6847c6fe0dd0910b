import type { AssetView, Contact } from "@xl/core/assets"
import { titleOf } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { Button, lazyPart } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { lettersModel } from "./letters-model.ts"

const LetterDialog = lazyPart(async () => ({ default: (await import("./letter-dialog.tsx")).LetterDialog }))

export interface WriteToAdvisorProps {
  readonly asset: AssetView
  readonly contact: Contact
}

/** A member's letter to one advisor of a listing. */
export const WriteToAdvisor = observer(({ asset, contact }: WriteToAdvisorProps) => {
  const model = useViewModel(lettersModel)
  const { emailAddress, firstName, lastName } = contact
  const name = `${firstName} ${lastName}`.trim()
  return (
    <>
      <Button onPress={model.open}>{`Write to ${name}`}</Button>
      {model.isOpen && (
        <Suspense fallback={null}>
          <LetterDialog
            label={`Write to ${name}`}
            context={`About ${titleOf(asset)}. It goes by e-mail with your name and ${model.address}, to which ${firstName} answers.`}
            next={`${name} answers by e-mail to ${model.address}.`}
            draft={model.draft}
            onSend={() => model.toAdvisor(asset.id, emailAddress)}
            onClose={model.close}
          />
        </Suspense>
      )}
    </>
  )
})
