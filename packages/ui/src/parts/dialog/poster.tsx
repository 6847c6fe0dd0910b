import { type Figure, figure } from "@xl/core/drawings"
import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { Drawn } from "../drawing/drawn.tsx"

export interface PosterProps {
  readonly title: string
  /** Left out where only an action ends the dialog. */
  readonly onClose?: (() => void) | undefined
  /** In the serif above the buildings. */
  readonly said: string
  /** Up to three, of no loan: seeds of their own. */
  readonly houses: ReadonlyArray<Pick<Figure, "building" | "ltvPercent" | "seed" | "type">>
  readonly children: ReactNode
}

/** The content of a bare dialog: a form beside a picture, the cyanotype of our drawings in either theme. Under 960 px without it. */
export const Poster = ({ title, onClose, said, houses, children }: PosterProps) => (
  <Halves>
    <Picture aria-hidden data-theme="dark">
      <p>{said}</p>
      <Skyline>
        {houses.map((house) => (
          <Drawn
            key={house.seed}
            isDecoration
            drawing={figure({
              ...house,
              size: { width: 116, height: 270 },
              levels: [{ kind: "debt", atPercent: house.ltvPercent ?? 0 }],
              context: false,
            })}
          />
        ))}
      </Skyline>
    </Picture>
    <Card data-part="card">
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
`
const Card = styled.div`
  padding: 24px 32px 32px;
  overflow-wrap: anywhere;
  ${below.sm} {
    padding: 16px;
  }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  margin-bottom: 12px;
  h2 {
    ${text.h1}
  }
`
