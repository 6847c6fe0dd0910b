import styled, { css } from "styled-components"
import { below } from "../../theme/index.ts"

/** Steps of 4 px. */
export interface Spaced {
  readonly $gap?: 1 | 2 | 3 | 4 | 5 | 6
}

/** One under the other; 16 px between by default. `$isPage` leaves room below, where it is a page's body. */
export const Stack = styled.div<Spaced & { readonly $isPage?: boolean }>`
  display: grid;
  gap: ${({ $gap = 4 }) => $gap * 4}px;
  min-width: 0;
  ${({ $isPage }) =>
    $isPage === true &&
    css`
      padding-bottom: 56px;
    `}
`

/** Beside each other, wrapped where there is no room unless `$isLine`; 8 px between by default. `$isFoot` stands them on one line with the foot of a field. */
export const Cluster = styled.div<
  Spaced & { readonly $isApart?: boolean; readonly $isFoot?: boolean; readonly $isLine?: boolean }
>`
  display: flex;
  flex-wrap: ${({ $isLine }) => ($isLine === true ? "nowrap" : "wrap")};
  align-items: ${({ $isFoot }) => ($isFoot === true ? "end" : "center")};
  gap: ${({ $gap = 2 }) => $gap * 4}px;
  ${({ $isApart }) =>
    $isApart === true &&
    css`
      justify-content: space-between;
    `}
`

/** Two fields that belong together; under 600 px one under the other, unless both are short. A third takes the whole width where `$hasWide`. */
export const Pair = styled.div<{ readonly $isShort?: boolean; readonly $hasWide?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  ${({ $hasWide }) =>
    $hasWide === true &&
    css`
      > :last-child {
        grid-column: 1 / -1;
      }
    `}
  ${({ $isShort }) =>
    $isShort !== true &&
    css`
      ${below.sm} {
        grid-template-columns: minmax(0, 1fr);
      }
    `}
`

/** A page's matter at the left and what one may do at the right, which stays in sight; under 960 px first what one may do. */
export const MainAndSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(300px, 400px);
  gap: 24px;
  align-items: start;
  margin-top: 24px;
  padding-bottom: 56px;
  > * {
    grid-area: 1 / 1;
  }
  > aside {
    grid-area: 1 / 2;
    display: grid;
    gap: 24px;
    position: sticky;
    top: 16px;
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    > * {
      grid-area: auto;
    }
    > aside {
      grid-area: auto;
      position: static;
    }
  }
`

/** Cards, as many beside each other as there is room for. Four of them never stand as three and one. */
export const CardGrid = styled.ul<{ readonly $isFour?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 16px;
  > li {
    display: grid;
  }
  ${({ $isFour = false }) =>
    $isFour &&
    css`
      ${below.lg} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`
