import styled, { css } from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import { Stack } from "../layout/index.ts"
import { PdfBar } from "./pdf-bar.tsx"

export interface PaperSheetProps {
  readonly name: string
  /** The MIME type it is said to have before it is read: a PDF gets a bar. */
  readonly awaited?: string | undefined
  /** Undefined while it is read. `address` is one that the page's policy lets in, as a blob's; `type` a MIME type. */
  readonly content: { readonly address: string; readonly type: string } | undefined
}

/** A document to be read where it is decided about: a picture as it is, all else as the browser shows it. */
export const PaperSheet = ({ name, awaited, content }: PaperSheetProps) => {
  if (content === undefined) return <Opening label={`${name} is opened`} isPdf={awaited === "application/pdf"} />
  const { address, type } = content
  return (
    <Stack $gap={2}>
      <Sheet>
        {type.startsWith("image/") ? (
          <img src={address} alt={name} />
        ) : (
          <iframe src={`${address}#navpanes=0`} title={name} />
        )}
      </Sheet>
      <Apart>
        <a href={address} target="_blank" rel="noopener noreferrer">
          Open in a new tab
        </a>
      </Apart>
    </Stack>
  )
}

const Opening = ({ label, isPdf }: { readonly label: string; readonly isPdf: boolean }) => (
  <Waiting>
    <Stack $gap={2}>
      {label}
      {isPdf && <PdfBar label={label} />}
    </Stack>
  </Waiting>
)

const height = css`
  height: min(560px, 60vh);
  ${below.md} {
    height: 320px;
  }
`
const Waiting = styled.output`
  display: grid;
  place-items: center;
  ${height}
  border: 1px solid ${color.line};
  border-radius: ${size.r1};
  ${text.ui}
  color: ${color.ink3};
  text-align: center;
  overflow-wrap: anywhere;
`
const Sheet = styled.div`
  ${height}
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${size.r1};
  background: ${color.sunken};
  > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  > img {
    display: block;
    max-width: 100%;
    margin: 0 auto;
  }
`
const Apart = styled.p`
  ${text.dense}
  a {
    color: ${color.blueText};
  }
`
