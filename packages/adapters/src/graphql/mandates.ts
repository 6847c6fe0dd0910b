import {
  ConciergeNotFound,
  ConciergeView,
  MandateEnded,
  MandateGiven,
  MandateNotFound,
  type Mandates,
  OwnMandates,
} from "@xl/core/mandates"
import { ProfileNotFound } from "@xl/core/profiles"
import { MandateId } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import * as ask from "./mandate-documents.ts"
import { bare, done, type Rebuilt } from "./rebuilt.ts"

const Listed = t.type({ listConcierges: t.readonlyArray(ConciergeView) })
const Own = t.type({ listMandates: OwnMandates })
const OfPerson = t.type({ listMandatesOf: OwnMandates })
const Done = t.type({ id: MandateId })

const giving: Rebuilt<ConciergeNotFound | MandateGiven | ProfileNotFound> = {
  ConciergeNotFound: bare(ConciergeNotFound),
  MandateGiven: bare(MandateGiven),
  ProfileNotFound: bare(ProfileNotFound),
}
const ending: Rebuilt<MandateEnded | MandateNotFound> = {
  MandateEnded: bare(MandateEnded),
  MandateNotFound: bare(MandateNotFound),
}
const idIn = (payload: unknown) => Effect.map(promised(Done, payload), ({ id }) => id)

/** Mandates, asked of our gateway. */
export const mandatesGraphql = (asker: Asker): Mandates["Service"] => ({
  concierges: () =>
    query(asker, ask.CONCIERGES, {}, access("listConcierges")).pipe(
      Effect.flatMap((data) => promised(Listed, data)),
      Effect.map(({ listConcierges }) => listConcierges),
    ),
  mine: () =>
    query(asker, ask.MINE, {}, access("listMandates")).pipe(
      Effect.flatMap((data) => promised(Own, data)),
      Effect.map(({ listMandates }) => listMandates),
    ),
  of: (id) =>
    query(asker, ask.OF_PERSON, { id }, access("listMandatesOf")).pipe(
      Effect.flatMap((data) => promised(OfPerson, data)),
      Effect.map(({ listMandatesOf }) => listMandatesOf),
    ),
  give: (id) =>
    mutate(asker, "giveMandate", ask.GIVE, { id }).pipe(
      Effect.flatMap((payload) => done(giving, payload)),
      Effect.flatMap(idIn),
    ),
  end: (id) =>
    mutate(asker, "endMandate", ask.END, { id }).pipe(
      Effect.flatMap((payload) => done(ending, payload)),
      Effect.flatMap(idIn),
    ),
})
