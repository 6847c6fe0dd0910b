import { dayOf } from "@xl/core/shared"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { asBuyer, asSeller, complete, type Person, testMarket } from "../testing/index.ts"
import { putBank } from "../testing/rows.ts"
import { aListing, bid, onOffer } from "../testing/listings.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"], complete)
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

const ask = async (who: Person, document: string, variables: object = {}) =>
  (await market.ask(who, document, variables as never)).body

/** Which take an amount. */
const BOUNDED = new Set(["approveDeposit", "editDepositAmount"])
const money = (field: string, id: string, more = "") =>
  `mutation { it: ${field}(id: "${id}"${more}) { __typename ... on Refusal { code message }
    ${BOUNDED.has(field) ? "... on DepositAmountOutOfBounds { least most }" : ""} ... on OfferDepositDone { deposit { held toSeller toAdmin outstanding { toBuyer toSeller toAdmin } due { leg amount } } } } }`

const draftIn = ({ body }: Awaited<ReturnType<typeof bid>>): { readonly id: string } => {
  const answer = body.data?.["createOffer"] as { readonly offer?: { readonly id: string } } | undefined
  if (!answer?.offer) throw new Error(JSON.stringify(body))
  return answer.offer
}

const select = (who: Person, side: "Admin" | "Buyer" | "Seller", id: string, bank: string) =>
  ask(
    who,
    `mutation { it: selectBankForOffer${side}(offerId: "${id}", bankingInfoId: "${bank}") { __typename ... on Refusal { code }
      ... on OfferDepositDone { deposit { bank { bankingInfoId } } } } }`,
  )

/** A buyer's offer that won, its money in. */
const won = async (): Promise<{ readonly asset: string; readonly id: string }> => {
  const { id: asset } = await aListing(market, seller, admin)
  const drafted = await bid(market, buyer, asset, "1000.00", { earnestMoneyDeposit: "100.01" })
  const offer = draftIn(drafted)
  await onOffer(market, buyer, "publishOffer", offer.id)
  await ask(seller, `mutation { closeCallForOffers(id: "${asset}") { __typename } }`)
  await onOffer(market, seller, "selectWinner", offer.id)
  const day = dayOf(market.now())
  const record = `mutation { it: recordManualTransfer(offerId: "${offer.id}", leg: fund, reference: "wire 1", date: "${day}") { __typename ... on Refusal { code } } }`
  expect(await ask(admin, record)).toEqual({ data: { it: { __typename: "OfferDone" } } })
  return { asset, id: offer.id }
}

/** The same, canceled. */
const fellThrough = async (): Promise<string> => {
  const { id } = await won()
  await ask(admin, `mutation { cancelOffer(id: "${id}", reason: "No title") { __typename } }`)
  return id
}

/** The same, closed. */
const closedSale = async (): Promise<string> => {
  const { asset, id } = await won()
  await onOffer(market, buyer, "acceptClosingDocuments", id)
  await onOffer(market, seller, "acceptClosingDocuments", id)
  await ask(admin, `mutation { confirmClosing(id: "${asset}") { __typename } }`)
  return id
}

/** The platform's share of an offer's money is sent through this bank, and comes back. */
const failsThrough = async (id: string, bank: string): Promise<void> => {
  const told = { at: market.now(), code: null, reason: "returned" }
  const sent = { leg: "withdrawToAdmin", attempt: 1, amount: "1.00", bankId: bank, byHand: false }
  const transfer = JSON.stringify({ ...sent, facts: { requested: told, fundFailed: told } })
  await sql`update deposits set body = jsonb_set(body, '{account,transfers}', (body #> '{account,transfers}') || ${transfer}::jsonb)
    where id = ${id}`.execute(market.db)
}

const books = async (id: string) => {
  const { rows } = await sql<{ account: string; amount: string }>`
    select account, sum(amount)::text as amount from deposit_postings where offer_id = ${id} group by account order by account`.execute(
    market.db,
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

describe("the deposit of an offer over GraphQL", () => {
  it("is refunded by an administrator, and the books say so to the cent (BUY-307, BUY-163)", async () => {
    const id = await fellThrough()
    expect(await books(id)).toEqual({ buyer: "-10001", escrow: "10001" })
    expect(await ask(admin, money("refundDeposit", id))).toEqual({
      data: {
        it: {
          __typename: "OfferDepositDone",
          deposit: {
            held: "100.01",
            toSeller: "0.00",
            toAdmin: "0.00",
            outstanding: { toBuyer: "100.01", toSeller: "0.00", toAdmin: "0.00" },
            due: [{ leg: "refundToBuyer", amount: "100.01" }],
          },
        },
      },
    })
    expect(await books(id)).toEqual({ buyer: "0", escrow: "0" })
    expect(await ask(admin, money("refundDeposit", id))).toMatchObject({ data: { it: { code: "DepositNotReady" } } })
  })

  it("is declined by a fault and a comment that says why (BUY-306)", async () => {
    const id = await fellThrough()
    const decline = (fault: string, comment: string) =>
      ask(admin, money("declineDeposit", id, `, declineFault: ${fault}, comment: "${comment}"`))
    expect(await decline("Seller", " ")).toMatchObject({
      data: { it: { code: "DepositCommentRequired", message: "Please say why." } },
    })
    expect(await decline("Buyer", "Defaulted")).toMatchObject({ data: { it: { code: "SellerBankMissing" } } })
    expect(await decline("Seller", "No title")).toMatchObject({
      data: { it: { deposit: { held: "100.01", outstanding: { toBuyer: "100.01" } } } },
    })
    const seen = await ask(
      buyer,
      `{ getOfferDeposit(id: "${id}") { declineComment depositRefund actions bank { lastFour } } }`,
    )
    expect(seen).toEqual({
      data: { getOfferDeposit: { declineComment: "No title", depositRefund: "0.00", actions: [], bank: null } },
    })
  })

  it("is paid out after the seller agreed, to a bank of the seller's own (BUY-304, BUY-305, BUY-324)", async () => {
    const id = await closedSale()
    const approve = (amount: string) => ask(admin, money("approveDeposit", id, `, depositAmount: "${amount}"`))
    expect(await approve("60.00")).toMatchObject({ data: { it: { code: "SellerConsentMissing" } } })
    expect(await ask(admin, money("approveDepositSeller", id))).toMatchObject({
      errors: [{ extensions: { code: "RoleMissing" } }],
    })
    expect(await ask(seller, money("approveDepositSeller", id))).toMatchObject({ data: { it: { deposit: {} } } })
    expect(await approve("60.00")).toMatchObject({ data: { it: { code: "SellerBankMissing" } } })
    const theirs = await putBank(market.db, seller.id)
    expect(await select(buyer, "Buyer", id, theirs)).toMatchObject({ data: { it: { code: "BankNotFound" } } })
    expect(await select(seller, "Seller", id, theirs)).toMatchObject({ data: { it: { deposit: { bank: {} } } } })
    expect(await approve("100.02")).toMatchObject({
      data: { it: { code: "DepositAmountOutOfBounds", least: "0.00", most: "100.01" } },
    })
    expect(await approve("60.00")).toMatchObject({
      data: {
        it: { deposit: { held: "100.01", toSeller: "0.00", outstanding: { toSeller: "60.00", toAdmin: "40.01" } } },
      },
    })
    expect(await books(id)).toEqual({ admin: "4001", buyer: "-10001", escrow: "0", seller: "6000" })
  })

  it("goes through the bank that each names for its own side (BUY-323, BUY-325)", async () => {
    const id = await fellThrough()
    const banks = { buyer: await putBank(market.db, buyer.id), admin: await putBank(market.db, admin.id) }
    expect(await select(buyer, "Buyer", id, banks.buyer)).toMatchObject({ data: { it: { deposit: { bank: {} } } } })
    expect(await select(admin, "Admin", id, banks.admin)).toMatchObject({ data: { it: { deposit: { bank: {} } } } })
    expect(await select(admin, "Admin", id, banks.buyer)).toMatchObject({ data: { it: { code: "BankNotFound" } } })
    const seen = async (who: Person) =>
      ask(who, `{ getOfferDeposit(id: "${id}") { bank { bankingInfoId lastFour } hasAdminAccount } }`)
    expect(await seen(buyer)).toEqual({
      data: { getOfferDeposit: { bank: { bankingInfoId: banks.buyer, lastFour: "6789" }, hasAdminAccount: null } },
    })
    expect(await seen(admin)).toEqual({
      data: { getOfferDeposit: { bank: { bankingInfoId: banks.admin, lastFour: "6789" }, hasAdminAccount: true } },
    })
    expect(await seen(seller)).toEqual({ data: { getOfferDeposit: { bank: null, hasAdminAccount: null } } })
  })

  it("tells each side the bank references of its own transfers, and administrators all", async () => {
    const id = await fellThrough()
    await ask(admin, money("refundDeposit", id))
    const [told, paid, entries] = ["wire 1", "timeline { paid { code } }", "deposit { transfers { reference } }"]
    const seen = async (who: Person) => {
      const { data } = await ask(
        who,
        `{ getOfferDeposit(id: "${id}") { depositHistory { code } ${paid} } getOffer(id: "${id}") { ${entries} } }`,
      )
      return data
    }
    const knowing = (code: string | null) => ({
      getOfferDeposit: {
        depositHistory: [{ code: null }, { code }, { code: null }],
        timeline: { paid: { code } },
      },
      getOffer: { deposit: { transfers: [{ reference: code }] } },
    })
    expect([await seen(buyer), await seen(admin), await seen(seller)]).toEqual([
      knowing(told),
      knowing(told),
      knowing(null),
    ])
  })

  it("lets an administrator whose transfer failed name another bank: after VoPay's any, after Plaid's Plaid's alone (ACC-437)", async () => {
    const id = await fellThrough()
    const [plaid, other, vopay] = [
      await putBank(market.db, admin.id),
      await putBank(market.db, admin.id),
      await putBank(market.db, admin.id, "Business", "vopay"),
    ]
    const named = async (who: Person, bank: string) => (await select(who, "Admin", id, bank)).data?.["it"]
    expect(await named(admin, vopay)).toMatchObject({ code: "BankNotSelectable" })
    await failsThrough(id, vopay)
    expect(await named(admin, vopay)).toMatchObject({ deposit: { bank: { bankingInfoId: vopay } } })
    expect(await named(admin, other)).toMatchObject({ deposit: { bank: { bankingInfoId: other } } })
    await failsThrough(id, plaid)
    expect(await named(admin, vopay)).toMatchObject({ code: "BankNotSelectable" })
    expect(await named(admin, other)).toMatchObject({ deposit: { bank: { bankingInfoId: other } } })
    expect((await select(buyer, "Admin", id, other)).errors).toMatchObject([{ extensions: { code: "RoleMissing" } }])
  })

  it("says within which bounds another amount is promised, in dollars (BUY-308)", async () => {
    const { id: asset } = await aListing(market, seller, admin)
    const drafted = await bid(market, buyer, asset, "1000.00", { earnestMoneyDeposit: "10.00" })
    const offer = draftIn(drafted)
    expect(await ask(buyer, money("editDepositAmount", offer.id, ', amount: "1000.01"'))).toMatchObject({
      data: { it: { code: "DepositAmountOutOfBounds", least: "0.00", most: "1000.00" } },
    })
  })

  it("is looked at by administrators on the record", async () => {
    const id = await fellThrough()
    const looks = async () =>
      (await sql`select 1 from events where type = 'PrivateDataRead' and subject = ${id}`.execute(market.db)).rows
        .length
    await ask(buyer, `{ getOfferDeposit(id: "${id}") { held } }`)
    expect(await looks()).toBe(0)
    await ask(admin, `{ getOfferDeposit(id: "${id}") { held } }`)
    expect(await looks()).toBe(1)
  })
})

describe("the books of deposits", () => {
  it.each(["deposit_postings", "deposit_history"])("%s only grow, whoever asks", async (table) => {
    await fellThrough()
    for (const change of [`update ${table} set amount = 0`, `delete from ${table}`, `truncate ${table}`])
      await expect(sql.raw(change).execute(market.db)).rejects.toThrow(`${table} is append-only`)
  })

  it("take no entry that does not add up to zero, none twice, and no more out than is held", async () => {
    const id = await fellThrough()
    const book = (entry: string, ...postings: ReadonlyArray<readonly [account: string, amount: number]>) =>
      market.db.transaction().execute((transaction) =>
        transaction
          .insertInto("depositPostings")
          .values(postings.map(([account, amount]) => ({ entry, account, offerId: id, amount })))
          .execute(),
      )
    await expect(book("a", ["escrow", -1], ["seller", 2])).rejects.toThrow("The postings of a do not add up to zero")
    await expect(book("b", ["escrow", -10002], ["seller", 10002])).rejects.toThrow("is paid out than was held")
    await book("d", ["escrow", -1], ["seller", 1])
    await expect(book("d", ["escrow", -1], ["seller", 1])).rejects.toThrow("deposit_postings_pkey")
    await expect(book("c", ["nobody", -1], ["seller", 1])).rejects.toThrow("deposit_postings_account_check")
    expect(await books(id)).toEqual({ buyer: "-10001", escrow: "10000", seller: "1" })
  })
})
