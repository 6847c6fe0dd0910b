import { type ReactNode, Suspense, useRef, useState } from "react"
import styled from "styled-components"
import { lazyPart } from "../late/lazy-part.ts"
import { color, size, touch } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"

const load = () => import("./menu-sheet.tsx")
const MenuSheet = lazyPart(async () => ({ default: (await load()).MenuSheet }))

export interface MenuEntry {
  readonly id: string
  readonly label: string
  /** Goes there; else `onAction` is called. */
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly isDanger?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** A hairline above it. */
  readonly startsGroup?: boolean | undefined
}

export interface MenuProps {
  /** Said of the trigger and the menu. */
  readonly label: string
  /** What the trigger shows: an avatar, three dots. */
  readonly trigger: ReactNode
  readonly entries: readonly MenuEntry[]
  /** 36 px, or 28 px at the end of a table row; always 44 px for fingers. */
  readonly size?: "medium" | "row" | undefined
}

/** Verbs behind a button. The sheet is fetched once the reader reaches for it. */
export const Menu = ({ label, trigger, entries, size: of = "medium" }: MenuProps) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Trigger
        ref={triggerRef}
        $size={of}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={() => void load()}
        onFocus={() => void load()}
        onPress={() => setOpen(true)}
      >
        {trigger}
      </Trigger>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSheet label={label} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} entries={entries} />
        </Suspense>
      )}
    </>
  )
}

const sizes = { medium: 36, row: 28 } as const

const Trigger = styled(Pressable)<{ readonly $size: keyof typeof sizes }>`
  display: inline-grid;
  place-items: center;
  min-width: ${({ $size }) => sizes[$size]}px;
  height: ${({ $size }) => sizes[$size]}px;
  padding: 0;
  border: 0;
  border-radius: ${size.r2};
  background: none;
  cursor: pointer;
  &[data-hovered],
  &[aria-expanded="true"] {
    background: ${color.sunken};
  }
  ${touch} {
    min-width: 44px;
    height: 44px;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
