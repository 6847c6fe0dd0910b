import { fileVdrUpload } from "@xl/core/market/data-room"
import { DATA_ROOM_CATEGORY } from "@xl/core/documents"
import { settleDue } from "@xl/core/market"
import { addAdmin } from "@xl/core/market/roles"
import { must, VdrItemId } from "@xl/core/shared"
import { Clock, Context, Effect } from "effect"
import { randomUUID } from "node:crypto"
import { Acting, type Database } from "../database/index.ts"
import { type DocumentHouse, fileDocument, recordUnmade, takeIn } from "../documents/index.ts"
import type { MarketServices } from "../graphql/index.ts"
import { legalRun } from "../legal-documents/index.ts"
import type { Resolvers } from "../http/index.ts"
import { openMarketDoor } from "../import/index.ts"
import type { Said } from "../settings/index.ts"
import type { Stage } from "./stage.ts"
import type { StoryClock } from "./story-clock.ts"

/** What a stage is built from: the same resolvers and services that answer over HTTP. */
export interface Backstage {
  readonly db: Database
  readonly resolvers: ReadonlyArray<Resolvers<MarketServices>>
  readonly services: Context.Context<MarketServices>
  readonly papers: Pick<DocumentHouse, "masterKey" | "storage">
  readonly clock: StoryClock
  readonly addUser: Stage["addUser"]
  /** What of the configuration holds until an administrator decides. */
  readonly said: Said
}

/** Where the encryption service files a proof of funds. */
const PROOF_OF_FUNDS = "proof-of-funds"
const PDF = "application/pdf"

/** The public schema within this process, under the story's clock: nothing of it is open to anybody else. */
export const stageOn = ({ addUser, clock, db, papers, resolvers, said, services }: Backstage): Stage => {
  const { now, setTime } = clock
  const { as, person } = openMarketDoor({ db, resolvers, services, clock: clock.clock })
  const run = Effect.runPromiseWith(Context.add(services, Clock.Clock, clock.clock))
  return {
    setTime,
    addUser,
    as,
    grantAdmin: async (email) => {
      const user = await person(email)
      await run(addAdmin({ ...user, roles: new Set(["Admins"]) }, user.id))
    },
    upload: async (email, name, bytes) => {
      const owner = await person(email)
      const paper = { category: PROOF_OF_FUNDS, name, intake: await takeIn(name, once(bytes)) }
      const { key, type, dataOwnerId } = await fileDocument({ ...papers, db, now }, owner, paper)
      return { name, key, type, dataOwnerId }
    },
    shelve: async (email, folder, { name, size }) => {
      const owner = await person(email)
      const id = must(VdrItemId, randomUUID())
      await recordUnmade({ ...papers, db, now }, owner, {
        key: id,
        category: DATA_ROOM_CATEGORY,
        name,
        type: PDF,
        size,
      })
      const upload = fileVdrUpload(owner, must(VdrItemId, folder), { id, name, type: PDF, size })
      await run(Effect.provideService(upload, Acting, owner))
    },
    print: async () => {
      const { failed } = await legalRun({ ...papers, db, now }, clock, said)()
      if (failed[0]) throw new Error("A document of a closing could not be made.", { cause: failed[0].cause })
    },
    tick: async () => {
      const { failed } = await run(settleDue(now()))
      if (failed[0]) throw new Error(`The scheduler cannot settle ${failed[0].id}.`, { cause: failed[0].cause })
    },
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
