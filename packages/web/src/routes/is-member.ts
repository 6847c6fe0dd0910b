import { requireVerifiedEmail } from "@xl/core/kernel"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { Result } from "effect"
import { actingFor, Tokens } from "../composition/index.ts"

/** Whether somebody is here in the own name: whoever acts for a seller writes no letters. For observers. */
export const useOwnName = (): boolean => {
  const { profile } = useViewModel(sessionStore)
  const kept = useViewModel(Tokens.kept)
  return profile !== null && actingFor(kept) === null
}

/** The same with a verified e-mail, to which answers go. */
export const useIsMember = (): boolean => {
  const { roles } = useViewModel(sessionStore)
  return useOwnName() && Result.isSuccess(requireVerifiedEmail(new Set(roles)))
}
