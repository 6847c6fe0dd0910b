import { observer } from "mobx-react-lite"
import { type FocusEvent, useLayoutEffect, useRef } from "react"
import styled from "styled-components"
import { below, color, size } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { Icon } from "../icon/index.ts"
import { keptClear } from "./kept-clear.ts"
import type { SnackbarQueue, SnackbarTone } from "./snackbar-queue.ts"

const word = { success: "Done", warning: "Warning", error: "Error" } as const

/**
 * Where notices appear: bottom centre, at the top under 600 px, and beside the actions of a dialog or a form, the page's header and lower bar
 * that they would cover. A dialog leaves them to be heard and pressed. Put it once, in the frame.
 */
export const Snackbars = observer(({ queue }: { readonly queue: SnackbarQueue }) => {
  const { shown } = queue
  const region = useRef<HTMLElement>(null)
  // Each time that the line has run on: a dialog may have come, or grown.
  useLayoutEffect(() => {
    if (region.current) keptClear(region.current)
  })
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) queue.release()
  }
  return (
    <Region ref={region} aria-label="Notices" data-print="off" data-react-aria-top-layer="">
      <div role={shown?.tone === "error" ? "alert" : "status"} aria-atomic>
        {shown && (
          <Bar
            key={shown.id}
            $tone={shown.tone}
            onMouseEnter={queue.hold}
            onMouseLeave={queue.release}
            onFocus={queue.hold}
            onBlur={leave}
          >
            <Row>
              <Icon name={shown.tone === "success" ? "check" : "alert"} label={word[shown.tone]} />
              <span>{shown.text}</span>
              {shown.action && (
                <Act type="button" onClick={queue.act}>
                  {shown.action}
                </Act>
              )}
              <IconButton icon="close" label="Close notice" size="small" onPress={queue.close} />
            </Row>
            <Line aria-hidden>
              <i style={{ transform: `scaleX(${queue.left})` }} />
            </Line>
          </Bar>
        )}
      </div>
    </Region>
  )
})

const solid: Readonly<Record<SnackbarTone, string>> = { success: color.ok, warning: color.warn, error: color.bad }
const tint: Readonly<Record<SnackbarTone, string>> = {
  success: color.okTint,
  warning: color.warnTint,
  error: color.badTint,
}

const Region = styled.section`
  position: fixed;
  left: 50%;
  bottom: 32px;
  z-index: ${size.zNotice};
  width: 480px;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  pointer-events: none;
  ${below.sm} {
    bottom: auto;
    top: 12px;
  }
`
/* Light: a solid tone. Dark: its tint with an edge of the tone. The token of the inverse ink tells the themes apart. */
const Bar = styled.div<{ $tone: SnackbarTone }>`
  --tone: ${({ $tone }) => solid[$tone]};
  --tint: ${({ $tone }) => tint[$tone]};
  pointer-events: auto;
  overflow: hidden;
  border-radius: ${size.r2};
  box-shadow: ${color.shadow3};
  background: var(--tone);
  color: ${color.inkInv};
  font-weight: 500;
  animation: snackbar-in ${size.mBase} ${size.ease};
  @keyframes snackbar-in {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }
  [data-theme="dark"] & {
    background: var(--tint);
    color: ${color.ink};
    outline: 1px solid var(--tone);
    outline-offset: -1px;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) & {
      background: var(--tint);
      color: ${color.ink};
      outline: 1px solid var(--tone);
      outline-offset: -1px;
    }
  }
`
const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 14px 8px 14px 16px;
  > svg {
    margin-top: 2px;
  }
  > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
  > button {
    margin-block: -4px;
    color: inherit;
  }
  > button:last-child {
    opacity: 0.8;
  }
  > button:last-child[data-hovered] {
    background: rgb(127 127 127 / 0.3);
    opacity: 1;
  }
`
const Act = styled.button`
  padding: 4px 10px;
  border: 1px solid currentColor;
  border-radius: ${size.r2};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
`
const Line = styled.div`
  height: 3px;
  background: rgb(127 127 127 / 0.35);
  i {
    display: block;
    height: 3px;
    background: currentColor;
    transform-origin: left;
  }
`
