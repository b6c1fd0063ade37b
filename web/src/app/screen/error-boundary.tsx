import { Component, type ReactNode } from 'react';
import { FailureScreen } from './failure-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** In place of what threw; the whole screen of failure when left out. */
  fallback?: ReactNode;
}

/** Shows a way on when a screen throws; React itself reports the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = <FailureScreen /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
