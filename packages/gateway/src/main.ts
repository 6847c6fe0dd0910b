import { enableCompileCache } from "node:module"

// Before anything else is read: then each file is compiled, and its types are stripped, in the first start alone.
enableCompileCache()
await import("./serve.ts")
