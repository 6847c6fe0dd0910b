import type { ReactNode } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import styled from "styled-components"
import { below, color, size } from "../../theme/index.ts"
import { FocusHeld } from "./focus-held.tsx"

export interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Said to screen readers. */
  readonly label: string
  /** In px; the whole width under 600. The drawer is 480, the chat 800. */
  readonly width?: 480 | 800 | undefined
  readonly children: ReactNode
}

/** A panel from the right, over the page. */
export const Drawer = ({ isOpen, onClose, label, width = 480, children }: DrawerProps) => (
  <Scrim
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    isDismissable
  >
    <Side $width={width}>
      <FocusHeld />
      <Content aria-label={label}>{children}</Content>
    </Side>
  </Scrim>
)

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${size.zDialog};
  background: ${color.scrim};
  transition: opacity ${size.mBase} ${size.ease};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`
const Side = styled(Modal)<{ $width: number }>`
  position: absolute;
  inset: 0 0 0 auto;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  background: ${color.overlay};
  color: ${color.ink};
  box-shadow: ${color.shadow3};
  transition: translate ${size.mBase} ${size.ease};
  &[data-entering],
  &[data-exiting] {
    translate: 24px 0;
  }
  ${below.sm} {
    width: 100%;
  }
`
const Content = styled(AriaDialog)`
  height: 100%;
  display: flex;
  flex-direction: column;
  overflow: auto;
  outline: none;
`
