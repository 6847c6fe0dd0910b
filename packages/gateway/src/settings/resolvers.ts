import { DEFAULT_SETTINGS, Settings } from "@xl/core/settings"
import { Effect } from "effect"
import type { Config } from "../config/index.ts"
import type { Resolvers } from "../http/request.ts"

/** One resolver per field of schema/settings.graphql: what the operator configured. */
export const settingsResolvers = (config: Pick<Config, "passwordlessRegistration">): Resolvers => ({
  Query: {
    getSettings: () =>
      Effect.succeed(
        Settings.encode({
          ...DEFAULT_SETTINGS,
          userNotificationsCriteriaRequired: false,
          passwordlessRegistrationEnabled: config.passwordlessRegistration,
        }),
      ),
  },
})
