import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedByBoard } from './tools/chunks.ts';
import { offline } from './tools/offline.ts';

const WORKER = 'sw';

/** The words of the first screen in one language. */
const WORDS = /(?:apps[\\/]web[\\/]text[\\/]|text[\\/]lobby\.)(en|fr)\.json$/;
const wordsOf = (module: string): string => `words-${WORDS.exec(module)?.[1]}`;

/** Few chunks: on a slow network each costs a way there and back. Everything that the first screen runs is one of them. */
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 2 },
  { name: 'lobby', test: /^(?!.*(main\.tsx|index\.html|sw\.ts)$)/, tags: ['$initial' as const], priority: 1 },
  { name: wordsOf, test: WORDS, debugName: 'words' },
  {
    name: 'table',
    test: /packages[\\/]ui[\\/]src[\\/](?!generic)|apps[\\/]web[\\/]src[\\/](tablepage|table)[\\/]/,
  },
  // What reads content packs, which some boards do; and what runs the rules, which no board does: a form of a new match or a replay wants it.
  { name: 'reading', test: /packages[\\/]engine[\\/]src[\\/](parse|options|json-place|digest)\.ts$/ },
  { name: 'rules', test: /packages[\\/]engine[\\/]src[\\/](?!telling|hex|square|parse|options|json-place|digest)/ },
  // What a board shares with other parts of its game comes in one piece beside it.
  { name: sharedByBoard, debugName: 'box', test: /games[\\/][^\\/]+[\\/](src|text|web)[\\/]/ },
];

/** A worker that begins is waited for: the table's own parts come in one piece, and the rules of a game in another. */
const RULES = /games[\\/]([^\\/]+)[\\/]src[\\/](?!bot[\\/])/;
const IN_WORKERS = [
  { name: 'engine', test: /packages[\\/](engine|protocol)[\\/]src|apps[\\/]web[\\/]src|rolldown[\\/]runtime/, priority: 1 },
  { name: (module: string) => `rules-${RULES.exec(module)?.[1]}`, debugName: 'rules', test: RULES },
];

/** The server sends a policy without inline script or style, so nothing may be inlined. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: IN_WORKERS } } },
  },
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
