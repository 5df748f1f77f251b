/** What stands in for a page that broke: a fault of ours, or a part of the page that is not on this device and cannot be fetched. */
import { Button, useSay } from '@taverne/ui';
import { Component, type ReactNode } from 'react';
import styles from './app.module.css';
import { Sheet } from './pages/Sheet.tsx';

interface BrokenProps {
  /** Another place is another page. */
  readonly where: string;
  readonly children: ReactNode;
  /** What can be missed goes without a word. */
  readonly isAside?: boolean;
}

interface BrokenState {
  readonly isBroken: boolean;
}

export class Broken extends Component<BrokenProps, BrokenState> {
  static getDerivedStateFromError = (): BrokenState => ({ isBroken: true });
  override readonly state: BrokenState = { isBroken: false };

  override componentDidUpdate({ where }: BrokenProps): void {
    if (this.state.isBroken && where !== this.props.where) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    const { children, isAside = false } = this.props;
    if (!this.state.isBroken) return children;
    return !isAside && <InItsPlace />;
  }
}

function InItsPlace() {
  const say = useSay();
  // What is missing without a network is no fault.
  const isFault = navigator.onLine;
  return (
    <Sheet title={say(isFault ? 'broken.title' : 'missing.title')}>
      <p role="alert">{say(isFault ? 'broken.say' : 'missing.say')}</p>
      <p>{say('broken.kept')}</p>
      <Button icon="again" className={styles.anew} onClick={() => location.reload()}>
        {say('broken.again')}
      </Button>
    </Sheet>
  );
}
