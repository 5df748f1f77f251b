import { clientMessage } from '@taverne/protocol';
import { Metrics } from '../src/metrics.ts';
const text = JSON.stringify({ type: 'answer', match: 'YZ3NcArCVrz9OJHV', key: 'd0372c56-6c71-455f-8cfe-fcdcfa814b3b', question: '0.22.1keiip2gjj455', option: 'E5 E6' });
function bench(what: string, f: () => void, n = 200000) { for (let i = 0; i < 20000; i++) f(); const b = process.cpuUsage(); for (let i = 0; i < n; i++) f(); const u = process.cpuUsage(b); console.log(what.padEnd(30), ((u.user + u.system) / n).toFixed(2), 'us'); }
bench('json', () => JSON.parse(text));
bench('json+zod', () => clientMessage.safeParse(JSON.parse(text)));
const m = new Metrics();
bench('metric', () => m.heard('answer'));
bench('metric commit', () => m.committed(1, 2));
bench('now', () => performance.now());
