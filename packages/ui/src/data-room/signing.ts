import type { AgreementText, DataRooms, Execution } from "@xl/core/data-room"
import { messageOf } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, runInAction } from "mobx"
import { SignatureForm } from "../agreements/index.ts"

interface Signing {
  readonly id: AssetId
  readonly agreement: AgreementText
  /** The name that is signed with; null where the profile has none yet. */
  readonly signatory: string | null
}

/** The confidentiality agreement in front of its signer. */
export class SigningDialog {
  readonly asked: Signing
  readonly form = new SignatureForm()
  isSending = false
  readonly #rooms: DataRooms["Service"]
  readonly #signed: (execution: Execution) => void

  constructor(asked: Signing, rooms: DataRooms["Service"], signed: (execution: Execution) => void) {
    this.asked = asked
    this.#rooms = rooms
    this.#signed = signed
    makeAutoObservable(this, { asked: false, form: false })
  }

  /** Sends what is whole; what is missing is said beside it. */
  readonly sign = async (): Promise<void> => {
    if (this.isSending) return
    const signature = this.form.signed()
    if (signature === null) return
    this.isSending = true
    const result = await Effect.runPromise(Effect.result(this.#rooms.sign(this.asked.id, ...signature)))
    runInAction(() => {
      this.isSending = false
      if (Result.isSuccess(result)) return this.#signed(result.success)
      this.form.refused(result.failure, messageOf(result.failure))
    })
  }
}
