import { type AssetView, loanToValue } from "@xl/core/assets"
import { thumbnailKey } from "@xl/core/documents"
import { buildingTypeOf, figure, type View } from "@xl/core/drawings"
import { useState } from "react"
import styled from "styled-components"
import { below, color, from, text } from "../theme/index.ts"
import { Elevation } from "./elevation.tsx"
import { sectionLevels } from "./section-levels.ts"
import { markup } from "../parts/drawing/markup.ts"

const SHEETS: ReadonlyArray<readonly [View, string]> = [
  ["side", "Side"],
  ["site", "Site plan"],
  ["floor", "Typical floor"],
]

/** The section drawing with its levels, and beneath it the sheets of the same building, or the seller's own pictures. */
export const AssetPictures = ({ asset }: { readonly asset: AssetView }) => {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <Frame aria-label="Drawing and pictures">
      {shown === null ? <Section asset={asset} /> : <Big src={`/pictures/${shown}`} alt="" />}
      <Row>
        <li>
          <Pick type="button" aria-pressed={shown === null} onClick={() => setShown(null)}>
            <Elevation asset={asset} size={{ width: 150, height: 90 }} />
            <span>Section</span>
          </Pick>
        </li>
        {asset.images.map((key, at) => (
          <li key={key}>
            <Pick type="button" aria-pressed={shown === key} onClick={() => setShown(key)}>
              <img src={`/pictures/${thumbnailKey(key)}`} alt="" loading="lazy" />
              <span>Picture {at + 1}</span>
            </Pick>
          </li>
        ))}
        {asset.images.length === 0 &&
          SHEETS.map(([view, label]) => (
            <li key={view}>
              <Sheet asset={asset} view={view} />
              <span>{label}</span>
            </li>
          ))}
      </Row>
    </Frame>
  )
}

/** The section twice, for wide pages and for phones: the browser shows one, so that no text shrinks below 12 px. */
const Section = ({ asset }: { readonly asset: AssetView }) => (
  <>
    <Wide>
      <Elevation asset={asset} size={{ width: 760, height: 340 }} margin={190} levels={sectionLevels(asset)} />
    </Wide>
    <Narrow>
      <Elevation asset={asset} size={{ width: 356, height: 280 }} margin={96} levels={sectionLevels(asset, true)} />
    </Narrow>
  </>
)

const Sheet = ({ asset, view }: { readonly asset: AssetView; readonly view: View }) => {
  const ltv = loanToValue(asset)
  const drawing = figure({
    type: buildingTypeOf(asset.mainInfo.propertyType),
    seed: asset.id,
    view,
    size: { width: 150, height: 90 },
    ...(ltv === null ? {} : { ltvPercent: ltv / 10_000 }),
  })
  // oxlint-disable-next-line react/no-danger -- Made by core/drawings from an id and two numbers.
  return <div dangerouslySetInnerHTML={markup(drawing)} />
}

const Wide = styled.div`
  ${below.sm} {
    display: none;
  }
`
const Narrow = styled.div`
  ${from.sm} {
    display: none;
  }
`
const Frame = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 6px;
  overflow: hidden;
`
const Big = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 2;
  object-fit: contain;
`
const Row = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border-top: 1px solid ${color.line};
  > li {
    border-left: 1px solid ${color.line};
    padding: 8px 10px;
  }
  > li:first-child {
    border-left: 0;
  }
  span {
    ${text.micro} color: ${color.ink3};
  }
  svg,
  img {
    display: block;
    width: 100%;
    height: 64px;
    object-fit: contain;
  }
  ${below.sm} {
    grid-auto-columns: 40%;
    overflow-x: auto;
  }
`
const Pick = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  color: inherit;
  cursor: pointer;
  &[aria-pressed="true"] span {
    color: ${color.ink};
    font-weight: 600;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
