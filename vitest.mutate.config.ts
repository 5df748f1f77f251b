/**
 * The tests that mutation runs: the rulings, one by one. What plays whole matches or compiles code is left out; it would be repeated for
 * every mutant, and a rule that only a long random match proves has no test of its own yet.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/engine/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    exclude: ['**/*{battery,sample,oracle,golden,fuzz,levels}*.test.ts'],
    testTimeout: 10_000,
  },
});
