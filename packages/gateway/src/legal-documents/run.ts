import { LegalArchive, LegalPress } from "@xl/core/legal-documents"
import { type LegalRun, makeLegalDocuments } from "@xl/core/market/legal-documents"
import { MarketStore } from "@xl/core/market"
import { Clock, Context, Effect } from "effect"
import type { GatewayClock } from "../clock/index.ts"
import type { DocumentHouse } from "../documents/index.ts"
import { marketStorePostgres } from "../market/index.ts"
import { readSettings, type Said } from "../settings/index.ts"
import { encryptedArchive } from "./archive.ts"
import { pdfPress } from "./press.ts"

/** What makes documents, where something else than the usual is to do it. */
export interface LegalRunParts {
  readonly press?: LegalPress["Service"]
  readonly archive?: LegalArchive["Service"]
}

/** Makes the documents that are due, in the house's own name. */
export const legalRun = (
  house: DocumentHouse,
  { clock, now }: Pick<GatewayClock, "clock" | "now">,
  said: Said,
  { archive = encryptedArchive(house), press = pdfPress }: LegalRunParts = {},
): (() => Promise<LegalRun>) => {
  const services = Context.make(MarketStore, marketStorePostgres(house.db)).pipe(
    Context.add(LegalPress, press),
    Context.add(LegalArchive, archive),
    Context.add(Clock.Clock, clock),
  )
  return () =>
    Effect.runPromiseWith(services)(
      Effect.flatMap(readSettings(house.db, said), ({ governingState }) => makeLegalDocuments(now(), governingState)),
    )
}
