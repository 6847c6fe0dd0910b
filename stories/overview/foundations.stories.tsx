import type { Meta, StoryObj } from "@storybook/react-vite"
import { GradedMoney, Icon, iconNames } from "@xl/ui/parts"
import { breakpoint, color, scale, text, type TypeName, typeScale, type TypeStyle } from "@xl/ui/theme"
import { expect } from "storybook/test"
import styled from "styled-components"
import { Chapter, Grid, Page, Wide } from "./page.tsx"

const meta = { title: "Overview/Foundations", tags: ["!autodocs"], parameters: { layout: "fullscreen" } } satisfies Meta
export default meta
type Story = StoryObj

const styles = Object.entries(typeScale) as ReadonlyArray<[TypeName, TypeStyle]>

const Sample = styled.span<{ readonly $of: TypeName }>`
  ${({ $of }) => text[$of]}
  overflow-wrap: anywhere;
`

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Newsreader Display names things and states the one big result. Instrument Sans is everything else. Figures are tabular everywhere; 12 px is the floor."
    >
      <Chapter title="The scale">
        <Wide>
          <table>
            <tbody>
              {styles.map(([name, { size, line, weight, face }]) => (
                <tr key={name}>
                  <th scope="row">{`${name}, ${size}/${Math.round(line)}, ${weight}, ${face === "ui" ? "sans" : "serif"}`}</th>
                  <td>
                    <Sample $of={name}>{face === "ui" ? "Offers close 12-12-2026" : "Priced in the open"}</Sample>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </Chapter>
      <Chapter title="Graded figures">
        <Sample $of="h1">
          <GradedMoney cents={20_535_674_00} /> <GradedMoney cents={12_750_000_00} tone="price" />{" "}
          <GradedMoney cents={-415_559_00} />
        </Sample>
      </Chapter>
    </Page>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole("rowheader")).toHaveLength(styles.length),
}

const names = (start: string) => Object.entries(scale).filter(([name]) => new RegExp(`^${start}\\d`).test(name))

export const Space: Story = {
  render: () => (
    <Page
      title="Space, edges and motion"
      lead="Steps of 4 px; inside tables 2. Rules before boxes: hairlines and alignment group things, a panel is for something that could stand elsewhere."
    >
      <Chapter title="Space">
        {names("s").map(([name, value]) => (
          <Bar key={name}>
            <i style={{ width: value }} />
            {`${name}, ${value}`}
          </Bar>
        ))}
      </Chapter>
      <Chapter title="Radius">
        <Grid>
          {names("r").map(([name, value]) => (
            <Box key={name} style={{ borderRadius: value }}>{`${name}, ${value}`}</Box>
          ))}
        </Grid>
      </Chapter>
      <Chapter title="Elevation">
        <Grid>
          {[color.shadow1, color.shadow2, color.shadow3].map((shadow, at) => (
            <Box key={shadow} style={{ boxShadow: shadow, border: 0 }}>{`shadow${at + 1}`}</Box>
          ))}
        </Grid>
      </Chapter>
      <Chapter title="Breakpoints">
        {Object.entries(breakpoint).map(([name, px]) => (
          <p key={name}>{`${name}, from ${px} px`}</p>
        ))}
      </Chapter>
      <Chapter title="Motion">
        <p>{`${scale.mFast} answers: hover, press. ${scale.mBase} appears: menus, dialogs, a fade and 4 px. ${scale.mLevel} a level settles.`}</p>
        <p>No bounce, no parallax, no digits that count up. All of it is 0 for readers who ask for less motion.</p>
      </Chapter>
      <Chapter title="What lies over what">
        {Object.entries(scale)
          .filter(([name]) => name.startsWith("z"))
          .map(([name, value]) => (
            <p key={name}>{`${value}, ${name}`}</p>
          ))}
      </Chapter>
    </Page>
  ),
  play: ({ canvas }) => expect(canvas.getByText("s28, 112px")).toBeVisible(),
}

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lines of 1.5 on a grid of 16, in the colour of their text. Filled means on. Alone on a button only where everybody knows the glyph."
    >
      <Chapter title={`${iconNames.length} icons`}>
        <Grid>
          {iconNames.map((name) => (
            <Glyph key={name}>
              <Icon name={name} size={24} />
              {name}
            </Glyph>
          ))}
        </Grid>
      </Chapter>
    </Page>
  ),
  play: ({ canvas }) => expect(canvas.getByText("copy")).toBeVisible(),
}

const Bar = styled.div`
  ${text.dense} display: flex;
  gap: 12px;
  align-items: center;
  padding: 4px 0;
  i {
    height: 12px;
    background: ${color.elDebt};
  }
`
const Box = styled.div`
  ${text.dense} padding: 24px 16px;
  border: 1px solid ${color.control};
  background: ${color.surface};
`
const Glyph = styled.div`
  ${text.dense} display: flex;
  gap: 12px;
  align-items: center;
`
