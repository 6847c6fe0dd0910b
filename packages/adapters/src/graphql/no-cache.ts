import { ApolloCache } from "@apollo/client"

/** Keeps nothing, since the stores are the state; Apollo's own cache would be a third of what its client weighs. */
export class NoCache extends ApolloCache {
  override read(): null {
    return null
  }
  override write(): undefined {
    return undefined
  }
  override diff() {
    return { result: null, complete: false as const }
  }
  override watch(): () => void {
    return () => undefined
  }
  override reset(): Promise<void> {
    return Promise.resolve()
  }
  override evict(): boolean {
    return false
  }
  override restore(): this {
    return this
  }
  override extract(): null {
    return null
  }
  override removeOptimistic(): void {}
  override fragmentMatches(): boolean {
    return true
  }
  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this)
  }
}
