import { LeaveQuestion } from "./leave-question.tsx"
import { type DialogProps, PlainDialog } from "./plain-dialog.tsx"
import { useTyped } from "./use-typed.ts"

export type { DialogProps } from "./plain-dialog.tsx"

/**
 * A question in front of the page. Focus is kept inside and goes back where it came from; under 600 px it is a sheet from the bottom. Esc, the
 * close button, a press outside and Back ask first where text was typed; an action of its own, as Cancel, does not.
 */
export const Dialog = ({ keepsText = false, ...props }: DialogProps) => {
  const { formRef, isAsking, leave, onLeave, onStay } = useTyped(props.onClose)
  if (keepsText) return <PlainDialog {...props} />
  return (
    <>
      <PlainDialog {...props} onClose={onLeave} formRef={formRef} />
      {props.isOpen && isAsking && (
        <LeaveQuestion onStay={onStay} onLeave={leave}>
          What you typed here is dropped.
        </LeaveQuestion>
      )}
    </>
  )
}
