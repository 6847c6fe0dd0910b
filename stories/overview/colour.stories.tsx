import type { Meta, StoryObj } from "@storybook/react-vite"
import { markedStatuses, OfferMark, StatusMark } from "@xl/ui/parts"
import { apart, color, type ColorName, contrast, dark, light, sights, text } from "@xl/ui/theme"
import { expect } from "storybook/test"
import styled from "styled-components"
import { Chapter, Grid, Page, Wide } from "./page.tsx"

const groups: ReadonlyArray<readonly [string, readonly ColorName[]]> = [
  ["Surfaces", ["paper", "surface", "sunken", "overlay", "band"]],
  ["Lines", ["line", "rule", "control", "focus"]],
  ["Ink", ["ink", "ink2", "ink3", "inkInv"]],
  ["Debt, and action", ["blue", "blueHover", "bluePress", "blueText", "blueTint", "blueTint2", "onBlue"]],
  ["A price somebody put on a loan", ["price", "priceLine", "priceTint"]],
  ["Meaning", ["ok", "okTint", "warn", "warnTint", "bad", "badTint", "teal", "tealTint", "neutral", "neutralTint"]],
  ["Drawings", ["elMass", "elGlass", "elShade", "elLine", "elDebt", "elDebtGlass", "elDebtShade", "elDebtLine"]],
  ["Charts and maps", ["ch1", "ch2", "ch3", "ch4", "ch5", "mapLand", "mapJudicial"]],
]
const pairs: ReadonlyArray<readonly [ColorName, ColorName]> = [
  ["ink", "paper"],
  ["ink3", "sunken"],
  ["blueText", "blueTint"],
  ["onBlue", "blue"],
  ["price", "surface"],
  ["price", "priceTint"],
  ["bad", "badTint"],
  ["warn", "warnTint"],
  ["ok", "okTint"],
  ["control", "surface"],
  ["focus", "paper"],
]
const tones: ReadonlyArray<readonly [ColorName, ColorName]> = [
  ["elDebt", "priceLine"],
  ["price", "bad"],
  ["ok", "bad"],
  ["ok", "teal"],
  ["warn", "bad"],
]
const offers = ["Draft", "Published", "BestAndFinal", "Successful", "Declined", "Withdrawn", "Canceled"]

const Contrasts = () => (
  <Chapter title="Contrast">
    <Wide>
      <table>
        <thead>
          <tr>
            <th>Pair</th>
            <th>Light</th>
            <th>Dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([front, back]) => (
            <tr key={front + back}>
              <th scope="row">{`${front} on ${back}`}</th>
              <td>{contrast(light[front], light[back]).toFixed(1)}</td>
              <td>{contrast(dark[front], dark[back]).toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  </Chapter>
)

const Sights = () => (
  <Chapter title="Four kinds of sight">
    <p>
      How far apart two colours look, in hundredths of OKLab. Below 5 they are one colour: so tone never speaks alone,
      and each state has its glyph and its word.
    </p>
    <Wide>
      <table>
        <thead>
          <tr>
            <th>Pair, in this theme's light version</th>
            {sights.map((sight) => (
              <th key={sight}>{sight}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tones.map(([one, other]) => (
            <tr key={one + other}>
              <th scope="row">{`${one}, ${other}`}</th>
              {sights.map((sight) => (
                <td key={sight}>{apart(light[one], light[other], sight).toFixed(0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  </Chapter>
)

const States = () => (
  <Chapter title="Seventeen asset statuses, seven offer states">
    <Grid>
      {markedStatuses.map((status) => (
        <span key={status}>
          <StatusMark status={status} isFilled />
        </span>
      ))}
      {offers.map((status) => (
        <span key={status}>
          <OfferMark status={status} isFilled />
        </span>
      ))}
    </Grid>
  </Chapter>
)

const meta = { title: "Overview/Colour", tags: ["!autodocs"], parameters: { layout: "fullscreen" } } satisfies Meta
export default meta

export const Colour: StoryObj = {
  render: () => (
    <Page
      title="Colour"
      lead="Blue is what is owed, and what one can press. Orange is what somebody would pay, and nothing else. Light is drafting film, dark the cyanotype of the same drawing."
    >
      {groups.map(([title, names]) => (
        <Chapter key={title} title={title}>
          <Grid>
            {names.map((name) => (
              <Swatch key={name}>
                <i style={{ background: color[name] }} />
                <b>{name}</b>
                <small>{`${light[name]} / ${dark[name]}`}</small>
              </Swatch>
            ))}
          </Grid>
        </Chapter>
      ))}
      <States />
      <Contrasts />
      <Sights />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("rowheader", { name: "ink on paper" }).nextElementSibling).toHaveTextContent("15.8")
    await expect(canvas.getByRole("rowheader", { name: "ok, teal" }).parentElement?.lastElementChild).toHaveTextContent(
      "2",
    )
  },
}

const Swatch = styled.div`
  i {
    display: block;
    height: 56px;
    border: 1px solid ${color.line};
  }
  b {
    ${text.label} display: block;
    margin-top: 6px;
  }
  small {
    ${text.micro} color: ${color.ink3};
  }
`
