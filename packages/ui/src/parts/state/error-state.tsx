import type { ReactNode } from "react"
import { color } from "../../theme/index.ts"
import { Button } from "../button/index.ts"
import { Ground } from "./ground.tsx"
import { State } from "./layout.tsx"

export interface ErrorStateProps {
  /** What failed: "Bids did not load". */
  readonly title: string
  /** What is safe, and when it was last right. */
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean | undefined
  /** The id that support finds it by. */
  readonly reference?: string | undefined
  /** A second way on. */
  readonly action?: ReactNode | undefined
  readonly level?: 1 | 2 | undefined
}

/** Something broke: what, what is safe, and the way out. */
export const ErrorState = ({ title, children, onRetry, isRetrying, reference, action, level }: ErrorStateProps) => {
  const retry = onRetry && (
    <Button kind="primary" onPress={onRetry} isPending={isRetrying}>
      Try again
    </Button>
  )
  return (
    <div role="alert">
      <State
        title={title}
        level={level}
        drawing={<BrokenLevel />}
        actions={
          retry || action ? (
            <>
              {retry}
              {action}
            </>
          ) : undefined
        }
        reference={reference}
      >
        {children}
      </State>
    </div>
  )
}

const BrokenLevel = () => (
  <svg viewBox="0 0 420 120" className="el" aria-hidden>
    <path d="M0 54H178l10-16 14 32 10-16H420" fill="none" stroke={color.bad} strokeWidth="1.6" />
    <path d="M330 54l-5-8h10z" fill={color.bad} />
    <Ground y={100} width={420} />
  </svg>
)
