import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from "react"
import styled from "styled-components"

/**
 * Figures that a line may not end inside of: days with or without their time, months, ids of hyphenated parts, and numbers with their unit.
 * A browser breaks "12-01-2026" at its hyphens, as it would a long address.
 */
const FIGURE =
  /(\d{2}-\d{2}-\d{4}|\d{4}-\d{2}-\d{2}|\b\d{2}-\d{4}\b|\b[A-Z]{2,5}-\d[\d-]{0,20}|[\u2212-]?\$?\b\d[\d,.]{0,20}[\u00A0 ]?(?:%|bps\b|sq ft\b|acres\b|[KMB]\b|MB\b|d \d{2} h\b|h \d{2} min\b))/

const Whole = styled.span`
  white-space: nowrap;
`

const inText = (text: string): ReactNode => {
  const parts = text.split(FIGURE)
  return parts.length === 1 ? text : parts.map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part))
}

/** Words in which no figure is broken at the end of a line; what stands in tags of HTML is looked through, other parts are left alone. */
export const unbroken = (children: ReactNode): ReactNode => {
  if (typeof children === "string") return inText(children)
  if (Array.isArray(children)) return Children.map(children, unbroken)
  if (!isValidElement<PropsWithChildren>(children) || typeof children.type !== "string") return children
  return children.props.children === undefined
    ? children
    : cloneElement(children, undefined, unbroken(children.props.children))
}
