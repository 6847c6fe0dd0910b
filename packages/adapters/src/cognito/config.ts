/** Where tokens are kept between visits: `localStorage` unless another is given. */
export interface TokenStorage {
  readonly setItem: (key: string, value: string) => Promise<void>
  readonly getItem: (key: string) => Promise<string | null>
  readonly removeItem: (key: string) => Promise<void>
  readonly clear: () => Promise<void>
}

export interface CognitoConfig {
  readonly userPoolId: string
  readonly userPoolClientId: string
  /** The gateway's `/idp/`, with its trailing slash; absent for a pool hosted by Amazon. */
  readonly userPoolEndpoint?: string
  /** The gateway keeps only a hash of a password, so it cannot answer SRP; a hosted pool should be asked by SRP. */
  readonly authFlow: "USER_PASSWORD_AUTH" | "USER_SRP_AUTH"
  readonly storage?: TokenStorage
}

const prefix = ({ userPoolClientId }: CognitoConfig): string => `CognitoIdentityServiceProvider.${userPoolClientId}`

/** Where amplify notes who was signed in last; without it there is no session, and amplify need not be loaded. */
export const lastUserKey = (config: CognitoConfig): string => `${prefix(config)}.LastAuthUser`

/** Where amplify keeps a token of somebody, or by how many milliseconds their clock is behind the pool's. */
export const tokenKey = (config: CognitoConfig, user: string, of: "accessToken" | "clockDrift" | "idToken"): string =>
  `${prefix(config)}.${user}.${of}`

export const keptAt = async ({ storage }: CognitoConfig, key: string): Promise<string | null> =>
  storage ? storage.getItem(key) : globalThis.localStorage.getItem(key)
