import type { Figure } from "@xl/core/drawings"
import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"
import { Elevation } from "../drawing/index.ts"

export interface OpeningProps {
  readonly title: string
  readonly lead: string
  readonly actions?: ReactNode | undefined
  /** Beside the words, on its own ground line; a decoration, so its debt is of no loan. Left out under 960 px. */
  readonly drawing: Pick<Figure, "ltvPercent" | "seed" | "type">
}

/** Opens a page of the house: what it is about, and what one can do. */
export const Opening = ({ title, lead, actions, drawing }: OpeningProps) => (
  <Head>
    <div>
      <h1>{title}</h1>
      <p>{lead}</p>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </div>
    <Picture>
      <Elevation
        isDecoration
        figure={{
          ...drawing,
          size: { width: 420, height: 280 },
          levels: [{ kind: "debt", atPercent: drawing.ltvPercent ?? 0 }],
        }}
      />
    </Picture>
  </Head>
)

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: 56px;
  align-items: end;
  padding-top: 56px;
  border-bottom: 1px solid ${color.rule};
  > div:first-child {
    padding-bottom: 48px;
  }
  h1 {
    ${text.d1}
    max-width: 16ch;
  }
  p {
    ${text.lead} max-width: 58ch;
    margin-top: 20px;
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 32px;
    > div:first-child {
      padding-bottom: 32px;
    }
  }
`
const Picture = styled.div`
  margin-bottom: -1px;
  ${below.md} {
    display: none;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
`
