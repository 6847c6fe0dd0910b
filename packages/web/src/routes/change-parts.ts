import "./listing-changes-parts.ts"

export { ChangeHistory, OwnChanges } from "@xl/ui/changes"
