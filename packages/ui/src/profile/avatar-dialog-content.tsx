import { AVATAR_TYPES } from "@xl/core/documents"
import { observer } from "mobx-react-lite"
import { type SyntheticEvent, useRef, useState } from "react"
import ReactCrop, { centerCrop, makeAspectCrop, type PixelCrop, convertToPixelCrop } from "react-image-crop"
import "react-image-crop/dist/ReactCrop.css"
import { Banner, Button, Dialog, FileDrop, Said, Stack } from "../parts/index.ts"
import type { AvatarModel } from "./avatar-model.ts"
import { cutOut } from "./cut.ts"
import { localFile } from "./local-file.ts"

interface Props {
  readonly model: AvatarModel
}

/** One's own picture in two turns: which file, and which square of it. */
export const AvatarDialogContent = observer(({ model }: Props) => {
  switch (model.state.tag) {
    case "closed":
      return null
    case "choosing":
      return <Choosing model={model} said={model.state.said} />
    case "cutting":
      return <Cutting model={model} address={model.state.address} said={model.state.said} />
  }
})

interface Heard extends Props {
  readonly said: string | undefined
}

const Choosing = ({ model, said }: Heard) => (
  <Dialog
    isOpen
    title="Your picture"
    width={613}
    onClose={model.close}
    actions={<Button onPress={model.close}>Cancel</Button>}
  >
    <FileDrop
      label="Picture"
      helper="PNG, JPEG or WebP, at most 5 MB"
      accepts={AVATAR_TYPES}
      error={said}
      onFiles={([file]) => file && void model.choose(localFile(file))}
    />
  </Dialog>
)

/** The largest square in the middle that leaves an edge to take hold of. */
const begun = ({ height, width }: HTMLImageElement): PixelCrop => {
  const crop = centerCrop(makeAspectCrop({ unit: "%", width: 90 }, 1, width, height), width, height)
  return convertToPixelCrop(crop, width, height)
}

const Cutting = observer(({ model, address, said }: Heard & { readonly address: string }) => {
  const [crop, setCrop] = useState<PixelCrop>()
  const picture = useRef<HTMLImageElement>(null)
  const save = async () => {
    const { current } = picture
    if (current && crop && crop.width > 0) await model.save(await cutOut(current, crop))
  }
  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => setCrop(begun(currentTarget))
  return (
    <Dialog
      isOpen
      title="Your picture"
      width={613}
      onClose={model.close}
      onSubmit={save}
      actions={
        <>
          <Button onPress={model.open}>Another file</Button>
          <Button kind="primary" type="submit" isPending={model.isSaving} isDisabled={!crop || crop.width === 0}>
            Save picture
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {said !== undefined && (
          <Banner tone="bad" isAlert>
            {said}
          </Banner>
        )}
        <Said>Move the circle over your face, and drag its corners; by keyboard with the arrow keys.</Said>
        <ReactCrop {...(crop && { crop })} aspect={1} circularCrop keepSelection minWidth={32} onChange={setCrop}>
          <img ref={picture} src={address} alt="What you chose" onLoad={begin} onError={model.unreadable} />
        </ReactCrop>
      </Stack>
    </Dialog>
  )
})
