import type { Figure } from "@xl/core/drawings"
import type { ReactNode } from "react"
import styled from "styled-components"
import { Wrap } from "../frame/index.ts"
import { Elevation } from "../parts/index.ts"
import { below, color, text } from "../theme/index.ts"

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

/** A page of the house: the page's width and room at its end. */
export const Page = styled(Wrap)`
  padding-bottom: 80px;
  ${below.sm} {
    padding-bottom: 40px;
  }
`

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
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
`

/** A part of a page with its heading. */
export const Part = styled.section`
  padding-top: 56px;
  > h2 {
    ${text.d2}
    margin-bottom: 28px;
    max-width: 22ch;
  }
  ${below.sm} {
    padding-top: 40px;
    > h2 {
      margin-bottom: 20px;
    }
  }
`

/** Sentences, at most 62 characters a line. */
export const Prose = styled.div`
  ${text.body} max-width: 62ch;
  text-wrap: pretty;
  color: ${color.ink2};
  p + p,
  ul + p,
  p + ul {
    margin-top: 12px;
  }
  ul {
    margin: 0;
    padding-left: 20px;
    list-style: disc;
  }
  li + li {
    margin-top: 6px;
  }
`
