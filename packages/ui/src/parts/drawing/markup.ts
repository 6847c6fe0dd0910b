/** What of the browser's Trusted Types we use; its types are not in the DOM's library. */
interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ) => { readonly createHTML: (text: string) => string }
}

/** The only name that the gateway's Content-Security-Policy lets anything become HTML under. */
const POLICY = "xl-drawing"
/** Nothing that could run. Our drawings have none of it, so whoever meets this has found a hole. */
const ACTIVE = /^[\s/]*(?:script|iframe|object|embed|foreignobject|style|link|meta|base)|[\s/"']on\w+\s*=|javascript:/i

/** What stands between < and >: texts may say what they like. */
const tagsIn = (text: string): ReadonlyArray<string> =>
  text
    .split("<")
    .slice(1)
    .map((rest) => rest.split(">", 1)[0] ?? "")

/** Throws for anything but drawings. */
export const onlyDrawings = (text: string): string => {
  if (!/^(?:<svg[\s>]|$)/.test(text) || tagsIn(text).some((tag) => ACTIVE.test(tag)))
    throw new TypeError("This is no drawing of ours.")
  return text
}

const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes
const policy = policies?.createPolicy(POLICY, { createHTML: onlyDrawings })

/** A drawing of `core/drawings` for `dangerouslySetInnerHTML`: nowhere else may text become HTML. */
export const markup = (drawing: string): { readonly __html: string } => ({
  __html: policy ? policy.createHTML(drawing) : onlyDrawings(drawing),
})
