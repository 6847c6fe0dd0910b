import { type ReactNode, useId } from "react"
import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import { given } from "../given.ts"

export interface PanelProps {
  readonly title?: string | undefined
  /** At the header's right: a small action, or where the figures come from. */
  readonly end?: ReactNode | undefined
  readonly children: ReactNode
  /** For tables, which bring their own edges. */
  readonly isFlush?: boolean | undefined
  /** 2 by default. */
  readonly level?: 2 | 3 | undefined
  readonly footer?: ReactNode | undefined
  readonly label?: string | undefined
}

/** Something that could be moved elsewhere. Never inside another one. */
export const Panel = ({ title, end, children, isFlush = false, level = 2, footer, label }: PanelProps) => {
  const id = useId()
  return (
    <Box {...given({ "aria-labelledby": title && id, "aria-label": title ? undefined : label })}>
      {title !== undefined && (
        <Head>
          <Title as={`h${level}`} id={id}>
            {title}
          </Title>
          <End>{end}</End>
        </Head>
      )}
      {isFlush ? children : <Body>{children}</Body>}
      {footer !== undefined && <Foot>{footer}</Foot>}
    </Box>
  )
}

/** A bar of filters begins where the panel's rows do. */
const Box = styled.section`
  --bar-inset: 20px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
  min-width: 0;
  overflow: clip;
`
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 2px 12px;
  min-height: 52px;
  padding: 10px 20px;
  border-bottom: 1px solid ${color.line};
  ${below.sm} {
    padding: 10px 16px;
    flex-wrap: wrap;
    row-gap: 6px;
  }
`
const Title = styled.h2`
  ${text.h3} min-width: 0;
  overflow-wrap: anywhere;
`
const End = styled.div`
  ${text.micro} display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  color: ${color.ink3};
  &:empty {
    display: none;
  }
`
const Body = styled.div`
  padding: 20px;
  ${below.sm} {
    padding: 16px;
  }
`
const Foot = styled.footer`
  ${text.micro} padding: 12px 20px;
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
  ${below.sm} {
    padding: 12px 16px;
  }
`
