/**
 * Who keeps the peace: those named in the settings, or else the first account there was. A name alone is not enough, because
 * names can change hands: whose it is when it is first asked for is written down, and nobody else ever comes in by it.
 */
import { z } from 'zod';
import type { Sql } from '../../storage/sql.ts';
import { accountName } from '../account-name.ts';

const idRow = z.object({ id: z.string() });
const valueRow = z.object({ value: z.string() });

export class Keepers {
  private readonly sql: Sql;
  private readonly names: readonly string[];

  /** `names`: of accounts; none: the first account. */
  constructor(sql: Sql, names: readonly string[]) {
    this.sql = sql;
    this.names = names;
  }

  async isKeeper(person: string | undefined): Promise<boolean> {
    if (person === undefined) return false;
    if (this.names.length === 0) return (await this.kept('keeper', () => this.first())) === person;
    for (const name of this.names) {
      const known = accountName(name);
      if (typeof known === 'string') continue;
      if ((await this.kept(`keeper ${known.folded}`, () => this.named(known.folded))) === person) return true;
    }
    return false;
  }

  private async first(): Promise<string | undefined> {
    const [row] = await this.sql.all('SELECT id FROM accounts ORDER BY made, id LIMIT 1');
    return row && idRow.parse(row).id;
  }

  private async named(folded: string): Promise<string | undefined> {
    const [row] = await this.sql.all('SELECT id FROM accounts WHERE folded = $1', [folded]);
    return row && idRow.parse(row).id;
  }

  /** Found once, and the same from then on. */
  private async kept(key: string, find: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = await this.read(key);
    if (known !== undefined) return known;
    const found = await find();
    if (found === undefined) return undefined;
    await this.sql.run('INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, found]);
    return this.read(key);
  }

  private async read(key: string): Promise<string | undefined> {
    const [row] = await this.sql.all('SELECT value FROM house_keys WHERE name = $1', [key]);
    return row && valueRow.parse(row).value;
  }
}
