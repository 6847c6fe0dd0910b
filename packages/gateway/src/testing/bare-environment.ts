const KEPT = ["PATH", "NODE_COMPILE_CACHE"]

/** What a program of ours has that a test starts with settings of its own: where programs are, and where Node keeps what it compiled, which halves the start. */
export const bareEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
