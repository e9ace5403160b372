import { Component, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
  /** What stands in place of the children once they have thrown; `again` renders them afresh. */
  readonly fallback?: (again: () => void) => ReactNode;
  /** Called after the children are gone. */
  readonly onStop?: () => void;
}

/** Reports what its children throw, as an uncaught error would be, and leaves their place to the fallback. */
export class Boundary extends Component<Props, { hasStopped: boolean }> {
  override state = { hasStopped: false };

  static getDerivedStateFromError() {
    return { hasStopped: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onStop?.();
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.hasStopped) return children;
    return fallback?.(() => this.setState({ hasStopped: false }));
  }
}
