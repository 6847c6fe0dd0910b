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
    | { readonly tag: "sending"; /** 0 to 1. */ readonly progress: number }
    | { readonly tag: "done"; readonly note?: string | undefined }
    | { readonly tag: "failed"; readonly why: string }
}

interface UploadLineProps {
  readonly upload: Upload
  readonly onCancel?: ((id: string) => void) | undefined
  readonly onRemove?: ((id: string) => void) | undefined
  readonly onRetry?: ((id: string) => void) | undefined
}

/** One file: on its way with a line and a way to stop it, arrived, or failed with its reason. */
export const UploadLine = ({ upload, onCancel, onRemove, onRetry }: UploadLineProps) => {
  const { id, name, size, state } = upload
  const share = state.tag === "sending" ? Math.round(Math.min(1, Math.max(0, state.progress)) * 100) : 100
  return (
    <Line data-state={state.tag}>
      <Icon name={state.tag === "failed" ? "alert" : state.tag === "done" ? "check" : "file"} />
      <div>
        <b title={name}>{name}</b>
        <small>{bytes(size)}{state.tag === "sending" ? `, ${share}%` : state.tag === "failed" ? `, ${state.why}` : state.note === undefined ? "" : `, ${state.note}`}</small>
        {state.tag === "sending" && <Bar role="progressbar" aria-label={`Uploading ${name}`} aria-valuenow={share} aria-valuemin={0} aria-valuemax={100}><i style={{ width: `${share}%` }} /></Bar>}
      </div>
      {state.tag === "failed" && onRetry && <Button size="small" onPress={() => onRetry(id)}>Try again</Button>}
      {state.tag === "sending" ? onCancel && <IconButton icon="close" size="small" label={`Cancel ${name}`} onPress={() => onCancel(id)} />
        : onRemove && <IconButton icon="trash" size="small" label={`Remove ${name}`} onPress={() => onRemove(id)} />}
    </Line>
  )
}

const Line = styled.li`
  display: flex; align-items: center; gap: 10px; padding: 8px 0; border-bottom: 1px solid ${color.line}; font-size: 13px; line-height: 18px;
  > div { flex: 1; min-width: 0; } b { display: block; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { font-size: 12px; line-height: 16px; color: ${color.ink3}; }
  &[data-state="done"] > svg { color: ${color.ok}; } &[data-state="failed"] :is(small, > svg) { color: ${color.bad}; }
`
const Bar = styled.div`height: 3px; margin-top: 4px; background: ${color.line}; i { display: block; height: 3px; background: ${color.blue}; transition: width 90ms linear; }`
