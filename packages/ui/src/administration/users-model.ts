import type { Profile } from "@xl/core/profiles"
import { type UserPage, type Users, type UserSearch, EVERYBODY } from "@xl/core/roles"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** People as administrators look for them, a page at a time. */
export class UsersModel {
  search: UserSearch = EVERYBODY
  listed: Listed<UserPage> = { tag: "loading", page: null }
  readonly #users: Users["Service"]
  readonly #latest = new Latest()

  constructor(users: Users["Service"]) {
    this.#users = users
    makeAutoObservable(this, { search: observableRef, listed: observableRef })
  }

  get page(): UserPage | null {
    return pageOf(this.listed)
  }

  readonly open = async (search: UserSearch): Promise<void> => {
    this.search = search
    this.listed = { tag: "loading", page: this.page }
    const result = await this.#latest.ask(this.#users.search(search))
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  readonly again = (): Promise<void> => this.open(this.search)

  /** Shows somebody as a change left them, where they stand. */
  readonly took = (changed: Profile): void => {
    const { page } = this
    if (page === null) return
    const profiles = page.profiles.map((profile) => (profile.id === changed.id ? changed : profile))
    this.listed = { tag: "listed", page: { ...page, profiles } }
  }
}

export const usersModel = viewModelToken<UsersModel>("UsersModel")
