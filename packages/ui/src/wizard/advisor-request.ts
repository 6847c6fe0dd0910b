import type { AssetView } from "@xl/core/assets"
import type { ContactDesk } from "@xl/core/contact"
import { Result } from "effect"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { Log, SessionStore } from "../session/index.ts"
import { asked } from "./listing-saver.ts"

const ADVISOR_CALLS = "Our desk has your request and calls you about this asset."
const NO_ADVISOR_ASKED = "The draft is there, but our desk was not asked to call. Please write to us."
/** Stands for what the contact form asks and is not known. */
const NONE = "-"

/** Asks the house to call the seller about an asset that its desk is to sell. */
export class AdvisorRequest {
  readonly #desk: ContactDesk["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #log: Log

  constructor(desk: ContactDesk["Service"], session: SessionStore, snackbars: SnackbarQueue, log: Log) {
    this.#desk = desk
    this.#session = session
    this.#snackbars = snackbars
    this.#log = log
  }

  /** The draft is there either way; a request that did not arrive says so. */
  readonly send = async ({ id, mainInfo }: AssetView): Promise<void> => {
    const { profile: seller } = this.#session
    if (seller === null) return
    const sent = await asked(
      this.#desk.send({
        name: [seller.firstName, seller.lastName].filter(Boolean).join(" ") || NONE,
        email: seller.email,
        phone: seller.officePhone || NONE,
        purpose: "Selling",
        msg: `Full service is asked for. Please call about the draft ${mainInfo.name || mainInfo.address.address} (${id}).`,
      }),
    )
    if (Result.isSuccess(sent)) return this.#snackbars.success(ADVISOR_CALLS)
    this.#log("Asking for an advisor", sent.failure)
    this.#snackbars.error(NO_ADVISOR_ASKED)
  }
}
