// When a page breaks, players see a sentence and a way on, never a stack trace or a blank screen.

import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  /** What is shown: when that is something else, it is tried anew. */
  readonly of?: unknown;
};

type State = { readonly failed: boolean; readonly of?: unknown };

export class FailureBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: Props, { failed, of: before }: State): State {
    return { failed: failed && of === before, of };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
