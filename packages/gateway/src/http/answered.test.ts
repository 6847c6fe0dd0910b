import { Effect } from "effect"
import { expect, it } from "vitest"
import { testGateway } from "../testing/index.ts"

const SCHEMA = `
directive @access(to: [Access!]!) on FIELD_DEFINITION
enum Access { Guest }
type Query { one: Int @access(to: [Guest]) }
`

it("tells of 300 refusals in a minute one by one and of the rest as one number, and of every other answer", async () => {
  const { app, log } = await testGateway({ schema: SCHEMA, resolvers: [{ Query: { one: () => Effect.succeed(1) } }] })
  const told = (status: number) => log.filter((line) => JSON.parse(line).status === status).length
  for (let turn = 0; turn < 310; turn++) await app.inject({ method: "POST", url: "/graphql", payload: { query: "{" } })
  for (let turn = 0; turn < 3; turn++)
    await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: "Bearer nobody" },
      payload: { query: "{ __typename }" },
    })
  await app.inject("/nowhere")
  expect([told(400), told(401), told(404)]).toEqual([300, 3, 0])
  expect(log.some((line) => line.includes("untold"))).toBe(false)
  await app.close()
  expect(JSON.parse(log.at(-1) ?? "")).toMatchObject({ untold: 11, msg: "refusals not told one by one" })
})
