import { messageOf, type Told } from "@xl/core/messages"
import { ROLE_WORDS, type UserChange, type Users, type GivenRole, isFundsApproval } from "@xl/core/roles"
import { type ContactInfo, EMPTY_ADDRESS, formOf, type PostalAddress, type Profile } from "@xl/core/profiles"
import { maskedPhone, Cents, type Day, dayOf, must } from "@xl/core/shared"
import type { RoleStep } from "./role-step.ts"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import { viewModelToken } from "../view-model/index.ts"

/** The parts of a person that an administrator sees one at a time. */
export type UserPart = "address" | "buyer" | "company" | "contact" | "roles" | "seller"

export interface UserForm extends ContactInfo {
  readonly address: PostalAddress
  readonly companyName: string
  readonly companyProfile: ReadonlyArray<string>
  readonly jobTitle: string
  readonly aum: string
  /** Approved funds in whole cents, and their day, for the buyer role. */
  readonly pofSum: number | undefined
  readonly fundsDay: Day | undefined
}

/** What was approved, for who holds it; a newcomer's approval is of today. */
const approvedOf = ({ buyerProfile: { approved, fundsApprovalDate, pofSum } }: Profile, today: Day) =>
  approved ? { pofSum, fundsDay: fundsApprovalDate ?? today } : { pofSum: undefined, fundsDay: today }

const typedOf = (profile: Profile, today: Day): UserForm => ({
  ...formOf(profile),
  address: profile.address ?? EMPTY_ADDRESS,
  cellPhone: profile.cellPhone === null ? "" : maskedPhone(profile.cellPhone),
  ...approvedOf(profile, today),
})

/** One person under an administrator's hands. Each action gives whether it was done: a failure is told, and never thrown. */
export class UserEditor {
  profile: Profile | null = null
  part: UserPart = "contact"
  form: UserForm | null = null
  errors: { readonly [field: string]: string } = {}
  isAsking = false
  /** The last day on which funds can have been approved. */
  today: Day = dayOf(0)
  /** Whether the comment to a revocation is asked for. */
  isRevoking = false
  /** The role that is about to be given or taken, while the question stands. */
  stepping: RoleStep | null = null
  readonly #users: Users["Service"]
  readonly #snackbars: SnackbarQueue
  #changed: (profile: Profile) => void = () => undefined

  constructor(users: Users["Service"], snackbars: SnackbarQueue) {
    this.#users = users
    this.#snackbars = snackbars
    makeAutoObservable(this, {
      profile: observableRef,
      form: observableRef,
      errors: observableRef,
      stepping: observableRef,
    })
  }

  /** Whether the sum and the day that were given may be approved. */
  get hasFunds(): boolean {
    const { fundsDay, pofSum = 0 } = this.form ?? {}
    return fundsDay !== undefined && isFundsApproval({ pofSum, fundsApprovalDate: fundsDay }, this.today)
  }

  /** `changed` hears of the person as each change leaves them. */
  readonly open = (profile: Profile, today: Day, changed: (profile: Profile) => void): void => {
    this.profile = profile
    this.part = "contact"
    this.form = typedOf(profile, today)
    this.errors = {}
    this.isRevoking = false
    this.stepping = null
    this.#changed = changed
    this.today = today
  }

  readonly close = (): void => {
    this.profile = null
    this.form = null
    this.isRevoking = false
    this.stepping = null
  }

  readonly show = (part: UserPart): void => {
    this.part = part
    this.errors = {}
  }

  readonly type = (change: Partial<UserForm>): void => {
    if (this.form) this.form = { ...this.form, ...change }
    this.errors = {}
  }

  readonly save = (): Promise<boolean> =>
    this.#done(({ update }, { id }, form) => update(id, this.#change(form)), "Saved")

  readonly askStep = (step: RoleStep | null): void => {
    this.stepping = step
  }

  /** Does what was asked; the question closes either way, and a refusal is told. */
  readonly confirmStep = async (): Promise<boolean> => {
    const { stepping } = this
    if (stepping === null) return false
    const isDone = await this.#step(stepping)
    runInAction(() => (this.stepping = null))
    return isDone
  }

  #step({ act, role }: RoleStep): Promise<boolean> {
    if (act === "restore") return this.restoreSeller()
    if (role === "ApprovedBuyers") return act === "give" ? this.assignBuyer() : this.removeBuyer()
    return act === "give" ? this.grantRole(role) : this.takeRole(role)
  }

  readonly grantRole = (role: GivenRole): Promise<boolean> =>
    this.#done(
      ({ addAdmin, grantRole }, { id }) => (role === "Admins" ? addAdmin(id) : grantRole(id, role)),
      `${ROLE_WORDS[role].name}: role given`,
    )

  readonly takeRole = (role: GivenRole): Promise<boolean> =>
    this.#done(
      ({ removeAdmin, takeRole }, { id }) => (role === "Admins" ? removeAdmin(id) : takeRole(id, role)),
      `${ROLE_WORDS[role].name}: role taken`,
    )

  readonly assignBuyer = async (): Promise<boolean> => {
    const fundsApprovalDate = this.form?.fundsDay
    if (fundsApprovalDate === undefined) return false
    return this.#done(
      ({ assignBuyerRole }, { id }, { pofSum }) =>
        assignBuyerRole(id, { pofSum: must(Cents, pofSum ?? 0), approved: true, fundsApprovalDate }),
      "Buyer role assigned",
    )
  }

  /** Corrects a buyer's approved funds. */
  readonly editFunds = async (): Promise<boolean> => {
    const fundsApprovalDate = this.form?.fundsDay
    if (fundsApprovalDate === undefined) return false
    return this.#done(
      ({ editPof }, { id }, { pofSum }) => editPof(id, { pofSum: must(Cents, pofSum ?? 0), fundsApprovalDate }),
      "Funds saved",
    )
  }

  readonly removeBuyer = (): Promise<boolean> =>
    this.#done(({ removeBuyerRole }, { id }) => removeBuyerRole(id), "Buyer role removed")

  readonly askRevoke = (isAsked: boolean): void => {
    this.isRevoking = isAsked
  }

  /** Blocks the seller; the comment may be empty. */
  readonly revokeSeller = async (comment: string): Promise<boolean> => {
    const isDone = await this.#done(({ revokeSeller }, { id }) => revokeSeller(id, comment), "Seller blocked")
    runInAction(() => (this.isRevoking = !isDone))
    return isDone
  }

  readonly restoreSeller = (): Promise<boolean> =>
    this.#done(({ restoreSeller }, { id }) => restoreSeller(id), "Seller restored")

  #change(form: UserForm): UserChange {
    const { address, aum, cellPhone, companyName, companyProfile, firstName, jobTitle, lastName, officePhone } = form
    if (this.part === "address") return { address }
    if (this.part === "company") return { company: { companyName, companyProfile, jobTitle, aum } }
    return { contact: { firstName, lastName, officePhone, cellPhone } }
  }

  async #done(
    ask: (users: Users["Service"], profile: Profile, form: UserForm) => Effect.Effect<Profile, Told>,
    said: string,
  ): Promise<boolean> {
    const { form, profile } = this
    if (profile === null || form === null) return false
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(ask(this.#users, profile, form)))
    return runInAction(() => {
      this.isAsking = false
      this.#snackbars.settle(profile.id)
      if (Result.isFailure(result)) return this.#failed(result.failure, profile)
      if (this.profile?.id === profile.id) this.profile = result.success
      this.#changed(result.success)
      this.#snackbars.success(said)
      return true
    })
  }

  #failed(why: Told, { id }: Profile): false {
    if (why._tag === "ProfileFieldsInvalid")
      this.errors = Object.fromEntries(why.problems.map(({ field, message }) => [field, message]))
    else this.#snackbars.error(messageOf(why), id)
    return false
  }
}

export const userEditor = viewModelToken<UserEditor>("UserEditor")
