import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import type { AccountDialogs } from "./account-dialogs.ts"

const Content = lazy(async () => ({ default: (await import("./account-dialogs-content.tsx")).AccountDialogsContent }))

/** The account dialogs over any page, fetched when one opens. */
export const AccountDialogsView = observer(({ model }: { readonly model: AccountDialogs }) =>
  model.dialog === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
