import { type AssetView, runningDeadline, type ShownPeriod } from "@xl/core/assets"
import { dayOf } from "@xl/core/shared"
import styled from "styled-components"
import { GradedMoney, month, percent, rate, shortDay, StatusMark, times, timeLeft, NONE } from "../parts/index.ts"
import { Anchor } from "../parts/link/index.ts"
import { color, size, text } from "../theme/index.ts"
import { Elevation } from "./elevation.tsx"
import { debtLevel, kindOf, placeOf } from "./figures.ts"

const ENDS: { readonly [P in ShownPeriod]: string } = {
  callForOffersPeriod: "Offers close",
  bestAndFinalPeriod: "Final bids",
  underSelectionPeriod: "Selection ends",
}

/** What ends next on an asset, in the words of a card. */
const nextEnd = (asset: AssetView, now: number): string => {
  const next = runningDeadline(asset, now)
  if (next) return `${ENDS[next.period]} ${shortDay(dayOf(next.until - 1))} · ${timeLeft(next.until, now) ?? ""}`
  return asset.publishedTime === null ? "" : `Listed ${shortDay(dayOf(asset.publishedTime))}`
}

const shown = <A,>(value: A | null, as: (value: A) => string): string => (value === null ? NONE : as(value))

/** One loan on the shelf: where the sale stands, the drawing, the amount, four terms, what ends next. */
export const AssetCard = ({ asset, now }: { readonly asset: AssetView; readonly now: number }) => {
  const { mainInfo, noteOverview, propertyOverview } = asset
  const terms = [
    ["Rate", shown(noteOverview.currentInterestRate, rate)],
    ["DSCR", shown(noteOverview.dscr, times)],
    ["Occup.", shown(propertyOverview.occupancy, (part) => percent(part, 0))],
    ["Matures", shown(noteOverview.maturityDate, month)],
  ] as const
  return (
    <Card>
      <Top>
        <StatusMark status={asset.status} />
      </Top>
      <Elevation asset={asset} size={{ width: 320, height: 176 }} margin={84} levels={debtLevel(asset)} />
      <Body>
        <h3>
          <Anchor href={`/asset/${asset.id}`}>{mainInfo.title ?? mainInfo.name}</Anchor>
        </h3>
        <p>
          {placeOf(asset)} · {kindOf(asset)}
        </p>
        <Amount>
          <GradedMoney cents={mainInfo.upb ?? undefined} />
          <span>UPB</span>
        </Amount>
        <Terms>
          {terms.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-bad={value.startsWith("\u2212") || undefined}>{value}</dd>
            </div>
          ))}
        </Terms>
      </Body>
      <Foot>
        <span>{mainInfo.assetStatus?.replace(" Loan", "") ?? NONE}</span>
        <span>{nextEnd(asset, now)}</span>
      </Foot>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
  overflow: hidden;
  transition: box-shadow ${size.mFast} ${size.ease};
  &:hover {
    box-shadow: ${color.shadow2};
  }
`
const Top = styled.div`
  padding: 12px 14px 0;
  min-height: 30px;
`
const Body = styled.div`
  flex: 1;
  padding: 14px 14px 0;
  h3 {
    ${text.h3}
  }
  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-radius: ${size.r3};
  }
  > p {
    ${text.dense} color: ${color.ink3};
  }
`
const Amount = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding: 8px 0;
  font-size: 22px;
  line-height: 28px;
  > :last-child {
    ${text.micro} color: ${color.ink3};
  }
`
const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: 8px;
  padding: 8px 0;
  margin: 0;
  border-top: 1px solid ${color.line};
  dt {
    ${text.micro} color: ${color.ink3};
  }
  dd {
    ${text.dense} margin: 0;
    font-weight: 600;
  }
  dd[data-bad] {
    color: ${color.bad};
  }
`
const Foot = styled.div`
  ${text.micro} display: flex;
  justify-content: space-between;
  gap: 8px;
  padding: 10px 14px;
  border-top: 1px solid ${color.line};
  color: ${color.ink3};
`
