import * as t from "io-ts"

const OCTET = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/
/** Eight groups of four hexadecimal digits, of which one run of zeros may be left out, once. Source: RFC 4291, 2.2. */
const GROUP = /^[0-9a-f]{1,4}$/i

const isFourth = (text: string): boolean => {
  const octets = text.split(".")
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet))
}

const isSixth = (text: string): boolean => {
  const halves = text.split("::")
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")))
  return groups.every((group) => GROUP.test(group)) && (halves.length === 2 ? groups.length < 8 : groups.length === 8)
}

/** Marks a text as a checked address of the internet. */
export interface InternetAddressBrand {
  readonly InternetAddress: unique symbol
}
/** Where somebody is on the internet: four numbers of version 4, or the groups of version 6. */
export const InternetAddress = t.brand(
  t.string,
  (s): s is t.Branded<string, InternetAddressBrand> => isFourth(s) || isSixth(s),
  "InternetAddress",
)
export type InternetAddress = t.TypeOf<typeof InternetAddress>
