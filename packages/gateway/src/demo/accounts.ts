import type {} from "./tables.ts"
import type { Database } from "../database/index.ts"
import { admin, buyers, DEMO_PASSWORD, sellers } from "./cast.ts"

/** A line that names the accounts to sign in with; empty where no story was told. */
export const demoAccounts = async (db: Database): Promise<string> => {
  const told = await db.selectFrom("demoStory").select("toldAt").where("toldAt", "is not", null).executeTakeFirst()
  const emails = [admin, ...sellers.slice(0, 1), ...buyers.slice(0, 1)].map(({ email }) => email)
  return told ? `Sign in as ${emails.join(", ")} with the password ${DEMO_PASSWORD}\n` : ""
}
