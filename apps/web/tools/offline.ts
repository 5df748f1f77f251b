/**
 * A step of the build: writes into the service worker which files there are, and into the page where its words are, so that
 * they come along with the scripts; packs every text once, so that the server does not have to.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
/** Every browser that runs the page reads the newer format of fonts. */
const isKept = (file: string): boolean => !file.startsWith('.vite/') && !/\.(map|gz|br|woff)$/.test(file) && file !== WORKER;
const isText = (file: string): boolean => /\.(js|css|html|svg|md|webmanifest)$/.test(file) && !file.startsWith('.vite/');
/** Below this a packed file is no smaller on the wire. */
const SHORT = 1400;
/** The words of the first screen in a language. */
const WORDS = /src[\\/]words[\\/](en|fr)\.ts$|apps[\\/]web[\\/]text[\\/](en|fr)\.json$/;

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

/** For each language the parts with its words, for boot.js, which knows the language before any script is there. */
function wordsIn(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const attrs: { [name: string]: string } = { name: 'words' };
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk') continue;
    const [, ofCode, ofText] = part.moduleIds.map((id) => WORDS.exec(id)).find((found) => found !== null) ?? [];
    const language = ofCode ?? ofText;
    if (language !== undefined) attrs[language] = `${attrs[language] ?? ''} /${part.fileName}`.trim();
  }
  return { tag: 'meta', attrs, injectTo: 'head-prepend' };
}

export function offline(): Plugin {
  return {
    name: 'taverne-offline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [wordsIn(bundle)],
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
