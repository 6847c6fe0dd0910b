/** What a vendor's script needs of the page. */
export interface Scripts {
  /** Loads a script; rejects when it does not come. */
  readonly load: (address: string) => Promise<void>
  /** Where scripts leave what they offer. */
  readonly globals: Record<string, unknown>
}

/** The origins from which scripts may come at all; the page's policy allows those that are configured. */
const VENDORS: ReadonlyArray<string> = ["https://www.googletagmanager.com", "https://cdn.logrocket.io"]

const checked = (address: string): string => {
  if (!VENDORS.includes(new URL(address).origin)) throw new TypeError("No script comes from there.")
  return address
}

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** Scripts of the page that is open. Made once: a policy's name can be taken only once. */
export const scriptsOf = (page: Document, globals: Record<string, unknown>): Scripts => {
  const { trustedTypes } = globals as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy("xl-vendors", { createScriptURL: checked }) ?? { createScriptURL: checked }
  return {
    globals,
    load: (address) =>
      new Promise((loaded, failed) => {
        const script = page.createElement("script")
        script.async = true
        script.onload = () => loaded()
        script.onerror = () => failed(new Error("The script did not load."))
        script.src = policy.createScriptURL(address)
        page.head.append(script)
      }),
  }
}
