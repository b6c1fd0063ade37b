import { Component, type ReactNode } from 'react';
import { FailureScreen } from './failure-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that threw. The default is the failure screen. */
  fallback?: ReactNode;
}

/** Shows the fallback when a child throws. React itself logs the error to the console. */
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
