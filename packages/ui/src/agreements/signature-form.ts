import type { SignatureDimensions } from "@xl/core/data-room"
import { fieldTexts } from "@xl/core/shared"
import { makeAutoObservable, observableRef } from "mobx"

export type SigningWay = "drawn" | "typed"

/** A drawing: its lines and the field in which they were drawn. */
export interface Drawing {
  readonly path: string
  readonly dimensions: SignatureDimensions
}

/** What somebody signed with: the name typed, without dimensions, or lines drawn. */
export type Signed = readonly [signature: string, dimensions: SignatureDimensions | null]

const CONSENT = "Please agree before you sign"

/** A signature while it is given. What was typed or drawn stays when it is refused. */
export class SignatureForm {
  way: SigningWay = "typed"
  name = ""
  drawing: Drawing | null = null
  agrees = false
  errors: { readonly signature?: string; readonly consent?: string; readonly all?: string } = {}

  constructor() {
    makeAutoObservable(this, { drawing: observableRef, errors: observableRef })
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

  get #signature(): Signed | null {
    if (this.way === "typed") return this.name.trim() === "" ? null : [this.name, null]
    return this.drawing && [this.drawing.path, this.drawing.dimensions]
  }

  /** The signature where it is whole and agreed to; else null, and what is missing is said beside it. */
  readonly signed = (): Signed | null => {
    const signature = this.#signature
    this.errors = {
      ...(signature === null && { signature: fieldTexts.required }),
      ...(!this.agrees && { consent: CONSENT }),
    }
    return this.agrees ? signature : null
  }

  /** It was refused, and why: the signature itself, or all of it. */
  readonly refused = (why: { readonly _tag: string }, said: string): void => {
    this.errors = why._tag === "SignatureInvalid" ? { signature: said } : { all: said }
  }
}
