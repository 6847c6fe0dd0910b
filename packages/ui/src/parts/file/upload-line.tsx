import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Button, IconButton } from "../button/index.ts"
import { bytes } from "../format/index.ts"
import { Icon } from "../icon/index.ts"

export interface Upload {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state:
    | {
        readonly tag: "sending"
        /** 0 to 1. */
        readonly progress: number
        /** Whether it waits for a line that was cut; it goes on by itself. */
        readonly isWaiting?: boolean | undefined
      }
    | { readonly tag: "done"; readonly note?: string | undefined }
    | {
        readonly tag: "failed"
        readonly why: string
        /** Whether the same file would be refused again. */
        readonly isFinal?: boolean | undefined
      }
}

export interface UploadActions {
  readonly onCancel?: ((id: string) => void) | undefined
  readonly onRemove?: ((id: string) => void) | undefined
  readonly onRetry?: ((id: string) => void) | undefined
}

const icons = { sending: "file", done: "check", failed: "alert" } as const

const percentOf = (progress: number): number => Math.round(Math.min(1, Math.max(0, progress)) * 100)

const noteOf = (state: Upload["state"]): string => {
  switch (state.tag) {
    case "sending":
      return `, ${percentOf(state.progress)}%${state.isWaiting ? ", waiting for the connection" : ""}`
    case "done":
      return state.note === undefined ? "" : `, ${state.note}`
    case "failed":
      return `, ${state.why}`
  }
}

/** One file: on its way with a line and a way to stop it, arrived, or failed with its reason. */
export const UploadLine = ({ upload, ...actions }: UploadActions & { readonly upload: Upload }) => {
  const { name, size, state } = upload
  return (
    <Line data-state={state.tag}>
      <Icon name={icons[state.tag]} />
      <div>
        <b title={name}>{name}</b>
        <small>
          {bytes(size)}
          {noteOf(state)}
        </small>
        {state.tag === "sending" && (
          <Bar aria-label={`Uploading ${name}`} max={100} value={percentOf(state.progress)} />
        )}
      </div>
      <Actions upload={upload} {...actions} />
    </Line>
  )
}

const Actions = ({
  upload: { id, name, state },
  onCancel,
  onRemove,
  onRetry,
}: UploadActions & { readonly upload: Upload }) => {
  if (state.tag === "sending")
    return onCancel && <IconButton icon="close" size="small" label={`Cancel ${name}`} onPress={() => onCancel(id)} />
  return (
    <>
      {state.tag === "failed" && state.isFinal !== true && onRetry && (
        <Button size="small" onPress={() => onRetry(id)}>
          Try again
        </Button>
      )}
      {onRemove && <IconButton icon="trash" size="small" label={`Remove ${name}`} onPress={() => onRemove(id)} />}
    </>
  )
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 0;
  border-bottom: 1px solid ${color.line};
  font-size: 13px;
  line-height: 18px;
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    font-size: 12px;
    line-height: 16px;
    color: ${color.ink3};
  }
  &[data-state="done"] > svg {
    color: ${color.ok};
  }
  &[data-state="failed"] > svg,
  &[data-state="failed"] small {
    color: ${color.bad};
  }
`
const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 3px;
  margin-top: 4px;
  border: 0;
  background: ${color.line};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.blue};
    transition: inline-size 90ms linear;
  }
  &::-moz-progress-bar {
    background: ${color.blue};
  }
`
