import { examine, told, worst } from "../doctor/index.ts"
import { entryPoint } from "../shared/index.ts"

/** `npm run doctor`: looks whether the market can run here and says what to do where it cannot; code 1 where something stops it. */
entryPoint(async () => {
  const findings = await examine(process.env)
  process.stdout.write(told(findings))
  process.exitCode = worst(findings)
})
