import "./listing-changes-parts.ts"

export { OwnChanges } from "@xl/ui/changes"
