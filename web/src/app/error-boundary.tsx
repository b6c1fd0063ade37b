import { Component, type ReactNode } from 'react';
import { FailureScreen } from './failure-screen.tsx';

/** Shows a way on when a screen throws; React itself reports the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailureScreen /> : this.props.children;
  }
}
