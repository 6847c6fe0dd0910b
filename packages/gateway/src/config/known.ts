/** Secrets as the environment gives them; none is set in a demo. */
export interface GivenSecrets {
  readonly DATABASE_URL: string | undefined
  readonly IDENTITY_SECRET: string | undefined
  readonly MASTER_KEY: string | undefined
  readonly METRICS_TOKEN: string | undefined
}

/** What images, tutorials and people in a hurry use. The name of the user itself counts, too. */
const KNOWN = [
  "",
  "admin",
  "changeme",
  "change-me",
  "example",
  "letmein",
  "pass",
  "password",
  "postgres",
  "root",
  "secret",
  "test",
  "xl",
]

/** Which secrets are ones that others know, or know another by; a sentence each, none of which repeats one. */
export const knownSecrets = (given: GivenSecrets): ReadonlyArray<string> => [
  ...(hasKnownPassword(given.DATABASE_URL)
    ? ["DATABASE_URL has no password, or one that everybody knows: give its user another."]
    : []),
  ...(isCounting(given.MASTER_KEY)
    ? ["MASTER_KEY is one that stands in documentation: make another, of random bytes."]
    : []),
  ...repeated([
    ["IDENTITY_SECRET", given.IDENTITY_SECRET],
    ["MASTER_KEY", given.MASTER_KEY],
    ["METRICS_TOKEN", given.METRICS_TOKEN],
  ]),
]

const hasKnownPassword = (url: string | undefined): boolean => {
  if (url === undefined) return false
  const { password, username, searchParams } = new URL(url)
  // A socket or a certificate asks for none: then there is no host to reach over a network, or a key is named.
  if (password === "" && (searchParams.has("host") || searchParams.has("sslkey"))) return false
  const plain = decodeURIComponent(password).toLowerCase()
  return KNOWN.includes(plain) || plain === decodeURIComponent(username).toLowerCase()
}

/** Bytes that go up by one and the same step, such as 00 01 02 …; in base64. */
const isCounting = (key: string | undefined): boolean => {
  if (key === undefined) return false
  const bytes = [...Buffer.from(key, "base64")]
  const steps = bytes.slice(1).map((byte, place) => (byte - (bytes[place] ?? 0) + 256) % 256)
  return new Set(steps).size === 1
}

const repeated = (secrets: ReadonlyArray<readonly [name: string, value: string | undefined]>): ReadonlyArray<string> =>
  secrets.flatMap(([name, value], place) => {
    const [same] = secrets.slice(0, place).filter(([, other]) => value !== undefined && other === value)
    return same ? [`${name} is the same as ${same[0]}: who learns one has both, so make another.`] : []
  })
