import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import styled from "styled-components"
import { Spinner } from "../parts/button/spinner.tsx"
import { color, size } from "../theme/index.ts"
import type { BankAddition } from "./bank-addition.ts"

/** The provider's page in a frame. What it posts is heard; what any other window posts is not. */
export const BankFrame = observer(({ addition }: { readonly addition: BankAddition }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const heard = (event: MessageEvent) => {
      if (event.source !== null && event.source === frame.current?.contentWindow)
        addition.heard(event, globalThis.location.origin)
    }
    globalThis.addEventListener("message", heard)
    return () => globalThis.removeEventListener("message", heard)
  }, [addition])
  const { address } = addition
  if (address === null)
    return (
      <Waiting aria-label="The bank connection opens">
        <Spinner />
      </Waiting>
    )
  return (
    <Frame
      ref={frame}
      title="Bank connection"
      src={address}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
  )
})

const Waiting = styled.output`
  display: grid;
  place-items: center;
  min-height: 440px;
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
