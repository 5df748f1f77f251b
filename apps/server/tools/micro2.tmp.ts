import { answer, awaited, drawOffer, picker, questionsOf, quick, startMatch, undoable, viewOf, askedOf } from '@taverne/engine';
import { findGame } from '@taverne/games';
const game = await findGame('leaders')!.load();
const roll = picker(3);
const N = 300;
function run(what: string, f: (m: any, seat: number) => void) {
  const ms = Array.from({ length: N }, (_, i) => { const r = startMatch(game, { chance: quick(i) }); if (!r.ok) throw 1; return r.value; });
  const step = () => { let n = 0; for (const m of ms) { if (m.outcome) continue; const seat = awaited(m)[0]!; const q = questionsOf(m, seat)[0]!; answer(m, seat, q.id, q.options[roll(q.options.length)]!.key); f(m, seat); n++; } return n; };
  for (let r = 0; r < 25; r++) step();
  let answers = 0; const b = process.cpuUsage();
  for (let r = 0; r < 40; r++) answers += step();
  const u = process.cpuUsage(b);
  console.log(what.padEnd(30), ((u.user + u.system) / answers).toFixed(1), 'us');
}
run('warm', () => {});
run('engine answer+questions', () => {});
run('+ view x2', (m) => { viewOf(m, 0); viewOf(m, 1); });
run('+ view x2 stringify', (m) => { JSON.stringify(viewOf(m, 0)); JSON.stringify(viewOf(m, 1)); });
run('+ questions', (m) => { questionsOf(m, 0); questionsOf(m, 1); });
run('+ questions stringify', (m) => { if (!m.outcome) { JSON.stringify(questionsOf(m, 0)); JSON.stringify(questionsOf(m, 1)); } });
run('+ undoable x2', (m) => { undoable(m, 0); undoable(m, 1); });
run('+ drawOffer x2', (m) => { drawOffer(m); drawOffer(m); });
run('+ awaited asked x2', (m) => { awaited(m); askedOf(m); awaited(m); askedOf(m); });
