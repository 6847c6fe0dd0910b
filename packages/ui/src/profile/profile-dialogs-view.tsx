import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { ProfileDialogs } from "./profile-dialogs.ts"

const Content = lazyPart(async () => ({
  default: (await import("./profile-dialogs-content.tsx")).ProfileDialogsContent,
}))

/** The dialogs of one's own profile, fetched when one opens. */
export const ProfileDialogsView = observer(({ model }: { readonly model: ProfileDialogs }) =>
  model.dialog.tag === "closed" ? null : (
    <Suspense fallback={null}>
      <Content model={model} />
    </Suspense>
  ),
)
