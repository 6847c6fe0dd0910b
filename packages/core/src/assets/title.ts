import type { MainInfo } from "./facts.ts"

/** What an asset is called where it is listed: by its title, and by its name where it has none; a draft that has neither yet is called one. */
export const titleOf = ({ mainInfo }: { readonly mainInfo: Pick<MainInfo, "name" | "title"> }): string =>
  (mainInfo.title ?? mainInfo.name) || "Draft"
