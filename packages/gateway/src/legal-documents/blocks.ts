import { type PaperBlock, dollars, LOAN_COLUMNS, SIGNED_ON } from "@xl/core/legal-documents"
import { type Flow, MEASURE, type Style } from "./flow.ts"

const BODY: Style = { size: 9.5, leading: 14 }
const SMALL: Style = { size: 8, leading: 12, tone: 0.3 }
const STRONG: Style = { ...BODY, weight: "bold" }

type Of<T extends PaperBlock["tag"]> = Extract<PaperBlock, { readonly tag: T }>

const text = (flow: Flow, { text: said }: Of<"text">): void => {
  flow.paragraph(said, BODY)
  flow.skip(6)
}

const facts = (flow: Flow, { rows }: Of<"facts">): void => {
  for (const { label, value } of rows) {
    flow.row([
      { ...BODY, tone: 0.3, text: label, left: 0, width: 160 },
      { ...BODY, text: value, left: 170, width: MEASURE - 170 },
    ])
    flow.skip(2)
  }
  flow.skip(6)
}

/** Left edges and widths of the columns of loans: the loan, what is owed, its price. */
const LOAN = [
  { left: 0, width: 240 },
  { left: 250, width: 104, align: "end" },
  { left: 364, width: 104, align: "end" },
] as const

const loanRow = (flow: Flow, cells: ReadonlyArray<string>, style: Style): void =>
  flow.row(LOAN.map((column, at) => ({ ...style, ...column, text: cells[at] ?? "" })))

const loans = (flow: Flow, { balance, price, rows }: Of<"loans">): void => {
  flow.keep(60)
  loanRow(flow, [LOAN_COLUMNS.loan, LOAN_COLUMNS.balance, LOAN_COLUMNS.price], { ...SMALL, weight: "bold" })
  flow.skip(4)
  flow.rule(0.2)
  for (const row of rows) {
    flow.keep(32)
    flow.skip(4)
    loanRow(flow, [row.title, dollars(row.balance), dollars(row.price)], BODY)
    if (row.place !== "") flow.row([{ ...SMALL, text: row.place, left: 0, width: 240 }])
    flow.skip(4)
    flow.rule(0.8)
  }
  flow.skip(4)
  loanRow(flow, [LOAN_COLUMNS.sums, dollars(balance), dollars(price)], STRONG)
  flow.skip(12)
}

const line = (flow: Flow, label: string, amount: number, style: Style): void =>
  flow.row([
    { ...style, text: label, left: 0, width: 340 },
    { ...style, text: dollars(amount), left: 350, width: MEASURE - 350, align: "end" },
  ])

const lines = (flow: Flow, { caption, rows, total }: Of<"lines">): void => {
  flow.keep(70)
  flow.paragraph(caption, { ...SMALL, weight: "bold" })
  flow.skip(4)
  flow.rule(0.2)
  flow.skip(4)
  for (const { amount, label } of rows) {
    line(flow, label, amount, BODY)
    flow.skip(2)
  }
  flow.skip(4)
  flow.rule(0.2)
  flow.skip(4)
  flow.keep(20)
  line(flow, total.label, total.amount, STRONG)
  flow.skip(12)
}

const signatures = (flow: Flow, { parties }: Of<"signatures">): void => {
  for (const { name, role, signatory, title } of parties) {
    flow.keep(120)
    flow.paragraph(`${role}: ${name}`, STRONG)
    flow.skip(34)
    flow.rule(0.2, 0, 260)
    flow.rule(0.2, 300, MEASURE - 300)
    flow.row([
      { ...SMALL, text: [signatory ?? name, title].filter((part) => part !== null).join(", "), left: 0, width: 260 },
      { ...SMALL, text: SIGNED_ON, left: 300, width: MEASURE - 300 },
    ])
    flow.skip(22)
  }
}

/** A drawn signature fills this much of the page at most, in points. */
const SIGNED = { width: 200, height: 56 }

const executed = (flow: Flow, { company, drawing, name, on }: Of<"executed">): void => {
  flow.keep(SIGNED.height + 60)
  if (drawing === null) flow.paragraph(name, { size: 18, leading: SIGNED.height - 10 })
  else flow.drawing(drawing, SIGNED)
  flow.skip(6)
  flow.rule(0.2, 0, 260)
  flow.rule(0.2, 300, MEASURE - 300)
  flow.row([
    { ...SMALL, text: company === null ? name : `${name}, for ${company}`, left: 0, width: 260 },
    { ...SMALL, text: `${SIGNED_ON}: ${on} (UTC)`, left: 300, width: MEASURE - 300 },
  ])
  flow.skip(6)
  flow.paragraph(
    drawing === null ? "Signed electronically by typing the name." : "Signed electronically by hand.",
    SMALL,
  )
}

/** Sets one block of a section. */
export const setBlock = (flow: Flow, block: PaperBlock): void => {
  switch (block.tag) {
    case "text":
      return text(flow, block)
    case "facts":
      return facts(flow, block)
    case "loans":
      return loans(flow, block)
    case "lines":
      return lines(flow, block)
    case "signatures":
      return signatures(flow, block)
    case "executed":
      return executed(flow, block)
  }
}
