import { lazy, type ReactNode, Suspense, useRef, useState } from "react"
import styled from "styled-components"
import { color, size } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"

const load = () => import("./menu-sheet.tsx")
const MenuSheet = lazy(async () => ({ default: (await load()).MenuSheet }))

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
}

/** Verbs behind a button. The sheet is fetched once the reader reaches for it. */
export const Menu = ({ label, trigger, entries }: MenuProps) => {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Trigger
        ref={triggerRef}
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

const Trigger = styled(Pressable)`
  display: inline-grid;
  place-items: center;
  min-width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${size.r2};
  background: none;
  cursor: pointer;
  &[data-hovered] {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
