import { CHOICE } from "@xl/ui/bundles"
import { tabStorage } from "../composition/index.ts"

const WIZARD = /^\/sell-your-loan\/|^\/asset\/[^/]+\/edit$/

/** Whether an offer may be opened over a page, or a choice for one shows at its foot: nothing of a wizard's page opens one. */
export const mayTrade = (pathname: string): boolean => !WIZARD.test(pathname) || tabStorage().getItem(CHOICE) !== null
