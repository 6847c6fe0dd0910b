import type { AlertFrequency } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { Entry, Select } from "../parts/index.ts"
import type { DataRoomModel } from "./data-room-model.ts"

const RHYTHMS: ReadonlyArray<{ readonly id: AlertFrequency; readonly label: string }> = [
  { id: "Immediately", label: "At once" },
  { id: "Daily", label: "Daily" },
  { id: "Weekly", label: "Weekly" },
  { id: "Never", label: "Never" },
]

interface RhythmProps {
  readonly model: DataRoomModel
  readonly rhythm: AlertFrequency
}

/** How often a reader hears of new, replaced and removed files. */
export const Rhythm = observer(({ model, rhythm }: RhythmProps) => (
  <Entry
    title="Changes of files"
    action={
      <Select label="Tell me" options={RHYTHMS} value={rhythm} onChange={(chosen) => void model.chooseRhythm(chosen)} />
    }
  >
    New, replaced and removed files that you may read, by notice and mail.
  </Entry>
))
