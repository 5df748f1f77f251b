import { feudWith, say } from './table.ts';

/** Seat 0 strikes seat 1 and the window stands open; seat 1 holds something to parry with. */
export const inWindow = () => {
  const match = feudWith({
    hands: [
      ['boost0', 'blank0'],
      ['parry0', 'blank1'],
    ],
  });
  say(match, 0, 'strike 1', 'go on');
  return match;
};
