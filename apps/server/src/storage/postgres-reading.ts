/** Whole matches as PostgreSQL has them: those that are wanted at about the same time in one question. */
import { z } from 'zod';
import { Gathering } from './gathering.ts';
import type { StoredMatch } from './port.ts';
import type { PG } from './postgres-statements.ts';
import {
  readAppend,
  readChat,
  readCheckpoint,
  readClock,
  readFolded,
  readForesights,
  readImport,
  readLongOptions,
  readMatch,
  readNotice,
  readSeat,
} from './rows.ts';
import type { Row } from './sql.ts';

const storedRow = z.object({
  place: z.int(),
  revision: z.int(),
  folded: z.int(),
  imported: z.int(),
  seat_rows: z.array(z.unknown()),
  clock_rows: z.array(z.unknown()),
  foresight_rows: z.array(z.unknown()),
  order_due: z.int().nullable(),
  chat_rows: z.array(z.unknown()),
  notice_rows: z.array(z.unknown()),
  import_text: z.string().nullable(),
  long_text: z.string().nullable(),
  pages: z.array(z.unknown()),
  checkpoint_text: z.string().nullable(),
});

interface Wish {
  readonly id: string;
  readonly chatLines: number;
  /** From this number of its journal on. */
  readonly since: number;
}

type Found = { readonly raw: Row; readonly row: z.infer<typeof storedRow> } | 'none';
type Ask = (name: keyof typeof PG, values: readonly unknown[]) => Promise<readonly Row[]>;

export class MatchReader {
  private readonly ask: Ask;
  private readonly gathered: Readonly<Record<'match' | 'matchLately', Gathering<Wish, Found>>>;

  constructor(ask: Ask) {
    this.ask = ask;
    this.gathered = {
      match: new Gathering((wishes) => this.find('match', wishes)),
      matchLately: new Gathering((wishes) => this.find('matchLately', wishes)),
    };
  }

  private async find(name: 'match' | 'matchLately', wishes: readonly Wish[]): Promise<readonly Found[]> {
    const chatLines = Math.max(...wishes.map((wish) => wish.chatLines));
    const rows = await this.ask(name, [wishes.map(({ id }) => id), chatLines, wishes.map(({ since }) => since)]);
    const found: Found[] = wishes.map(() => 'none');
    for (const raw of rows) {
      const row = storedRow.parse(raw);
      found[row.place - 1] = { raw, row };
    }
    return found;
  }

  async read(name: 'match' | 'matchLately', wish: Wish): Promise<StoredMatch | undefined> {
    // No text of PostgreSQL can hold this sign: there is nothing by such a name.
    if (wish.id.includes('\0')) return undefined;
    const found = await this.gathered[name].wish(wish);
    if (found === 'none') return undefined;
    const row = readMatch(found.raw);
    const beside = found.row;
    const long = beside.long_text === null ? {} : readLongOptions({ options: beside.long_text });
    const [folded] = beside.folded === 1 ? await this.ask('folded', [wish.id]) : [];
    return {
      row: row.omitted.length === 0 ? row : { ...row, options: { ...row.options, ...long } },
      revision: beside.revision,
      seats: beside.seat_rows.map(readSeat),
      clocks: beside.clock_rows.map(readClock),
      foresights: beside.foresight_rows.flatMap(readForesights),
      appends: folded ? readFolded(folded).filter(({ seq }) => seq >= wish.since) : beside.pages.map(readAppend),
      orderDue: beside.order_due,
      chat: beside.chat_rows.map(readChat).slice(-wish.chatLines),
      notices: beside.notice_rows.map(readNotice),
      imported: beside.import_text === null ? undefined : readImport({ journal: beside.import_text }),
      checkpoint: beside.checkpoint_text === null ? undefined : readCheckpoint({ checkpoint: beside.checkpoint_text }),
    };
  }
}
