import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { MandateId, UserId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"

/** A Concierge to whom a seller may give a mandate. */
export const ConciergeView = t.readonly(
  t.strict({ id: UserId, name: t.string, companyName: orNull(t.string) }),
  "ConciergeView",
)
export type ConciergeView = t.TypeOf<typeof ConciergeView>

/** A mandate as its two sides and administrators see it. */
export const MandateView = t.readonly(
  t.strict({
    id: MandateId,
    seller: UserId,
    sellerName: t.string,
    concierge: UserId,
    conciergeName: t.string,
    givenAt: Millis,
    endedAt: orNull(Millis),
  }),
  "MandateView",
)
export type MandateView = t.TypeOf<typeof MandateView>

/** One's mandates, those that stand first, each newest first. */
export const OwnMandates = t.readonly(
  t.strict({ given: t.readonlyArray(MandateView), held: t.readonlyArray(MandateView) }),
  "OwnMandates",
)
export type OwnMandates = t.TypeOf<typeof OwnMandates>

/** What a person's name is made of. */
export interface Named {
  readonly firstName: string | null
  readonly lastName: string | null
}

const fullName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter((part) => part?.trim()).join(" ")

/** How a Concierge is called before sellers. */
export const conciergeName = (person: Named): string => fullName(person) || "Concierge"

/** How a seller is called before a Concierge: by the entity that sells. */
export const mandatorName = ({ entityName, ...person }: Named & { readonly entityName: string | null }): string =>
  entityName?.trim() || fullName(person) || "Seller"
