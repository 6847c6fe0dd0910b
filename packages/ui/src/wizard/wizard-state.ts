import type { AssetNotFound } from "@xl/core/assets"
import type { MarketUnavailable } from "@xl/core/kernel"
import { messageOf } from "@xl/core/messages"

/** How far the wizard is with the asset that the address names. */
export type WizardState =
  | { readonly tag: "failed"; readonly said: string }
  | { readonly tag: "missing" | "open" | "opening" }

/** The wizard over an asset that could not be opened. */
export const notOpened = (why: AssetNotFound | MarketUnavailable): WizardState =>
  why._tag === "AssetNotFound" ? { tag: "missing" } : { tag: "failed", said: messageOf(why) }
