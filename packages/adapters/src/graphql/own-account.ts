import {
  AccountInUse,
  AccountSession,
  NotAuthorized,
  type OwnAccount,
  type OwnAccountRefusal,
  SessionNotFound,
  TooManyAttempts,
} from "@xl/core/accounts"
import { ProfileNotFound } from "@xl/core/profiles"
import { Effect } from "effect"
import * as t from "io-ts"
import { DELETE, END_SESSION, EVERYTHING, SESSIONS } from "./account-documents.ts"
import { access, mutate, promised, query } from "./ask.ts"
import type { Asker } from "./asker.ts"
import { done, type Rebuilt } from "./rebuilt.ts"

const Sessions = t.type({ listSessions: t.readonlyArray(AccountSession) })
const Everything = t.type({ exportMyData: t.string })
const Worded = t.type({ message: t.string })
const Business = t.strict({ listings: t.Int, offers: t.Int, deposits: t.Int })

const refusals: Rebuilt<OwnAccountRefusal> = {
  AccountInUse: (fields) => Effect.map(promised(Business, fields), (business) => new AccountInUse(business)),
  NotAuthorized: (fields) =>
    Effect.map(promised(Worded, fields), ({ message }) => new NotAuthorized({ said: message })),
  SessionNotFound: () => Effect.succeed(new SessionNotFound()),
  TooManyAttempts: (fields) =>
    Effect.map(promised(Worded, fields), ({ message }) => new TooManyAttempts({ said: message })),
}

const deletionRefusals: Rebuilt<OwnAccountRefusal | ProfileNotFound> = {
  ...refusals,
  ProfileNotFound: () => Effect.succeed(new ProfileNotFound()),
}

/** What our gateway keeps of whoever is signed in besides the profile. */
export const ownAccountGraphql = (asker: Asker): OwnAccount["Service"] => ({
  sessions: () =>
    query(asker, SESSIONS, {}, access("listSessions")).pipe(
      Effect.flatMap((data) => promised(Sessions, data)),
      Effect.map(({ listSessions }) => listSessions),
    ),
  endSession: (sessionId) =>
    mutate(asker, "endSession", END_SESSION, { sessionId }).pipe(
      Effect.flatMap((payload) => done(refusals, payload)),
      Effect.asVoid,
    ),
  data: () =>
    query(asker, EVERYTHING, {}, access("exportMyData")).pipe(
      Effect.flatMap((data) => promised(Everything, data)),
      Effect.map(({ exportMyData }) => exportMyData),
    ),
  remove: (password) =>
    mutate(asker, "deleteMyAccount", DELETE, { password }).pipe(
      Effect.flatMap((payload) => done(deletionRefusals, payload)),
      Effect.asVoid,
    ),
})
