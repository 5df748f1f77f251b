import { defineConfig } from 'vite';

/**
 * The server in a few files instead of a thousand: half of what a process used to do before it was open was to find and link its modules.
 * `--mode tools` builds the server of the tools that kill and measure it, with the games of the tests.
 */
const BUILDS = {
  production: { folder: 'dist', input: { main: 'src/main.ts', worker: 'src/bots/worker.ts' } },
  tools: { folder: 'tools/dist', input: { serve: 'tools/lib/serve.ts', games: 'test/games.ts', worker: 'src/bots/worker.ts' } },
};

export default defineConfig(({ mode }) => {
  const { folder, input } = mode === 'tools' ? BUILDS.tools : BUILDS.production;
  return {
    root: import.meta.dirname,
    publicDir: false,
    // Piscina starts its threads from a file of its own beside it. PostgreSQL's own library is not ours to bring.
    ssr: { noExternal: true, external: ['piscina', 'pg-native'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      // Where the page lies and where a thread begins is told from where a file of the build lies, so all of them are side by side.
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
      // Readable as it is: whoever reads a stack trace finds names, and the map the line that was written.
      sourcemap: true,
      minify: false,
      target: 'esnext',
    },
  };
});
