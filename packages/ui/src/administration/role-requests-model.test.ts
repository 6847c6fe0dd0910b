import { MarketUnavailable } from "@xl/core/kernel"
import { Day, must } from "@xl/core/shared"
import { aProfile, anAdmin, aUserId } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type App, app, type Change, settled } from "../testing/app.ts"
import { RoleRequestsModel } from "./role-requests-model.ts"

const TODAY = must(Day, "2026-11-28")
const pat = aProfile({ id: aUserId(7) })

const ask = async ({ market }: App) => {
  const { documents, profiles, roleRequests } = market.as(pat)
  const bytes = async () => new Uint8Array([0x25, 0x50, 0x44, 0x46])
  const paper = { name: "funds.pdf", type: "application/pdf", size: 4, bytes }
  const document = await Effect.runPromise(documents.upload(paper, () => undefined))
  await Effect.runPromise(profiles.updateProofOfFunds([document]))
  return Effect.runPromise(roleRequests.createBuyerRequest([document], null))
}
const opened = async (change?: Change) => {
  const here = await app({ who: anAdmin(), seed: { profiles: [pat] } }, change)
  const { documents, roleRequests } = here.ports
  const model = new RoleRequestsModel(roleRequests, documents, here.session, here.snackbars)
  return { here, model }
}
const deciding = async (change?: Change) => {
  const stage = await opened(change)
  await ask(stage.here)
  await stage.model.open("Draft", 0)
  const [view] = stage.model.page?.requests ?? []
  if (!view) throw new Error("The example has no request")
  stage.model.decide(view, TODAY)
  return { ...stage, view }
}

describe("requests for roles", () => {
  it("come twelve to a page (ACC-656)", async () => {
    const sizes: Array<number> = []
    const { model } = await opened(({ roleRequests }) => ({
      roleRequests: {
        ...roleRequests,
        search: (wanted) => {
          sizes.push(wanted.size)
          return roleRequests.search(wanted)
        },
      },
    }))
    await model.open("Draft", 0)
    expect(sizes).toEqual([12])
  })

  it("arrive without reload, pending first (SEL-189)", async () => {
    const { here, model } = await opened()
    const stop = model.follow()
    await model.open("Draft", 0)
    expect(model.page?.total).toBe(0)
    await ask(here)
    await expect.poll(() => model.page?.total).toBe(1)
    expect(model.page?.requests[0]).toMatchObject({ name: "Pat Doe", request: { status: "Draft" } })
    stop()
  })

  it("are approved with amount and day; the buyer holds the role then (SEL-190)", async () => {
    const { here, model } = await deciding()
    expect(model.deciding).toMatchObject({ date: TODAY, pofSum: undefined, reason: "" })
    model.type({ pofSum: 25_000_000_00 })
    await model.approve()
    expect([model.deciding, model.page?.total]).toEqual([null, 0])
    expect(here.market.home.memory.rows.profiles.get(pat.id)).toMatchObject({
      roles: expect.arrayContaining(["ApprovedBuyers"]) as unknown,
      buyerProfile: { pofSum: 25_000_000_00, fundsApprovalDate: TODAY, approved: true },
    })
    await model.open("Approved", 0)
    expect(model.page?.total).toBe(1)
  })

  it.each([
    ["without an amount", {}],
    ["with a day ahead", { pofSum: 1_00, date: must(Day, "2026-11-29") }],
  ])("are not approved %s: the dialog stays and says why", async (_how, change) => {
    const { here, model } = await deciding()
    model.type(change)
    await model.approve()
    expect(model.deciding?.error).toBe("Approved funds must be above $0, and the approval date must not lie ahead.")
    expect(here.market.home.memory.rows.profiles.get(pat.id)?.roles).not.toContain("ApprovedBuyers")
    model.type({ pofSum: 2_00 })
    expect(model.deciding?.error).toBeNull()
  })

  it("are not approved without a day, and say how one is written", async () => {
    const { here, model } = await deciding()
    model.type({ pofSum: 1_00, date: undefined })
    await model.approve()
    expect(model.deciding?.error).toBe("Enter a day as MM-DD-YYYY, from 1900 to 2100")
    expect(here.market.home.memory.rows.profiles.get(pat.id)?.roles).not.toContain("ApprovedBuyers")
  })

  it("are declined with a reason, never without one (SEL-191)", async () => {
    const { model } = await deciding()
    model.type({ reason: "  " })
    await model.decline()
    expect(model.deciding).toMatchObject({ error: null, reasonError: "Please give the reason." })
    expect(model.page?.total).toBe(1)
    model.type({ reason: "The statement is too old" })
    await model.decline()
    await model.open("Declined", 0)
    expect(model.page?.requests[0]?.request).toMatchObject({
      status: "Declined",
      declineReason: "The statement is too old",
    })
  })

  it("show their papers to the administrator, or say why not", async () => {
    const { here, model, view } = await deciding()
    const [document] = view.request.documents
    if (!document) throw new Error("The example has no paper")
    expect(await model.read(document)).toMatchObject({ type: "application/pdf" })
    expect(await model.read({ ...document, key: "another" })).toBeNull()
    expect(here.said()).toEqual(["There is no such document."])
  })

  it("say for which request their papers are read", async () => {
    const reasons: Array<string | undefined> = []
    const { model, view } = await deciding(({ documents }) => ({
      documents: {
        ...documents,
        download: (document, reason) => {
          reasons.push(reason)
          return documents.download(document, reason)
        },
      },
    }))
    await expect.poll(() => model.paper?.content).toMatchObject({ type: "application/pdf" })
    model.decide({ ...view, request: { ...view.request, status: "Declined" } }, TODAY)
    const { id } = view.request
    expect(reasons).toEqual([`Decides role request ${id}`, `Looks at the decided role request ${id}`])
    model.close()
  })

  it("come with their first paper beside the form, or with another that was asked for", async () => {
    const { model, view } = await deciding()
    const [document] = view.request.documents
    if (!document) throw new Error("The example has no paper")
    expect(model.paper).toEqual({ document, content: "reading" })
    await expect.poll(() => model.paper?.content).toMatchObject({ type: "application/pdf" })
    const gone = { ...document, key: "another" }
    const asked = model.show(gone)
    await model.show(document)
    await asked
    expect(model.paper?.document).toBe(document)
    await model.show(gone)
    expect(model.paper).toEqual({ document: gone, content: "failed" })
    model.close()
    expect(model.paper).toBeNull()
  })

  it("say that another administrator decided first, and leave the list without the request", async () => {
    const { here, model, view } = await deciding()
    const other = here.market.as(anAdmin())
    await Effect.runPromise(other.roleRequests.decline(view.request.id, "Not readable"))
    model.type({ reason: "Too old" })
    await model.decline()
    expect([model.deciding?.error, model.deciding?.reason]).toEqual(["This request was decided already.", "Too old"])
    expect(model.page?.total).toBe(0)
  })

  it("show the list that was chosen last, whichever answer comes last", async () => {
    let isFirst = true
    const { here, model } = await opened(({ roleRequests }) => ({
      roleRequests: {
        ...roleRequests,
        search: (wanted) => {
          const answer = isFirst ? Effect.delay(roleRequests.search(wanted), 20) : roleRequests.search(wanted)
          isFirst = false
          return answer
        },
      },
    }))
    await ask(here)
    const first = model.open("Draft", 0)
    await model.open("Approved", 0)
    await first
    expect([model.status, model.page?.total]).toEqual(["Approved", 0])
  })

  it("say that they failed, and can be asked again", async () => {
    let isDown = true
    const { model } = await opened(({ roleRequests }) => ({
      roleRequests: {
        ...roleRequests,
        search: (wanted) =>
          isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : roleRequests.search(wanted),
      },
    }))
    await model.open("Draft", 0)
    expect([model.listed.tag, model.page]).toEqual(["failed", null])
    isDown = false
    await model.again()
    await settled()
    expect(model.listed.tag).toBe("listed")
  })
})
