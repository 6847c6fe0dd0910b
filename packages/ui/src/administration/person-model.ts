import type { Profile } from "@xl/core/profiles"
import { type Users, EVERYBODY } from "@xl/core/roles"
import { Effect } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { Latest, type Listed, listedOf, viewModelToken } from "../view-model/index.ts"

/** One person on a page of its own, for administrators. */
export class PersonModel {
  /** Null where nobody has this id. */
  listed: Listed<Profile | null> = { tag: "loading", page: null }
  readonly #users: Users["Service"]
  readonly #latest = new Latest()
  #id: string | null = null

  constructor(users: Users["Service"]) {
    this.#users = users
    makeAutoObservable(this, { listed: observableRef })
  }

  readonly open = async (id: string): Promise<void> => {
    this.#id = id
    this.listed = { tag: "loading", page: null }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const found = this.#users.search({ ...EVERYBODY, query: id })
    const result = await this.#latest.ask(
      Effect.map(found, ({ profiles }) => profiles.find((profile) => profile.id === id) ?? null),
    )
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** Shows the person as a change left them. */
  readonly took = (profile: Profile): void => {
    this.listed = { tag: "listed", page: profile }
  }
}

export const personModel = viewModelToken<PersonModel>("PersonModel")
