import { actorOf, aProfile, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { aBankAccount, aBankId, aPlaidBank, aVopayBank } from "@xl/testkit/banking"
import { anOffer } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { SignInRequired } from "../../kernel/index.ts"
import type { MarketStore } from "../index.ts"
import type { Offer } from "../../offers/index.ts"
import { BankingInfoId, decode, type Ids, must, UserId } from "../../shared/index.ts"
import { BankAccount } from "../../banking/account.ts"
import { BankInUse, BankNotConnected, OwnBank, BankConnections, BankVault } from "../../banking/index.ts"
import { addBank, addBankAddress, chooseBank, editBank, ownBanks, plaidLinkToken, removeBank } from "./index.ts"
import type { ConnectedBank } from "../../banking/ports.ts"
import { SandboxSignIn } from "../../banking/sandbox.ts"

const pat = aProfile()
const caller = actorOf(pat)
const first = must(BankingInfoId, aBankId(1))
const second = must(BankingInfoId, aBankId(2))
const CHOICE = { failed: null, depositPaymentProvider: "plaid", depositIframeProvider: "plaid" } as const
const CONNECTED: ConnectedBank = {
  token: "access",
  bankName: "Cedar Bank",
  routingNumber: "021000021",
  lastFour: "4321",
  hasAddress: true,
}

/** Somebody's accounts, with a provider that answers what is given and a vault that says whose a text is. */
const scene = (
  banks: ReadonlyArray<BankAccount> = [],
  connected: Partial<ConnectedBank> = {},
  offers: ReadonlyArray<Offer> = [],
  meanwhile: (store: MarketStore["Service"]) => Effect.Effect<void> = () => Effect.void,
) => {
  const { home } = marketInMemory({ seed: { profiles: [pat], banks, offers } })
  const asked: Array<unknown> = []
  const connections: BankConnections["Service"] = {
    start: (provider) => {
      asked.push(["start", provider])
      return Effect.succeed({ provider, page: "/p", token: "link", expiration: EXAMPLE_NOW })
    },
    connected: (bank, person) => {
      asked.push(["connected", bank, person])
      return Effect.succeed({ ...CONNECTED, ...connected })
    },
    release: (provider, token) =>
      Effect.andThen(
        Effect.sync(() => void asked.push(["release", provider, token])),
        meanwhile(home.memory.store),
      ),
  }
  const vault: BankVault["Service"] = {
    seal: (name, text) => Effect.succeed(`${name}=${text}`),
    open: (name, sealed) => Effect.succeed(sealed.replace(`${name}=`, "")),
  }
  const run = <A, E>(work: Effect.Effect<A, E, BankConnections | BankVault | Ids | MarketStore>) =>
    Effect.runPromise(
      home.run(work.pipe(Effect.provideService(BankConnections, connections), Effect.provideService(BankVault, vault))),
    )
  return {
    run,
    asked,
    kept: () => [...home.memory.rows.banks.values()],
    events: () => home.memory.rows.events,
  }
}
const event = (type: string, after: object) => ({
  chain: pat.id,
  type,
  actor: { id: pat.id, trigger: "Buyer" },
  at: EXAMPLE_NOW,
  subject: pat.id,
  before: null,
  after,
})
const sealed = (id: string, identity = "123456789") => ({
  token: `${id}/token=access`,
  identity: `${id}/identity=${identity}`,
})

describe("the bank accounts of a person", () => {
  it("are one list for whatever one buys or sells, the one added first first, without removed ones (ACC-204, ACC-210)", async () => {
    const gone = aBankAccount(pat.id, { n: 3, removedAt: EXAMPLE_NOW })
    const strange = aBankAccount(must(UserId, aBankId(9)), { n: 4 })
    const here = scene([aBankAccount(pat.id), aBankAccount(pat.id, { n: 2 }), gone, strange])
    const banks = await here.run(ownBanks(caller))
    expect(banks.map(({ bankingInfoId }) => bankingInfoId)).toEqual([first, second])
    expect(banks.map((bank) => Result.getOrThrow(decode(OwnBank)(OwnBank.encode(bank))))).toEqual(banks)
  })
})

describe("a bank account that is added", () => {
  it("is kept as the provider says, its secrets sealed under its own name, and chosen where none is", async () => {
    const here = scene()
    const bank = aPlaidBank("public")
    const { bankingInfoId: id } = await here.run(addBank(caller, bank))
    expect(here.asked).toEqual([["connected", bank, pat.id]])
    expect(here.kept()).toEqual([
      {
        id,
        owner: pat.id,
        bankName: "Cedar Bank",
        routingNumber: "021000021",
        lastFour: "4321",
        category: "Business",
        provider: "plaid",
        connectionType: "online",
        identityEnd: "6789",
        needsAddress: false,
        address: null,
        isChosen: true,
        creationDate: EXAMPLE_NOW,
        removedAt: null,
        sealed: sealed(id),
      },
    ])
    expect(here.events()).toEqual([event("BankAdded", { bankingInfoId: id, lastFour: "4321", provider: "plaid" })])
  })

  it("has no way of connecting with VoPay, takes the typed name where the provider has none, and leaves the chosen one", async () => {
    const here = scene([aBankAccount(pat.id)], { bankName: null, hasAddress: false })
    await here.run(addBank(caller, aPlaidBank("public", { bankName: "Typed" })))
    await here.run(addBank(caller, aVopayBank("t")))
    expect(here.kept().slice(1)).toMatchObject([
      { bankName: "Typed", isChosen: false, needsAddress: true, connectionType: "online" },
      { bankName: null, isChosen: false, connectionType: null, provider: "vopay" },
    ])
  })

  it("is chosen beside others of which none is", async () => {
    const here = scene([aBankAccount(pat.id, { n: 2 })])
    expect((await here.run(addBank(caller, aPlaidBank("public")))).isChosen).toBe(true)
  })

  it("is nobody's who is gone", async () => {
    const gone = actorOf(aProfile({ id: must(UserId, aBankId(9)) }))
    const here = scene()
    expect(await here.run(Effect.flip(addBank(gone, aPlaidBank("public"))))).toEqual(new SignInRequired())
    expect(here.kept()).toEqual([])
  })
})

describe("a bank account that is changed", () => {
  const vopay = aBankAccount(pat.id, {
    provider: "vopay",
    connectionType: null,
    sealed: { token: "old", identity: "old" },
  })
  const edit = { category: "Individual", federalTaxID: null, driversLicense: "D1234", token: null } as const

  it("gets its new owner's number, and keeps its connection where none is named", async () => {
    const here = scene([vopay])
    await here.run(editBank(caller, first, edit))
    expect(here.asked).toEqual([])
    expect(here.kept()).toEqual([
      {
        ...vopay,
        category: "Individual",
        identityEnd: "34",
        sealed: { token: "old", identity: `${first}/identity=D1234` },
      },
    ])
    expect(here.events()).toEqual([event("BankEdited", { bankingInfoId: first, lastFour: "6789", provider: "vopay" })])
  })

  it("is connected anew with VoPay, under the name that the provider has or else the one before", async () => {
    const here = scene([vopay])
    await here.run(editBank(caller, first, { ...edit, token: "anew" }))
    expect(here.asked).toEqual([
      ["connected", { ...edit, token: "anew", provider: "vopay", bankName: "First Harbor Bank" }, pat.id],
    ])
    expect(here.kept()).toMatchObject([
      { bankName: "Cedar Bank", routingNumber: "021000021", lastFour: "4321", sealed: sealed(first, "D1234") },
    ])
    const unnamed = scene([vopay], { bankName: null })
    await unnamed.run(editBank(caller, first, { ...edit, token: "anew" }))
    expect(unnamed.kept()).toMatchObject([{ bankName: "First Harbor Bank" }])
  })

  it("is not connected anew with Plaid", async () => {
    const here = scene([aBankAccount(pat.id)])
    const refused = await here.run(Effect.flip(editBank(caller, first, { ...edit, token: "anew" })))
    expect(refused).toEqual(new BankNotConnected({ reason: "expired" }))
    expect([here.asked, here.events()]).toEqual([[], []])
  })

  it("is chosen, and says where its holder lives, each with an event of its own", async () => {
    const here = scene([aBankAccount(pat.id), aBankAccount(pat.id, { n: 2 })])
    const home = { address: "1 Main Street", city: "Austin", state: "TX", zipCode: "78701" }
    await here.run(chooseBank(caller, second, CHOICE))
    await here.run(addBankAddress(caller, second, home))
    expect(here.kept().map(({ isChosen }) => isChosen)).toEqual([false, true])
    const after = { bankingInfoId: second, lastFour: "6789", provider: "plaid" }
    expect(here.events()).toEqual([event("BankChosen", after), event("BankAddressAdded", after)])
  })

  it("is removed from its provider first, where it was connected", async () => {
    const bank = aBankAccount(pat.id, { sealed: { token: `${first}/token=access`, identity: null } })
    const here = scene([bank])
    expect(await here.run(removeBank(caller, first, { autoDeposit: true }))).toBe(first)
    expect(here.asked).toEqual([["release", "plaid", "access"]])
    expect(here.events()).toEqual([event("BankRemoved", { bankingInfoId: first, lastFour: "6789", provider: "plaid" })])
    const loose = scene([aBankAccount(pat.id)])
    await loose.run(removeBank(caller, first, { autoDeposit: true }))
    expect([loose.asked, loose.kept().map(({ removedAt }) => removedAt)]).toEqual([[], [EXAMPLE_NOW]])
  })

  it("stays, and stays connected, while deposits move and one of a live offer goes through it", async () => {
    const sealed = { token: `${first}/token=access`, identity: null }
    const bank = aBankAccount(pat.id, { isChosen: true, sealed })
    const here = scene([bank], {}, [anOffer({ owners: [pat.id], status: "Published" })])
    expect(await here.run(Effect.flip(removeBank(caller, first, { autoDeposit: true })))).toEqual(new BankInUse())
    expect([here.asked, here.kept(), here.events()]).toEqual([[], [bank], []])
    expect(await here.run(removeBank(caller, first, { autoDeposit: false }))).toBe(first)
  })

  it("stays where it was connected anew, or chosen for a live offer, while its provider was asked", async () => {
    const sealed = { token: `${first}/token=access`, identity: null }
    const bank = aBankAccount(pat.id, { isChosen: false, sealed })
    for (const [meanwhile, why] of [
      [{ ...bank, sealed: { token: "newer", identity: null } }, new BankNotConnected({ reason: "unavailable" })],
      [{ ...bank, isChosen: true }, new BankInUse()],
    ] as const) {
      const here = scene([bank], {}, [anOffer({ owners: [pat.id], status: "Published" })], (store) =>
        store.transaction((of) => of.write({ banks: [meanwhile], events: [], outbox: [] })).pipe(Effect.orDie),
      )
      expect(await here.run(Effect.flip(removeBank(caller, first, { autoDeposit: true })))).toEqual(why)
      expect(here.kept()).toEqual([meanwhile])
    }
  })
})

it("opens Plaid's connection alone, whatever provider the settings name", async () => {
  const here = scene()
  expect(await here.run(plaidLinkToken(caller))).toEqual({ linkToken: "link", expiration: EXAMPLE_NOW })
  expect(here.asked).toEqual([["start", "plaid"]])
})

it("is kept and signed in to in these shapes alone", () => {
  const bank = aBankAccount(pat.id)
  const isKept = (change: object) => BankAccount.is({ ...bank, ...change })
  expect([isKept({}), isKept({ id: 1 }), isKept({ isChosen: "yes" })]).toEqual([true, false, false])
  expect([isKept({ sealed: { token: 1, identity: null } }), isKept({ sealed: {} })]).toEqual([false, false])
  const typed = { link: "l", bank: "harbor", user: "user_good", password: "pass_good" }
  expect([SandboxSignIn.is(typed), SandboxSignIn.is({ ...typed, password: 1 }), SandboxSignIn.is({})]).toEqual([
    true,
    false,
    false,
  ])
})
