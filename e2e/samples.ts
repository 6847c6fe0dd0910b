import type { APIRequestContext } from "@playwright/test"
import type { Samples } from "./addresses.ts"
import { type Ask, type Caller, callerAs } from "./asking.ts"
import { boughtSale, selectedSale } from "./paid-sale.ts"
import { ADMIN, BUYER, SELLER } from "./people.ts"

interface Listed {
  /** The last step of the wizard that was saved. */
  readonly currentStep: string | null
  readonly id: string
  readonly name: string
  readonly registrationStatus: string | null
  readonly status: string
  readonly title: string | null
}
interface Valued {
  readonly id: string
  readonly userInput: { readonly specifics: { readonly assetTitle: string } }
}
interface Requested {
  readonly id: string
  readonly assetTitle: string
}
interface Offered {
  readonly id: string
  readonly status: string
  readonly type: string
  readonly assets: ReadonlyArray<{ readonly id: string; readonly title: string }>
}

const ownAssets = async (ask: Ask): Promise<ReadonlyArray<Listed>> => {
  const page = await ask(
    "query { searchAssets(mine: true, size: 200) { assets { id name title status registrationStatus currentStep } } }",
  )
  return page["assets"] as ReadonlyArray<Listed>
}

const ownOffers = async (ask: Ask): Promise<ReadonlyArray<Offered>> => {
  const page = await ask("query { searchOffersByUser(size: 200) { offers { id status type assets { id title } } } }")
  return page["offers"] as ReadonlyArray<Offered>
}

/** Statuses in which an asset's pages show the most: open to bids, offers to choose from, a winner, under contract, sold. */
const TELLING = [
  "Published",
  "CallForOffers",
  "UnderSelection",
  "BestAndFinal",
  "ContractPending",
  "UnderContract",
  "Closed",
]

const found = <T>(what: string, one: T | undefined): T => {
  if (one === undefined) throw new Error(`The demo market has no ${what}`)
  return one
}

/** A draft that was filled in to its last step: "Edit" opens it at the first. */
const isWholeDraft = ({ currentStep, registrationStatus, status }: Listed): boolean =>
  status === "Draft" && registrationStatus !== "pending" && currentStep === "advisors"

/** The change of a published loan that waits longest for an administrator. */
const pendingChange = async ({ ask }: Caller): Promise<Requested> => {
  const { requests } = await ask("query { listChangeRequests(size: 1) { requests { id assetTitle } } }")
  return found("pending change request", (requests as ReadonlyArray<Requested>)[0])
}

const samplesIn = async (request: APIRequestContext): Promise<Samples> => {
  const closings = { buyer: (await selectedSale(request)).offer, seller: (await boughtSale(request)).offer }
  const [seller, buyer] = [await callerAs(request, SELLER), await callerAs(request, BUYER)]
  const change = await pendingChange(await callerAs(request, ADMIN))
  const [assets, offers] = await Promise.all([ownAssets(seller.ask), ownOffers(buyer.ask)])
  const bundled = offers.find(({ type }) => type === "MultipleBid")?.assets ?? []
  const telling = TELLING.flatMap((status) => assets.find((asset) => asset.status.startsWith(status))?.id ?? [])
  const own = await buyer.ask("query { getUserProfile { id firstName lastName } }")
  const { valuations } = await seller.ask(
    "query { getUsersValuations { valuations { id userInput { specifics { assetTitle } } } } }",
  )
  const valuation = found("valuation", (valuations as ReadonlyArray<Valued>)[0])
  return {
    assets: [...new Set([...telling, ...bundled.map(({ id }) => id)])],
    buyer: String(own["id"]),
    change: change.id,
    closings,
    draft: found("draft", assets.find(isWholeDraft)).id,
    names: new Map([
      ...assets.map(({ id, name, title }) => [id, title ?? name] as const),
      ...bundled.map(({ id, title }) => [id, title] as const),
      [change.id, change.assetTitle] as const,
      [String(own["id"]), `${String(own["firstName"])} ${String(own["lastName"])}`] as const,
      [valuation.id, valuation.userInput.specifics.assetTitle] as const,
    ]),
    offer: found(
      "open offer of the buyer",
      offers.find(({ status }) => status === "Published"),
    ).id,
    others: new Set(bundled.map(({ id }) => id).filter((id) => !assets.some((own) => own.id === id))),
    valuation: valuation.id,
  }
}

let samples: Promise<Samples> | undefined

/** One thing of the demo market for each kind that an address names, and two closings: that of the buyer's turn, and of the seller's. */
export const samplesOf = (request: APIRequestContext): Promise<Samples> => (samples ??= samplesIn(request))
