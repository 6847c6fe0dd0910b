import { isIPv6 } from "node:net"

/** Groups of 16 bits. */
const GROUPS = 8

/**
 * Who is counted as one: an IPv4 address, or the 64 leading bits of an IPv6 one, since that much is given to a single home and its
 * owner may use a new address for each request. Any other text is its own.
 */
export const neighbourhood = (address: string): string => {
  const [plain = ""] = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1)
  return isIPv6(plain) ? `${allGroups(plain).slice(0, 4).join(":")}::/64` : plain
}

/** What "::" leaves out is zero. */
const allGroups = (address: string): ReadonlyArray<string> => {
  const [front, back] = address.split("::").map(groupsOf)
  if (!front || !back) return front ?? []
  return [...front, ...Array.from({ length: GROUPS - front.length - back.length }, () => "0"), ...back]
}

const groupsOf = (part: string): ReadonlyArray<string> =>
  part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16).toString(16))
