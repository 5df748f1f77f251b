/** The battery once more, from positions in which everybody is at everybody's throat: fights, windows, hidden hands. */
import type { Game } from '@taverne/engine';
import { describe, expect, test } from 'vitest';
import { battery } from '../../../../packages/engine/src/battery/index.ts';
import type { TacticsEvent } from '../../src/events.ts';
import { type Options, type State, tinyEpicTactics, type View } from '../../src/index.ts';
import { position } from '../position.ts';
import type { Scene } from '../skirmish.ts';

const brawl = (told: Scene): Game<State, Options, TacticsEvent, View> => ({ ...tinyEpicTactics, setup: () => position(told) });

const BRAWLS: { readonly [name: string]: { readonly told: Scene; readonly mode: string; readonly seats: number } } = {
  'three sides in the north': {
    mode: 'competitive',
    seats: 3,
    told: {
      units: ['W4@F1 M4@G1 R4@H1 B5@I1', 'W2@F2 M5@G2 R7@H2 B1@I2', 'W1@F3 M1@G3 R8@H3 B4@I3'],
      hands: ['T05 T09', 'T07 T10', 'T08 T14'],
    },
  },
  'two teams on the plateau': {
    mode: 'teams',
    seats: 4,
    told: {
      mode: 'teams',
      units: ['W3@F7 M3@G7 R6@H7 B7@I7', 'W6@F8 M6@G8 R2@H8 B3@I8', 'W5@E7 M2@E8 R1@J7 B8@J8', 'W7@F6 M7@G6 R5@H6 B6@I6'],
      hands: ['T15 T08', 'T11 T12', 'T06 T16', 'T02 T01'],
    },
  },
  'the Artifact in the middle': {
    mode: 'battle',
    seats: 2,
    told: {
      mode: 'battle',
      units: ['W8@G8 M8@G9 R3@H9 B2@I9', 'W3@H8 M7@I8 R7@G10 B5@H10'],
      hands: ['T09 T10', 'T13 T14'],
      bearer: 'W3',
    },
  },
  'four against the Enemy': {
    mode: 'solo',
    seats: 1,
    told: {
      mode: 'solo',
      units: ['W4@F1 M8@G1 R1@H1 B1@I1', 'W3@F2 M4@G2 R8@H2 B5@I2'],
      hands: ['T09 T08'],
    },
  },
};

/** Blows rather than walks, and whatever a tactic can do. */
const prefer = (key: string): boolean => /^(hit|shoot|cast|fire|yes|play|T\d)|with/.test(key);

describe('Brawls', () => {
  test.each(Object.entries(BRAWLS))('%s', (_, { told, mode, seats }) => {
    const report = battery(brawl(told), { options: { mode, roundCap: 10 }, seats, seeds: [1], every: 40, prefer });
    expect(report.answers).toBeGreaterThan(30);
  });
});
