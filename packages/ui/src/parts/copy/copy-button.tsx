import { useEffect, useState } from "react"
import styled from "styled-components"
import { text as type } from "../../theme/index.ts"
import { Button, IconButton } from "../button/index.ts"

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string
  /** What it is, as "loan id": said as "Copy loan id". */
  readonly what: string
  /** With its words; a glyph alone by default. */
  readonly hasWords?: boolean | undefined
  /** What writes; the browser's own clipboard by default. */
  readonly write?: ((text: string) => Promise<void>) | undefined
}

/** Milliseconds that "Copied" stands. */
const STAYS = 4_000

const toClipboard = (text: string) => navigator.clipboard.writeText(text)

/** Copies an id, an address or an account number, and says whether it did: a browser may refuse. */
export const CopyButton = ({ text, what, hasWords = false, write = toClipboard }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<"idle" | "copied" | "refused">("idle")
  useEffect(() => {
    if (outcome === "idle") return
    const end = setTimeout(() => setOutcome("idle"), STAYS)
    return () => clearTimeout(end)
  }, [outcome])
  const copy = () =>
    void write(text).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    )
  const icon = outcome === "copied" ? "check" : "copy"
  const said = { idle: "", copied: `${what} copied`, refused: `${what} could not be copied` }[outcome]
  return (
    <span>
      {hasWords ? (
        <Button icon={icon} onPress={copy} size="small">
          {outcome === "copied" ? "Copied" : `Copy ${what}`}
        </Button>
      ) : (
        <IconButton icon={icon} label={`Copy ${what}`} size="small" onPress={copy} />
      )}
      <Said>{said}</Said>
    </span>
  )
}

const Said = styled.output`
  ${type.hidden}
`
