import { AVATAR_TYPES } from "@xl/core/documents"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Banner, FileDrop, Panel, PictureOrder, Said, Stack } from "../parts/index.ts"
import { localFile } from "../profile/local-file.ts"
import { useViewModel } from "../view-model/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { picturesModel } from "./pictures-model.ts"

/** The pictures of an asset: uploaded, put in order, deleted. */
export const PicturesStep = observer(({ wizard }: { readonly wizard: ListingWizard }) => {
  const model = useViewModel(picturesModel)
  const { images } = wizard.form
  const error = wizard.errors["images"]
  useEffect(() => model.show(images), [model, images])
  useEffect(() => model.close, [model])
  const order = (next: ReadonlyArray<string>) => wizard.type({ images: next })
  return (
    <Panel title="Pictures">
      <Stack $gap={5}>
        <div id="images">
          <FileDrop
            label="Upload pictures"
            helper="JPEG, PNG or WebP, at most 5 MB each"
            accepts={AVATAR_TYPES}
            allowsMultiple
            error={images.length === 0 ? error : undefined}
            onFiles={(files) => model.add(files.map(localFile), wizard)}
            uploads={model.uploads}
            onCancel={model.cancel}
            onRemove={model.remove}
            onRetry={(id) => model.retry(id, wizard)}
          />
        </div>
        {images.length > 0 && error !== undefined && (
          <Banner tone="bad" isAlert>
            {error}
          </Banner>
        )}
        {images.length === 0 ? (
          <Said $isQuiet>
            No pictures yet. The first one is the cover; nobody else sees them before the asset is on the market.
          </Said>
        ) : (
          <PictureOrder
            label="Pictures in their order"
            pictures={images.map((id, at) => ({ id, name: `Picture ${at + 1}`, src: model.addressOf(id) }))}
            onOrder={order}
            onRemove={(id) => order(images.filter((one) => one !== id))}
          />
        )}
      </Stack>
    </Panel>
  )
})
