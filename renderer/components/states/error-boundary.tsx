import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
  /** Another value tries again. */ at: string;
};
type State = { failure: { error: unknown } | null; at: string };

/** Shows `fallback` in place of children that threw, until `at` changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failure: null, at };
  }

  override render(): ReactNode {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children;
  }
}
