import "./listing-changes-parts.ts"

export { ChangeHistory } from "@xl/ui/changes"
