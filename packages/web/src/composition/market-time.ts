/** Milliseconds by which an answer on its way may be late; only a clock that was moved is further off. */
const SLACK = 30_000
/** The header in which a demo's gateway tells its time with each answer. */
const HEADER = "x-market-time"

/** The gateway's time in this browser: this computer's, and how far the gateway's clock is ahead of it as last told. */
export class MarketTime {
  #ahead: number
  readonly #here: () => number

  constructor(ahead: number, here: () => number = () => Date.now()) {
    this.#ahead = ahead
    this.#here = here
  }

  /** Milliseconds since the Unix epoch. */
  readonly now = (): number => this.#here() + this.#ahead

  /** Asks, and goes by the time that the answer tells, where the clock was moved since. */
  readonly hearing =
    (fetching: typeof fetch): typeof fetch =>
    async (...asked) => {
      const answer = await fetching(...asked)
      const told = Number(answer.headers.get(HEADER) ?? Number.NaN)
      if (Math.abs(told - this.now()) > SLACK) this.#ahead = told - this.#here()
      return answer
    }
}
