/**
 * Loaded before the server of a browser test (`node --import`): its list of games is the one that TAVERNE_HOUSE names. The server
 * itself knows nothing of this and has no such setting.
 */
import { registerHooks } from 'node:module';

const list = process.env.TAVERNE_HOUSE;

if (list !== undefined)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@taverne/games' ? { url: list, shortCircuit: true } : next(specifier, context),
  });
