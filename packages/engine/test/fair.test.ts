import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkFairChance } from '../src/fair.ts';
import {
  ask,
  commitmentTo,
  type Entry,
  type FairChance,
  fairSource,
  moveToVersion,
  option,
  type Source,
  startMatch,
  undoWithConsent,
  verifyChance,
} from '../src/index.ts';
import { parse } from '../src/parse.ts';
import { feud } from './feud.ts';
import { begin, dealtEntries, must, playRandomly, refused, say, tiny } from './table.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SALTS = ['Ada', 'Grace'];
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const CHANCE: FairChance = { commitment: sha256(SEED), salts: SALTS, seed: SEED };

/** The definition, written down a second time with the platform's own HMAC. */
function defined(index: number, of: number, salts = SALTS): number {
  for (let attempt = 0; ; attempt++) {
    const mac = createHmac('sha256', Buffer.from(SEED, 'hex'))
      .update(`${JSON.stringify(salts)} ${index} ${attempt}`)
      .digest();
    const drawn = mac.readUInt32BE(0);
    if (drawn < Math.floor(2 ** 32 / of) * of) return drawn % of;
  }
}

describe('the commitment', () => {
  test('is the SHA-256 of the bytes of the seed', () => {
    expect(commitmentTo('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
    expect(commitmentTo(SEED)).toBe(sha256(SEED));
  });
});

describe('fair chance', () => {
  const source: Source = (index, of, what) => fairSource(SEED, SALTS)(index, of, what);

  test('is a fixed function of seed, salts and number', () => {
    for (let index = 0; index < 40; index++) expect(source(index, 6, 'die')).toBe(defined(index, 6));
    expect(source(3, 6, 'die')).toBe(source(3, 6, 'card'));
  });

  test('draws again where a remainder would favour the low values', () => {
    // Of all 32-bit words nearly half lie beyond the last whole run of this many.
    for (let index = 0; index < 40; index++) expect(source(index, 0x8000_0001, '')).toBe(defined(index, 0x8000_0001));
    expect(source(0, 1, '')).toBe(0);
    expect(source(1, 0xffff_ffff, '')).toBe(defined(1, 0xffff_ffff));
  });

  test('depends on every salt, and on where one ends and the next begins', () => {
    const said = (salts: string[], seed = SEED) =>
      Array.from({ length: 12 }, (_, i) => fairSource(seed, salts)(i, 1000, '')).join();
    const all = [said(SALTS), said(['Ada']), said(['AdaGrace']), said(['Ada', 'Grace', '']), said(['Grace', 'Ada']), said([])];
    expect(new Set(all).size).toBe(6);
    expect(said(SALTS, SEED.replace('0001', '0002'))).not.toBe(said(SALTS));
  });

  test('two processes that race draw the same', () => {
    const [a, b] = [fairSource(SEED, SALTS), fairSource(SEED, SALTS)];
    b(9, 6, 'die');
    expect(a(4, 6, 'die')).toBe(b(4, 6, 'die'));
  });
});

describe('a seed', () => {
  test('has 64 small hexadecimal digits; anything else would be foreseeable', () => {
    for (const seed of ['', 'ab', SEED.slice(1), `${SEED}0`, SEED.replace('0f', '0F'), SEED.replace('0f', '0g'), `${SEED}\n`]) {
      expect(() => fairSource(seed, [])).toThrow(new RangeError('a seed has 64 hexadecimal digits'));
      expect(() => commitmentTo(seed)).toThrow(RangeError);
    }
  });
});

describe('what is published', () => {
  const read = (raw: unknown) => refused(parse(checkFairChance, raw, 'damaged', 'chance'))?.at;
  test('is a commitment and salts; the seed only later', () => {
    const { seed: _, ...running } = CHANCE;
    expect(read(CHANCE)).toBeUndefined();
    expect(read(running)).toBeUndefined();
    expect(read({ ...CHANCE, commitment: 'abc' })).toBe('chance.commitment');
    expect(read({ ...CHANCE, seed: SEED.slice(2) })).toBe('chance.seed');
    expect(read({ ...CHANCE, salts: ['x'.repeat(201)] })).toBe('chance.salts[0]');
    expect(read({ ...CHANCE, salts: ['x'.repeat(200)] })).toBeUndefined();
    expect(read({ ...CHANCE, salts: Array.from({ length: 17 }, () => '') })).toBe('chance.salts');
    expect(read({ ...CHANCE, salts: Array.from({ length: 16 }, () => '') })).toBeUndefined();
  });
});

describe('verifying', () => {
  const played = () => {
    const match = must(startMatch(feud, { seats: 3, options: { rounds: 1 }, chance: fairSource(SEED, SALTS) }));
    playRandomly(match, 1);
    return match;
  };

  test('proves that no word of chance was touched', () => {
    const { journal } = played();
    expect(journal.filter(({ type }) => type === 'chance').length).toBeGreaterThan(8);
    expect(verifyChance(journal, CHANCE)).toBeUndefined();
  });

  test('needs the seed', () => {
    const { seed: _, ...running } = CHANCE;
    expect(verifyChance([], running)).toMatchObject({
      trouble: 'match-running',
      say: 'the seed is not revealed yet',
      at: 'chance.seed',
    });
  });

  test('finds a seed that is not the promised one', () => {
    expect(verifyChance([], { ...CHANCE, seed: '00'.repeat(32) })).toMatchObject({
      trouble: 'chance-touched',
      say: 'the seed is not the one that was promised: its hash differs from the commitment',
      at: 'chance.seed',
    });
    expect(verifyChance([], CHANCE)).toBeUndefined();
  });

  test('finds every single word that was touched, and says what it should have been', () => {
    const { journal } = played();
    for (const [at, entry] of journal.entries()) {
      if (entry.type !== 'chance' || entry.of < 2) continue;
      const said = (entry.said + 1) % entry.of;
      expect(verifyChance(journal.with(at, { ...entry, said }), CHANCE)).toMatchObject({
        trouble: 'chance-touched',
        say: `chance ${entry.what} says ${said}, the seed says ${entry.said}`,
        at: `journal[${at}].said`,
      });
    }
  });

  test('finds other salts', () => {
    expect(verifyChance(played().journal, { ...CHANCE, salts: ['Ada'] })?.trouble).toBe('chance-touched');
  });

  test('counts back what was taken back: the same die falls again', () => {
    const roller = tiny(function* (state, table) {
      state.log.push(yield* ask(0, 'act', () => [option('roll', 'roll'), option('stay', 'stay')]));
      if (state.log.at(-1) === 'roll') state.log.push(`${table.chance('die', 100)}`);
    });
    const match = begin(roller, fairSource(SEED, SALTS));
    say(match, 0, 'roll', 'roll');
    const [, first, , second] = match.world.state.log;
    undoWithConsent(match, 0, [1]);
    say(match, 0, 'stay', 'roll');
    expect(match.world.state.log).toEqual(['roll', first, 'stay', 'roll', second]);
    expect(verifyChance(match.journal, CHANCE)).toBeUndefined();
    const undone = match.journal.findIndex((entry) => entry.type === 'undo');
    expect(verifyChance(match.journal.toSpliced(undone, 1), CHANCE)?.trouble).toBe('chance-touched');
  });

  test('counts over withdrawn answers, which are no words of chance', () => {
    const die = (said: number): Entry => ({ type: 'chance', what: 'die', of: 6, said });
    const window: Entry = { type: 'answer', seat: 0, name: 'window', key: 'pass', sealed: true };
    const journal: Entry[] = [die(defined(0, 6)), window, { type: 'withdraw', seat: 0, at: 1 }, window, die(defined(1, 6))];
    expect(verifyChance(journal, CHANCE)).toBeUndefined();
    expect(verifyChance(journal.with(4, die((defined(1, 6) + 1) % 6)), CHANCE)?.at).toBe('journal[4].said');

    // A later undo counts in the line without the withdrawn answer: here it keeps the second die.
    const answer: Entry = { type: 'answer', seat: 0, name: 'act', key: 'a' };
    const undone: Entry[] = [
      die(defined(0, 6)),
      window,
      { ...window, seat: 1 },
      { type: 'withdraw', seat: 0, at: 1 },
      die(defined(1, 6)),
      answer,
      { type: 'undo', seat: 0, to: 3 },
      die(defined(2, 6)),
    ];
    expect(defined(1, 6)).not.toBe(defined(2, 6));
    expect(verifyChance(undone, CHANCE)).toBeUndefined();
  });

  test('counts on after a change of version, from the quiet state on', () => {
    const match = must(startMatch(feud, { chance: fairSource(SEED, SALTS), options: { rounds: 3 } }));
    say(match, match.world.state.turn, 'rest');
    const turn = match.world.state.turn;
    say(match, turn, `strike ${1 - turn}`, 'go on', 'pass');
    say(match, 1 - turn, 'pass');
    const { match: moved } = must(moveToVersion(match, { ...feud, version: 2 }));
    playRandomly(moved, 3);
    const words = moved.journal.slice(dealtEntries(2)).filter(({ type }) => type === 'chance');
    expect(words.length).toBeGreaterThan(4);
    expect(verifyChance(moved.journal, CHANCE)).toBeUndefined();
    const version = moved.journal.findIndex((entry) => entry.type === 'version');
    expect(verifyChance(moved.journal.toSpliced(version, 1), CHANCE)?.trouble).toBe('chance-touched');
  });
});
