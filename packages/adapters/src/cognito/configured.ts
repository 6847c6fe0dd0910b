import { Amplify } from "aws-amplify"
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito"
import { ConsoleLogger } from "aws-amplify/utils"
import type { CognitoConfig } from "./config.ts"

let configured: CognitoConfig | null = null

/** Configures amplify for the whole page: once for one pool, as that empties what it knows of tokens. */
export const configure = (config: CognitoConfig): void => {
  if (configured === config) return
  configured = config
  const { userPoolId, userPoolClientId, userPoolEndpoint, storage } = config
  ConsoleLogger.LOG_LEVEL = "ERROR" // else it warns on every page that the endpoint is not Amazon's
  const pool = { userPoolId, userPoolClientId, ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }) }
  Amplify.configure({ Auth: { Cognito: pool } })
  if (storage) cognitoUserPoolsTokenProvider.setKeyValueStorage(storage) // after configure(), which resets it
}
