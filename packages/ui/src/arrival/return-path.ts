import { pathAfterSignIn } from "@xl/core/navigation"
import { viewModelToken } from "../view-model/index.ts"
import type { Kept } from "./kept.ts"

const NAME = "returnPath"

/**
 * Where somebody was going when a login, or the way to become a buyer, came between: kept over a reload of the tab, given back once
 * after the login. What is kept may be anybody's doing: another site's address is never given back.
 */
export class ReturnPath {
  #isLeaving = false
  readonly #kept: Kept

  constructor(kept: Kept) {
    this.#kept = kept
  }

  /** While somebody signs out no login is asked for, and nothing is kept. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }
  readonly leaves = (): void => void (this.#isLeaving = true)
  readonly stays = (): void => void (this.#isLeaving = false)

  /** `path` with its query and hash. */
  readonly keep = (path: string): void => this.#kept.setItem(NAME, path)

  readonly forget = (): void => this.#kept.removeItem(NAME)

  /** Gives it once. */
  readonly take = (): string | null => {
    const path = pathAfterSignIn(this.#kept.getItem(NAME))
    this.forget()
    return path
  }
}

export const returnPath = viewModelToken<ReturnPath>("ReturnPath")
