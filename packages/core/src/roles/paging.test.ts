import { expect, it } from "vitest"
import { REQUESTS_ON_A_PAGE } from "./index.ts"

it("lists twelve role requests on a page (ACC-656)", () => expect(REQUESTS_ON_A_PAGE).toBe(12))
