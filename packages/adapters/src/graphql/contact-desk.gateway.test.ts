import type { ContactArguments } from "@xl/core/contact"
import { testMarket } from "@xl/gateway/testing"
import { contactDeskContract } from "@xl/testkit/contact/contract"
import { contactDeskGraphql, graphqlClient } from "./index.ts"

const market = await testMarket()
const { url } = await market.serve()

contactDeskContract("GraphQL, for a guest", async () => ({
  desk: contactDeskGraphql(graphqlClient(`${url}/graphql`, async () => null, "text")),
  received: async () => {
    const rows = await market.db
      .selectFrom("outbox")
      .select("body")
      .where("tag", "=", "letter")
      .orderBy("position")
      .execute()
    return rows.map(({ body }) => (body as { readonly question: ContactArguments }).question)
  },
}))
