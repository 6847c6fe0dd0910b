/** Takes so many points off what a key may still spend. `wait` is in milliseconds: none where they were given. */
export interface Budget {
  readonly take: (key: string, points: number) => Promise<Granted>
}
export interface Granted {
  readonly isGranted: boolean
  /** Milliseconds until the count begins anew. */
  readonly wait: number
}

interface Lease {
  left: number
  until: number
  /** Nothing is given before, and nobody is asked. */
  refusedUntil: number
  asking: Promise<unknown> | undefined
}

/** Keys; the one that was used longest ago goes first. */
const MOST_KEPT = 20_000

export interface LeaseOptions {
  readonly budget: Budget
  /** Points taken at once from the budget and then spent here. */
  readonly lot: number
  readonly now?: () => number
}

/**
 * A counter shared by processes, asked once for a lot of requests and not for each: what was leased is spent in memory, and whoever has
 * spent all is refused in memory until the count begins anew. Never gives more than the budget; an unspent lease may make it less.
 */
export class Leases {
  readonly #options: Required<LeaseOptions>
  readonly #leases = new Map<string, Lease>()

  constructor(options: LeaseOptions) {
    this.#options = { now: Date.now, ...options }
  }

  /** Keys held in memory. */
  get size(): number {
    return this.#leases.size
  }

  /** Milliseconds to wait; 0 lets the request through. */
  readonly take = async (key: string, points: number): Promise<number> => {
    const lease = this.#held(key)
    for (;;) {
      const now = this.#options.now()
      if (now < lease.refusedUntil) return lease.refusedUntil - now
      if (now < lease.until && lease.left >= points) {
        lease.left -= points
        return 0
      }
      lease.asking ??= this.#ask(key, lease, points).finally(() => (lease.asking = undefined))
      await lease.asking
    }
  }

  /** Milliseconds for which a key is refused without asking anybody. */
  readonly known = (key: string): number =>
    Math.max(0, (this.#leases.get(key)?.refusedUntil ?? 0) - this.#options.now())

  async #ask(key: string, lease: Lease, points: number): Promise<void> {
    const { budget, lot, now } = this.#options
    const size = Math.max(lot, points)
    const { isGranted, wait } = await budget.take(key, size)
    const end = now() + Math.max(1, wait)
    if (!isGranted) lease.refusedUntil = end
    else {
      lease.left = (now() < lease.until ? lease.left : 0) + size
      lease.until = end
    }
  }

  #held(key: string): Lease {
    const lease = this.#leases.get(key) ?? { left: 0, until: 0, refusedUntil: 0, asking: undefined }
    this.#leases.delete(key)
    this.#leases.set(key, lease)
    const [oldest] = this.#leases.keys()
    if (this.#leases.size > MOST_KEPT && oldest !== undefined) this.#leases.delete(oldest)
    return lease
  }
}
