import { type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import { IconButton } from "../button/index.ts"
import { Picture } from "./picture.tsx"

export interface GalleryItem {
  readonly id: string
  /** What it shows: "Section", "Picture 2, east front". */
  readonly label: string
  /** A picture's address, or a drawing. */
  readonly src?: string | undefined
  readonly thumbnail?: string | undefined
  readonly drawing?: ReactNode
  /** The drawing at the row's size; the whole drawing where there is none. */
  readonly small?: ReactNode
}

export interface PictureGalleryProps {
  readonly label: string
  readonly items: readonly GalleryItem[]
}

/** A loan's drawings and pictures: one large, the others in a row below. Arrows turn; a picture that does not load says so. */
export const PictureGallery = ({ label, items }: PictureGalleryProps) => {
  const [at, setAt] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  const shown = items[Math.min(at, items.length - 1)]
  if (shown === undefined) return null
  const go = (to: number) => setAt((to + items.length) % items.length)
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(at + step)
    row.current?.querySelectorAll("button")[(at + step + items.length) % items.length]?.focus()
  }
  return (
    <Frame aria-label={label}>
      <Large>
        {shown.src === undefined ? shown.drawing : <Picture key={shown.id} src={shown.src} label={shown.label} />}
      </Large>
      {items.length > 1 && (
        <Caption>
          <output>{`${shown.label}, ${at + 1} of ${items.length}`}</output>
          <Turns>
            <IconButton icon="back" label="Previous picture" onPress={() => go(at - 1)} />
            <IconButton icon="arrow" label="Next picture" onPress={() => go(at + 1)} />
          </Turns>
        </Caption>
      )}
      {items.length > 1 && (
        <Row ref={row}>
          {items.map((item, place) => (
            <li key={item.id}>
              <Pick type="button" aria-pressed={place === at} onClick={() => setAt(place)} onKeyDown={press}>
                <Small item={item} />
                <span>{item.label}</span>
              </Pick>
            </li>
          ))}
        </Row>
      )}
    </Frame>
  )
}

const Small = ({ item: { src, thumbnail, drawing, small } }: { readonly item: GalleryItem }) =>
  src === undefined ? <div aria-hidden>{small ?? drawing}</div> : <Picture src={thumbnail ?? src} />

const Frame = styled.section`
  min-width: 0;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
`
const Large = styled.div`
  > img,
  > [data-missing] {
    width: 100%;
    aspect-ratio: 2;
    object-fit: contain;
  }
`
const Caption = styled.div`
  ${text.label} display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 4px 8px 4px 16px;
  color: ${color.ink2};
`
const Turns = styled.div`
  display: flex;
  gap: 4px;
  @media print {
    display: none;
  }
`
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(112px, 1fr);
  overflow-x: auto;
  border-top: 1px solid ${color.line};
  > li {
    min-width: 0;
    padding: 8px 10px;
    border-left: 1px solid ${color.line};
  }
  > li:first-child {
    border-left: 0;
  }
  ${below.sm} {
    grid-auto-columns: 40%;
  }
`
const Pick = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  /* A drawing may bring room of its own around it; the names below stand in one line all the same. */
  > :first-child {
    height: 64px;
    overflow: hidden;
  }
  :is(svg, img, [data-missing]):not([data-missing] svg) {
    display: block;
    width: 100%;
    height: 64px;
    object-fit: contain;
  }
  span {
    ${text.micro} display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.ink3};
  }
  &[aria-pressed="true"] span {
    color: ${color.ink};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
