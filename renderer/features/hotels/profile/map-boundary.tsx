import { Component, type ReactNode } from 'react';

type Props = { onFailure: () => void; children: ReactNode };

/** Keeps a failure inside Google's map from taking the form with it. A class, since React catches in no other way. */
export class MapBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The map failed', error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
