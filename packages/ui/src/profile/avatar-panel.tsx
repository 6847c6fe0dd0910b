import type { Profile } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { Avatar, Button, Cluster, initialsOf, Panel, Said } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { avatarModel } from "./avatar-model.ts"
import { shownName } from "./facts.ts"

const Content = lazyPart(async () => ({ default: (await import("./avatar-dialog-content.tsx")).AvatarDialogContent }))

/** One's own picture, and the ways to another one or none. */
export const AvatarPanel = observer(({ profile }: { readonly profile: Profile }) => {
  const model = useViewModel(avatarModel)
  const { avatar } = useViewModel(sessionStore)
  const name = shownName(profile.firstName, profile.lastName) ?? profile.email
  return (
    <Panel title="Your picture">
      <Cluster $gap={5}>
        <Avatar initials={initialsOf(name)} src={avatar} size={64} />
        <Cluster $gap={3}>
          <Button size="small" onPress={model.open}>
            {model.hasPicture ? "Change picture" : "Add a picture"}
          </Button>
          {model.hasPicture && (
            <Button size="small" kind="plain" isPending={model.isSaving} onPress={() => void model.remove()}>
              Remove picture
            </Button>
          )}
        </Cluster>
        <Said>Only you see it.</Said>
      </Cluster>
      {model.state.tag !== "closed" && (
        <Suspense fallback={null}>
          <Content model={model} />
        </Suspense>
      )}
    </Panel>
  )
})
