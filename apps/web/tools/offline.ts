/**
 * A step of the build: writes into the service worker which files there are, lets the browser fetch the fonts early,
 * and packs every text once, so that the server does not have to.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const WORKER = 'sw.js';
/** Every browser that runs the page reads the newer format of fonts. */
const isKept = (file: string): boolean => !file.startsWith('.vite/') && !/\.(map|gz|br|woff)$/.test(file) && file !== WORKER;
const isText = (file: string): boolean => /\.(js|css|html|svg|md|webmanifest)$/.test(file) && !file.startsWith('.vite/');
/** Below this a packed file is no smaller on the wire. */
const SHORT = 1400;
/** Those that the first screen is written in. */
const EARLY_FONTS = /alegreya-(sans-latin-(400|700)|latin-700)-normal-[\w-]+\.woff2$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();

function writeList(folder: string): void {
  const files = filesIn(folder).filter(isKept);
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\n`).update(readFileSync(join(folder, file)));
  const path = join(folder, WORKER);
  const worker = readFileSync(path, 'utf8')
    .replaceAll('__FILES__', JSON.stringify(files.map((file) => `/${file}`)))
    .replaceAll('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 12)));
  writeFileSync(path, worker);
}

function pack(folder: string): void {
  for (const file of filesIn(folder).filter(isText)) {
    const content = readFileSync(join(folder, file));
    if (content.length < SHORT) continue;
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
    writeFileSync(
      join(folder, `${file}.br`),
      brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
  }
}

export function offline(): Plugin {
  return {
    name: 'taverne-offline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => EARLY_FONTS.test(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
              injectTo: 'head',
            }),
          ),
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return;
        writeList(dir);
        pack(dir);
      },
    },
  };
}
