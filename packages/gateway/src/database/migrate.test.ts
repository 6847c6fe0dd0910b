import { testDatabase } from "../testing/index.ts"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { type Migration, migrate, shippedMigrations } from "./migrate.ts"

const { db } = await testDatabase({ migrated: false })
const one: Migration = { name: "0001-one.sql", statements: "create table one (n integer); insert into one values (1);" }
const two: Migration = { name: "0002-two.sql", statements: "insert into one values (2);" }
const kept = async () => (await sql<{ n: number }>`select n from one order by n`.execute(db)).rows.map(({ n }) => n)

describe("migrate", () => {
  it("runs each migration once, also when two processes start together", async () => {
    await Promise.all([migrate(db, [one, two]), migrate(db, [one, two])])
    await migrate(db, [one, two])
    expect(await kept()).toEqual([1, 2])
  })

  it("refuses a migration that was changed after it had run", async () => {
    await expect(migrate(db, [{ ...one, statements: `${one.statements} -- better` }, two])).rejects.toThrow(
      "The migration 0001-one.sql was changed after this database had run it: put the file back as it was.",
    )
  })

  it("refuses a database that a newer version has migrated", async () => {
    await expect(migrate(db, [one])).rejects.toThrow(
      "The database knows the migration 0002-two.sql and this version of XL does not",
    )
  })

  it("leaves nothing of a migration that fails, and runs it whole the next time", async () => {
    const three = { name: "0003-three.sql", statements: "insert into one values (3); select nonsense();" }
    await expect(migrate(db, [one, two, three])).rejects.toThrow("nonsense")
    expect(await kept()).toEqual([1, 2])
    await migrate(db, [one, two, { ...three, statements: "insert into one values (3);" }])
    expect(await kept()).toEqual([1, 2, 3])
  })

  it("ships files that are numbered from 1 without a gap", () => {
    expect(shippedMigrations().map(({ name }) => Number(name.slice(0, 4)))).toEqual(
      shippedMigrations().map((_, place) => place + 1),
    )
  })
})
