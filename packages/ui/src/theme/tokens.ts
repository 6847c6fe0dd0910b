/**
 * The one source of colour, size and time. Light is drafting film, dark the cyanotype of the same drawing.
 * Blue means debt and action; orange means a price somebody put on a loan, and nothing else.
 */
export const light = {
  // surfaces
  paper: "#f3f5f6",
  surface: "#ffffff",
  sunken: "#e9edf0",
  skeleton: "#e9edf0",
  overlay: "#ffffff",
  scrim: "rgb(8 20 31 / .55)",
  // lines: a hairline separates, a rule structures, control is the 3:1 edge of anything one can operate
  line: "#d8dfe4",
  rule: "#aebac3",
  control: "#71808c",
  // ink
  ink: "#0d1c29",
  ink2: "#3d4d5a",
  ink3: "#566672",
  inkInv: "#ffffff",
  // debt, and action
  blue: "#0f4572",
  blueHover: "#0a3459",
  bluePress: "#072743",
  blueText: "#0f4a7c",
  blueTint: "#e5eef6",
  blueTint2: "#cadded",
  onBlue: "#ffffff",
  // a price somebody put on a loan, and nothing else
  price: "#bf3b0b",
  priceTint: "#fcebe2",
  priceLine: "#d9480f",
  // meaning: never without a glyph or a word
  ok: "#0a6650",
  okTint: "#dff1ea",
  warn: "#664700",
  warnTint: "#faefd3",
  bad: "#930d3e",
  badTint: "#fbe4ea",
  neutral: "#4a5965",
  neutralTint: "#e6ebee",
  teal: "#0b5f73",
  tealTint: "#dcf0f4",
  focus: "#0b6bcb",
  // elevations (drawings)
  elMass: "#ffffff",
  elGlass: "#e4edf3",
  elShade: "#b9cbd8",
  elLine: "#27445c",
  elGround: "#0d1c29",
  elHalo: "#ffffff",
  elDebt: "#0f4572",
  elDebtGlass: "#2f6896",
  elDebtShade: "#07304f",
  elDebtOpen: "#051f35",
  elDebtLine: "#9dc0dc",
  debtMark: "#0f4a7c",
  // charts: neighbours differ in lightness as well as hue
  ch1: "#0f4572",
  ch2: "#d9480f",
  ch3: "#2e8c9e",
  ch4: "#8a6d1d",
  ch5: "#7c8b97",
  chGrid: "#e2e8ec",
  // maps
  mapLand: "#e3e9ed",
  mapLine: "#ffffff",
  mapJudicial: "#b5c3cd",
  // shadows
  shadow1: "0 1px 2px rgb(13 28 41 / .08)",
  shadow2: "0 6px 20px -4px rgb(13 28 41 / .16), 0 1px 3px rgb(13 28 41 / .1)",
  shadow3: "0 24px 64px -12px rgb(13 28 41 / .34), 0 2px 8px rgb(13 28 41 / .12)",
  // the dark band of strip and footer
  band: "#0b2c4a",
  bandInk: "#eef5fa",
  bandInk2: "#b3cbe0",
  bandLine: "#2b5175",
} as const

export type ColorName = keyof typeof light

export const dark: Readonly<Record<ColorName, string>> = {
  // surfaces
  paper: "#0a121a",
  surface: "#101b25",
  sunken: "#070d13",
  skeleton: "#1a2834",
  overlay: "#15222e",
  scrim: "rgb(2 6 10 / .68)",
  // lines: a hairline separates, a rule structures, control is the 3:1 edge of anything one can operate
  line: "#1f2f3d",
  rule: "#3a5265",
  control: "#6f8699",
  // ink
  ink: "#e8eef3",
  ink2: "#b6c4d0",
  ink3: "#91a3b2",
  inkInv: "#0a121a",
  // debt, and action
  blue: "#9ccaf1",
  blueHover: "#b8dafa",
  bluePress: "#d3e8fc",
  blueText: "#8ec1ee",
  blueTint: "#142c42",
  blueTint2: "#1e4163",
  onBlue: "#08192a",
  // a price somebody put on a loan, and nothing else
  price: "#ff9358",
  priceTint: "#3a1e12",
  priceLine: "#ff9358",
  // meaning: never without a glyph or a word
  ok: "#5acba8",
  okTint: "#10322a",
  warn: "#f3d574",
  warnTint: "#33280f",
  bad: "#ee628b",
  badTint: "#3d1722",
  neutral: "#a9b8c5",
  neutralTint: "#1c2a36",
  teal: "#6cc6d9",
  tealTint: "#0f2f38",
  focus: "#6cb4ff",
  // elevations (drawings)
  elMass: "#14212d",
  elGlass: "#1d3244",
  elShade: "#3d5f79",
  elLine: "#8fabc1",
  elGround: "#c9d8e4",
  elHalo: "#101b25",
  elDebt: "#2f70a8",
  elDebtGlass: "#4685b8",
  elDebtShade: "#164368",
  elDebtOpen: "#0b2238",
  elDebtLine: "#bcd8ee",
  debtMark: "#8ec1ee",
  // charts: neighbours differ in lightness as well as hue
  ch1: "#5fa3dc",
  ch2: "#ff9358",
  ch3: "#5cc4d6",
  ch4: "#d9b64f",
  ch5: "#8698a7",
  chGrid: "#1b2935",
  // maps
  mapLand: "#1a2936",
  mapLine: "#0a121a",
  mapJudicial: "#3f566a",
  // shadows
  shadow1: "0 1px 2px rgb(0 0 0 / .4)",
  shadow2: "0 8px 24px -4px rgb(0 0 0 / .6), 0 0 0 1px #24384a",
  shadow3: "0 28px 72px -12px rgb(0 0 0 / .8), 0 0 0 1px #2a4053",
  // the dark band of strip and footer
  band: "#0c1d2c",
  bandInk: "#e8eef3",
  bandInk2: "#a4b8c9",
  bandLine: "#24405a",
}

/** What both themes share. Spaces are multiples of 4 px; inside tables 2-px steps. Times are what a motion takes. */
export const scale = {
  fontDisplay:
    '"Newsreader Display", "Newsreader as Georgia", "Newsreader as Times", "Newsreader as DejaVu", Georgia, serif',
  fontUi:
    '"Instrument Sans", "Instrument as Arial", "Instrument as Roboto", "Instrument as DejaVu", "Helvetica Neue", Arial, sans-serif',
  s1: "4px",
  s2: "8px",
  s3: "12px",
  s4: "16px",
  s5: "20px",
  s6: "24px",
  s8: "32px",
  s10: "40px",
  s14: "56px",
  s20: "80px",
  s28: "112px",
  r1: "2px",
  r2: "4px",
  r3: "6px",
  r4: "8px",
  cS: "28px",
  cM: "36px",
  cL: "44px",
  mFast: "90ms",
  mBase: "160ms",
  mLevel: "420ms",
  ease: "cubic-bezier(.2, 0, 0, 1)",
  easeLevel: "cubic-bezier(.16, 1, .3, 1)",
  wPage: "1360px",
  // what lies over what: a stuck column, the stuck head over it, their corner, the filters, the page's head, dialogs, a bar at the foot, notices, the link past it all
  zStuck: "1",
  zHead: "2",
  zCorner: "3",
  zBar: "4",
  zHeader: "5",
  zDialog: "20",
  zBottomBar: "30",
  zNotice: "40",
  zSkip: "50",
} as const

export type ScaleName = keyof typeof scale

/** `blueTint2` is `--blue-tint-2` in CSS. */
export const variableName = (token: string): string =>
  "--" + token.replace(/([A-Z]|\d+)/g, (part) => "-" + part.toLowerCase())

/** Breakpoints in px: phones below `sm`, tablets below `md`, the header's navigation from `md`. */
export const breakpoint = { xs: 360, sm: 600, md: 960, lg: 1280, xl: 1440 } as const
