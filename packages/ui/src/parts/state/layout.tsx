import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"

interface StateProps {
  readonly title: string
  /** Level of the heading: 1 where it is the whole screen. */
  readonly level?: 1 | 2 | undefined
  readonly drawing?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode | undefined
  readonly reference?: string | undefined
  /** In the plain face: nothing is missing, as where filters match nothing. */
  readonly isPlain?: boolean | undefined
}

/** A picture, a sentence and the ways on. */
export const State = ({ title, level = 2, drawing, children, actions, reference, isPlain = false }: StateProps) => (
  <Box>
    {drawing}
    <Title as={level === 1 ? "h1" : "h2"} data-plain={isPlain || undefined}>
      {title}
    </Title>
    {children !== undefined && <Words>{children}</Words>}
    {actions !== undefined && <Row>{actions}</Row>}
    {reference !== undefined && <Reference>Reference {reference}</Reference>}
  </Box>
)

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 300px;
  padding: 32px;
  text-align: center;
  > svg {
    width: 420px;
    max-width: 100%;
    height: auto;
    margin-bottom: 24px;
  }
  ${below.sm} {
    padding: 24px 16px;
  }
  /* The last of a page stands clear of the footer, as lists do. */
  main > div > &:last-child {
    padding-bottom: 64px;
  }
`
const Title = styled.h2`
  ${text.d3} max-width: 100%;
  overflow-wrap: anywhere;
  &[data-plain] {
    font-family: ${size.fontUi};
    ${text.h2}
  }
`
const Words = styled.div`
  max-width: min(46ch, 100%);
  overflow-wrap: anywhere;
  margin-top: 8px;
  color: ${color.ink2};
  text-wrap: pretty;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 20px;
`
const Reference = styled.p`
  ${text.micro} max-width: 100%;
  margin-top: 18px;
  overflow-wrap: anywhere;
  color: ${color.ink3};
`
