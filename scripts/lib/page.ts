/** The page, as it is built. */
import { type Building, build, isFresh } from './building.ts';
import type { Ran } from './tool.ts';

const PAGE: Building = {
  folder: 'apps/web/dist',
  sources: [
    'package-lock.json',
    'apps/web/{index.html,package.json,vite.config.ts}',
    'apps/web/{src,text,public,tools}',
    'packages/*/{src,text,package.json}',
    'games/{index.ts,entry.ts,text,package.json}',
    'games/*/{manifest.ts,picture.svg,src,text,web,rules,package.json}',
  ],
  words: ['apps/web'],
};

/** Builds the page if it is missing or old, unless somebody brings one of his own (TAVERNE_PAGE); says why where that fails. */
export async function freshPage(): Promise<string> {
  if (process.env.TAVERNE_PAGE !== undefined || isFresh(PAGE)) return '';
  console.log('Building the page; this takes half a minute …');
  const { ok, output } = await buildPage();
  return ok ? '' : `The page could not be built.\n${output}`;
}

export const buildPage = (): Promise<Ran> => build(PAGE);
