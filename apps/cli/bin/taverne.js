#!/usr/bin/env node
/** Starts the command line. Plain JavaScript, so that an old Node, which cannot read TypeScript, gets as far as the message. */
const NEEDED = 26;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `taverne needs Node ${NEEDED}, and this is ${process.version}.\n` +
      'Use "npm run taverne -- …" in the project’s folder: it brings its own Node, which "npm ci" installs.',
  );
  process.exit(2);
}

// Remembers what it has compiled: the second start takes a quarter of the time.
const { enableCompileCache } = await import('node:module');
enableCompileCache();

const { start } = await import('../src/main.ts');
await start();
