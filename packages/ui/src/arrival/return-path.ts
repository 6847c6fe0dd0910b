import { pathAfterSignIn } from "@xl/core/navigation"
import { makeAutoObservable, observableRef } from "mobx"
import { viewModelToken } from "../view-model/index.ts"
import type { Kept } from "./kept.ts"

const NAME = "returnPath"

/** What a guest may press that takes an account. */
export type GuestPress = "message" | "offer" | "saveSearch"

/**
 * Where somebody was going when a login, or the way to become a buyer, came between: kept over a reload of the tab, given back once
 * after the login. What is kept may be anybody's doing: another site's address is never given back.
 */
export class ReturnPath {
  /** What was pressed before it was known who is here, and the page's path; null when nothing waits. A reload of the tab forgets it. */
  pressed: { readonly press: GuestPress; readonly path: string } | null = null
  #isLeaving = false
  readonly #kept: Kept

  constructor(kept: Kept) {
    this.#kept = kept
    makeAutoObservable(this, { isLeaving: false, pressed: observableRef })
  }

  /** While somebody signs out no login is asked for, and nothing is kept. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }
  readonly leaves = (): void => void (this.#isLeaving = true)
  readonly stays = (): void => void (this.#isLeaving = false)

  /** `path` with its query and hash, and what was pressed there. */
  readonly keep = (path: string, press?: GuestPress): void => {
    this.pressed = press === undefined ? null : { press, path }
    this.#kept.setItem(NAME, path)
  }

  readonly forget = (): void => {
    this.pressed = null
    this.#kept.removeItem(NAME)
  }

  /** Forgets what was pressed, and no path. */
  readonly forgetPress = (): void => {
    this.pressed = null
  }

  /** Gives the path once. What was pressed there waits on. */
  readonly take = (): string | null => {
    const path = pathAfterSignIn(this.#kept.getItem(NAME))
    this.#kept.removeItem(NAME)
    return path
  }
}

export const returnPath = viewModelToken<ReturnPath>("ReturnPath")
