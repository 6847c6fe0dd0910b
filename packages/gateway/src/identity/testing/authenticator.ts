import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

interface AuthenticatorOptions {
  /** Where the page that asks was served from. */
  readonly origin: string
  /** Whether it asks who is there before it signs. */
  readonly verifies?: boolean
}

interface CredentialKey {
  readonly id: Buffer
  readonly privateKey: KeyObject
  /** Its owner as the site named it. */
  readonly handle: string
}

/** What a browser is asked for, as far as it matters here. */
export interface Challenge {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

/** A passkey without a finger: makes and uses keys as a browser's authenticator does, in software. */
export class SoftAuthenticator {
  readonly #origin: string
  readonly #flags: number
  #key: CredentialKey | undefined
  /** How often it has signed; a test may set it back, as a copy would be. */
  counter = 0

  constructor({ origin, verifies = true }: AuthenticatorOptions) {
    this.#origin = origin
    this.#flags = PRESENT | (verifies ? VERIFIED : 0)
  }

  /** The answer to the options of a registration, as amplify sends it. */
  readonly make = ({ challenge, user }: Challenge): object => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    const id = randomBytes(16)
    this.#key = { id, privateKey, handle: user?.id ?? "" }
    const { x = "", y = "" } = publicKey.export({ format: "jwk" })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
      [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#authData(WITH_CREDENTIAL),
      Buffer.alloc(16),
      length,
      id,
      Buffer.from(isoCBOR.encode(cose)),
    ])
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", Uint8Array.from(authData)],
    ])
    return {
      ...this.#named(id),
      authenticatorAttachment: "platform",
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      },
    }
  }

  /** The answer to the options of a sign-in. Throws where there is no key yet. */
  readonly sign = ({ challenge }: Challenge): object => {
    if (!this.#key) throw new Error("The authenticator has no key")
    const { handle, id, privateKey } = this.#key
    this.counter += 1
    const [authData, clientData] = [this.#authData(0), this.#clientData("webauthn.get", challenge)]
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey)
    return {
      ...this.#named(id),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: handle,
      },
    }
  }

  #named(id: Buffer) {
    const name = id.toString("base64url")
    return { id: name, rawId: name, type: "public-key", clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authData(more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([this.#flags | more]), counter])
  }
}
