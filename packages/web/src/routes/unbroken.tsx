import { Component, type ReactNode } from "react"

interface UnbrokenProps {
  readonly children: ReactNode
  /** Shown once something inside has thrown; React reports what. */
  readonly instead: ReactNode
}

/** React asks for a class here. */
export class Unbroken extends Component<UnbrokenProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override state = { isBroken: false }
  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
