/**
 * The tests that mutation runs: the rulings, one by one. What plays whole matches or compiles code is left out; it would be repeated for
 * every mutant, and a rule that only a long random match proves has no test of its own yet.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/engine/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    exclude: ['**/*{battery,bot,brawl,fuzz,golden,matches,oracle,sample}*.test.ts', 'games/*/test/text.test.ts'],
    testTimeout: 60_000,
    // Half the time, and the same mutants survive.
    isolate: false,
  },
});
