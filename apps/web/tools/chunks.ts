/** Which parts of a game belong together on the page. */
import type { Rolldown } from 'vite';

/** What there is to know of a module here. */
interface Modules {
  getModuleInfo(module: string): Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'> | null;
}

const BOARD = /games[\\/]([^\\/]+)[\\/]web[\\/]index\.ts$/;

/** Whatever is loaded by itself and cannot do without this module. */
function wanting(module: string, modules: Modules, seen = new Set<string>()): string[] {
  const info = seen.has(module) ? null : modules.getModuleInfo(module);
  seen.add(module);
  if (!info) return [];
  const others = info.importers.flatMap((importer) => wanting(importer, modules, seen));
  return info.isEntry || info.dynamicImporters.length > 0 ? [module, ...others] : others;
}

/** The name of the part in which a board finds what it shares with the rules, the lesson or the words of its game. */
export function sharedByBoard(module: string, modules: Modules): string | null {
  const all = wanting(module, modules);
  const game = all.map((each) => BOARD.exec(each)?.[1]).find((each) => each !== undefined);
  return game !== undefined && all.length > 1 ? `box-${game}` : null;
}
