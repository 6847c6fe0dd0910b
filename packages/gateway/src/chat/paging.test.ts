import { randomUUID } from "node:crypto"
import { Millis, must, UserId } from "@xl/core/shared"
import { beforeAll, describe, expect, it } from "vitest"
import { START, testMarket } from "../testing/market.ts"
import { putAsset } from "../testing/rows.ts"
import { putConversation } from "../testing/talk-rows.ts"

const market = await testMarket()
const self = await market.person(["VerifiedUsers"])
const someone = () => must(UserId, randomUUID())

/** On each side more than one page of the caller's, some at the same time; and one of other people's. */
const ALL = 103
const AT_ONCE = 7
beforeAll(async () => {
  const assetId = await putAsset(market.db, self.id)
  for (let place = 0; place < ALL; place++) {
    const lastActivityAt = must(Millis, START - Math.floor(place / AT_ONCE))
    await putConversation(market.db, { assetId, sellerId: self.id, buyerId: someone() }, { lastActivityAt })
    await putConversation(market.db, { assetId, sellerId: someone(), buyerId: self.id }, { lastActivityAt })
  }
  await putConversation(market.db, { assetId, sellerId: someone(), buyerId: someone() })
})

interface Page {
  readonly items: ReadonlyArray<{ readonly twilioSID: string; readonly lastActivityDate: string }>
  readonly nextToken: string | null
}
const listing = (query: string) => {
  const document = `query ($limit: Int, $nextToken: String) {
    ${query}(limit: $limit, nextToken: $nextToken) { items { twilioSID lastActivityDate } nextToken } }`
  return async (variables: { readonly limit?: number; readonly nextToken?: string | null }) => {
    const { body } = await market.ask(self, document, variables)
    return { page: (body.data as Record<string, Page> | null)?.[query], errors: body.errors ?? [] }
  }
}

describe.each([
  ["getSellerChatListing", "sellerId", "ACC-523, ACC-644, BUY-418"],
  ["getBuyerChatListing", "buyerId", "ACC-524, ACC-644, BUY-418"],
] as const)("%s", (query, column, rows) => {
  const ask = listing(query)

  /** In the order in which they are listed. */
  const wanted = async () => {
    const kept = await market.db
      .selectFrom("conversations")
      .select(["sid", "activeAt"])
      .where(column, "=", self.id)
      .orderBy("activeAt", "desc")
      .orderBy("sid")
      .execute()
    return kept.map(({ sid }) => sid)
  }

  it(`gives 100 where nothing is said, and the rest after its nextToken (${rows})`, async () => {
    const pages = [await ask({})]
    pages.push(await ask({ nextToken: pages[0]?.page?.nextToken ?? "there is none" }))
    expect(pages.map(({ page }) => page?.items.length)).toEqual([100, ALL - 100])
    expect(pages[1]?.page?.nextToken).toBeNull()
    const sids = pages.flatMap(({ page }) => page?.items ?? []).map(({ twilioSID }) => twilioSID)
    expect(sids).toEqual(await wanted())
  })

  it("gives each once in pages that end among those of one time", async () => {
    const sids: Array<string> = []
    let nextToken: string | null = null
    do {
      const { page } = await ask({ limit: 25, nextToken })
      sids.push(...(page?.items ?? []).map(({ twilioSID }) => twilioSID))
      nextToken = page?.nextToken ?? null
    } while (nextToken !== null)
    expect(sids).toEqual(await wanted())
  })

  it("takes no more than 100, no less than 1, and no nextToken that no page ended with", async () => {
    for (const wrong of [{ limit: 101 }, { limit: 0 }, { nextToken: "e30" }, { nextToken: "not a mark" }]) {
      const { errors, page } = await ask(wrong)
      expect([page, errors.length]).toEqual([undefined, 1])
      expect(JSON.stringify(errors)).toContain("BAD_USER_INPUT")
    }
  })
})
