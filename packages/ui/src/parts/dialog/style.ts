import { Dialog } from "react-aria-components/Dialog"
import { Heading } from "react-aria-components/Heading"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import styled, { css } from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import type { DialogWidth } from "./widths.ts"

/** From here on a dialog takes the whole of a phone's screen; a narrower one is a question, a sheet from the bottom. In px. */
const FILLS_PHONE_FROM = 720

/** Beside a dialog on a phone: nothing, so that it takes the whole width. */
export const phonePadding = "0"

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${size.zDialog};
  height: var(--visual-viewport-height, 100dvh);
  display: grid;
  place-items: center;
  padding: 24px;
  background: ${color.scrim};
  transition: opacity ${size.mBase} ${size.ease};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${below.sm} {
    padding: ${phonePadding};
    place-items: end stretch;
  }
`
export const Frame = styled(Modal)<{ $width: DialogWidth }>`
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  max-height: calc(var(--visual-viewport-height, 100dvh) - 48px);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${color.overlay};
  color: ${color.ink};
  border-radius: ${size.r4};
  box-shadow: ${color.shadow3};
  transition: translate ${size.mBase} ${size.ease};
  &[data-entering],
  &[data-exiting] {
    translate: 0 4px;
  }
  ${below.sm} {
    max-width: none;
    max-height: calc(var(--visual-viewport-height, 100dvh) - 24px);
    border-radius: 8px 8px 0 0;
    ${({ $width }) =>
      $width >= FILLS_PHONE_FROM &&
      css`
        height: var(--visual-viewport-height, 100dvh);
        max-height: none;
        border-radius: 0;
      `}
  }
`
export const Inside = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
  outline: none;
`
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`

export const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 18px 24px;
  border-bottom: 1px solid ${color.line};
  > div {
    min-width: 0;
  }
  ${below.sm} {
    padding: 14px 16px;
  }
`
export const Title = styled(Heading)`
  ${text.h2} overflow-wrap: anywhere;
`
export const Context = styled.p`
  ${text.dense} overflow-wrap: anywhere;
  color: ${color.ink3};
`

export const Columns = styled.div<{ $hasAside: boolean }>`
  display: grid;
  min-height: 0;
  overflow: auto;
  flex: 1;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ $hasAside }) =>
    $hasAside &&
    css`
      grid-template-columns: minmax(0, 1fr) 290px;
    `}
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Body = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
  min-width: 0;
  padding: 20px 24px 24px;
  overflow-wrap: anywhere;
  section > h3 {
    ${text.h3} margin-bottom: 12px;
  }
  ${below.sm} {
    padding: 16px;
    gap: 14px;
  }
`
export const Aside = styled.aside`
  padding: 16px 20px 20px;
  background: ${color.paper};
  border-left: 1px solid ${color.line};
  ${below.sm} {
    display: none;
  }
`
export const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 12px;
  padding: 16px 24px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${below.sm} {
    padding: 12px 16px;
    gap: 8px;
    flex-direction: column-reverse;
    align-items: stretch;
    > button {
      width: 100%;
      height: ${size.cL};
    }
  }
`
export const Note = styled.div`
  ${text.micro} flex: 1 1 120px;
  max-width: 36ch;
  overflow-wrap: anywhere;
  margin-right: auto;
  color: ${color.ink3};
  &:empty {
    display: none;
  }
  ${below.sm} {
    max-width: none;
    flex: none;
  }
`
