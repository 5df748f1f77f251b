import { ServerProcess } from './lib/child.ts';
import { Client } from './lib/client.ts';
import { scratch, scratchSettings, UNHURRIED } from './lib/scratch.ts';
const { folder, clear } = scratch();
const server = await ServerProcess.start(scratchSettings(folder), UNHURRIED);
const [a, b] = [new Client(server.base), new Client(server.base)];
const { match, links } = await a.create({ game: 'leaders', seats: [{ kind: 'person' }, { kind: 'open' }] });
await b.join(match, links[0]?.token);
await a.connect(); await b.connect(); await a.watch(match); await b.watch(match);
for (let i = 0; i < 40; i++) { const c = a.states.get(match)?.questions.length ? a : b; if (!c.states.get(match)?.questions.length) { await a.ping(); await b.ping(); continue; } await c.answer(match, k => k[Math.floor(Math.random()*k.length)] ?? ''); await a.ping(); await b.ping(); }
for (const c of [a, b]) { const t = c.texts.filter(x => x.startsWith('{"type":"state"')); console.log(t.map(x => x.length).join(' ')); }
console.log(a.texts.filter(x => x.startsWith('{"type":"state"')).at(-1));
console.log(b.texts.filter(x => x.startsWith('{"type":"state"')).at(-1));
a.close(); b.close(); await server.kill(); clear();
