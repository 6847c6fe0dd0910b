import { sql } from "kysely"
import { expect, it } from "vitest"
import { migrate, shippedMigrations } from "../database/index.ts"
import { testDatabase } from "../testing/index.ts"

it("gives funds approved before they were bound to an entity the buyer's present entity", async () => {
  const { db } = await testDatabase({ migrated: false })
  await migrate(
    db,
    shippedMigrations().filter(({ name }) => name < "0031-funds.sql"),
  )
  const stored = async (buyerProfile: object) => {
    const body = { email: "buyer@example.com", roles: ["ApprovedBuyers"], creationDate: 1, buyerProfile }
    const { rows } = await sql<{ id: string }>`insert into profiles (id, body) values (gen_random_uuid(),
      jsonb_set(${JSON.stringify(body)}::jsonb, '{email}', to_jsonb(gen_random_uuid()::text))) returning id`.execute(db)
    return rows[0]?.id
  }
  const ids = [
    await stored({ fundsApprovalDate: "2026-11-01", purchasingEntity: "Park LLC" }),
    await stored({ fundsApprovalDate: "2026-11-01", purchasingEntity: null }),
    await stored({ fundsApprovalDate: null, purchasingEntity: "Lake LLC" }),
  ]
  await migrate(db)
  const { rows } = await sql<{ id: string; entity: string | null; is: boolean }>`select id,
    body #>> '{buyerProfile,fundsEntity}' as entity, body -> 'buyerProfile' ? 'fundsEntity' as is from profiles`.execute(
    db,
  )
  expect(ids.map((id) => rows.find((row) => row.id === id))).toEqual([
    { id: ids[0], entity: "Park LLC", is: true },
    { id: ids[1], entity: null, is: true },
    { id: ids[2], entity: null, is: false },
  ])
})
