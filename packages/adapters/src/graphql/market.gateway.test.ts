import { Profile } from "@xl/core/profiles"
import type { UserId } from "@xl/core/shared"
import { START, testMarket } from "@xl/gateway/testing"
import { assetCatalogContract, listingsContract } from "@xl/testkit/assets/contract"
import { banksContract } from "@xl/testkit/banking/contract"
import { changeRequestsContract } from "@xl/testkit/change-requests/contract"
import { lettersContract } from "@xl/testkit/letters/contract"
import { mandatesContract } from "@xl/testkit/mandates/contract"
import { dataRoomsContract, vdrContract } from "@xl/testkit/data-room/contract"
import { favoriteAssetsContract } from "@xl/testkit/favorites/contract"
import { legalDocumentsContract } from "@xl/testkit/legal-documents/contract"
import { liveUpdatesContract } from "@xl/testkit/live/contract"
import { chatsContract, type ChatStage, conversationsContract } from "@xl/testkit/chat/contract"
import type { ChatPorts, MarketPorts } from "@xl/testkit/market"
import { avatarsContract } from "@xl/testkit/avatars/contract"
import { listingPicturesContract } from "@xl/testkit/listing-pictures/contract"
import { dealsContract } from "@xl/testkit/deals/contract"
import { depositsContract } from "@xl/testkit/deposits/contract"
import { documentsContract } from "@xl/testkit/documents/contract"
import { clientLogContract } from "@xl/testkit/monitoring/contract"
import { noticesContract } from "@xl/testkit/notices/contract"
import { offersContract } from "@xl/testkit/offers/contract"
import { profilesContract } from "@xl/testkit/profiles/contract"
import { roleRequestsContract } from "@xl/testkit/roles/contract"
import { operatorSettingsContract } from "@xl/testkit/settings/contract"
import { userAssetsContract } from "@xl/testkit/user-assets/contract"
import { usersContract } from "@xl/testkit/users/contract"
import { valuationsContract } from "@xl/testkit/valuation/contract"
import { avatarsHttp, documentsEncryption, fetchTransport, listingPicturesHttp } from "../encryption/index.ts"
import {
  askerOver,
  assetCatalogGraphql,
  banksGraphql,
  changeRequestsGraphql,
  lettersGraphql,
  mandatesGraphql,
  chatsGraphql,
  clientLogGraphql,
  dataRoomsGraphql,
  dealsGraphql,
  depositsGraphql,
  embeddedConversations,
  favoriteAssetsGraphql,
  graphqlClient,
  gatewayLink,
  legalDocumentsGraphql,
  listingsGraphql,
  liveUpdatesGraphql,
  noticesGraphql,
  offersGraphql,
  profilesGraphql,
  roleRequestsGraphql,
  settingsGraphql,
  userAssetsGraphql,
  usersGraphql,
  valuationsGraphql,
} from "./index.ts"

const market = await testMarket()
const { url } = await market.serve()

/** What a browser holds when this person is signed in; the access token is the id. */
const portsOf = (id: UserId | null): ChatPorts & MarketPorts => {
  const token = async () => id
  const client = graphqlClient(`${url}/graphql`, token)
  const line = { url: `${url.replace("http", "ws")}/graphql`, token, log }
  const chats = chatsGraphql(client, line)
  return {
    catalog: assetCatalogGraphql(askerOver(gatewayLink(`${url}/graphql`, token))),
    banks: banksGraphql(client),
    legalDocuments: legalDocumentsGraphql(client),
    listings: listingsGraphql(client),
    offers: offersGraphql(client),
    changeRequests: changeRequestsGraphql(client),
    mandates: mandatesGraphql(client),
    letters: lettersGraphql(client),
    deals: dealsGraphql(client),
    deposits: depositsGraphql(client),
    profiles: profilesGraphql(client),
    roleRequests: roleRequestsGraphql(client),
    dataRooms: dataRoomsGraphql(client, { origin: url, transport: fetchTransport }),
    favorites: favoriteAssetsGraphql(client),
    userAssets: userAssetsGraphql(client),
    settings: settingsGraphql(client),
    users: usersGraphql(client),
    valuations: valuationsGraphql(client),
    notices: noticesGraphql(client),
    clientLog: clientLogGraphql(askerOver(gatewayLink(`${url}/graphql`, token))),
    live: liveUpdatesGraphql(line),
    chats,
    conversations: embeddedConversations({ asker: client, line, token: chats.token }),
    avatars: avatarsHttp({ url: `${url}/avatars`, token }),
    listingPictures: listingPicturesHttp({ url: `${url}/listing-pictures`, token, transport: fetchTransport }),
    documents: documentsEncryption({ url: `${url}/category-records`, token, owner: token, transport: fetchTransport }),
  }
}
const log = (message: string, cause: unknown) => void process.stderr.write(`${message}: ${String(cause)}\n`)

const stage: ChatStage = {
  as: (who) => portsOf(who?.id ?? null),
  add: async (profile) => {
    const row = { id: profile.id, body: JSON.stringify(Profile.encode(profile)) }
    await market.db
      .insertInto("profiles")
      .values(row)
      .onConflict((of) => of.column("id").doUpdateSet({ body: row.body }))
      .execute()
  },
  now: market.now,
  advance: (millis) => market.setTime(market.now() - START + millis),
  tick: market.tick,
  makeLegalDocuments: async () => void (await market.makeLegalDocuments()),
  setAutoDeposit: (autoDeposit) => market.setSettings({ autoDeposit }),
  connect: async (link, typed, account) => {
    const asked = await fetch(`${url}/bank-connection/sandbox`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...typed, link: link.token, account }),
    })
    const { reason, token } = (await asked.json()) as { readonly reason?: string; readonly token?: string }
    if (token === undefined) throw new Error(reason)
    return token
  },
}
const open = async () => stage

assetCatalogContract("Apollo's links", open)
listingsContract("Apollo", open)
offersContract("Apollo", open)
changeRequestsContract("Apollo", open)
lettersContract("Apollo", open)
mandatesContract("Apollo", open)
dealsContract("Apollo", open)
depositsContract("Apollo", open)
liveUpdatesContract("graphql-ws", open)
profilesContract("Apollo", open)
roleRequestsContract("Apollo", open)
favoriteAssetsContract("Apollo", open)
userAssetsContract("Apollo", open)
dataRoomsContract("Apollo", open)
chatsContract("Apollo", open)
conversationsContract("our own gateway", open)
vdrContract("Apollo", open)
usersContract("Apollo", open)
valuationsContract("Apollo", open)
operatorSettingsContract("Apollo", open)
noticesContract("Apollo", open)
clientLogContract("Apollo's links", open)
banksContract("Apollo", open)
legalDocumentsContract("Apollo", open)
avatarsContract("our gateway's REST calls", open)
listingPicturesContract("our gateway's REST calls", open)
documentsContract("the encryption service's wire", open)
