import { assetOf, entered, expected, factsOf, mailsTo } from "./facts.ts"
import type { Answer, Race } from "./race.ts"
import { command, pick, stageAsset, stageRequest } from "./scene.ts"

const winnersOf = (answers: ReadonlyArray<Answer>) => answers.filter((answer) => answer === "Done").length
const MOVED = "AssetStatusChanged"

/** A seller who asks for publication in many tabs. */
export const doublePublishRequest: Race = {
  name: "double publish of a listing",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "Draft", publishedTime: null })
    return {
      racers: Array.from({ length: racers }, () => command(scene, scene.seller, "requestAssetPublish", id)),
      refusals: [],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        const requests = facts.filter(({ type }) => type === "PublicationRequested").length
        return [expected("the number of requests", requests, 1)]
      },
    }
  },
}

const PENDING = { status: "Draft", publishedTime: null, registrationStatus: "pending" } as const

/** Two administrators publish one listing. */
export const doubleApprove: Race = {
  name: "double approve of a listing",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, PENDING)
    return {
      racers: Array.from({ length: racers }, (_, n) =>
        command(scene, pick(scene.admins, n), "approveAsset", id, ", version: 1"),
      ),
      refusals: [],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        return [
          expected("times published", entered(facts, MOVED, "Published"), 1),
          expected("the version", (await assetOf(scene.market.db, id)).version, 2),
        ]
      },
    }
  },
}

/** One administrator publishes what the other takes down: before it was out, or after, but only once. */
export const revokeWhileApprove: Race = {
  name: "revoke while approve of a listing",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, PENDING)
    const asks = [
      command(scene, scene.admins[0], "approveAsset", id, ", version: 1"),
      command(scene, scene.admins[1], "revokeAsset", id, `, statusComment: "No."`),
    ]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["AssetStatusForbids"],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        const way = facts.filter(({ type }) => type === MOVED).map(({ status }) => status)
        const wanted = way[0] === "Published" ? ["Published", "Revoked"] : ["Revoked"]
        return [expected("its way", way, wanted)]
      },
    }
  },
}

const APPROVAL = `, data: { buyerProfile: { approved: true, pofSum: "90000000.00", fundsApprovalDate: "2026-11-28" } }`

/** Two administrators grant one request. */
export const doubleGrant: Race = {
  name: "double approve of a request",
  stage: async (scene, racers) => {
    const { creator, id } = await stageRequest(scene)
    return {
      racers: Array.from({ length: racers }, (_, n) =>
        command(scene, pick(scene.admins, n), "approveRoleRequest", id, APPROVAL),
      ),
      refusals: ["RoleRequestDecided"],
      faults: async (answers) => {
        const facts = await factsOf(scene.market.db, creator)
        return [
          expected("the number of winners", winnersOf(answers), 1),
          expected("the number of decisions", facts.filter(({ type }) => type === "RoleRequestDecided").length, 1),
          expected("the number of mails", await mailsTo(scene.market.db, creator, "roleRequestApproved"), 1),
        ]
      },
    }
  },
}

/** One administrator grants what the other declines. */
export const declineWhileApprove: Race = {
  name: "decline while approve of a request",
  stage: async (scene, racers) => {
    const { creator, id } = await stageRequest(scene)
    const asks = [
      command(scene, scene.admins[0], "approveRoleRequest", id, APPROVAL),
      command(scene, scene.admins[1], "declineRoleRequest", id, `, reason: "No."`),
    ]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["RoleRequestDecided"],
      faults: async (answers) => {
        const { db } = scene.market
        const { status } = await db
          .selectFrom("roleRequests")
          .select("status")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
        const { roles } = await db
          .selectFrom("profiles")
          .select("roles")
          .where("id", "=", creator)
          .executeTakeFirstOrThrow()
        const decided = (await factsOf(db, creator)).filter(({ type }) => type === "RoleRequestDecided")
        return [
          expected("the number of winners", winnersOf(answers), 1),
          expected(
            "the decisions",
            decided.map((fact) => fact.status),
            [status],
          ),
          expected("whether the role is held", roles.includes("ApprovedBuyers"), status === "Approved"),
        ]
      },
    }
  },
}
