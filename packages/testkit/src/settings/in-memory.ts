import { administrator } from "@xl/core/roles"
import { DEFAULT_SETTINGS, type OperatorSettings, type Settings, settingsWanted } from "@xl/core/settings"
import { Effect } from "effect"
import type { Asking } from "../market/with-market.ts"

/** What holds for everybody of a market. */
export class SettingsMemory {
  settings: Settings

  constructor(change: Partial<Settings> = {}) {
    this.settings = { ...DEFAULT_SETTINGS, ...change }
  }
}

/** The operator's settings of a market in memory, where nobody moves money. */
export const operatorSettingsInMemory = (memory: SettingsMemory, asking: Asking): OperatorSettings["Service"] => ({
  read: () => Effect.sync(() => memory.settings),
  edit: (wanted) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(administrator(asking(), "editSettings"))
      memory.settings = yield* Effect.fromResult(settingsWanted(wanted, false))
      return memory.settings
    }),
})
