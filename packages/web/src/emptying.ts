interface Policies {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string) => string | null }) => unknown
}

/** Nothing becomes an empty element; of anything else the browser says what it says without a policy. */
export const onlyEmptying = (text: string): string | null => (text === "" ? "" : null)

/** react-aria empties its announcer by `innerHTML = ""` while a day is typed, which Trusted Types would not let happen. */
export const allowEmptying = ({ trustedTypes }: { readonly trustedTypes?: Policies } = globalThis as object): void =>
  void trustedTypes?.createPolicy("default", { createHTML: onlyEmptying })
