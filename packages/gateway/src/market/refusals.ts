/** Refusals that `@access` has said before any resolver runs; should one come from a use case all the same, it is an error too. */
export const ACCESS = ["RoleMissing", "SignInRequired"] as const
