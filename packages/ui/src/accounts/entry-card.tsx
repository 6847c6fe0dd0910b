import { figure } from "@xl/core/drawings"
import type { ReactNode } from "react"
import styled from "styled-components"
import { IconButton } from "../parts/button/index.ts"
import { below, color, text } from "../theme/index.ts"
import { markup } from "../parts/drawing/markup.ts"

export interface EntryCardProps {
  readonly title: string
  /** Left out where only a login ends the dialog. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/** What stands beside the forms: three buildings of no loan, as seeds of their own. */
const HOUSES = [
  { type: "office", seed: "entry-a", ltvPercent: 62, building: { width: 74, height: 205 } },
  { type: "mixed", seed: "entry-b", ltvPercent: 38, building: { width: 92, height: 112 } },
  { type: "multifamily", seed: "entry-c", ltvPercent: 74, building: { width: 92, height: 150 } },
] as const

const skyline = markup(
  HOUSES.map((house) =>
    figure({
      ...house,
      size: { width: 116, height: 270 },
      levels: [{ kind: "debt", atPercent: house.ltvPercent }],
      context: false,
    }),
  ).join(""),
)

/** A form of the account dialogs beside its picture, the cyanotype of our drawings in either theme. */
export const EntryCard = ({ title, onClose, children }: EntryCardProps) => (
  <Halves>
    <Picture aria-hidden data-theme="dark">
      <p>Every loan, drawn to scale.</p>
      {/* oxlint-disable-next-line react/no-danger -- Made by core/drawings from literals. */}
      <Skyline dangerouslySetInnerHTML={skyline} />
    </Picture>
    <Card>
      <Head>
        <h2>{title}</h2>
        {onClose && <IconButton icon="close" label="Close" onPress={onClose} />}
      </Head>
      {children}
    </Card>
  </Halves>
)

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 452px);
  min-height: 480px;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`
const Picture = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding-top: 32px;
  background: ${color.band};
  color: ${color.bandInk};
  p {
    ${text.d3} padding: 0 32px;
  }
  ${below.md} {
    display: none;
  }
`
const Skyline = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`
const Card = styled.div`
  padding: 24px 32px 32px;
  ${below.sm} {
    padding: 16px;
  }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 36px;
  margin-bottom: 12px;
  h2 {
    ${text.h1}
  }
`
