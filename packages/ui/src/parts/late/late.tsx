import { Component, type ReactNode, type RefObject, useRef, useState } from "react"
import styled from "styled-components"
import type { Later } from "./later.ts"
import { useLater } from "./use-later.ts"

export interface LateProps<M> {
  readonly part: Later<M>
  /** Comes also when it is seen, for what cannot be used before. */
  readonly whenSeen?: boolean | undefined
  /** Takes its place only while nobody is in it: a figure is not touched under the hands that type it. */
  readonly whenLeft?: boolean | undefined
  /** Of the part's own size, name and role: what is typed and focused there goes on in the part. */
  readonly waiting: ReactNode
  /** Told whether the part takes another's place: then it does not ask for the focus, which its reader may have somewhere else by now. */
  readonly children: (loaded: M, comesLate: boolean) => ReactNode
}

const STOP = "input:not([hidden], [type='hidden']), textarea, [tabindex='0'], button"

/** What is selected in a field, counted from the end of its text: a mask may put commas in front of it. */
interface Selected {
  readonly isWhole: boolean
  readonly fromEnd: readonly [start: number, end: number]
}

/** Read while the field is on the page: of one that was taken away the browser answers with an older selection. */
const selectedIn = ({ selectionEnd, selectionStart, value }: HTMLInputElement): Selected => {
  const { length } = value
  const [start, end] = [selectionStart ?? length, selectionEnd ?? length]
  return { isWhole: length > 0 && start === 0 && end === length, fromEnd: [length - start, length - end] }
}

const select = (field: HTMLInputElement, { fromEnd: [start, end], isWhole }: Selected): void => {
  const placeOf = (fromEnd: number) => Math.max(0, field.value.length - fromEnd)
  field.setSelectionRange(isWhole ? 0 : placeOf(start), placeOf(end))
}

interface PlaceProps {
  readonly around: RefObject<HTMLDivElement | null>
  readonly isHere: boolean
  readonly children: ReactNode
}

/** Where somebody is before the part comes: nowhere in it, or in a field with this selected. */
type Before = Selected | "inside" | null

/** Whoever was in the field stays in it when it changes under the hands: a letter typed next stands where it would have stood. */
class Place extends Component<PlaceProps> {
  override getSnapshotBeforeUpdate({ isHere }: PlaceProps): Before {
    const { activeElement } = document
    const cameNow = this.props.isHere && !isHere
    if (!cameNow || this.props.around.current?.contains(activeElement) !== true) return null
    return activeElement instanceof HTMLInputElement ? selectedIn(activeElement) : "inside"
  }

  override componentDidUpdate(_props: PlaceProps, _state: unknown, before: Before): void {
    if (before === null) return
    const stop = this.props.around.current?.querySelector<HTMLElement>(STOP)
    stop?.focus()
    if (stop instanceof HTMLInputElement && before !== "inside") select(stop, before)
  }

  override render(): ReactNode {
    return <Around ref={this.props.around}>{this.props.children}</Around>
  }
}

/** A heavy field that a page opens without. Until it is here something light stands in its place. */
export const Late = <M,>({ part, whenLeft = false, whenSeen = false, waiting, children }: LateProps<M>) => {
  const around = useRef<HTMLDivElement>(null)
  const loaded = useLater(part, around, { whenLeft, whenSeen })
  const [comesLate] = useState(loaded === undefined)
  return (
    <Place around={around} isHere={loaded !== undefined}>
      {loaded === undefined ? waiting : children(loaded, comesLate)}
    </Place>
  )
}

/** Not its own box would have no place to be seen at. */
const Around = styled.div`
  display: grid;
  min-width: 0;
`
