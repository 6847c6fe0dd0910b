import { Component, type ReactNode } from "react"

interface UnbrokenProps {
  /** The address shown: another one is tried anew. */
  readonly at?: string
  readonly children: ReactNode
  /** Shown once something inside has thrown; React reports what. */
  readonly instead: (reason: unknown) => ReactNode
}
interface UnbrokenState {
  readonly at: string | undefined
  readonly broken: { readonly reason: unknown } | null
}

/** React asks for a class here. */
export class Unbroken extends Component<UnbrokenProps, UnbrokenState> {
  static getDerivedStateFromError(reason: unknown) {
    return { broken: { reason } }
  }
  static getDerivedStateFromProps({ at }: UnbrokenProps, state: UnbrokenState) {
    return at === state.at ? null : { at, broken: null }
  }
  override state: UnbrokenState = { at: this.props.at, broken: null }
  override render() {
    const { broken } = this.state
    return broken === null ? this.props.children : this.props.instead(broken.reason)
  }
}
