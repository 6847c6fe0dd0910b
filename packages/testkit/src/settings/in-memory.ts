import { administrator } from "@xl/core/kernel"
import { DEFAULT_SETTINGS, type OperatorSettings, type Settings, settingsTold, settingsWanted } from "@xl/core/settings"
import { Effect } from "effect"
import type { Asking } from "../market/with-market.ts"

/** What holds for everybody of a market. */
export class SettingsMemory {
  settings: Settings
  readonly #onChange: (settings: Settings) => void

  constructor(change: Partial<Settings> = {}, onChange: (settings: Settings) => void = () => undefined) {
    this.settings = { ...DEFAULT_SETTINGS, ...change }
    this.#onChange = onChange
  }

  change(settings: Settings): Settings {
    this.settings = settings
    this.#onChange(settings)
    return settings
  }
}

/** The operator's settings of a market in memory, where nobody moves money. */
export const operatorSettingsInMemory = (memory: SettingsMemory, asking: Asking): OperatorSettings["Service"] => ({
  read: () => Effect.sync(() => settingsTold(asking(), memory.settings)),
  edit: (wanted) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(administrator(asking(), "editSettings"))
      const governingState = wanted.governingState ?? memory.settings.governingState
      return memory.change(yield* Effect.fromResult(settingsWanted({ ...wanted, governingState }, false)))
    }),
})
