import { fileURLToPath } from "node:url"
import { addressIn, originOf } from "./config/index.ts"
import type { Foundation } from "./foundation.ts"
import { persistedOperations, vendorsOf } from "./http/index.ts"
import { crawlerRoutes, openPrerender, pageHeads } from "./pages/index.ts"

/** The embedded user pool, by the names that the pages know it by. */
export const POOL = { poolId: "local_xl", clientId: "xl-web" }

const SITE = fileURLToPath(new URL("../../web/dist/site", import.meta.url))
const DRAWN_BY = {
  folder: SITE,
  program: fileURLToPath(new URL("../../web/dist/prerender/prerender.js", import.meta.url)),
}

/** The pages of a gateway: what they say of themselves, who draws them, and what they are told. */
export const siteOf = ({ clock, config, database: { db }, log }: Foundation) => {
  const [{ house }, isDemo, origin] = [config, config.mode === "demo", originOf(config)]
  return {
    siteFolder: SITE,
    headOf: pageHeads({ db, house, now: clock.now, origin }),
    routes: [crawlerRoutes({ db, house, isDemo, origin })],
    prerender: openPrerender(DRAWN_BY, (reason) => log.error({ err: reason }, "prerender")),
    vendors: vendorsOf(config.thirdParties, config.hostedConversations !== null),
    told: () => ({
      isDemo,
      contactEmail: addressIn(config.contactEmail),
      house,
      thirdParties: config.thirdParties,
      userPoolId: POOL.poolId,
      userPoolClientId: POOL.clientId,
      userPoolEndpoint: "/idp/",
      now: clock.now(),
    }),
    persisted: persistedOperations(),
  }
}
