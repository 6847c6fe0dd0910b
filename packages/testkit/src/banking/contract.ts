import {
  type BankLink,
  type Banks,
  type NewBank,
  type OwnBank,
  type BankConnections,
  SANDBOX_PASSWORD,
} from "@xl/core/banking"
import { type BankProvider } from "@xl/core/settings"
import { BankingInfoId, must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aPlaidBank, aVopayBank } from "./examples.ts"

const run = Effect.runPromise

/** Somebody who has a way to the bank. */
interface Holder {
  readonly banks: Banks["Service"]
  readonly token: (user?: string, account?: string) => Promise<string>
  readonly add: (user?: string, account?: string) => Promise<OwnBank>
}

const HOME = { address: "1 Main Street", city: "Austin", state: "TX", zipCode: "78701" }
const OWNED = { token: null, category: "Individual", federalTaxID: null, driversLicense: "d123-4567" } as const
const NOBODYS = must(BankingInfoId, freshUuid())

/** The laws of one's own bank accounts. The operator's settings, where a law changes them, are put back. */
export const banksContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Banks through ${way}`, () => {
    let stage: MarketStage
    beforeAll(async () => void (stage = await open()))

    const holder = async (change: Parameters<typeof personOn>[1] = {}): Promise<Holder> => {
      const { banks } = stage.as(await personOn(stage, change))
      const token = async (user = "user_good", account = "checking") =>
        connected(await run(banks.startLink()), user, account)
      const add = async (user = "user_good", account = "checking") => {
        const link = await run(banks.startLink())
        const given = await connected(link, user, account)
        return run(
          banks.add(link.provider === "plaid" ? aPlaidBank(given, { plaidAccountId: account }) : aVopayBank(given)),
        )
      }
      return { banks, token, add }
    }
    const connected = (link: BankLink, user: string, account: string) =>
      stage.connect(link, { bank: "harbor", user, password: SANDBOX_PASSWORD }, account)
    const withProvider = async (provider: BankProvider, work: () => Promise<void>) => {
      const { settings } = stage.as(await adminOn(stage))
      const before = await run(settings.read())
      await run(settings.edit({ ...before, depositPaymentProvider: provider, depositIframeProvider: provider }))
      try {
        await work()
      } finally {
        await run(settings.edit(before))
      }
    }

    it("begins with Plaid, and with VoPay where the settings say so (ACC-512, BUY-176)", async () => {
      const { banks } = await holder()
      const link = await run(banks.startLink())
      expect(link).toMatchObject({ provider: "plaid", page: "/bank-connection/plaid" })
      expect(link.expiration).toBeGreaterThan(stage.now())
      await withProvider("vopay", async () => {
        expect(await run(banks.startLink())).toMatchObject({ provider: "vopay", page: "/bank-connection/vopay" })
      })
    })

    it("gives the token of Plaid's connection with its end (ACC-513)", async () => {
      const { linkToken, expiration } = await run((await holder()).banks.plaidLinkToken())
      expect(linkToken).not.toBe("")
      expect(expiration).toBeGreaterThan(stage.now())
    })

    it("adds what Plaid connected, and shows of it the ends of its numbers and no token (ACC-509)", async () => {
      const { add, banks } = await holder()
      const bank = await add()
      expect(bank).toMatchObject({
        bankName: "First Harbor Bank",
        accountNumber: "••••6789",
        lastFour: "6789",
        routingNumber: "011401533",
        token: null,
        category: "Business",
        federalTaxID: "••••6789",
        driversLicense: null,
        provider: "plaid",
        creationDate: stage.now(),
        needsAddress: false,
        isChosen: true,
      })
      expect(await run(banks.mine())).toEqual([bank])
      expect(await run(banks.find(bank.bankingInfoId))).toEqual(bank)
    })

    it("adds what VoPay connected, of a person", async () => {
      const { banks } = await holder()
      await withProvider("vopay", async () => {
        const token = await connected(await run(banks.startLink()), "user_good", "savings")
        const bank = await run(
          banks.add(aVopayBank(token, { category: "Individual", federalTaxID: null, driversLicense: "d123-4567" })),
        )
        expect(bank).toMatchObject({
          bankName: "First Harbor Bank",
          lastFour: "4321",
          provider: "vopay",
          category: "Individual",
          federalTaxID: null,
          driversLicense: "••••4567",
        })
      })
    })

    it("adds nothing without the number that its category asks for", async () => {
      const { banks, token } = await holder()
      const given = await token()
      for (const wrong of [null, "12-345678", "D1234567"])
        expect(await run(Effect.flip(banks.add(aPlaidBank(given, { federalTaxID: wrong }))))).toMatchObject({
          _tag: "BankFieldsInvalid",
          problems: [
            {
              field: "federalTaxID",
              message: wrong === null ? "Federal tax ID is required" : "Federal tax ID must look like ##-#######",
            },
          ],
        })
      expect(await run(banks.mine())).toEqual([])
    })

    it("adds nothing that was connected for somebody else, long ago, for another account or by nobody (ACC-215)", async () => {
      const { banks, token } = await holder()
      const another = await (await holder()).token()
      for (const wrong of [another, await token("user_expired"), "public-sandbox-made-up"])
        expect(await run(Effect.flip(banks.add(aPlaidBank(wrong))))).toMatchObject({
          _tag: "BankNotConnected",
          reason: "expired",
        })
      expect(await refusalOf(banks.add(aPlaidBank(await token(), { plaidAccountId: "savings" })))).toBe(
        "BankNotConnected",
      )
      expect(await run(banks.mine())).toEqual([])
    })

    it("chooses the first one that a seller adds, and another when asked to (ACC-425)", async () => {
      const { add, banks } = await holder({ roles: ["Sellers", "VerifiedUsers"] })
      const first = await add()
      const second = await add("user_good", "savings")
      expect([first.isChosen, second.isChosen]).toEqual([true, false])
      expect(await run(banks.choose(second.bankingInfoId))).toMatchObject({ isChosen: true, lastFour: "4321" })
      // Added at the same moment, as the clock of a test stands: neither comes first.
      const chosen = new Map((await run(banks.mine())).map(({ isChosen, lastFour }) => [lastFour, isChosen]))
      expect(chosen).toEqual(
        new Map([
          ["6789", false],
          ["4321", true],
        ]),
      )
    })

    it("lets no bank be chosen whose provider deposits do not go through (BUY-172)", async () => {
      const { add, banks } = await holder()
      const bank = await add()
      await withProvider("vopay", async () => {
        expect(await refusalOf(banks.choose(bank.bankingInfoId))).toBe("BankNotSelectable")
      })
      expect(await run(banks.choose(bank.bankingInfoId))).toMatchObject({ isChosen: true })
    })

    it("changes whose account it is (ACC-510)", async () => {
      const { add, banks } = await holder()
      const { bankingInfoId: id } = await add()
      expect(await run(banks.edit(id, OWNED))).toMatchObject({
        category: "Individual",
        federalTaxID: null,
        driversLicense: "••••4567",
        lastFour: "6789",
      })
      expect(await run(Effect.flip(banks.edit(id, { ...OWNED, driversLicense: "none" })))).toMatchObject({
        _tag: "BankFieldsInvalid",
        problems: [{ field: "driversLicense" }],
      })
      expect(await refusalOf(banks.edit(id, { ...OWNED, token: "another" }))).toBe("BankNotConnected")
      expect(await run(banks.find(id))).toMatchObject({ category: "Individual", driversLicense: "••••4567" })
    })

    it("removes an account, which then is not there (ACC-511)", async () => {
      const { add, banks } = await holder()
      const { bankingInfoId: id } = await add()
      await run(banks.remove(id))
      expect(await run(banks.mine())).toEqual([])
      for (const ask of [banks.find(id), banks.remove(id), banks.choose(id), banks.edit(id, OWNED)])
        expect(await refusalOf(ask)).toBe("BankNotFound")
    })

    it("keeps an account that its provider did not give up", async () => {
      const { add, banks } = await holder()
      const { bankingInfoId: id } = await add("user_outage")
      expect(await run(Effect.flip(banks.remove(id)))).toMatchObject({
        _tag: "BankNotConnected",
        reason: "unavailable",
      })
      expect(await run(banks.mine())).toHaveLength(1)
    })

    it("asks for an address that the bank did not give, field by field, and then no more", async () => {
      const { add, banks } = await holder()
      const { bankingInfoId: id, needsAddress } = await add("user_no_address")
      expect(needsAddress).toBe(true)
      expect(await run(Effect.flip(banks.addAddress(id, { ...HOME, state: "", zipCode: "7870" })))).toMatchObject({
        problems: [
          { field: "state", message: "This field is required" },
          { field: "zipCode", message: "Zipcode must be 5 characters" },
        ],
      })
      expect(await run(banks.addAddress(id, HOME))).toMatchObject({ needsAddress: false, address: HOME })
    })

    it("reads one of one's own, and answers for another's as for one that is not there (ACC-507, ACC-508)", async () => {
      const { add, banks } = await holder()
      const { bankingInfoId: id } = await add()
      expect(await run(banks.find(id))).toMatchObject({ bankingInfoId: id, lastFour: "6789" })
      const { banks: others } = await holder()
      for (const one of [id, NOBODYS]) {
        for (const ask of [
          others.find(one),
          others.edit(one, OWNED),
          others.remove(one),
          others.choose(one),
          others.addAddress(one, HOME),
        ])
          expect(await refusalOf(ask)).toBe("BankNotFound")
      }
      const { banks: admins } = stage.as(await adminOn(stage))
      expect(await refusalOf(admins.find(id))).toBe("BankNotFound")
    })

    it("asks a guest to sign in", async () => {
      const { banks } = stage.as(null)
      for (const ask of [
        banks.mine(),
        banks.find(NOBODYS),
        banks.startLink(),
        banks.plaidLinkToken(),
        banks.add(aPlaidBank("token")),
        banks.edit(NOBODYS, OWNED),
        banks.remove(NOBODYS),
        banks.choose(NOBODYS),
        banks.addAddress(NOBODYS, HOME),
      ])
        expect(await refusalOf(ask)).toBe("SignInRequired")
    })
  })

/** A provider, and what its frame would have given for this person's account. */
export interface ProviderStage {
  readonly provider: BankProvider
  readonly connections: BankConnections["Service"]
  /** What adds an account that was just connected for the person, with its end; `unknown` is one of which the provider knows nothing. */
  readonly connected: (person: UserId) => Promise<{ readonly bank: NewBank; readonly lastFour: string }>
  readonly unknown: NewBank
}

/** The laws of whoever connects banks. */
export const bankConnectionsContract = (way: string, open: () => Promise<ProviderStage>) =>
  describe(`BankConnections through ${way}`, () => {
    let stage: ProviderStage
    beforeAll(async () => void (stage = await open()))
    const person = must(UserId, freshUuid())

    it("opens a page of our own that is named after the provider", async () => {
      const { connections, provider } = stage
      const link = await run(connections.start(provider, person))
      expect(link).toMatchObject({ provider, page: `/bank-connection/${provider}` })
      expect(link.token).not.toBe("")
      expect(link.expiration).toBeGreaterThan(0)
    })

    it("tells of an account its end and never its number, and gives it up as often as it is asked to", async () => {
      const { connections, provider } = stage
      const { bank, lastFour } = await stage.connected(person)
      const connected = await run(connections.connected(bank, person))
      expect(connected.lastFour).toBe(lastFour)
      expect(connected.bankName).not.toBe("")
      expect(connected.token).not.toBe("")
      await run(connections.release(provider, connected.token))
      await run(connections.release(provider, connected.token))
    })

    it("connects nothing that the provider does not know", async () => {
      const { connections, unknown } = stage
      expect(await run(Effect.flip(connections.connected(unknown, person)))).toMatchObject({
        _tag: "BankNotConnected",
        reason: "expired",
      })
    })
  })
