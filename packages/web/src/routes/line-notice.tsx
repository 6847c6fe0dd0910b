import { LineBar } from "@xl/ui/frame"
import { useSyncExternalStore } from "react"
import { line, reloadAsked } from "../parts/index.ts"

const told = () => line.told
const onServer = () => "stands" as const

/** Says that the server is away or that a part is lost, where it is so. */
export const LineNotice = () => (
  <LineBar told={useSyncExternalStore(line.listen, told, onServer)} onReload={() => void reloadAsked()} />
)
