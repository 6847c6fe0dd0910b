import styled from "styled-components"
import { below, color } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { count } from "../format/index.ts"

export interface PaginationProps {
  /** Entries before this page. */
  readonly offset: number
  /** Entries a page has. */
  readonly size: number
  readonly total: number
  readonly onGo: (offset: number) => void
  /** What is paged, said to screen readers. */
  readonly label?: string | undefined
}

/** Where one is and the two ways on; focus stays on the button pressed. */
export const Pagination = ({ offset, size, total, onGo, label = "Pages" }: PaginationProps) => {
  const [last, next] = [Math.min(offset + size, total), Math.min(size, total - offset - size)]
  return (
    <Row aria-label={label}>
      <span aria-live="polite">
        {total === 0 ? "None" : `${count(offset + 1)} to ${count(last)} of ${count(total)}`}
      </span>
      <Button isDisabled={offset <= 0} onPress={() => onGo(Math.max(0, offset - size))}>
        Previous
      </Button>
      <Button isDisabled={next <= 0} iconAfter="arrow" onPress={() => onGo(offset + size)}>
        {next > 0 ? `Next ${next}` : "Next"}
      </Button>
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 24px 0;
  color: ${color.ink2};
  > span {
    margin-right: auto;
  }
  ${below.sm} {
    padding: 16px 0;
  }
`
