import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './tools/offline.ts';

const WORKER = 'sw';

/** What everything shares gets a chunk of its own, or the bundler puts it into that of a game, which the lobby then loads. */
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  { name: 'words', test: /packages[\\/](protocol[\\/]src[\\/]words|engine[\\/]src[\\/]result)\.ts/ },
  {
    name: 'parts',
    test: /packages[\\/]ui[\\/]src[\\/](button|classes|crest|dialog|icon|panel|readable|seats|trouble|words)\.tsx?/,
  },
];

/** The server sends a policy without inline script or style, so nothing may be inlined. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', [WORKER]: 'src/offline/sw.ts' },
      // A service worker rules only over what lies beneath it, and its name must not change.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/ws': { target: 'ws://localhost:8080', ws: true } } },
});
