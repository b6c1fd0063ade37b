import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Stands in for a map that could not be loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A map that does not come must not take the page down with it. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
