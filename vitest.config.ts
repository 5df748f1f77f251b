import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'games/*/web/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'scripts/test/**/*.test.ts',
    ],
    testTimeout: 240_000,
    // The tests share no state, so files can share a worker.
    isolate: false,
    // By itself Vitest would leave one core of two idle.
    maxWorkers: '100%',
  },
});
