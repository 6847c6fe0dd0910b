import type { KeptNotice, NoticePage, Notices } from "@xl/core/notifications"
import type { Profile } from "@xl/core/profiles"
import { must, NoticeId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { aPdf } from "../documents/examples.ts"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

const run = Effect.runPromise
type Port = Notices["Service"]
const ALL = { offset: 0, size: 20, unreadOnly: false }

/** The laws of every way to one's kept notices. One market serves the whole suite: others may have been told, too. */
export const noticesContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Notices through ${way}`, () => {
    let stage: MarketStage
    let admin: Profile
    beforeAll(async () => {
      stage = await open()
      admin = await adminOn(stage)
    })

    /** Somebody whose request for the buyer's role was filed and then declined, a second apart. */
    const declined = async () => {
      const who = await personOn(stage)
      const ports = stage.as(who)
      const paper = await run(ports.documents.upload(aPdf(), () => undefined))
      await run(ports.profiles.updateProofOfFunds([paper]))
      const request = await run(ports.roleRequests.createBuyerRequest([paper], null))
      await stage.advance(1_000)
      await run(stage.as(admin).roleRequests.decline(request.id, "Dated last year."))
      return { who, notices: ports.notices }
    }
    const page = (notices: Port, change: Partial<typeof ALL> = {}): Promise<NoticePage> =>
      run(notices.page({ ...ALL, ...change }))
    const titles = ({ notices }: NoticePage) => notices.map(({ title }) => title)

    it("keeps what was told, newest first, in words and with the page where it goes on", async () => {
      const { notices } = await declined()
      const { notices: kept, ...counts } = await page(notices)
      expect(counts).toEqual({ total: 2, unread: 2 })
      expect(kept.map(({ path, readAt, text, title, tone }) => ({ tone, title, text, path, readAt }))).toEqual([
        {
          tone: "error",
          title: "Your request was declined",
          text: "Unfortunately, your request for the Buyer role was declined. Please review the information you had provided and try again. The reason given: Dated last year. You may ask again at any time.",
          path: "/profile/buyer",
          readAt: null,
        },
        {
          tone: "info",
          title: "We received your request",
          text: "Your request for the Buyer role is with us. You will hear from us by e-mail.",
          path: "/profile/buyer",
          readAt: null,
        },
      ] satisfies ReadonlyArray<Omit<KeptNotice, "at" | "id">>)
      expect((kept[0]?.at ?? 0) - (kept[1]?.at ?? 0)).toBe(1_000)
    })

    it("comes by pages, and can leave out what was read", async () => {
      const { notices } = await declined()
      const first = await page(notices, { size: 1 })
      const second = await page(notices, { size: 1, offset: 1 })
      expect([titles(first), titles(second), second.total]).toEqual([
        ["Your request was declined"],
        ["We received your request"],
        2,
      ])
      const [newest] = first.notices
      expect(await run(notices.markRead(newest ? [newest.id] : []))).toBe(1)
      const unread = await page(notices, { unreadOnly: true })
      expect([titles(unread), unread.total, unread.unread]).toEqual([["We received your request"], 1, 1])
    })

    it("marks some or all as read, each at its first time", async () => {
      const { notices } = await declined()
      const [newest] = (await page(notices)).notices
      await run(notices.markRead(newest ? [newest.id] : []))
      const readAt = stage.now()
      await stage.advance(1_000)
      expect(await run(notices.markRead([]))).toBe(1)
      expect(await run(notices.markRead(null))).toBe(0)
      expect((await page(notices)).notices.map((notice) => notice.readAt)).toEqual([readAt, stage.now()])
    })

    it("shows nobody another's, administrators included, and lets nobody mark them", async () => {
      const { notices } = await declined()
      const [newest] = (await page(notices)).notices
      const other = await declined()
      for (const port of [other.notices, stage.as(admin).notices]) {
        const seen = (await page(port, { size: 100 })).notices.map(({ id }) => id)
        expect(seen).not.toContain(newest?.id)
        await run(port.markRead([...(newest ? [newest.id] : []), must(NoticeId, freshUuid())]))
        await run(port.markRead(null))
      }
      expect((await page(notices)).unread).toBe(2)
    })

    it("asks a guest to sign in", async () => {
      const { notices } = stage.as(null)
      expect(await refusalOf(notices.page(ALL))).toBe("SignInRequired")
      expect(await refusalOf(notices.markRead(null))).toBe("SignInRequired")
    })
  })
