// `node --import ./scripts/env.mjs` reads the variables of .env, where there is one; those of the shell win.
import { existsSync } from "node:fs"

if (existsSync(".env")) process.loadEnvFile(".env")
