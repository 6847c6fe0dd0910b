/** What lies in the page itself, and the browser's own viewer of papers. */
const NOBODY = ["about:", "blob:", "chrome:", "chrome-extension:", "data:"]

/** Whether an address that a page asks is a host's at all. */
export const asksAHost = (address: string): boolean => !NOBODY.includes(new URL(address).protocol)
