import { type AssetSearch, BUYER_RELEVANT_STATUSES, searchParams } from "@xl/core/assets"
import { type AssetStatus } from "@xl/core/kernel"

/** The address of a search: only what differs from everything, so that a shared link is short. */
export const addressOf = (search: AssetSearch): URLSearchParams => new URLSearchParams([...searchParams(search)])

/** The stages that a visitor may choose among. */
export const STAGES: ReadonlyArray<AssetStatus> = BUYER_RELEVANT_STATUSES
