import { Component, type ReactNode } from 'react';

type Props = { onFailure: () => void; children: ReactNode };

/** Error boundary around Google's map, so that its errors do not break the form. React needs a class here. */
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
