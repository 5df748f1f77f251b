/** `taverne move`: everything a server keeps in its folder goes to PostgreSQL. */
import { type Args, expectWords } from '../args.ts';
import type { Command } from '../command.ts';
import { type Complaint, EXIT, type Exit, failed, misused } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { progress } from '../progress.ts';

export const move: Command = {
  name: 'move',
  usage: '--from sqlite|DIR --to postgres|URL',
  says: 'move.says',
  more: 'move.more',
  flags: {
    from: { value: 'DIR', says: 'flag.move-from' },
    to: { value: 'URL', says: 'flag.move-to' },
  },
  run,
};

/** What is meant where only the kind of store is named: the same as the server means. */
const USUAL_FOLDER = 'data';

async function run(desk: Desk, args: Args): Promise<Exit | Complaint> {
  const { say } = desk;
  const wrong = expectWords(say, args, []);
  if (wrong) return wrong;
  const [from, to] = [args.word('from'), args.word('to')];
  if (from === undefined || from === '') return misused(say('args.needed', { name: '--from' }));
  const folder = from === 'sqlite' ? (process.env.TAVERNE_DATA ?? USUAL_FOLDER) : from;
  const database = to === 'postgres' ? process.env.DATABASE_URL : to;
  if (!/^postgres(ql)?:$/.test(URL.parse(database ?? '')?.protocol ?? '')) return misused(say('move.to'));

  // Nothing else needs the server's store: whoever plays does not wait for it to load.
  const { CannotMove, moveStore } = await import('@taverne/server/move');
  const bar = progress(desk.errors);
  try {
    const moved = await moveStore({
      folder,
      database: database ?? '',
      progress: (table, done, of) => bar.show(done / Math.max(1, of), () => say('move.progress', { table, done, of })),
    });
    bar.end();
    const rows = moved.reduce((sum, each) => sum + each.rows, 0);
    for (const { table, rows: count, digest } of moved) desk.tell(say('move.table', { table, rows: count, digest }));
    desk.tell(say('move.done', { rows, tables: moved.length, folder }));
    return EXIT.OK;
  } catch (error) {
    bar.end();
    if (error instanceof CannotMove) return failed(say(`move.${error.why}`, { what: error.what }));
    return failed(say('move.failed', { why: error instanceof Error ? error.message : String(error) }));
  }
}
