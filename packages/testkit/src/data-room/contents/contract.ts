import type { DataRooms, VdrFolder } from "@xl/core/data-room"
import { PROOF_OF_FUNDS_CATEGORY } from "@xl/core/documents"
import type { Profile } from "@xl/core/profiles"
import { type AssetId, must, VdrItemId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aDisguisedProgram, aPdf, aPicture } from "../../documents/examples.ts"
import { refusalOf } from "../../market/sale.ts"
import { adminOn, completeDraftOn, listingOn, type MarketStage, personOn, sellerOn } from "../../market/stage.ts"
import { freshUuid } from "../../shared/fresh-uuid.ts"

const run = Effect.runPromise
/** `%PDF-`, as every PDF begins. */
const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d]
const silent = () => undefined
const names = ({ items }: VdrFolder) => items.map(({ name }) => name)

/** The laws of every way to fill data rooms, to read them and to sign for them. One market serves the whole suite. */
export const vdrContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Data rooms' contents through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      ;[seller, admin] = [await sellerOn(stage), await adminOn(stage)]
    })
    const of = (who: Profile | null): DataRooms["Service"] => stage.as(who).dataRooms
    const signs = (who: Profile, asset: AssetId) => run(of(who).sign(asset, `${who.firstName} ${who.lastName}`, null))
    const folders = async (asset: AssetId) => {
      const { tiers } = await run(of(seller).room(asset))
      const [home, tier1, tier2] = tiers.map(({ folderId }) => must(VdrItemId, folderId))
      if (!home || !tier1 || !tier2) throw new RangeError("A room has three tiers")
      return { home, tier1, tier2 }
    }
    /** A listing with one file in each tier. */
    const filled = async () => {
      const asset = await listingOn(stage, seller, admin)
      const at = await folders(asset)
      const put = (folder: VdrItemId, name: string) => run(of(seller).upload(folder, aPdf(400, name), silent))
      const files = {
        home: await put(at.home, "Teaser.pdf"),
        tier1: await put(at.tier1, "Rent roll.pdf"),
        tier2: await put(at.tier2, "Note.pdf"),
      }
      return { asset, at, files }
    }
    const opens = async (who: Profile, asset: AssetId) =>
      (await run(of(who).room(asset))).tiers.filter(({ isOpen }) => isOpen).map(({ tier }) => tier)

    it("holds an asset's documents in three tiers, each opened by what opens it (SEL-015)", async () => {
      const { asset, at, files } = await filled()
      const who = await personOn(stage)
      expect(await opens(who, asset)).toEqual(["home"])
      expect(names(await run(of(who).folder(at.home)))).toEqual(["Teaser.pdf"])
      for (const shut of [at.tier1, at.tier2]) expect(await refusalOf(of(who).folder(shut))).toBe("VdrItemNotFound")
      await signs(who, asset)
      expect(await opens(who, asset)).toEqual(["home", "tier1"])
      expect((await run(of(who).download(files.tier1.id, "open"))).bytes).toHaveLength(400)
      expect(await refusalOf(of(who).download(files.tier2.id, "open"))).toBe("VdrItemNotFound")
      const request = await run(of(who).request(asset))
      const { draftTier2Requests } = await run(of(seller).requests(asset))
      const waiting = draftTier2Requests.find(({ id }) => id === request.id)
      if (waiting) await run(of(seller).approve(waiting.id))
      expect(await opens(who, asset)).toEqual(["home", "tier1", "tier2"])
      expect((await run(of(who).download(files.tier2.id, "download"))).type).toBe("application/pdf")
    })

    it("shows a tier's own folder to who reads it, and for uploads to its keepers alone (SEL-358, SEL-359)", async () => {
      const { asset, at } = await filled()
      for (const keeper of [seller, admin])
        for (const tier of ["tier1", "tier2"] as const)
          expect(await run(of(keeper).tier(tier, at[tier], true))).toMatchObject({
            tier,
            mayAdd: true,
            mayChange: true,
          })
      const who = await personOn(stage)
      await signs(who, asset)
      expect(await refusalOf(of(who).tier("tier1", at.tier1, true))).toBe("VdrItemNotFound")
      expect(await refusalOf(of(seller).tier("tier1", at.tier2, true))).toBe("VdrItemNotFound")
    })

    it("gives the folders of tiers 1 and 2 to whom they are open, and nothing of them to others (SEL-360, SEL-361)", async () => {
      const { asset, at } = await filled()
      const who = await personOn(stage)
      expect(await refusalOf(of(who).tier("tier1", at.tier1, false))).toBe("VdrItemNotFound")
      await signs(who, asset)
      const tier1 = await run(of(who).tier("tier1", at.tier1, false))
      expect(tier1).toMatchObject({ id: at.tier1, name: "Tier 1", mayAdd: false, mayChange: false })
      expect(names(tier1)).toEqual(["Rent roll.pdf"])
      expect(await refusalOf(of(who).tier("tier2", at.tier2, false))).toBe("VdrItemNotFound")
      expect(names(await run(of(admin).tier("tier2", at.tier2, false)))).toEqual(["Note.pdf"])
    })

    it("leads from folder to folder and back, folders first and each kind by name (SEL-362, SEL-365)", async () => {
      const { at } = await filled()
      const leases = await run(of(seller).createFolder(at.tier1, " Leases "))
      const old = await run(of(seller).createFolder(leases.id, "2019"))
      await run(of(seller).upload(leases.id, aPicture("Plan.png"), silent))
      expect(await run(of(seller).folder(old.id))).toMatchObject({
        tier: "tier1",
        path: [
          { id: at.tier1, name: "Tier 1" },
          { id: leases.id, name: "Leases" },
          { id: old.id, name: "2019" },
        ],
        items: [],
      })
      expect(names(await run(of(seller).folder(leases.id)))).toEqual(["2019", "Plan.png"])
      expect(names(await run(of(seller).folder(at.tier1)))).toEqual(["Leases", "Rent roll.pdf"])
      expect(await refusalOf(of(seller).folder(must(VdrItemId, freshUuid())))).toBe("VdrItemNotFound")
    })

    it("opens the bytes of a file to who reads its tier, and counts that for its keepers alone (SEL-363)", async () => {
      const { asset, at, files } = await filled()
      const who = await personOn(stage)
      await run(of(who).download(files.home.id, "open"))
      await run(of(who).download(files.home.id, "download"))
      await run(of(seller).download(files.home.id, "open"))
      const opened = async (reader: Profile) => (await run(of(reader).folder(at.home))).items[0]?.opened
      expect([await opened(seller), await opened(admin), await opened(who)]).toEqual([2, 2, null])
      expect(await refusalOf(of(null).download(files.home.id, "open"))).toBe("SignInRequired")
      await run(stage.as(seller).listings.hold(asset))
      expect(await refusalOf(of(who).download(files.home.id, "open"))).toBe("VdrItemNotFound")
    })

    it("renames folders, and folders and files alike (SEL-364, SEL-366)", async () => {
      const { at, files } = await filled()
      const leases = await run(of(seller).createFolder(at.tier1, "Leases"))
      expect((await run(of(seller).renameFolder(leases.id, "Contracts"))).name).toBe("Contracts")
      expect((await run(of(admin).rename(files.tier1.id, "Roll.pdf"))).name).toBe("Roll.pdf")
      expect(names(await run(of(seller).folder(at.tier1)))).toEqual(["Contracts", "Roll.pdf"])
      expect(await refusalOf(of(seller).renameFolder(files.tier1.id, "Folder"))).toBe("VdrItemNotFound")
      expect(await refusalOf(of(seller).rename(at.tier1, "First"))).toBe("VdrItemNotFound")
      expect(await refusalOf(of(seller).rename(files.tier1.id, "Roll.exe"))).toBe("FileNameMisleads")
      expect(await refusalOf(of(seller).rename(leases.id, "roll.PDF"))).toBe("VdrNameTaken")
      for (const name of ["", " ", "a/b", "x".repeat(121)])
        expect(await refusalOf(of(seller).rename(leases.id, name))).toBe("VdrNameInvalid")
    })

    it("takes PDFs and pictures by their content, and numbers a name that is taken (SEL-367)", async () => {
      const { at } = await filled()
      const again = await run(of(seller).upload(at.tier1, aPdf(40, "Rent roll.pdf"), silent))
      expect(again).toMatchObject({ name: "Rent roll (2).pdf", kind: "file", type: "application/pdf", size: 40 })
      expect(await refusalOf(of(seller).upload(at.tier1, aDisguisedProgram(), silent))).toBe("RoomFileTypeRefused")
      expect(await refusalOf(of(seller).upload(at.tier1, aPdf(40, "roll.png"), silent))).toBe("FileNameMisleads")
      expect(await refusalOf(of(seller).upload(again.id, aPdf(), silent))).toBe("VdrItemNotFound")
      expect(names(await run(of(seller).folder(at.tier1)))).toEqual(["Rent roll (2).pdf", "Rent roll.pdf"])
    })

    it("takes a file of many megabytes, tells how far it is, and gives it back whole", async () => {
      const { at } = await filled()
      const told: Array<number> = []
      const large = aPdf(4_600_000, "Appraisal.pdf")
      const item = await run(of(seller).upload(at.tier1, large, (done) => void told.push(done)))
      expect(item).toMatchObject({ name: "Appraisal.pdf", size: 4_600_000 })
      expect(told.at(-1)).toBe(1)
      const { bytes } = await run(of(seller).download(item.id, "download"))
      expect(bytes).toHaveLength(4_600_000)
    })

    it("puts a file in the place of another, under its name, which is read no more", async () => {
      const { asset, at, files } = await filled()
      const who = await personOn(stage)
      await signs(who, asset)
      const next = await run(of(seller).upload(at.tier1, aPdf(80, "Roll of May.pdf"), silent, files.tier1.id))
      expect(next).toMatchObject({ name: "Rent roll.pdf", size: 80 })
      expect(await refusalOf(of(who).download(files.tier1.id, "open"))).toBe("VdrItemNotFound")
      expect((await run(of(who).download(next.id, "open"))).bytes).toHaveLength(80)
      const other = await run(of(seller).upload(at.tier1, aPicture("Roll.png"), silent, next.id))
      expect(other).toMatchObject({ name: "Roll.png", type: "image/png" })
      for (const wrong of [files.tier2.id, next.id])
        expect(await refusalOf(of(seller).upload(at.tier1, aPdf(), silent, wrong))).toBe("VdrItemNotFound")
      expect(names(await run(of(who).folder(at.tier1)))).toEqual(["Roll.png"])
    })

    it("tells its readers of changed files daily, or as they choose once they signed", async () => {
      const asset = await listingOn(stage, seller, admin)
      const who = await personOn(stage)
      expect(await refusalOf(of(who).chooseRhythm(asset, "Weekly"))).toBe("AgreementRequired")
      const rhythmOf = async (reader: Profile) => (await run(of(reader).room(asset))).rhythm
      expect([await rhythmOf(who), await rhythmOf(seller)]).toEqual([null, null])
      await signs(who, asset)
      expect(await rhythmOf(who)).toBe("Daily")
      expect(await run(of(who).chooseRhythm(asset, "Immediately"))).toBe("Immediately")
      expect(await rhythmOf(who)).toBe("Immediately")
    })

    it("deletes a file, and a folder with all that lies in it (SEL-368)", async () => {
      const { at, files } = await filled()
      const leases = await run(of(seller).createFolder(at.tier1, "Leases"))
      const inner = await run(of(seller).upload(leases.id, aPdf(40, "Lease.pdf"), silent))
      expect(await run(of(seller).remove(leases.id))).toBe(2)
      expect(await run(of(admin).remove(files.tier1.id))).toBe(1)
      expect(await run(of(seller).folder(at.tier1))).toMatchObject({ items: [] })
      for (const gone of [leases.id, inner.id, files.tier1.id]) {
        expect(await refusalOf(of(seller).remove(gone))).toBe("VdrItemNotFound")
        expect(await refusalOf(of(seller).download(gone, "open"))).toBe("VdrItemNotFound")
      }
    })

    it("is changed by its keepers alone, to others as if it were not there (SEL-369)", async () => {
      const { asset, at, files } = await filled()
      const who = await personOn(stage)
      await signs(who, asset)
      const rival = await sellerOn(stage)
      for (const stranger of [who, rival]) {
        expect(await refusalOf(of(stranger).createFolder(at.home, "Mine"))).toBe("VdrItemNotFound")
        expect(await refusalOf(of(stranger).rename(files.home.id, "Mine.pdf"))).toBe("VdrItemNotFound")
        expect(await refusalOf(of(stranger).remove(files.home.id))).toBe("VdrItemNotFound")
        expect(await refusalOf(of(stranger).upload(at.home, aPdf(), silent))).toBe("VdrItemNotFound")
      }
      expect(await refusalOf(of(null).remove(files.home.id))).toBe("SignInRequired")
      expect(await refusalOf(of(null).room(asset))).toBe("SignInRequired")
      expect(await refusalOf(of(null).folder(at.home))).toBe("SignInRequired")
    })

    it("does not change while its publication is under review", async () => {
      const draft = await completeDraftOn(stage, seller)
      const at = await folders(draft.id)
      await run(of(seller).createFolder(at.home, "Before"))
      await run(stage.as(seller).listings.requestPublish(draft.id))
      expect(await refusalOf(of(seller).createFolder(at.home, "While"))).toBe("PublicationPending")
      expect(await refusalOf(of(seller).upload(at.home, aPdf(), silent))).toBe("PublicationPending")
      expect(await run(of(seller).folder(at.home))).toMatchObject({ mayAdd: false, mayChange: false })
    })

    it("has its agreement executed once, with a copy for each party (BUY-330, BUY-101)", async () => {
      const { asset } = await filled()
      const who = await personOn(stage, { firstName: "Ann", lastName: "Lee", companyName: "Lee Capital" })
      const before = await run(of(who).room(asset))
      expect(before).toMatchObject({ signatory: "Ann Lee", executed: null, numberOfCAs: null, tier_1_whitelist: null })
      expect(before.agreement?.sections[0]?.facts[0]).toEqual({ label: "Recipient", value: "Ann Lee, for Lee Capital" })
      const executed = await run(of(who).sign(asset, " ann  lee", null))
      expect(executed.executionDate).toBe(stage.now())
      await stage.advance(1_000)
      expect(await signs(who, asset)).toEqual(executed)
      expect(await run(of(who).room(asset))).toMatchObject({ agreement: null, executed })
      const room = await run(of(seller).room(asset))
      expect(room).toMatchObject({ numberOfCAs: 1, agreement: null })
      const [signer] = room.tier_1_whitelist ?? []
      expect(signer).toMatchObject({ userId: who.id, name: "Ann Lee", companyName: "Lee Capital", ownerId: seller.id })
      const { documents } = stage.as(who)
      const own = await run(documents.download({ dataOwnerId: who.id, key: executed.pdfKey }, "", "confidentiality"))
      expect(Array.from(own.bytes.slice(0, 5))).toEqual(PDF_HEAD)
      const theirs = { dataOwnerId: seller.id, key: signer?.pdfKey ?? "" }
      expect(
        (await run(stage.as(seller).documents.download(theirs, "", "confidentiality"))).bytes.length,
      ).toBeGreaterThan(100)
      expect(await refusalOf(documents.download(theirs, "", "confidentiality"))).toBe("DocumentNotFound")
      expect(PROOF_OF_FUNDS_CATEGORY).not.toBe("confidentiality")
    })

    it("takes a drawn signature, and nothing that is neither a drawing nor the signer's name", async () => {
      const { asset } = await filled()
      const who = await personOn(stage)
      const field = { width: 600, height: 160 }
      for (const [signature, dimensions] of [
        ["", null],
        ["Somebody Else", null],
        ["M10 20L700 30", field],
        ["M10 20L12 20", field],
        ["<svg/>", field],
        [`${who.firstName} ${who.lastName}`, field],
        ["M10 20L300 90", { width: 0, height: 160 }],
      ] as const)
        expect(await refusalOf(of(who).sign(asset, signature, dimensions))).toBe("SignatureInvalid")
      await run(of(who).sign(asset, "M10 20L300 90L420 40M20 120L80 130", field))
      expect(await opens(who, asset)).toEqual(["home", "tier1"])
    })

    it("is signed for by who may look at it, with name and e-mail, while it is on the market", async () => {
      const { asset } = await filled()
      const draft = await completeDraftOn(stage, seller)
      const sign = (who: Profile | null, id: AssetId) => refusalOf(of(who).sign(id, "Pat Doe", null))
      for (const keeper of [seller, admin]) expect(await sign(keeper, asset)).toBe("DataRoomOwn")
      expect(await sign(await personOn(stage, { roles: [] }), asset)).toBe("EmailNotVerified")
      expect(await sign(await personOn(stage, { lastName: null }), asset)).toBe("ProfileNotFilled")
      expect(await sign(await personOn(stage), draft.id)).toBe("AssetNotFound")
      expect(await sign(null, asset)).toBe("SignInRequired")
      const who = await personOn(stage)
      await run(stage.as(seller).listings.hold(asset))
      expect(await sign(who, asset)).toBe("AssetNotFound")
      expect(await refusalOf(of(who).room(asset))).toBe("AssetNotFound")
    })
  })
