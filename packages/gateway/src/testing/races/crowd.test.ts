import { describe, expect, it } from "vitest"
import { testMarket } from "../market.ts"
import { crowdOn, logFault, sceneOn } from "./index.ts"

const BUYERS = 500
const scene = await sceneOn(await testMarket(), BUYERS)

describe.each([1, 50])(`${BUYERS} buyers on %i assets`, (assets) => {
  it("each have their offer, counted once and recorded once", async () => {
    expect((await crowdOn(scene, assets)).filter(Boolean)).toEqual([])
    expect(await logFault(scene.market.db)).toBeUndefined()
    process.stdout.write(`${BUYERS} buyers on ${assets} assets: ${BUYERS} offers, 0 lost, 0 doubled\n`)
  }, 300_000)
})
