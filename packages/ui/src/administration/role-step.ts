import { ADMIN_OPENS, ROLE_LOSSES, ROLE_WORDS, type GivenRole } from "@xl/core/roles"
import type { Profile } from "@xl/core/profiles"
import { money } from "../parts/index.ts"
import { userName } from "./user-name.ts"

/** A change of somebody's roles that an administrator is asked about before it is made. */
export type RoleStep =
  | { readonly act: "give" | "take"; readonly role: "ApprovedBuyers" | GivenRole }
  | { readonly act: "restore"; readonly role: "Sellers" }

export interface RoleQuestion {
  readonly title: string
  readonly lead: string
  /** What the role opens, a line each, where one line does not say it. */
  readonly lines: ReadonlyArray<string>
  readonly go: string
  readonly isDanger: boolean
}

const VERBS = { give: "Give", take: "Take", restore: "Restore" } as const
const PREPOSITIONS = { give: "to", take: "from" } as const

const leadOf = ({ act, role }: RoleStep, name: string, pofSum: number | undefined): string => {
  if (act === "restore") return `${name} may list and sell loans again. Listings that were put on hold stay on hold.`
  if (act === "take") return ROLE_LOSSES[role]
  if (role === "Admins") return `${name} will run this market with you. An administrator:`
  if (role === "ApprovedBuyers" && pofSum !== undefined) return `Makes offers up to ${money(pofSum)}.`
  return ROLE_WORDS[role].lets
}

/** The question before a role is given or taken: whom it concerns, and what the role allows. */
export const roleQuestion = (step: RoleStep, who: Profile, pofSum: number | undefined): RoleQuestion => {
  const { act, role } = step
  const name = userName(who)
  const isOpening = act === "give" && role === "Admins"
  const title =
    act === "restore"
      ? `Restore ${name} as a seller?`
      : `${VERBS[act]} the role ${ROLE_WORDS[role].name} ${PREPOSITIONS[act]} ${name}?`
  return {
    title,
    lead: leadOf(step, name, pofSum),
    lines: isOpening ? ADMIN_OPENS : [],
    go: act === "restore" ? "Restore seller" : `${VERBS[act]} ${ROLE_WORDS[role].name}`,
    isDanger: isOpening || act === "take",
  }
}
