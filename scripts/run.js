/**
 * Runs one of the scripts beside this file: `node scripts/run.js test`.
 * It is JavaScript so that an old Node, which cannot read TypeScript, gets as far as the message.
 */
const NEEDED = 26;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Taverne needs Node ${NEEDED} and this is ${process.version}.\n` +
      'Run it through npm ("npm test", "npm run rules"): the right Node comes with "npm ci" and npm scripts find it.\n' +
      `If that is what you did, there is no pinned Node for ${process.platform} ${process.arch}: install Node ${NEEDED} yourself.`,
  );
  process.exit(1);
}

const [script] = process.argv.splice(2, 1);
await import(`./${script}.ts`);
