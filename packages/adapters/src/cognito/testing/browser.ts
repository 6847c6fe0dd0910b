interface MadeCredential {
  readonly id: string
  readonly response: Readonly<Record<string, unknown>>
}

interface AskedFor {
  readonly publicKey: { readonly challenge: ArrayBuffer; readonly user?: { readonly id: ArrayBuffer } }
}

interface Challenge {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

/** Makes and uses keys, as an authenticator in software does. */
export interface Authenticator {
  readonly make: (challenge: Challenge) => object
  readonly sign: (challenge: Challenge) => object
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
const bytesOf = (text: unknown): ArrayBuffer =>
  Uint8Array.from(atob(String(text).replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)).buffer

class AuthenticatorAttestationResponse {
  readonly clientDataJSON: ArrayBuffer
  readonly attestationObject: ArrayBuffer
  readonly getTransports = () => ["internal"]
  readonly getPublicKeyAlgorithm = () => -7
  readonly getAuthenticatorData = () => new ArrayBuffer(0)
  readonly getPublicKey = () => null
  constructor({ attestationObject, clientDataJSON }: Readonly<Record<string, unknown>>) {
    this.clientDataJSON = bytesOf(clientDataJSON)
    this.attestationObject = bytesOf(attestationObject)
  }
}

class AuthenticatorAssertionResponse {
  readonly clientDataJSON: ArrayBuffer
  readonly authenticatorData: ArrayBuffer
  readonly signature: ArrayBuffer
  readonly userHandle: ArrayBuffer
  constructor({ authenticatorData, clientDataJSON, signature, userHandle }: Readonly<Record<string, unknown>>) {
    this.clientDataJSON = bytesOf(clientDataJSON)
    this.authenticatorData = bytesOf(authenticatorData)
    this.signature = bytesOf(signature)
    this.userHandle = bytesOf(userHandle)
  }
}

class PublicKeyCredential {
  readonly type = "public-key"
  readonly authenticatorAttachment = "platform"
  readonly getClientExtensionResults = () => ({})
  readonly id: string
  readonly rawId: ArrayBuffer
  readonly response: object
  constructor(id: string, response: object) {
    this.id = id
    this.rawId = bytesOf(id)
    this.response = response
  }
}

const ignored = () => undefined

/** As much of a browser as amplify's passkeys look at, with this authenticator in it. What it gives takes all of it away again. */
export const browserWith = (authenticator: Authenticator): (() => void) => {
  const asked = ({ publicKey: { challenge, user } }: AskedFor): Challenge => ({
    challenge: textOf(challenge),
    ...(user && { user: { id: textOf(user.id) } }),
  })
  const credentials = {
    create: async (request: AskedFor) => {
      const { id, response } = authenticator.make(asked(request)) as MadeCredential
      return new PublicKeyCredential(id, new AuthenticatorAttestationResponse(response))
    },
    get: async (request: AskedFor) => {
      const { id, response } = authenticator.sign(asked(request)) as MadeCredential
      return new PublicKeyCredential(id, new AuthenticatorAssertionResponse(response))
    },
  }
  const globals = {
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    PublicKeyCredential,
    navigator: { credentials, userAgent: "test" },
    window: {
      document: {},
      isSecureContext: true,
      PublicKeyCredential,
      addEventListener: ignored,
      removeEventListener: ignored,
    },
  }
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
