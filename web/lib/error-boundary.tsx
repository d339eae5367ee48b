import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Shown in place of the children after one of them threw while rendering or in an effect. */
  fallback: ReactNode
  /** A new value shows the children again. */
  resetKey?: string
}

type State = { readonly failed: boolean; readonly resetKey: string | undefined }

/**
 * Limits a rendering error to its children, so that one message, file or card cannot take a screen
 * down.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
