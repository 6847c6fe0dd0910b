import { useLayoutEffect, useRef } from "react"
import styled from "styled-components"
import { Banner } from "../parts/panel/index.ts"
import { keptClear } from "../parts/snackbar/kept-clear.ts"
import { below, color, size } from "../theme/index.ts"

export interface LineBarProps {
  /** `away`: the server does not answer. `lost`: it does, but a part of the page did not arrive. */
  readonly told: "stands" | "away" | "lost"
  readonly onReload: () => void
}

/** Stands over the page and its dialogs while a part of it waits for the server, or is lost until the page is loaded anew. */
export const LineBar = ({ told, onReload }: LineBarProps) => {
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (region.current) keptClear(region.current)
  }, [told])
  return (
    <Region ref={region} aria-label="Connection" data-print="off" data-react-aria-top-layer="">
      <Told aria-atomic>
        {told === "away" && (
          <Banner tone="warn">
            <b>The server does not answer.</b> What you typed stays here. This page goes on by itself once it does.
          </Banner>
        )}
        {told === "lost" && (
          <Banner
            tone="warn"
            action={
              <Reload type="button" onClick={onReload}>
                Reload
              </Reload>
            }
          >
            <b>This page was updated, or a part of it did not load.</b> What you typed stays here until you reload.
          </Banner>
        )}
      </Told>
    </Region>
  )
}

const Region = styled.section`
  position: fixed;
  left: 50%;
  top: 12px;
  z-index: ${size.zNotice};
  width: 560px;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  pointer-events: none;
  > output > div {
    pointer-events: auto;
    box-shadow: ${color.shadow3};
    outline: 1px solid currentColor;
    outline-offset: -1px;
  }
  ${below.sm} {
    top: auto;
    bottom: 12px;
  }
`
/** Spoken politely when it changes. */
const Told = styled.output`
  display: block;
`
const Reload = styled.button`
  padding: 4px 10px;
  border: 1px solid currentColor;
  border-radius: ${size.r2};
  background: none;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
`
