import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { AccountDialogs } from "./account-dialogs.ts"

const Content = lazyPart(async () => ({
  default: (await import("./account-dialogs-content.tsx")).AccountDialogsContent,
}))

/** The account dialogs over any page, fetched when one opens. */
export const AccountDialogsView = observer(({ model }: { readonly model: AccountDialogs }) =>
  model.dialog === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
