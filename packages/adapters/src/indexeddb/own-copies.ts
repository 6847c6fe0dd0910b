import { OfferView } from "@xl/core/offers"
import { decode } from "@xl/core/shared"
import {
  CopiesUnavailable,
  DATABASE_CHECK_MILLIS,
  OWN_COPIES_DATABASE,
  type OwnCopies,
  UserAsset,
} from "@xl/core/user-assets"
import { Effect, Result } from "effect"
import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import * as t from "io-ts"

/** The two stores, each with one list as its codec writes it. */
interface Copies extends DBSchema {
  readonly offers: { readonly key: string; readonly value: unknown }
  readonly userAssets: { readonly key: string; readonly value: unknown }
}
type Store = "offers" | "userAssets"
export type CopiesDatabase = IDBPDatabase<Copies>

const VERSION = 1
const LIST = "list"

const openInBrowser = (): Promise<CopiesDatabase> =>
  openDB<Copies>(OWN_COPIES_DATABASE, VERSION, {
    upgrade: (database) => {
      database.createObjectStore("offers")
      database.createObjectStore("userAssets")
    },
  })

/** Copies in the browser's database, which is opened when it is first asked, and given up on where it does not open in time. */
export const ownCopiesIndexedDb = (open: () => Promise<CopiesDatabase> = openInBrowser): OwnCopies["Service"] => {
  let opened: Promise<CopiesDatabase> | undefined
  const asked = <A>(question: (database: CopiesDatabase) => Promise<A>) =>
    Effect.tryPromise({
      try: async () => question(await (opened ??= inTime(open()))),
      catch: (cause) => {
        opened = undefined
        return new CopiesUnavailable({ cause })
      },
    })
  const kept = <A, O>(store: Store, codec: t.Type<A, O>) =>
    asked((database) => database.get(store, LIST)).pipe(
      // Copies of another shape are of an older build: none.
      Effect.map((list): ReadonlyArray<A> => Result.getOrElse(decode(t.readonlyArray(codec))(list ?? []), () => [])),
    )
  const keep = <A, O>(store: Store, codec: t.Type<A, O>, list: ReadonlyArray<A>) =>
    Effect.asVoid(asked((database) => database.put(store, t.readonlyArray(codec).encode(list), LIST)))
  return {
    offers: () => kept("offers", OfferView),
    keepOffers: (offers) => keep("offers", OfferView, offers),
    assets: () => kept("userAssets", UserAsset),
    keepAssets: (assets) => keep("userAssets", UserAsset, assets),
    clear: () =>
      asked(async (database) => {
        await database.clear("offers")
        await database.clear("userAssets")
      }),
  }
}

const inTime = (opening: Promise<CopiesDatabase>): Promise<CopiesDatabase> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The browser's database does not open")), DATABASE_CHECK_MILLIS)
    opening.then(resolve, reject).finally(() => clearTimeout(timer))
  })
