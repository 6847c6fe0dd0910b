import { MOST_FILE_BYTES } from "@xl/core/documents"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aDisguisedProgram, anEmptyFile, aPdf } from "./examples.ts"

const run = Effect.runPromise
const silent = () => undefined

/** The laws of every way to file and read sensitive papers. One house serves the whole suite: no law may assume it is empty. */
export const documentsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Documents through ${way}`, () => {
    let stage: MarketStage
    let owner: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[owner, admin] = [await personOn(stage), await adminOn(stage)]
    })
    const upload = (file = aPdf(), who: Profile | null = owner) => stage.as(who).documents.upload(file, silent)

    it("names what it filed: whose, when, under a key of its own", async () => {
      const [one, other] = [await run(upload()), await run(upload())]
      expect(one).toEqual({
        key: one.key,
        name: "statement.pdf",
        type: "application/pdf",
        dataOwnerId: owner.id,
        dateModified: stage.now(),
      })
      expect(other.key).not.toBe(one.key)
    })

    it("gives the owner the very bytes back", async () => {
      const file = aPdf(5_000)
      const { bytes, type } = await run(stage.as(owner).documents.download(await run(upload(file))))
      expect(type).toBe("application/pdf")
      expect(bytes).toEqual(await file.bytes())
    })

    it("gives an administrator who says why any paper, and answers others as if there were none", async () => {
      const paper = await run(upload())
      expect((await run(stage.as(admin).documents.download(paper, "Decides role request 7"))).bytes).toHaveLength(60)
      for (const reason of [undefined, " ", "x".repeat(201)])
        expect(await refusalOf(stage.as(admin).documents.download(paper, reason))).toBe("ReadReasonRequired")
      const { documents } = stage.as(await personOn(stage))
      expect(await refusalOf(documents.download(paper, "Curious"))).toBe("DocumentNotFound")
      expect(await refusalOf(documents.download({ ...paper, key: freshUuid() }))).toBe("DocumentNotFound")
    })

    it("finds nothing under another owner's name", async () => {
      const paper = await run(upload())
      const named = { ...paper, dataOwnerId: admin.id }
      expect(await refusalOf(stage.as(admin).documents.download(named))).toBe("DocumentNotFound")
    })

    it("takes exactly 5,000,000 bytes and not one more", async () => {
      const most = await run(upload(aPdf(MOST_FILE_BYTES)))
      expect((await run(stage.as(owner).documents.download(most))).bytes).toHaveLength(MOST_FILE_BYTES)
      expect(await refusalOf(upload(aPdf(MOST_FILE_BYTES + 1)))).toBe("FileTooLarge")
    })

    it("goes by what a file holds, not by what it calls itself", async () => {
      expect(await refusalOf(upload(aDisguisedProgram()))).toBe("FileTypeRefused")
      expect(await refusalOf(upload(anEmptyFile()))).toBe("FileEmpty")
    })

    it("refuses a name that ends otherwise than what the file holds", async () => {
      for (const name of ["statement.png", "statement.pdf.exe", "statement"])
        expect(await refusalOf(upload(aPdf(60, name)))).toBe("FileNameMisleads")
      expect((await run(upload(aPdf(60, "STATEMENT.PDF")))).name).toBe("STATEMENT.PDF")
    })

    it("tells that all has arrived", async () => {
      const told: Array<number> = []
      await run(stage.as(owner).documents.upload(aPdf(), (done) => told.push(done)))
      expect(told.at(-1)).toBe(1)
      expect(told).toEqual(told.toSorted((one, other) => one - other))
    })

    it("asks a guest to sign in", async () => {
      const paper = await run(upload())
      expect(await refusalOf(upload(aPdf(), null))).toBe("SignInRequired")
      expect(await refusalOf(stage.as(null).documents.download(paper))).toBe("SignInRequired")
    })

    it("knows an uploaded paper as its owner's proof of funds, and nobody else's", async () => {
      const paper = await run(upload())
      const { buyerProfile } = await run(stage.as(owner).profiles.updateProofOfFunds([paper]))
      expect(buyerProfile.pofDocument).toEqual([paper])
      const other = stage.as(await personOn(stage))
      expect(await refusalOf(other.profiles.updateProofOfFunds([paper]))).toBe("ProofOfFundsMissing")
    })
  })
