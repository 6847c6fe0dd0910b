import { grantAdmin } from "@xl/core/market/roles"
import { must, UserId } from "@xl/core/shared"
import { Clock, Context, Effect } from "effect"
import { clockAhead, readAhead } from "../clock/index.ts"
import { type Config, loadConfig } from "../config/index.ts"
import { type Database, openConfigured } from "../database/index.ts"
import { marketServices } from "../graphql/index.ts"
import { entryPoint, StartRefused } from "../shared/index.ts"

const USAGE = "Say whom to make an administrator: npm run admin -- grant EMAIL"

const asked = (): string => {
  const [command, email, ...rest] = process.argv.slice(2)
  if (command !== "grant" || !email || rest.length > 0) throw new StartRefused([USAGE])
  return email
}

const nobody = (email: string) => new StartRefused([`Nobody here has the e-mail ${email}: register with it first.`])

const idOf = async (db: Database, email: string): Promise<UserId> => {
  const query = db.selectFrom("profiles").select("id").where("email", "=", email.trim().toLowerCase())
  const row = await query.executeTakeFirst().catch((reason: unknown) => {
    throw isWithoutTables(reason) ? new StartRefused(["This database holds no market yet: start XL first."]) : reason
  })
  if (!row) throw nobody(email)
  return must(UserId, row.id)
}

/** 42P01 is PostgreSQL's undefined_table. */
const isWithoutTables = (reason: unknown): boolean => (reason as { readonly code?: string })?.code === "42P01"

/** Whether the person was none before. In the demo its clock dates the event. */
const granted = async (db: Database, config: Config, email: string): Promise<boolean> => {
  const ahead = config.mode === "demo" ? await readAhead(db) : 0
  const services = Context.add(
    marketServices(db, config),
    Clock.Clock,
    clockAhead(() => ahead),
  )
  return Effect.runPromiseWith(services)(
    grantAdmin(await idOf(db, email)).pipe(
      Effect.catchTags({
        EmailNotVerified: () =>
          Effect.fail(new StartRefused([`${email} has not been verified: enter the mailed code first.`])),
        ProfileNotFound: () => Effect.fail(nobody(email)),
      }),
    ),
  )
}

/** `npm run admin -- grant EMAIL`: makes a registered person with a verified e-mail an administrator. Code 1 where it could not be done. */
entryPoint(async () => {
  const email = asked()
  const config = loadConfig(process.env)
  const { close, db } = await openConfigured(config)
  try {
    const isNew = await granted(db, config, email)
    process.stdout.write(`${email} is ${isNew ? "an administrator now" : "an administrator already"}.\n`)
  } finally {
    await close()
  }
})
