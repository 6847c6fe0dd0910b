import { type ReactNode, useEffect, useState } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"

/** Milliseconds before a skeleton shows: what comes sooner needs none. */
export const SKELETON_DELAY = 300

export interface SkeletonProps {
  /** The geometry that will be filled, of `Bone`s. */
  readonly children: ReactNode
  /** Said to screen readers. */
  readonly label?: string | undefined
  /** In milliseconds. */
  readonly delay?: number | undefined
}

/** Keeps the place of what loads: nothing before 300 ms, no shimmer after. */
export const Skeleton = ({ children, label = "Loading", delay = SKELETON_DELAY }: SkeletonProps) => {
  const [isDue, setDue] = useState(delay <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div>
      <Hidden as="output">{isDue && label}</Hidden>
      <div aria-hidden style={{ visibility: isDue ? "visible" : "hidden" }}>
        {children}
      </div>
    </div>
  )
}

/** One grey shape. */
export const Bone = styled.span<{ readonly $width?: string | number; readonly $height?: number }>`
  display: block;
  max-width: 100%;
  border-radius: 2px;
  background: ${color.skeleton};
  width: ${({ $width = "100%" }) => (typeof $width === "number" ? `${$width}px` : $width)};
  height: ${({ $height = 14 }) => $height}px;
`
const Hidden = styled.span`
  ${text.hidden}
`
