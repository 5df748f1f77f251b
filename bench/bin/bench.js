/**
 * `npm run bench`. It is JavaScript so that an old Node, which cannot read TypeScript, gets as far as the message.
 */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `The benchmarks need Node ${NEEDED} or newer and this is ${process.version}.\n` +
      'Run them through npm ("npm run bench"): the right Node comes with "npm ci" and npm scripts find it.',
  );
  process.exit(1);
}

// The page is measured in a browser, by the specs of e2e/times.
if (process.argv[2] === 'page') {
  process.argv.splice(2, 1);
  await import('../../scripts/page-times.ts');
} else await import('../src/main.ts');
