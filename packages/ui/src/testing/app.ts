import { type Here, here, type HereOptions, TimersInHand } from "@xl/testkit/here"
import { SnackbarQueue } from "../parts/snackbar/index.ts"
import { type Log, SessionStore, SignInEffects } from "../session/index.ts"

export interface App extends Here {
  readonly session: SessionStore
  readonly snackbars: SnackbarQueue
  readonly timers: TimersInHand
  readonly effects: SignInEffects
  readonly log: Log
  /** What was only logged, in order. */
  readonly logged: ReadonlyArray<string>
  /** What the snackbar says and will say, in order. */
  readonly said: () => ReadonlyArray<string>
}

/** What a test puts in place of some ports: most often one operation that fails, or waits. */
export type Change = (ports: Here["ports"]) => Partial<Here["ports"]>

/** The app's session over a browser in memory, opened; its timers stand still until a test lets them pass. */
export const app = async (options: HereOptions = {}, change: Change = () => ({})): Promise<App> => {
  const home = here(options)
  const ports = { ...home.ports, ...change(home.ports) }
  const timers = new TimersInHand()
  const snackbars = new SnackbarQueue({ now: () => 0, every: () => () => undefined })
  const logged: Array<string> = []
  const log = (message: string) => void logged.push(message)
  const { addressLookup, browserMemory, copies, favorites, profiles, registrationIdentity, settings } = ports
  const effects = new SignInEffects(
    settings,
    profiles,
    favorites,
    copies,
    browserMemory,
    addressLookup,
    registrationIdentity,
    log,
  )
  const { accounts } = home.accounts
  const session = new SessionStore(accounts, profiles, ports.live, snackbars, timers.after, effects, log)
  await session.open()
  return {
    ...home,
    ports,
    session,
    effects,
    log,
    logged,
    snackbars,
    timers,
    said: () => snackbars.waiting.map(({ text }) => text),
  }
}

/** Lets everything that was started come to rest. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
