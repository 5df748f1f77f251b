import base from '/work/browser/apps/web/vite.config.ts';
export default { ...base, resolve: { alias: { '@taverne/leaders/web': '/work/browser/games/leaders/web/index.ts' } } };
