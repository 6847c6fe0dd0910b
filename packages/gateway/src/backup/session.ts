import pg from "pg"

/** What the text of a value depends on, so that it is the same text wherever it is read. */
const SETTINGS = [
  "statement_timeout = 0",
  "idle_in_transaction_session_timeout = 0",
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  "extra_float_digits = 1",
  "row_security = off", // a copy with rows missing would be worse than a refusal
]

/** Does the work on a connection of its own, in one transaction: all of it, or nothing. */
export const inOneTransaction = async <A>(
  url: string,
  kind: "isolation level repeatable read read only" | "isolation level read committed",
  work: (client: pg.Client) => Promise<A>,
): Promise<A> => {
  const client = new pg.Client({ connectionString: url, application_name: "xl backup" })
  client.on("error", () => undefined) // the statement under way tells
  await client.connect()
  try {
    await client.query(`begin ${kind}`)
    for (const setting of SETTINGS) await client.query(`set local ${setting}`)
    const result = await work(client)
    await client.query("commit")
    return result
  } finally {
    await client.end() // what was not committed is gone with it
  }
}
