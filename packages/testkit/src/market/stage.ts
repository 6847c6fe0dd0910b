import type { AssetView, NewAsset } from "@xl/core/assets"
import type { BankLink, SandboxSignIn } from "@xl/core/banking"
import { isProfileFilled, type Profile } from "@xl/core/profiles"
import { addDays, type AssetId, dayOf, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { aNewAsset, anAsset } from "../assets/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { type MarketInMemory, marketInMemory, type MarketPorts } from "./market.ts"
import { aBuyer, anAdmin, aProfile, aSeller } from "./people.ts"

/**
 * A market on which contracts act: in memory, or a running gateway behind its adapters. It may be shared and need not be
 * empty; every contract brings its own people and listings.
 */
export interface MarketStage {
  /** What one person may ask; null is a guest. */
  readonly as: (who: Pick<Profile, "email" | "id"> | null) => MarketPorts
  /** Files a person, as signing up and an administrator's grants would. */
  readonly add: (profile: Profile) => Promise<void>
  /** The market's clock, in milliseconds since the epoch, and moving it forward. */
  readonly now: () => number
  readonly advance: (millis: number) => Promise<void> | void
  /** The scheduler's run. */
  readonly tick: () => Promise<void>
  /** The run that makes the documents of closings. */
  readonly makeLegalDocuments: () => Promise<void>
  /** Whether earnest money moves by itself from now on, as an operator decides whose payment provider moves it. */
  readonly setAutoDeposit: (autoDeposit: boolean) => Promise<void>
  /** What the page of a bank connection gives whoever signs in there and takes that account; rejected with the reason why not. */
  readonly connect: (link: BankLink, typed: Omit<SandboxSignIn, "link">, account: string) => Promise<string>
}

/** A stage in memory. */
export const stageInMemory = (market: MarketInMemory = marketInMemory()): MarketStage => ({
  as: market.as,
  add: (profile) =>
    Effect.runPromise(
      market.home.memory.store.transaction(({ write }) => write({ profiles: [profile], events: [], outbox: [] })),
    ),
  now: market.home.clock.now,
  advance: market.home.clock.advance,
  tick: async () => void (await Effect.runPromise(market.tick())),
  makeLegalDocuments: async () => void (await Effect.runPromise(market.makeLegalDocuments())),
  setAutoDeposit: async (autoDeposit) => void (market.home.settings = { ...market.home.settings, autoDeposit }),
  connect: async (link, typed, account) => {
    const now = market.home.clock.now()
    return Effect.runPromise(Effect.fromResult(market.bankSandbox.chosen({ ...typed, link: link.token }, account, now)))
  },
})

const fresh = (profile: Profile): Profile => {
  const id = must(UserId, freshUuid())
  return { ...profile, id, email: `${id}@example.com` }
}

const entered = async (stage: MarketStage, profile: Profile): Promise<Profile> => {
  if (!isProfileFilled(profile)) throw new RangeError("Contracts act with whole profiles")
  await stage.add(profile)
  return profile
}

/** Somebody new on the stage with a whole profile and no role but a verified e-mail, changed where the reader should look. */
export const personOn = async (stage: MarketStage, change: Partial<Profile> = {}): Promise<Profile> => {
  const person = { ...fresh(aProfile()), ...change }
  await stage.add(person)
  return person
}

/** A new seller on the stage. */
export const sellerOn = (stage: MarketStage): Promise<Profile> => entered(stage, fresh(aSeller()))

/** A new buyer on the stage, with funds approved ten days ago, changed where the reader should look. */
export const buyerOn = (stage: MarketStage, change: Partial<Profile> = {}): Promise<Profile> => {
  const buyer = aBuyer()
  const buyerProfile = { ...buyer.buyerProfile, fundsApprovalDate: addDays(dayOf(stage.now()), -10) }
  return entered(stage, { ...fresh(buyer), buyerProfile, ...change })
}

/** A new administrator on the stage. */
export const adminOn = (stage: MarketStage): Promise<Profile> => entered(stage, fresh(anAdmin()))

const run = Effect.runPromise

/** A draft of the seller's with every step complete. */
export const completeDraftOn = async (
  stage: MarketStage,
  seller: Profile,
  change: Partial<NewAsset> = {},
): Promise<AssetView> => {
  const { listings } = stage.as(seller)
  const { contacts, images, legal, noteOverview, propertyOverview } = anAsset()
  const tiers = await run(listings.createDataRoom("Contract"))
  const { id } = await run(listings.create(aNewAsset({ tiers, ...change })))
  return run(listings.edit(id, { contacts, images, legal, noteOverview, propertyOverview, dueDiligenceVisited: true }))
}

/** A listing of the seller's on the market. */
export const listingOn = async (
  stage: MarketStage,
  seller: Profile,
  admin: Profile,
  change: Partial<NewAsset> = {},
): Promise<AssetId> => {
  const { id } = await completeDraftOn(stage, seller, change)
  const { version } = await run(stage.as(seller).listings.requestPublish(id))
  await run(stage.as(admin).listings.approve(id, version ?? 0))
  return id
}
