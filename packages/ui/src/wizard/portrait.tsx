import type { Contact } from "@xl/core/assets"
import { assetOfPicture, AVATAR_TYPES } from "@xl/core/documents"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Avatar, Button, Cluster, FileDrop, initialsOf } from "../parts/index.ts"
import { localFile } from "../profile/local-file.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import type { PicturesModel } from "./pictures-model.ts"
import type { PortraitsModel } from "./portraits-model.ts"

/** What loads and sends the portraits of a step's advisors. */
export interface Faces {
  readonly pictures: PicturesModel
  readonly portraits: PortraitsModel
}

export interface PortraitProps extends Faces {
  readonly wizard: ListingWizard
  readonly at: number
  readonly contact: Contact
  readonly onRemove: () => void
}

/** An advisor's face, or initials until there is one. */
export const Portrait = observer(({ at, contact, onRemove, pictures, portraits, wizard }: PortraitProps) => {
  const { avatar, firstName, lastName } = contact
  const isOurs = avatar !== null && assetOfPicture(avatar) !== null
  useEffect(() => pictures.show(isOurs ? [avatar] : []), [pictures, avatar, isOurs])
  const src = isOurs ? pictures.addressOf(avatar) : undefined
  return (
    <Cluster $gap={4}>
      <Avatar initials={initialsOf(`${firstName} ${lastName}`)} src={src} size={64} />
      {avatar === null ? (
        <FileDrop
          label="Portrait (optional)"
          helper="JPEG, PNG or WebP, at most 5 MB"
          accepts={AVATAR_TYPES}
          uploads={portraits.uploadsOf(at)}
          onFiles={([file]) => file && void portraits.send(at, localFile(file), wizard)}
          onCancel={portraits.cancel}
          onRemove={portraits.cancel}
          onRetry={(id) => portraits.retry(id, wizard)}
        />
      ) : (
        <Button size="small" onPress={onRemove}>
          Remove the portrait
        </Button>
      )}
    </Cluster>
  )
})
