/** `taverne verify`: proves that a match file is whole, that chance was not touched and that every answer was legal. */
import { fitsGame, type MatchFile, Replay, readFile, type Trouble, verifyChance, writeFile } from '@taverne/engine';
import { type Args, expectWords } from '../args.ts';
import type { Command } from '../command.ts';
import { Complaint, EXIT, type Exit, failed, tellTrouble } from '../complaint.ts';
import { type Desk, deskWith, type Entry, gameNamed } from '../desk.ts';
import { gameWords } from '../game-words.ts';
import { readWhole } from '../match-file.ts';
import type { Say } from '../words.ts';

export const verify: Command = {
  name: 'verify',
  usage: '<file>',
  says: 'verify.says',
  more: 'verify.more',
  flags: { json: { says: 'flag.json' } },
  run,
};

/** What was looked at and what came of it: `true` proven, `false` not to be proven with this file, a trouble: not so. */
interface Proof {
  readonly what: 'whole' | 'chance' | 'answers';
  readonly found: boolean | Trouble;
}

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const { say } = desk;
  const wrong = expectWords(say, args, ['<file>']);
  if (wrong) return wrong;
  const [path = ''] = args.positionals;
  const text = readWhole(say, path);
  if (text instanceof Complaint) return text;
  const read = readFile(text);
  const file = read.ok ? read.value : read.trouble.at === 'file.fingerprint' ? editedFile(text) : undefined;
  if (!file) return failed(`${path}: ${read.ok ? '' : tellTrouble(say, read.trouble)}`);
  const entry = gameNamed(desk, file.game);
  if (entry instanceof Complaint) return failed(say('file.game', { path, game: file.game }));
  const { say: tell } = await deskWith(desk, entry);
  const game = await entry.load();
  const fits = fitsGame(game, file);
  if (!fits.ok) return failed(`${path}: ${tellTrouble(say, fits.trouble)}`);

  const replayed = replayAll(Replay.open(game, file));
  const proofs: Proof[] = [
    { what: 'whole', found: read.ok || read.trouble },
    { what: 'chance', found: chanceProof(file) },
    { what: 'answers', found: replayed.trouble ?? true },
  ];
  const outcome = replayed.trouble ? undefined : replayed.outcome;
  const broken = proofs.some(({ found }) => typeof found !== 'boolean');
  if (args.has('json')) {
    const told = { game: file.game, entries: file.journal.length, proven: !broken, proofs, ...(outcome ? { outcome } : {}) };
    desk.output.write(`${JSON.stringify(told, null, 2)}\n`);
  } else
    desk.tell(
      ...proofs.map((proof) => proofLine(tell, proof, file)),
      ...(broken ? [] : [await endLine(desk, entry, outcome?.how)]),
    );
  return broken ? failed(`${path}: ${brokenIn(tell, proofs)}`) : EXIT.OK;
}

/** The file behind a wrong fingerprint, to see what was edited. */
function editedFile(text: string): MatchFile | undefined {
  const claimed: unknown = JSON.parse(text);
  if (!isChecked(claimed)) return undefined;
  const { game, version, options, seats, chance, journal } = claimed;
  const file = { game, version, options, seats, journal };
  const read = readFile(writeFile(chance ? { ...file, chance } : file));
  return read.ok ? read.value : undefined;
}

/** The reader looks at the fingerprint last, when everything else about the file has been checked. */
const isChecked = (file: unknown): file is MatchFile => typeof file === 'object' && file !== null && 'journal' in file;

const chanceProof = ({ journal, chance }: MatchFile): Proof['found'] =>
  chance?.seed === undefined ? false : (verifyChance(journal, chance) ?? true);

function replayAll(opened: ReturnType<typeof Replay.open>) {
  if (!opened.ok) return { trouble: opened.trouble };
  const replay = opened.value;
  while (!replay.done) {
    const trouble = replay.next();
    if (trouble) return { trouble };
  }
  return { trouble: undefined, outcome: replay.match.outcome };
}

function proofLine(say: Say, { what, found }: Proof, file: MatchFile): string {
  const values = { entries: file.journal.length, chances: file.journal.filter(({ type }) => type === 'chance').length };
  if (found === true) return `<good>✓</good> ${say(`verify.${what}`, values)}`;
  if (found === false) return `<dim>–</dim> ${say('verify.no-seed', values)}`;
  return `<bad>✗</bad> ${say(`verify.not-${what}`)}: ${tellTrouble(say, found)}`;
}

async function endLine({ say, language }: Desk, entry: Entry, how: string | undefined): Promise<string> {
  if (how === undefined) return say('verify.running');
  const words = await gameWords(entry, language);
  return say('verify.ended', { how: words.word(`outcome.${how}.name`, how) });
}

/** The last proof that failed names the entry; the fingerprint alone only knows that something was edited. */
function brokenIn(say: Say, proofs: readonly Proof[]): string {
  const troubles = proofs.flatMap(({ found }) => (typeof found === 'boolean' ? [] : [found]));
  const placed = troubles.findLast(({ at }) => at?.startsWith('journal'));
  const worst = placed ?? troubles.at(-1);
  return worst ? tellTrouble(say, worst) : '';
}
