import { useId } from "react"
import { Button as AriaButton } from "react-aria-components/Button"
import { DropZone, type DropZoneProps } from "react-aria-components/DropZone"
import { FileTrigger } from "react-aria-components/FileTrigger"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { type Upload, type UploadActions, UploadLine } from "./upload-line.tsx"

export interface FileDropProps extends UploadActions {
  readonly label: string
  /** What is taken and how large it may be. */
  readonly helper?: string | undefined
  /** Why the last file was refused; the model's words. */
  readonly error?: string | undefined
  /** MIME types, as "application/pdf". A hint to the file dialog: the model and the gateway decide. */
  readonly accepts?: readonly string[] | undefined
  readonly allowsMultiple?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
  /** What is on its way or has arrived. */
  readonly uploads?: readonly Upload[] | undefined
}

/** Takes files that are dropped, pasted or chosen, and shows how far each is. */
export const FileDrop = ({ uploads = [], onCancel, onRemove, onRetry, ...props }: FileDropProps) => (
  <Stack>
    <Name>{props.label}</Name>
    <Target {...props} />
    {uploads.length > 0 && (
      <ul>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} onCancel={onCancel} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
    )}
  </Stack>
)

const Target = ({
  label,
  helper,
  error = "",
  accepts,
  allowsMultiple = false,
  isDisabled = false,
  onFiles,
}: FileDropProps) => {
  const helpId = useId()
  const isWrong = error !== "" || undefined
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(allowsMultiple ? files : files.slice(0, 1))
  }
  const drop: DropZoneProps["onDrop"] = ({ items }) =>
    void Promise.all(items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : []))).then(take)
  return (
    <>
      <Zone isDisabled={isDisabled} aria-label={`Drop ${label} here`} data-invalid={isWrong} onDrop={drop}>
        <Icon name="upload" />
        <span>Drop here, or</span>
        <FileTrigger
          allowsMultiple={allowsMultiple}
          {...given({ acceptedFileTypes: accepts })}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Choose isDisabled={isDisabled} aria-describedby={helpId}>
            choose {allowsMultiple ? "files" : "a file"}
          </Choose>
        </FileTrigger>
      </Zone>
      {isWrong ? (
        <Wrong id={helpId} role="alert">
          <Icon name="alert" size={14} />
          {error}
        </Wrong>
      ) : (
        <Help id={helpId}>{helper}</Help>
      )}
    </>
  )
}

const Stack = styled.fieldset`
  min-width: 0;
`
const Name = styled.legend`
  ${text.label} padding: 0;
  margin-bottom: 6px;
`
const Zone = styled(DropZone)`
  display: flex;
  align-items: center;
  justify-content: center;
  flex-wrap: wrap;
  gap: 6px;
  min-height: 76px;
  padding: 16px;
  border: 1px dashed ${color.control};
  border-radius: ${size.r2};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: 13px;
  transition: background ${size.mFast} ${size.ease};
  &[data-drop-target] {
    background: ${color.blueTint};
    border: 1px solid ${color.blue};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-invalid] {
    border: 1px solid ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
  &[data-disabled] {
    background: ${color.sunken};
    color: ${color.ink3};
  }
`
const Choose = styled(AriaButton)`
  padding: 4px 2px;
  border: 0;
  background: none;
  font-weight: 600;
  color: ${color.blueText};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: inherit;
    cursor: not-allowed;
  }
`
const Help = styled.p`
  ${text.micro} margin-top: 6px;
  overflow-wrap: anywhere;
  color: ${color.ink3};
  &:empty {
    display: none;
  }
`
const Wrong = styled(Help)`
  display: flex;
  gap: 5px;
  color: ${color.bad};
  font-weight: 500;
`
