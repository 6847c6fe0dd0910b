/** Node and browsers have it alike; the library is typed for neither. */
declare const crypto: { readonly randomUUID: () => string }

/** An id that no other test has, nor its first digits, whatever seed the properties start from: a contract's store may outlive the run. */
export const freshUuid = (): string => crypto.randomUUID()
