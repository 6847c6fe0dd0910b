import type { AgreementText, DataRooms, Execution, SignatureDimensions } from "@xl/core/data-room"
import { fieldTexts, messageOf } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"

export type SigningWay = "drawn" | "typed"

/** A drawing: its lines and the field in which they were drawn. */
export interface Drawing {
  readonly path: string
  readonly dimensions: SignatureDimensions
}

interface Signing {
  readonly id: AssetId
  readonly agreement: AgreementText
  /** The name that is signed with; null where the profile has none yet. */
  readonly signatory: string | null
}

const CONSENT = "Please agree before you sign"

/** The confidentiality agreement in front of its signer. What was typed or drawn stays when it is refused. */
export class SigningDialog {
  readonly asked: Signing
  way: SigningWay = "typed"
  name = ""
  drawing: Drawing | null = null
  agrees = false
  errors: { readonly signature?: string; readonly consent?: string; readonly all?: string } = {}
  isSending = false
  readonly #rooms: DataRooms["Service"]
  readonly #signed: (execution: Execution) => void

  constructor(asked: Signing, rooms: DataRooms["Service"], signed: (execution: Execution) => void) {
    this.asked = asked
    this.#rooms = rooms
    this.#signed = signed
    makeAutoObservable(this, { asked: false, drawing: observableRef, errors: observableRef })
  }

  readonly choose = (way: SigningWay): void => {
    this.way = way
    this.errors = {}
  }
  readonly type = (name: string): void => {
    this.name = name
    this.errors = {}
  }
  readonly draw = (drawing: Drawing | null): void => {
    this.drawing = drawing
    this.errors = {}
  }
  readonly agree = (agrees: boolean): void => {
    this.agrees = agrees
    this.errors = {}
  }

  get #signature(): readonly [signature: string, dimensions: SignatureDimensions | null] | null {
    if (this.way === "typed") return this.name.trim() === "" ? null : [this.name, null]
    return this.drawing && [this.drawing.path, this.drawing.dimensions]
  }

  /** Sends what is whole; what is missing is said beside it. */
  readonly sign = async (): Promise<void> => {
    if (this.isSending) return
    const signature = this.#signature
    this.errors = {
      ...(signature === null && { signature: fieldTexts.required }),
      ...(!this.agrees && { consent: CONSENT }),
    }
    if (signature === null || !this.agrees) return
    this.isSending = true
    const result = await Effect.runPromise(Effect.result(this.#rooms.sign(this.asked.id, ...signature)))
    runInAction(() => {
      this.isSending = false
      if (Result.isSuccess(result)) return this.#signed(result.success)
      const said = messageOf(result.failure)
      this.errors = result.failure._tag === "SignatureInvalid" ? { signature: said } : { all: said }
    })
  }
}
