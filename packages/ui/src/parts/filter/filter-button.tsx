import { type ReactNode, type RefObject, Suspense, useRef, useState } from "react"
import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { edge } from "../field/edge.ts"
import { Icon } from "../icon/index.ts"

export interface FilterButtonProps {
  readonly label: string
  /** What is chosen, in words: "All nine", "$5M to $60M". */
  readonly summary: string
  /** Narrows the list: drawn in action blue. */
  readonly isOn: boolean
  /** What is chosen cannot be used, as the summary says. */
  readonly isWrong?: boolean
  readonly opens: "listbox" | "dialog"
  /** Fetched once the reader reaches for it, so that a page pays nothing for filters nobody opens. */
  readonly prepare: () => void
  readonly children: (sheet: {
    readonly triggerRef: RefObject<HTMLButtonElement | null>
    readonly isOpen: boolean
    readonly onOpenChange: (isOpen: boolean) => void
  }) => ReactNode
}

/** A filter as a line of words; its sheet opens below. */
export const FilterButton = ({
  label,
  summary,
  isOn,
  isWrong = false,
  opens,
  prepare,
  children,
}: FilterButtonProps) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Line
        ref={triggerRef}
        data-on={isOn || undefined}
        data-wrong={isWrong || undefined}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => setOpen(true)}
      >
        <span>{label}</span>
        <b>{summary}</b>
        <Icon name="chevron" />
      </Line>
      {isOpen && <Suspense fallback={null}>{children({ triggerRef, isOpen, onOpenChange: setOpen })}</Suspense>}
    </>
  )
}

const Line = styled(Pressable)`
  ${edge}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 36px;
  padding: 0 10px 0 12px;
  border-color: ${color.rule};
  font-size: 13px;
  white-space: nowrap;
  cursor: pointer;
  span {
    color: ${color.ink3};
  }
  b {
    font-weight: 600;
    max-width: 200px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-on] {
    background: ${color.blueTint};
    border-color: ${color.blueText};
    b {
      color: ${color.blueText};
    }
    span {
      color: ${color.ink2};
    }
  }
  &[data-wrong] {
    background: ${color.badTint};
    border-color: ${color.bad};
    b {
      color: ${color.bad};
    }
  }
`
