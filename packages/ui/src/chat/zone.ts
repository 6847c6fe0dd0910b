/** The time zone of whoever reads, by its IANA name. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
