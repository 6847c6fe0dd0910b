import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto"

/** The 3072-bit group. Source: RFC 5054, appendix A. */
const N = BigInt(
  `0x${[
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B",
    "302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6",
    "49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D",
    "670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718",
    "3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D",
    "B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C",
    "BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
  ].join("")}`,
)
const G = 2n

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, b, e] = [1n, base % N, exponent]
  for (; e > 0n; e >>= 1n) {
    if (e & 1n) result = (result * b) % N
    b = (b * b) % N
  }
  return result
}
/** Two's complement, as a user pool pads its numbers: a leading zero byte keeps them positive. */
const padded = (value: bigint): Buffer => {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex")
}
const hash = (...parts: ReadonlyArray<Buffer | string>): Buffer => {
  const digest = createHash("sha256")
  for (const part of parts) digest.update(part)
  return digest.digest()
}
const whole = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString("hex")}`)
const K = whole(hash(padded(N), padded(G)))

/** What the pool keeps instead of a password. */
export interface Verifier {
  readonly salt: bigint
  readonly verifier: bigint
}

/** `pool` is the pool's name, without what stands before the underscore; `user` the user's id. */
export const verifierOf = (pool: string, user: string, password: string): Verifier => {
  const salt = whole(randomBytes(16))
  return { salt, verifier: power(G, whole(hash(padded(salt), hash(pool, user, ":", password)))) }
}

/** A challenge that only who knows the password can answer; `proves` checks the answer. */
export const challengeFor = (pool: string, user: string, { verifier }: Verifier, srpA: string) => {
  const a = BigInt(`0x${srpA}`)
  const b = whole(randomBytes(128))
  const B = (K * verifier + power(G, b)) % N
  const block = randomBytes(64).toString("base64")
  const scramble = whole(hash(padded(a), padded(B)))
  return {
    srpB: B.toString(16),
    block,
    proves: (timestamp: string, signature: string): boolean => {
      if (a % N === 0n) return false
      const shared = power((a * power(verifier, scramble)) % N, b)
      const key = Buffer.from(hkdfSync("sha256", padded(shared), padded(scramble), "Caldera Derived Key", 16))
      const expected = createHmac("sha256", key)
        .update(pool)
        .update(user)
        .update(Buffer.from(block, "base64"))
        .update(timestamp)
        .digest()
      const given = Buffer.from(signature, "base64")
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
