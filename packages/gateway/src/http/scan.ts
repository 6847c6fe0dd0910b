import type { GraphQLError } from "graphql"
import { LIMITS, tooMuch } from "./most.ts"

/** Nothing, a comment, a name, dots, a quotation mark, a number or a mark, as GraphQL's grammar has them. */
const TOKEN =
  /[\t\n\r ,\ufeff]+|#[^\n\r]*|([A-Z_a-z]\w*)|\.{3}|("""|")|-?\d+(?:\.\d+)?(?:[Ee][+-]?\d+)?|[!$&():=@[\]{|}]/y
const BACKSLASH = 92
const QUOTE = 34

/**
 * What is too much about a text, found without parsing it and in one pass that ends at the first excess: reading costs a stranger's
 * flood of tokens next to nothing. Leaves it to the parser to say what is no GraphQL.
 */
export const overfull = (text: string): GraphQLError | undefined => {
  const scan = new Scan(text)
  while (scan.next()) if (scan.excess) return scan.excess
  return scan.excess
}

/** What stands in one selection set so far. */
interface Selected {
  readonly names: Set<string>
  repeats: number
}

class Scan {
  excess: GraphQLError | undefined
  readonly #text: string
  #at = 0
  #tokens = 0
  #aliases = 0
  #directives = 0
  #open = 0
  /** Open round brackets: within them braces hold values, and a colon makes no alias. */
  #round = 0
  #before = ""
  readonly #sets: Array<Selected> = []

  constructor(text: string) {
    this.#text = text
  }

  /** Takes one more token; false at the end, or where there is none. */
  next(): boolean {
    TOKEN.lastIndex = this.#at
    const found = TOKEN.exec(this.#text)
    if (!found) return false
    const [token, name, quote] = found
    this.#at += token.length
    if (quote !== undefined) this.#quoted(quote)
    else if (name !== undefined) this.#named(name)
    else if (isNothing(token)) return true
    else this.#mark(token)
    this.#tokens += 1
    if (this.#tokens > LIMITS.tokens) this.excess = tooMuch("too long")
    return true
  }

  #quoted(quote: string): void {
    const end = quote === '"' ? endOfText(this.#text, this.#at) : endOfBlock(this.#text, this.#at)
    if (end === undefined) this.excess = tooMuch("too large: a text in it is too long")
    else this.#at = end
    this.#before = quote
  }

  #named(name: string): void {
    if (name.length > LIMITS.name) this.excess = tooMuch("too large: a name in it is too long")
    if (this.#round === 0 && this.#isAnswered(name)) this.#answered(name)
    this.#before = this.#before === "..." && name === "on" ? "on a type" : name
  }

  #answered(name: string): void {
    const set = this.#sets.at(-1)
    if (set?.names.has(name)) set.repeats += 1
    set?.names.add(name)
    if (set && set.repeats > LIMITS.repeats) this.excess = tooMuch("repeating itself")
  }

  /** Whether the name is one in the answer, or a fragment's: not one behind an alias, of a type or of a directive. */
  #isAnswered(name: string): boolean {
    if (this.#before === "...") return name !== "on"
    return this.#before !== ":" && this.#before !== "@" && this.#before !== "on a type"
  }

  #mark(mark: string): void {
    this.#before = mark
    if (mark === "@") this.#directive()
    else if (mark === ":" && this.#round === 0) this.#alias()
    else if (OPENING.has(mark)) this.#enter(mark)
    else if (CLOSING.has(mark)) this.#leave(mark)
  }

  #alias(): void {
    this.#aliases += 1
    if (this.#aliases > LIMITS.aliases)
      this.excess = tooMuch(`aliased more than ${LIMITS.aliases} times, which is the most`)
  }

  #directive(): void {
    this.#directives += 1
    if (this.#directives > LIMITS.directives)
      this.excess = tooMuch(`too full of directives; ${LIMITS.directives} is the most`)
  }

  #enter(mark: string): void {
    this.#open += 1
    if (this.#open > LIMITS.brackets) this.excess = tooMuch("too deep")
    if (mark === "(") this.#round += 1
    if (mark === "{" && this.#round === 0) this.#sets.push({ names: new Set(), repeats: 0 })
  }

  #leave(mark: string): void {
    this.#open -= 1
    if (mark === ")") this.#round -= 1
    if (mark === "}" && this.#round === 0) this.#sets.pop()
  }
}

const OPENING: ReadonlySet<string> = new Set(["(", "[", "{"])
const CLOSING: ReadonlySet<string> = new Set([")", "]", "}"])

const isNothing = (token: string): boolean => /^[\t\n\r ,#\ufeff]/.test(token)

/** Behind the mark that ends a text which begins at `from`; undefined where it is longer than a text may be. */
const endOfText = (text: string, from: number): number | undefined => {
  let at = from
  for (let length = 0; length <= LIMITS.literal; length++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at + 1
    if (Number.isNaN(code)) return text.length
    at += code === BACKSLASH ? escaped(text, at) : 1
  }
  return undefined
}

/** Characters that stand for one: `\n`, `\u0041` or `\u{1F600}`. */
const escaped = (text: string, at: number): number => {
  if (text[at + 1] !== "u") return 2
  if (text[at + 2] !== "{") return 6
  const end = text.indexOf("}", at)
  return end === -1 ? text.length - at : end + 1 - at
}

/** The same of a block, whose length is taken as it is written. */
const endOfBlock = (text: string, from: number): number | undefined => {
  let end = text.indexOf('"""', from)
  while (end !== -1 && text.charCodeAt(end - 1) === BACKSLASH) end = text.indexOf('"""', end + 3)
  const length = (end === -1 ? text.length : end) - from
  if (length > LIMITS.literal) return undefined
  return end === -1 ? text.length : end + 3
}
