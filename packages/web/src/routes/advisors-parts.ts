export { Advisors } from "@xl/ui/asset"
