import { aPublishedAsset } from "@xl/testkit/assets"
import { actorOf, aBuyer, aSeller, marketInMemory, refusalOf } from "@xl/testkit/market"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { LettersMissing, PrintingFailed, StorageFailed } from "../../legal-documents/errors.ts"
import { AgreementArchive, signAgreement, type SignedPaper } from "./sign-agreement.ts"
import { MOST_SIGNATURE_CHARACTERS, signatureOf } from "../../data-room/signature.ts"

const asset = aPublishedAsset()
const buyer = aBuyer()
const NAME = `${buyer.firstName} ${buyer.lastName}`
const scene = () => {
  const market = marketInMemory({ seed: { assets: [asset], profiles: [aSeller(), buyer] } })
  /** Signs while `file` keeps the copies. */
  const sign = (file: AgreementArchive["Service"]["file"]) =>
    market.home.run(
      signAgreement(actorOf(buyer), { id: asset.id, signature: NAME, signatureDimensions: null }).pipe(
        Effect.provideService(AgreementArchive, { file }),
      ),
    )
  return { market, sign, rows: () => market.home.memory.rows }
}
const keys = { signer: "signer's", owner: "owner's" }

describe("an agreement that is signed", () => {
  it("is the one of another tab that was quicker, and one fact", async () => {
    const { market, rows, sign } = scene()
    let first: unknown
    const second = await Effect.runPromise(
      sign(() =>
        Effect.gen(function* () {
          first = yield* Effect.orDie(market.as(buyer).dataRooms.sign(asset.id, NAME, null))
          return keys
        }),
      ),
    )
    expect(second).toEqual(first)
    expect(rows().agreements.size).toBe(1)
    expect(rows().events.map(({ type }) => type)).toEqual(["AgreementExecuted"])
  })

  it("is none where the loan left the market while its copies were filed", async () => {
    const { market, rows, sign } = scene()
    const leaving = sign(() => Effect.as(Effect.orDie(market.as(aSeller()).listings.hold(asset.id)), keys))
    expect(["AssetNotFound", "DataRoomClosed"]).toContain(await refusalOf(leaving))
    expect(rows().agreements.size).toBe(0)
  })

  it("is filed as what both parties have, in the signer's and the owner's name", async () => {
    const { rows, sign } = scene()
    const filed: Array<SignedPaper> = []
    await Effect.runPromise(sign((paper) => Effect.sync(() => (filed.push(paper), keys))))
    const [signed] = filed
    expect(signed).toMatchObject({ assetId: asset.id, signer: buyer.id, owner: aSeller().id })
    expect(signed?.paper.sections.at(-1)?.heading).toBe("Signature")
    expect([...rows().agreements.values()]).toMatchObject([
      { pdfKey: keys.signer, ownerPdfKey: keys.owner, signatory: NAME, how: "typed" },
    ])
  })

  it("is nothing where its copies are not kept, and says whether that may pass", async () => {
    for (const [failure, said] of [
      [new LettersMissing({ cause: "契" }), "SignatureInvalid"],
      [new PrintingFailed({ cause: "no ink" }), "DocumentsUnavailable"],
      [new StorageFailed({ cause: "no disk" }), "DocumentsUnavailable"],
    ] as const) {
      const { rows, sign } = scene()
      expect(await refusalOf(sign(() => Effect.fail(failure)))).toBe(said)
      expect([rows().agreements.size, rows().events]).toEqual([0, []])
    }
  })
})

describe("a signature", () => {
  const typed = (signature: string) => Result.isSuccess(signatureOf(signature, null, "Ann  Lee-Ó"))
  const field = { width: 600, height: 160 }
  const drawn = (path: string, of = field) => Result.isSuccess(signatureOf(path, of, "Ann Lee"))

  it("is the name as the profile has it, whatever its case, spaces and composition", () => {
    expect(["ann lee-ó", "  ANN LEE-O\u0301 "].map(typed)).toEqual([true, true])
    expect(["Ann Lee", "Ann Lee-O", "", "ann lee-ó jr"].map(typed)).toEqual([false, false, false, false])
  })

  it("is the name whichever apostrophe, hyphen or blank a keyboard sets", () => {
    const signs = (signature: string, name: string) => Result.isSuccess(signatureOf(signature, null, name))
    expect(signs("Mary O\u2019Brien\u2011Lee", "Mary O'Brien-Lee")).toBe(true)
    expect(signs("Mary\u00A0O'Brien\u200B", "Mary O\u2019Brien")).toBe(true)
    expect(signs("Mary OBrien", "Mary O'Brien")).toBe(false)
  })

  it("is lines within their field that span more than a dot, and nothing else", () => {
    expect(["M0 0L20 0", "M0 0L600 160", "M1 1L2 2L40 9M5 5L6 6"].map((path) => drawn(path))).toEqual([
      true,
      true,
      true,
    ])
    const none = [
      "M0 0L19 160",
      "M0 0L601 10",
      "M0 0L30 161",
      "M0 0",
      "L0 0L30 30",
      "M0 0L30 30Z",
      "M-1 0L30 30",
      "M0.5 0L30 30",
    ]
    for (const path of none) expect([path, drawn(path)]).toEqual([path, false])
    for (const side of [0, -1, 4_001, 0.5]) expect(drawn("M0 0L30 0", { width: 600, height: side })).toBe(false)
    expect(drawn("M0 0L30 0", { width: 4_000, height: 4_000 })).toBe(true)
  })

  it("has 20,000 characters at most", () => {
    const path = (characters: number) => `M0 0L30 0${"L30 0".repeat(5_000)}`.slice(0, characters)
    const [longest] = [path(MOST_SIGNATURE_CHARACTERS - 1)]
    expect(drawn(longest.replace(/L[^L]*$/, ""))).toBe(true)
    expect(drawn(`M0 0${"L30 0".repeat(4_000)}`)).toBe(false)
  })
})
