import { setTogether } from "./set-together.ts"

/** What the hosted conversations service knows the deployment by. The secret signs the tokens that browsers get, and is never logged. */
export interface HostedConversations {
  readonly url: string
  readonly accountSid: string
  readonly serviceSid: string
  readonly keySid: string
  readonly keySecret: string
}

const NAMES = ["TWILIO_ACCOUNT_SID", "TWILIO_API_KEY_SID", "TWILIO_API_KEY_SECRET", "TWILIO_SERVICE_SID"] as const

/** The variables that say so. */
export type GivenConversations = { readonly [N in (typeof NAMES)[number]]: string | undefined }

const URL_OF_SERVICE = "https://conversations.twilio.com"

/** Null where the environment does not have all that it needs: then our own gateway keeps the messages. */
export const hostedConversationsOf = (env: GivenConversations): HostedConversations | null => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_SERVICE_SID: serviceSid } = env
  const { TWILIO_API_KEY_SID: keySid, TWILIO_API_KEY_SECRET: keySecret } = env
  return accountSid && serviceSid && keySid && keySecret
    ? { url: URL_OF_SERVICE, accountSid, serviceSid, keySid, keySecret }
    : null
}

/** What is set by halves. */
export const conversationFaults = (env: GivenConversations): ReadonlyArray<string> => setTogether(env, NAMES)
