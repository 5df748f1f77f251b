#!/usr/bin/env node
/**
 * Starts the server: `node apps/server/bin/serve.js --help`.
 * It is JavaScript so that an old Node, which cannot read TypeScript, gets as far as the message.
 */
const NEEDED = 26;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Taverne needs Node ${NEEDED} and this is ${process.version}.\n` +
      'Start it with "npm start": the right Node comes with "npm ci" and npm scripts find it.',
  );
  process.exit(1);
}

await import('../src/main.ts');
