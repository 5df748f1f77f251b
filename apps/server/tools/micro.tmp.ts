import { join } from 'node:path';
import { picker } from '@taverne/engine';
import { LIMITS } from '../src/limits.ts';
import { openLog } from '../src/log.ts';
import { House } from '../src/matches/house.ts';
import { Makers } from '../src/matches/make.ts';
import { loadGames } from '../src/registry.ts';
import { Signer } from '../src/secrets.ts';
import { Hub } from '../src/sockets/hub.ts';
import { request, watch } from '../src/sockets/requests.ts';
import { Teller } from '../src/sockets/teller.ts';
import { Committer } from '../src/storage/committer.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { scratch, scratchSettings } from './lib/scratch.ts';
const { folder, clear } = scratch();
const storage = openSqlite(join(folder, 'x.db'));
const noWrite = process.argv.includes('--nowrite');
const noSend = process.argv.includes('--nosend');
const real = storage.write.bind(storage);
const committer = new Committer(noWrite ? Object.assign(Object.create(storage), { write: async (c: any[]) => c.some((x) => x.made) ? real(c) : c.map(() => 'written') }) : storage);
const registry = await loadGames(scratchSettings(folder).games);
const house = new House({ storage, committer, registry, limits: { ...LIMITS, loaded: 1e6 }, log: openLog('error'), now: Date.now });
const hub = new Hub(60000, Date.now);
const teller = noSend ? (undefined as any) : new Teller(house, hub, new Signer('x'.repeat(40)));
const makers = new Makers(house, new Signer('x'.repeat(40)));
const desk = { house, hub, teller: teller ?? { tellTableTo() {}, tellChatTo() {}, tellPresence: async () => {} }, makers };
const N = 1200;
const roll = picker(3);
let keys = 0, answers = 0;
const clients: any[] = [];
await Promise.all(Array.from({ length: N }, async (_, i) => {
  const g = [{ id: `a${i}`, name: 'A', language: null }, { id: `b${i}`, name: 'B', language: null }];
  const made = await makers.create(g[0]!, { game: 'leaders', options: {}, seats: [{ kind: 'person' }, { kind: 'open' }], clock: { kind: 'none' }, visibility: 'table', salt: '' });
  if (!made.made) throw new Error(made.trouble.say);
  await makers.join(made.table.id, g[1]!, { salt: '' });
  const cs = g.map((guest) => ({ guest, text: '', sendText(t: string) { if (t.startsWith('{"type":"state"')) this.text = t; } }));
  for (const c of cs) { hub.enter(c as any); await watch(desk as any, c as any, made.table.id, undefined); }
  clients.push({ id: made.table.id, cs });
}));
async function round() {
  await Promise.all(clients.map(async ({ id, cs }) => {
    for (const c of cs) {
      let q: any;
      if (noSend) { q = await house.at(id, (t: any) => t.match.outcome ? undefined : (globalThis as any).qs(t.match, t.seats.findIndex((s: any) => s.guest === c.guest.id))[0]); }
      else if (!c.text.includes('"questions":[]')) q = JSON.parse(c.text).questions[0];
      if (!q) continue;
      answers++;
      await request(desk as any, c, { type: 'answer', match: id, key: `k${keys++}`, question: q.id, option: q.options[roll(q.options.length)].key });
      return;
    }
  }));
}
import { questionsOf } from '@taverne/engine';
(globalThis as any).qs = questionsOf;
for (let r = 0; r < 40; r++) await round();
answers = 0;
const before = process.cpuUsage();
const t = performance.now();
for (let r = 0; r < 40; r++) await round();
const { user, system } = process.cpuUsage(before);
console.log({ answers, usPerAnswer: (user + system) / answers, user: user / answers, system: system / answers, wall: ((performance.now() - t) * 1000) / answers });
await storage.close(); clear();
