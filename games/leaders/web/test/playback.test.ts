/** The board as it stood before the events that are still to be shown. */
import { expect, test } from 'vitest';
import { placesBefore, stepsIn } from '../playback.ts';
import { position, seated } from './table.ts';

test('each event is undone from the last to the first', () => {
  const { match, view } = seated(
    { position: position('leaderD1 grapplerC3 riderB1', 'leaderD7 illusionistG4') },
    'B1 B2',
    'grappler pull G4',
  );
  const events = match.events.map(({ event }) => event).filter((event) => stepsIn(event).length > 0);
  expect(placesBefore(view, []).get('illusionist')).toBe('D4');
  expect(placesBefore(view, events.slice(1)).get('illusionist')).toBe('G4');
  expect(placesBefore(view, events.slice(1)).get('rider')).toBe('B2');
  expect(placesBefore(view, events).get('rider')).toBe('B1');
});

test('whoever was recruited was not there before', () => {
  const { match, view } = seated({}, 'D1 D2', 'end');
  const before = placesBefore(
    view,
    match.events.map(({ event }) => event),
  );
  expect(before.get('south-leader')).toBe('D1');
  expect(before.size).toBe(2);
});
