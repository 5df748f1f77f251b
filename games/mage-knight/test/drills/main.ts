/**
 * `npm run drills`: plans fights made up of everything in the box and sets each plan against the best of all courses on the real rules.
 * Fights that cannot be tried out whole are left out and counted. With `--match 3` it plays whole matches instead, and tells each turn of
 * them if there is only one; with `--choices 401-440` it says how well foresight chooses.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { courseOf, follow, supposing } from '../../src/bot/courses.ts';
import { FAR } from '../../src/bot/levels.ts';
import { planned } from '../../src/bot/planner.ts';
import { worth } from '../../src/bot/worth.ts';
import { type Fork, forksOf, weighChoice } from './choices.ts';
import { drill, sizeOf, told } from './drill.ts';
import { exhaust } from './exhaustive.ts';
import { type Played, playAlone } from './match.ts';

const { values } = parseArgs({
  options: {
    fights: { type: 'string', default: '500' },
    from: { type: 'string', default: '0' },
    /** Moments that are tried out at most. */
    moments: { type: 'string', default: '2500' },
    minutes: { type: 'string', default: '600' },
    /** These fights alone, `213,229`, with both courses told. */
    only: { type: 'string' },
    /** Moments that the planner adds up at most. */
    care: { type: 'string', default: '64' },
    write: { type: 'string' },
    /** Matches with these seeds, `3` or `1-20`. */
    match: { type: 'string' },
    /** How well foresight chooses in matches with these seeds. */
    choices: { type: 'string' },
    scenario: { type: 'string', default: 'solo-conquest' },
    /** `quick`: by quick plans alone. */
    level: { type: 'string', default: '5' },
  },
});
const SAME = 1e-6;
const LOOKS = 400_000;

interface Tally {
  fights: number;
  asGood: number;
  tooLarge: number;
  /** Milliseconds of the processor for each plan. */
  readonly times: number[];
  readonly worse: string[];
}

/** A fight, planned and tried out whole. */
function weigh(seed: number, tally: Tally): void {
  const state = drill(seed, sizeOf(seed));
  const chance = supposing(seed);
  const exact = exhaust(state, chance, Number(values.moments));
  if (!exact) {
    tally.tooLarge++;
    return;
  }
  const before = process.cpuUsage();
  const { keys } = planned(state, 0, { moments: Number(values.care), looks: LOOKS }, chance);
  const { user, system } = process.cpuUsage(before);
  tally.times.push((user + system) / 1000);
  const course = courseOf(state, chance);
  const isDone = follow(course, keys) && course.state.arena === null;
  const gain = isDone ? worth(course.state, 0) - worth(state, 0) : Number.NEGATIVE_INFINITY;
  tally.fights++;
  if (values.only !== undefined) {
    process.stdout.write(
      `${seed}\n  plan ${gain.toFixed(1)}: ${keys.join(', ')}\n  best ${exact.gain.toFixed(1)}: ${exact.keys.join(', ')}\n`,
    );
  }
  if (gain >= exact.gain - SAME) tally.asGood++;
  else {
    const { hero, hand, units, skills, fight } = told(seed, sizeOf(seed));
    tally.worse.push(
      `${seed}: ${gain.toFixed(1)} of ${exact.gain.toFixed(1)} (${[hero, hand, units, skills].join(' | ')} against ${fight})`,
    );
  }
}

const atShare = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

function pageOf({ fights, asGood, tooLarge, times, worse }: Tally): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `# Drills of Mage Knight

Written by \`npm run drills -- --write docs/drills-mage-knight.md\` on ${new Date().toISOString().slice(0, 10)}. Each fight is made up of everything in the
box: three or four cards of any kind, up to two units and two skills, crystals and dice, one enemy or two, by day or night, with walls or
without, by either printing. The plan is carried out on the real rules and set against the best of all courses there are.
Fights with more than ${values.moments} moments were left out. Times are of the processor, not of the clock.

| fights | as good | share | left out | p50 | p90 | most |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| ${fights} | ${asGood} | ${((100 * asGood) / Math.max(1, fights)).toFixed(1)} % | ${tooLarge} | ${atShare(sorted, 0.5)} ms | ${atShare(sorted, 0.9)} ms | ${atShare(sorted, 1)} ms |

${worse.length === 0 ? 'None was worse.' : `Worse were:\n\n${worse.map((each) => `- ${each}`).join('\n')}`}
`;
}

function weighAll(): void {
  const tally: Tally = { fights: 0, asGood: 0, tooLarge: 0, times: [], worse: [] };
  const wanted = Number(values.fights);
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (const seed of values.only?.split(',') ?? []) weigh(Number(seed), tally);
  for (let seed = Number(values.from); values.only === undefined && tally.fights < wanted && performance.now() < end; seed++) {
    weigh(seed, tally);
    if (seed % 20 === 19)
      process.stderr.write(`${tally.fights}/${wanted}  as good ${tally.asGood}  left out ${tally.tooLarge}\n`);
  }
  const page = pageOf(tally);
  process.stdout.write(page);
  if (values.write !== undefined) writeFileSync(values.write, page);
}

function playAll(seeds: string): void {
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  const [first = 0, last = first] = seeds.split('-').map(Number);
  const { scenario, level } = values;
  const played: Played[] = [];
  for (let seed = first; seed <= last; seed++) {
    const one = playAlone({
      scenario,
      level: level === 'quick' ? level : Number(level),
      seed,
      ...(first === last && { tell }),
    });
    played.push(one);
    tell(one.line);
  }
  const mean = (of: (one: Played) => number): string =>
    (played.reduce((sum, one) => sum + of(one), 0) / played.length).toFixed(2);
  const most = Math.max(...played.map((one) => one.most)).toFixed(0);
  const won = played.filter(({ isWon }) => isWon).length;
  tell(
    `won ${won} of ${played.length}, cities ${mean(({ cities }) => cities)}, defenders felled ${mean(({ felled }) => felled)}, Fame ${mean(({ fame }) => fame)}, ${mean(({ milliseconds }) => milliseconds / 1000)} s of the processor each, longest thought ${most} ms`,
  );
}

/** Points by which a turn is better at the end of the round, with their standard error. */
function chooseAll(seeds: string): void {
  const [first = 0, last = first] = seeds.split('-').map(Number);
  const forks: Fork[] = [];
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (let seed = first; seed <= last && performance.now() < end; seed++) forks.push(...forksOf(seed));
  for (const lines of [2, 4, 8])
    for (const within of [20, 60]) {
      const all = forks.map((fork) => weighChoice(fork, { ...FAR, lines, within }));
      const mean = all.reduce((sum, { gain }) => sum + gain, 0) / all.length;
      const spread = Math.sqrt(all.reduce((sum, { gain }) => sum + (gain - mean) ** 2, 0) / all.length);
      const followed = all.reduce((sum, one) => sum + one.followed, 0) / all.length;
      process.stdout.write(
        `${all.length} turns, ${lines} lines within ${within}: ${mean.toFixed(1)} ± ${(spread / Math.sqrt(all.length)).toFixed(1)} points, followed ${followed.toFixed(1)} times\n`,
      );
    }
}

if (values.choices !== undefined) chooseAll(values.choices);
else if (values.match === undefined) weighAll();
else playAll(values.match);
