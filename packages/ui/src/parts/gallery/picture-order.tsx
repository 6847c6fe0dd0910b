import { useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { Picture } from "./picture.tsx"

export interface OrderedPicture {
  readonly id: string
  /** "Picture 2". */
  readonly name: string
  /** Nothing while it is on its way. */
  readonly src: string | undefined
}

export interface PictureOrderProps {
  readonly label: string
  readonly pictures: readonly OrderedPicture[]
  /** The ids in their new order. */
  readonly onOrder: (ids: readonly string[]) => void
  readonly onRemove: (id: string) => void
  /** Of the first one; "Cover" by default. */
  readonly first?: string | undefined
}

/** The list with one of it at another place. */
const moved = (ids: readonly string[], id: string, to: number): readonly string[] =>
  ids.filter((one) => one !== id).toSpliced(to, 0, id)

/** Moves pictures, and keeps the focus on what moved one: the browser drops it with the place. */
const useMoves = ({ pictures, onOrder }: PictureOrderProps) => {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ readonly id: string; readonly way: Way } | null>(null)
  const [told, setTold] = useState("")
  useEffect(() => {
    if (last.current !== null) buttonOf(list.current, last.current.id, last.current.way)?.focus()
    last.current = null
  }, [pictures])
  const move = (id: string, to: number) => {
    const ids = pictures.map((one) => one.id)
    if (ids[to] === undefined || ids[to] === id) return
    onOrder(moved(ids, id, to))
    setTold(`The picture is now number ${to + 1} of ${ids.length}`)
  }
  const press = (id: string, to: number, way: Way) => {
    last.current = { id, way }
    move(id, to)
  }
  return { list, move, press, told }
}

type Way = "earlier" | "later"

/** The button that moved a picture; at the end of the row the one that moves it back. */
const buttonOf = (list: HTMLElement | null, id: string, way: Way): HTMLElement | undefined => {
  const buttons = [...(list?.querySelectorAll<HTMLElement>(`[data-picture="${id}"] button:enabled`) ?? [])]
  return buttons.find((button) => button.ariaLabel?.endsWith(way)) ?? buttons[0]
}

/** Pictures whose order counts: dragged to their place, or moved by buttons. */
export const PictureOrder = (props: PictureOrderProps) => {
  const { first = "Cover", label, pictures, onRemove } = props
  const { list, move, press, told } = useMoves(props)
  const [dragged, setDragged] = useState<string | null>(null)
  const drop = (at: number) => {
    if (dragged !== null) move(dragged, at)
    setDragged(null)
  }
  return (
    <>
      <List ref={list} aria-label={label}>
        {pictures.map(({ id, name, src }, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dragging is the pointer's way; the buttons are everybody's.
          <li
            key={id}
            data-picture={id}
            data-dragged={dragged === id || undefined}
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(at)}
          >
            <Frame>{src === undefined ? <Waiting /> : <Picture src={src} label={name} />}</Frame>
            <Foot>
              <b>{at === 0 ? first : at + 1}</b>
              <IconButton
                icon="back"
                size="small"
                label={`Move ${name} earlier`}
                isDisabled={at === 0}
                onPress={() => press(id, at - 1, "earlier")}
              />
              <IconButton
                icon="arrow"
                size="small"
                label={`Move ${name} later`}
                isDisabled={at === pictures.length - 1}
                onPress={() => press(id, at + 1, "later")}
              />
              <IconButton icon="trash" size="small" label={`Delete ${name}`} onPress={() => onRemove(id)} />
            </Foot>
          </li>
        ))}
      </List>
      <Told>{told}</Told>
    </>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: 12px;
  li {
    min-width: 0;
    border: 1px solid ${color.line};
    border-radius: ${size.r2};
    background: ${color.surface};
    overflow: clip;
    cursor: grab;
  }
  li[data-dragged] {
    border-color: ${color.blue};
    box-shadow: 0 0 0 1px ${color.blue};
  }
`
const Frame = styled.div`
  aspect-ratio: 4 / 3;
  background: ${color.sunken};
  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
const Waiting = styled.div`
  background: ${color.skeleton};
`
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 4px 4px 4px 10px;
  b {
    ${text.micro} flex: 1;
    font-weight: 600;
  }
`
const Told = styled.output`
  ${text.hidden}
`
