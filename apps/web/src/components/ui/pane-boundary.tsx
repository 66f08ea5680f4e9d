import { Component, type ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';

type Props = {
  /** Another value means another thing is shown: the error of the previous one is cleared. */ of: string;
  /** Names what breaks: "The inspector of orders.status". */ what: string;
  children: ReactNode;
};

/** Contains errors inside a pane: a broken plot never breaks the grid. */
export class PaneBoundary extends Component<Props, { error: unknown; of: string }> {
  override state = { error: null as unknown, of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; of: string }) {
    return props.of === state.of ? null : { error: null, of: props.of };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <div style={{ padding: 12 }}>
        <ErrorNote error={this.state.error} broken={this.props.what} onRetry={() => this.setState({ error: null })} />
      </div>
    );
  }
}
