import type { AssetView } from "@xl/core/assets"
import styled from "styled-components"
import { Elevation } from "../asset/index.ts"
import { moneyShort } from "../parts/index.ts"
import { Anchor } from "../parts/link/index.ts"
import { color, text } from "../theme/index.ts"
import { FIELD, gridOf, heightOf, topOf } from "./street-scale.ts"

/** The largest loans of the market as one street: every building's height is its value, on one scale of dollars. */
export const Street = ({ assets }: { readonly assets: ReadonlyArray<AssetView> }) => {
  const top = topOf(assets)
  return (
    <figure aria-label="The largest loans, one scale">
      <Legend>
        <span data-ink>Debt, unpaid principal</span>
        <span>Equity, up to the property&apos;s value</span>
        <i>The largest loans on the market today, one scale</i>
      </Legend>
      <Scene>
        <Axis aria-hidden>
          {gridOf(top).map((cents) => (
            <li key={cents} style={{ bottom: heightOf(cents, top) + FIELD.ground }}>
              {round(cents)}
            </li>
          ))}
        </Axis>
        <Row>
          {assets.map((asset) => (
            <House key={asset.id} asset={asset} top={top} />
          ))}
        </Row>
      </Scene>
    </figure>
  )
}

/** "$200M": the axis has whole steps only. */
const round = (cents: number): string => moneyShort(cents).replace(".00", "")

const House = ({ asset, top }: { readonly asset: AssetView; readonly top: number }) => {
  const { mainInfo, noteOverview } = asset
  const value = noteOverview.estCollateralValue ?? 0
  const upb = mainInfo.upb ?? 0
  return (
    <li>
      <Elevation
        asset={asset}
        size={{ width: FIELD.width, height: FIELD.height }}
        levels={[{ kind: "debt", atPercent: (upb / value) * 100 }]}
        building={{ height: heightOf(value, top) }}
      />
      <Anchor href={`/asset/${asset.id}`}>{mainInfo.title ?? mainInfo.name}</Anchor>
      <span>
        {moneyShort(upb)} of {moneyShort(value)}
      </span>
    </li>
  )
}

const Legend = styled.figcaption`
  ${text.micro} display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  color: ${color.ink2};
  span::before {
    content: "";
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: 8px;
    border: 1px solid ${color.elDebt};
  }
  span[data-ink]::before {
    background: ${color.elDebt};
  }
  i {
    margin-left: auto;
    font-style: normal;
  }
`
const Scene = styled.div`
  position: relative;
  margin: 8px 0 48px;
  padding-left: 44px;
  overflow-x: auto;
`
const Axis = styled.ul`
  list-style: none;
  position: absolute;
  inset: 0 0 auto;
  min-width: ${44 + 8 * 150}px;
  height: ${FIELD.height}px;
  margin: 0;
  padding: 0;
  li {
    ${text.micro} position: absolute;
    left: 0;
    right: 0;
    color: ${color.ink3};
    border-bottom: 1px solid ${color.line};
  }
`
const Row = styled.ol`
  list-style: none;
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(150px, 1fr);
  margin: 0;
  padding: 0;
  &::before {
    content: "";
    position: absolute;
    top: ${FIELD.height - FIELD.ground}px;
    right: 0;
    left: 0;
    border-top: 1.5px solid ${color.elGround};
  }
  > li {
    ${text.micro} color: ${color.ink3};
    min-width: 0;
  }
  svg {
    width: 100%;
    height: ${FIELD.height}px;
  }
  a {
    display: block;
    margin: 8px 8px 0;
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a:hover {
    text-decoration: underline;
  }
  a:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  span {
    display: block;
    margin: 0 8px;
  }
`
