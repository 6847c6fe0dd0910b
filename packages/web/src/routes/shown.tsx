import { type ReactNode, useEffect } from "react"

/** Calls back once all inside it is on the screen. */
export const Shown = ({
  children,
  onShown,
}: {
  readonly children: ReactNode
  readonly onShown?: (() => void) | undefined
}) => {
  useEffect(() => onShown?.(), [onShown])
  return children
}
