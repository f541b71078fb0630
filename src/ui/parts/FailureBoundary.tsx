// When a page breaks, players see a sentence and a way on, never a stack trace or a blank screen.

import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
};

export class FailureBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
