import styled, { css } from "styled-components"
import { below, color, text } from "../../theme/index.ts"
import { unbroken } from "./unbroken.tsx"

/** A screen's one title. */
export const ScreenTitle = styled.h1`
  ${text.h1}
`

/** The name of the one thing that a page is about, in the serif. */
export const ObjectName = styled.h1`
  ${text.object} margin: 10px 0 12px;
  overflow-wrap: anywhere;
`

/** The title of a part of a panel. */
export const SubTitle = styled.h3`
  ${text.label} margin-bottom: 4px;
`

/** What a page says of itself, a step quieter; `$isQuiet` for what need not be read, `$isProse` for text with its own line breaks. */
export const Said = styled.p.attrs<{ readonly $isQuiet?: boolean; readonly $isProse?: boolean }>(({ children }) => ({
  children: unbroken(children),
}))`
  ${text.ui}
  color: ${color.ink2};
  ${({ $isProse }) =>
    $isProse === true &&
    css`
      max-width: 72ch;
      overflow-wrap: anywhere;
      white-space: pre-line;
    `}
  ${({ $isQuiet }) =>
    $isQuiet === true &&
    css`
      ${text.dense} color: ${color.ink3};
    `}
`

/** A line beside a title or under a name: states, place, kind. */
export const Facts = styled.div`
  ${text.dense} display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  color: ${color.ink2};
  /* A count beside a title: a sentence, whose words stand together. */
  &:is(output) {
    display: block;
  }
`

/** An amount that stands alone. */
export const Amount = styled.p`
  font-size: 22px;
  line-height: 28px;
`

/** Second to what stands before it, as how old it is. */
export const Aside = styled.small`
  font-size: inherit;
  color: ${color.ink3};
`

/** Cut short; give the whole as its `title`. `$most` in px. */
export const Cut = styled.span<{ readonly $most?: number }>`
  display: inline-block;
  max-width: ${({ $most = 260 }) => $most}px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
`

/** Several checkboxes or radios under one legend, two beside each other. */
export const ChoiceGroup = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 16px;
  min-width: 0;
  legend > span {
    font-weight: 400;
    color: ${color.ink3};
  }
  legend {
    ${text.label} margin-bottom: 6px;
    padding: 0;
  }
`

/** Opens the front page. */
export const Hero = styled.div`
  max-width: 900px;
  padding: 72px 0 56px;
  h1 {
    ${text.d0}
  }
  p {
    ${text.lead}
    max-width: 62ch;
    margin: 24px 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  ${below.sm} {
    padding: 32px 0;
  }
`

/** A chapter of the front page under a title in the serif. */
export const Chapter = styled.section`
  padding-bottom: 56px;
  > h2 {
    ${text.d3} margin-bottom: 20px;
  }
  > h3 {
    margin-top: 32px;
  }
`

/** Names and how many, in columns. */
export const Tally = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 0 24px;
  margin-top: 24px;
  h3 + & {
    margin-top: 0;
  }
  li {
    display: flex;
    justify-content: space-between;
    padding: 8px 0;
    border-bottom: 1px solid ${color.line};
  }
  span {
    color: ${color.ink3};
  }
`

/** What happens in which order, each with a title and a sentence: four beside each other, or two and two. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  ${below.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
  h3 {
    ${text.h3} margin-bottom: 6px;
  }
  p {
    ${text.ui} color: ${color.ink2};
  }
`
