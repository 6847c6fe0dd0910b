import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Actor } from "@xl/core/kernel"
import { Effect } from "effect"
import type { FastifyInstance } from "fastify"
import { afterAll } from "vitest"
import { avatarRoutes } from "../avatars/index.ts"
import { uploadRoutes, vdrRoutes } from "../data-room/index.ts"
import type { Database } from "../database/index.ts"
import { type DocumentHouse, type DocumentPasses, documentRoutes } from "../documents/index.ts"
import { authenticateAtDocuments, type MarketServices } from "../graphql/index.ts"
import type { GatewayParts } from "../http/index.ts"
import { isShownToAll, listingPictureRoutes, pictureRoutes } from "../pictures/index.ts"
import { diskStorage } from "../storage/index.ts"

/** Bytes that a file of a data room may have in tests. */
export const ROOM_FILE_BYTES = 12_000_000

const GUEST: Actor = { tag: "guest" }

/** A folder that is gone after the file's last test. */
const passingFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "xl-papers-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const actorsOf = (authenticate: GatewayParts<never>["authenticate"]) => async (token: string) =>
  (await Effect.runPromise(authenticate(token))) ?? GUEST

/** Where papers are kept: a folder that is gone after the file's last test. */
export const paperHouse = (db: Database, now: () => number): DocumentHouse => ({
  db,
  storage: diskStorage(passingFolder()),
  masterKey: randomBytes(32),
  now,
})

/** The calls of the encryption service. */
export const paperRoutes = (
  house: DocumentHouse,
  authenticate: GatewayParts<never>["authenticate"],
  passes?: DocumentPasses,
): ((app: FastifyInstance) => void) => {
  const known = passes ? authenticateAtDocuments(passes, house.now, authenticate) : authenticate
  return (app) => void app.register(documentRoutes({ ...house, actorOf: actorsOf(known) }))
}

/** The calls about pictures of assets, in the house of the papers. */
export const listingPictureCalls = (
  house: DocumentHouse,
  authenticate: GatewayParts<never>["authenticate"],
): ((app: FastifyInstance) => void) => {
  const routes = listingPictureRoutes({ ...house, actorOf: actorsOf(authenticate) })
  const shown = pictureRoutes(house.storage, { isShown: isShownToAll(house.db) })
  return (app) => void app.register(routes).register(shown)
}

/** The calls about files of data rooms. */
export const roomRoutes = (
  house: DocumentHouse,
  { authenticate, clock, services }: Pick<GatewayParts<MarketServices>, "authenticate" | "clock" | "services">,
  passes: DocumentPasses,
): ((app: FastifyInstance) => void) => {
  const actorOf = actorsOf(authenticateAtDocuments(passes, house.now, authenticate))
  const rooms = { ...house, actorOf, clock, services, mostFileBytes: ROOM_FILE_BYTES }
  return (app) => void app.register(vdrRoutes(rooms)).register(uploadRoutes(rooms))
}

/** The calls about people's pictures, over another such folder. */
export const faceRoutes = ({
  authenticate,
  clock,
  services,
}: Pick<GatewayParts<MarketServices>, "authenticate" | "clock" | "services">): ((app: FastifyInstance) => void) => {
  const house = { storage: diskStorage(passingFolder()), actorOf: actorsOf(authenticate), clock, services }
  return (app) => void app.register(avatarRoutes(house))
}
