/** A part of the page that is loaded when it is first wanted. Fetched before, it is shown at once; React's own `lazy` would show what stands in for it first. */
import { type ComponentType, type ReactNode, use } from 'react';
import { once } from './once.ts';

interface Part<Props> {
  (props: Props): ReactNode;
  fetch(): Promise<unknown>;
}

export function part<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): Part<Props> {
  const loaded = once((_: 'part') => load());
  const fetch = () => loaded('part');
  const Part = (props: Props) => {
    const { default: Loaded } = use(fetch());
    return <Loaded {...props} />;
  };
  return Object.assign(Part, { fetch });
}
