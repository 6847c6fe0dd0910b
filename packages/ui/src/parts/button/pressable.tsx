import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useState,
} from "react"

type Told = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "autoFocus" | "children" | "className" | "form" | "onFocus" | "type"
>
type Said = {
  readonly [
    A in "aria-label" | "aria-current" | "aria-describedby" | "aria-expanded" | "aria-haspopup" | "aria-pressed"
  ]?: ButtonHTMLAttributes<HTMLButtonElement>[A] | undefined
}

export interface PressableProps extends Told, Said {
  readonly onPress?: (() => void) | undefined
  /** The reader reaches for it with a mouse or a pen. */
  readonly onHoverStart?: (() => void) | undefined
  readonly isDisabled?: boolean | undefined
  /** Keeps its focus, but takes no press and sends no form. */
  readonly isPending?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Enter held down is one press. */
const once = (event: KeyboardEvent) => {
  if (event.repeat && event.key === "Enter") event.preventDefault()
}

/** Whether a mouse or a pen stands over it, which a finger never does. */
const useHover = (onHoverStart: (() => void) | undefined) => {
  const [isHovered, setHovered] = useState(false)
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "touch") return
    setHovered(true)
    onHoverStart?.()
  }
  return [isHovered, { onPointerEnter, onPointerLeave: () => setHovered(false) }] as const
}

/** What styles and assistive technology are told of the state that a button is in. */
const told = (isDisabled: boolean, isPending: boolean, isHovered: boolean) => ({
  "aria-disabled": isPending || undefined,
  "data-disabled": isDisabled || undefined,
  "data-pending": isPending || undefined,
  "data-hovered": (isHovered && !isDisabled && !isPending) || undefined,
})

/** The browser's own button, unstyled. It stands on public pages, which pay for each kilobyte: react-aria's brings 13 of them, gzip. */
export const Pressable = ({
  onPress,
  onHoverStart,
  isDisabled = false,
  isPending = false,
  type = "button",
  ...rest
}: PressableProps) => {
  const [isHovered, hover] = useHover(onHoverStart)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault() // also what Enter in a field of its form would do
    // Safari gives a clicked button no focus, and a dialog would not know where to give it back. Enter in a field leaves it there.
    if (event.detail > 0) event.currentTarget.focus()
    onPress?.()
  }
  return (
    <button
      {...rest}
      {...hover}
      {...told(isDisabled, isPending, isHovered)}
      type={type}
      disabled={isDisabled}
      onKeyDown={once}
      onClick={press}
    />
  )
}
