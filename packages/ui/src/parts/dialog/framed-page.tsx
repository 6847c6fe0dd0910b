import { useEffect, useRef } from "react"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Spinner } from "../button/spinner.tsx"

export interface FramedPageProps {
  readonly title: string
  /** Null while it is not to be seen yet. */
  readonly address: string | null
  /** Said while there is no address. */
  readonly waiting: string
  /** What the page in the frame posts; what any other window posts is not told. */
  readonly onMessage: (event: MessageEvent) => void
}

/** Another page in a frame, with what it posts. It may run scripts and open windows, and never leads this page elsewhere. */
export const FramedPage = ({ title, address, waiting, onMessage }: FramedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const heard = (event: MessageEvent) => {
      if (event.source !== null && event.source === frame.current?.contentWindow) onMessage(event)
    }
    globalThis.addEventListener("message", heard)
    return () => globalThis.removeEventListener("message", heard)
  }, [onMessage])
  return address === null ? (
    <Waiting aria-label={waiting}>
      <Spinner />
    </Waiting>
  ) : (
    <Frame ref={frame} title={title} src={address} sandbox="allow-scripts allow-same-origin allow-forms allow-popups" />
  )
}

const Waiting = styled.output`
  display: grid;
  place-items: center;
  height: 440px;
  color: ${color.ink3};
`
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 440px;
  border: 1px solid ${color.line};
  border-radius: ${size.r1};
  background: ${color.surface};
`
