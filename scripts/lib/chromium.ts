/**
 * The browser of the browser tests: one that is installed. On Debian as root it is installed where it is missing;
 * nowhere is one downloaded behind somebody's back.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './tool.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'chrome.exe'];

/** Where it lives on systems that do not put programs on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')],
  ),
];

const APT = '/usr/bin/apt-get';
const PACKAGES = ['chromium', 'fonts-dejavu-core'];

export type Found = { readonly path: string } | { readonly missing: string };

export async function chromium(): Promise<Found> {
  const installed = find();
  if (installed !== undefined) return { path: installed };
  const ours = process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync(APT);
  if (!ours) {
    return {
      missing: 'The browser tests need Chrome or Chromium: install one, or name it in TAVERNE_CHROMIUM=/path/to/chromium.',
    };
  }
  console.log('      Chromium is missing; apt-get installs it …');
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run(APT, ['update'], quiet);
  const install = await run(APT, ['install', '-y', '--no-install-recommends', ...PACKAGES], quiet);
  const path = find();
  return path === undefined
    ? { missing: `apt-get could not install ${PACKAGES.join(' and ')}:\n${update.output}\n${install.output}` }
    : { path };
}

function find(): string | undefined {
  const named = process.env.TAVERNE_CHROMIUM;
  if (named !== undefined && named !== '') return named;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path));
}
